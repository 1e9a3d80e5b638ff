"""A match in the log that began under other rules than the program has.

It is never continued or replayed under the new rules. What its record needs is copied from the log as it is.
"""

from typing import NamedTuple

from tavolino.table.log.entries import Beginning, By


class Line(NamedTuple):
    seat: int
    action: str
    by: By
    bot: str | None
    at: int
    rationed: bool = False


class OldMatch:
    def __init__(self, began: Beginning, names: list[str], secret: bytes, contributions: list[bytes]) -> None:
        self.began = began
        self.names = names
        self.secret = secret
        self.contributions = contributions
        self.lines: list[Line] = []
        self.taken_back = 0
        self.hands_seen: dict[str, int] = {}

    def take_back(self, number: int, *, everything: bool) -> None:
        self.lines[number : None if everything else number + 1] = []
        self.taken_back += everything
