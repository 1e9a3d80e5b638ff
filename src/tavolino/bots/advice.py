"""Advice on a decision: every legal action, tried in the same imagined worlds. Importing this does not need NumPy."""

import threading
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from tavolino.bots.levels import has_kernel
from tavolino.bots.plain import PlainSearch
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, BadMessage

WORLDS = 300


class Advice(Struct, frozen=True):
    """What can be expected of one action. A number is None where it could not be found out."""

    action: Any  # as it is in the view
    expected: float | None = None  # 0 to 1: about the chance to win, with a little for the margin
    uncertainty: float | None = None  # standard error of `expected`
    best_in: float | None = None  # share of the imagined worlds in which it did best; the shares add up to 1


class Weighs(Protocol):
    """A search that can try all actions equally."""

    def begin(self, view: Any, seed: int) -> None: ...

    def weigh(self, worlds: int) -> list[tuple[float, float, float]]:
        """The numbers of an `Advice` for each legal action; none where there was no time to try them all."""

    def stop(self) -> None: ...


class Adviser:
    """Gives advice in matches of one game. Several threads may share it; they wait for each other.

    With a kernel and a compiler it asks the tree search, for a game without a kernel the plain search. For a game with
    a kernel but no compiler to run it, it only names a sensible action.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.search = search_for(game)
        self.thinking = threading.Lock()

    def advise(self, view: Any, seed: int = 0, worlds: int = WORLDS) -> list[Advice]:
        """The legal actions, the best one first; only a sensible one where none could be tried."""
        if worlds < 1:
            raise BadMessage(f"Advice needs a world or more to try things in, not {worlds}.")
        legal = choices(view)
        with self.thinking:
            weighed = self.weighed(view, seed, worlds)
        if not weighed:
            return [Advice(self.game.sensible(view, Random(seed)))]
        order = sorted(range(len(legal)), key=lambda place: -weighed[place][0])
        return [Advice(legal[place], *weighed[place]) for place in order]

    def weighed(self, view: Any, seed: int, worlds: int) -> list[tuple[float, float, float]]:
        if self.search is None:
            return []
        self.search.begin(view, seed)
        return self.search.weigh(worlds)

    def stop(self) -> None:
        """Let the advice that is being given end with what it has found; see `tavolino.bots.bot.Stoppable`."""
        if self.search is not None:
            self.search.stop()


def search_for(game: AnyGame) -> Weighs | None:
    if not has_kernel(game):
        return PlainSearch(game)
    if not COMPILED:
        return None
    from tavolino.bots.search import Search  # here, because it needs NumPy

    return Search(game, largest=0)


def advise(game: AnyGame, view: Any, seed: int = 0, worlds: int = WORLDS) -> list[Advice]:
    """Advice on one decision. For more than one, keep an `Adviser`: it is quicker."""
    return Adviser(game).advise(view, seed, worlds)
