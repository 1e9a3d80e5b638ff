"""Advice on a decision: what `master` would do, and what its search found about every action.

Importing this does not need NumPy.
"""

import threading
from random import Random
from typing import Any, Protocol

from tavolino.bots.bot import Limit
from tavolino.bots.levels import LEVELS, has_kernel
from tavolino.bots.plain import PlainSearch
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, BadMessage
from tavolino.parts import Advice

__all__ = ["Advice", "Adviser", "advise"]

MASTER = LEVELS[-1]


class Advises(Protocol):
    """A search that can tell what it found."""

    def choose(self, view: Any, limit: Limit, seed: int, *, noting: bool) -> Any: ...

    def advice(self) -> list[Advice]: ...

    def stop(self) -> None: ...


class Adviser:
    """Gives advice in matches of one game. Several threads may share it; they wait for each other.

    It runs the search of the strongest level, with the same settings: with the same seed both choose the same action.
    For a game with a kernel but no compiler to run it, it only names a sensible action.
    """

    def __init__(self, game: AnyGame, limit: Limit | None = None) -> None:
        self.game = game
        plain = not has_kernel(game)
        self.limit = limit or (MASTER.plain if plain else Limit(MASTER.simulations))
        if self.limit.simulations < 1:
            raise BadMessage(f"Advice needs a simulation or more, not {self.limit.simulations}.")
        self.search = PlainSearch(game) if plain else tree_search(game, self.limit)
        self.thinking = threading.Lock()

    def advise(self, view: Any, seed: int = 0) -> list[Advice]:
        """The legal actions: first the one to choose, then the others as often as they were tried.

        Only one action, without numbers, where there is no other or where nothing could be tried.
        """
        legal = choices(view)
        if len(legal) == 1 or self.search is None:
            return [Advice(self.game.sensible(view, Random(seed)))]
        with self.thinking:
            found = self.search.choose(view, self.limit, seed, noting=True)
            if found is None:
                return [Advice(self.game.sensible(view, Random(seed)))]
            return ranked(self.search.advice(), found)

    def stop(self) -> None:
        """Let the advice that is being given end with what it has found; see `tavolino.bots.bot.Stoppable`."""
        if self.search is not None:
            self.search.stop()


def ranked(advice: list[Advice], chosen: Any) -> list[Advice]:
    def rank(one: Advice) -> tuple[bool, int, float]:
        figure = one.points if one.exact else one.expected
        return one.action != chosen, -one.tries, -(figure or 0.0)

    return sorted(advice, key=rank)


def tree_search(game: AnyGame, limit: Limit) -> Advises | None:
    if not COMPILED:
        return None
    from tavolino.bots.search import LedSearch  # here, because it needs NumPy

    return LedSearch(game, limit.simulations, MASTER.led if limit.simulations == MASTER.simulations else 0)


def advise(game: AnyGame, view: Any, seed: int = 0, limit: Limit | None = None) -> list[Advice]:
    """Advice on one decision. For more than one, keep an `Adviser`: it is quicker."""
    return Adviser(game, limit).advise(view, seed)
