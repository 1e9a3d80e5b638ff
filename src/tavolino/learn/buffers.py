"""What goes to and fro between the kernel's matches and the nets: one row a match."""

from typing import Any, NamedTuple

RESULTS = 8  # rewards by seat, and room for the playout to compute in


class Buffers(NamedTuple):
    places: Any  # inputs of nets: see tavolino.fast.inputs
    numbers: Any
    legal: Any  # piles of actions
    outputs: Any  # the policy's outputs that stand for them, at the same indices
    movers: Any  # the seats to act
    chosen: Any  # places among the legal actions, from 1
    over: Any  # 1 where the last action ended the match
    results: Any  # what ended matches were worth, by seat
    actions: Any  # how many the running matches have had
    scratch: Any
