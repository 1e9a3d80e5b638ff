"""The player: who plays on in the worlds that the coach imagines. Compiled, like the functions of `playout`.

Without this module it is the playout's `choose`, which is made for search: search looks ahead itself, so its policy may
overlook what ends the round. The coach looks no further than this player does.
"""

from typing import Protocol

from tavolino.fast.arrays import Dice, Pile, States
from tavolino.game import Part


class Player(Protocol):
    def choose(self, states: States, index: int, seat: int, actions: Pile, dice: Dice, /) -> int:
        """A good legal action, found quickly, from what the seat knows. `actions` is scratch space for legal ones."""


PLAYER: Part[Player] = Part("player", Player)
