"""A bot that makes the mistakes people make: it is in a hurry, in doubt, and forgets things."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from msgspec import Struct, structs

from tavolino.bots.simple import choices
from tavolino.game import AnyGame, part_of
from tavolino.parts import TEMPTATIONS, Temptations


class Haste(Struct, frozen=True):
    """How a player is tempted to go wrong."""

    hurry: float  # how much of its judgement is what an action brings at once, 0 to 1
    doubt: float  # how unsure its judgement is, in the game's small differences
    forgets: float  # how often it forgets a kind of thing, 0 to 1
    overlooks: float  # in a game without the part `temptations`, how often it overlooks a choice, 0 to 1


class HastyBot:
    """Small mistakes are common, and the dearer one is, the rarer."""

    def __init__(self, game: AnyGame, rng: Random, haste: Haste) -> None:
        self.game = game
        self.rng = rng
        self.haste = haste
        self.temptations = part_of(game, TEMPTATIONS)

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        return self.sensible_of_noticed(view) if self.temptations is None else self.tempted(view, self.temptations)

    def sensible_of_noticed(self, view: Any) -> Any:
        noticed = tuple(action for action in view.legal if self.rng.random() >= self.haste.overlooks)
        return self.game.sensible(structs.replace(view, legal=noticed or (self.rng.choice(view.legal),)), self.rng)

    def tempted(self, view: Any, temptations: Temptations[Any]) -> Any:
        doubt = self.haste.doubt * temptations.SMALL
        worths = blended(temptations.worths(view), temptations.gains(view), self.haste.hurry)
        felt = [worth + doubt * self.gumbel() for worth in worths]
        kinds = [temptations.forgettable(view, action) for action in view.legal]
        forgotten = {
            kind for kind in dict.fromkeys(kinds) if kind is not None and self.rng.random() < self.haste.forgets
        }
        places = [place for place, kind in enumerate(kinds) if kind not in forgotten] or range(len(kinds))
        return view.legal[max(places, key=felt.__getitem__)]

    def gumbel(self) -> float:
        """Noise that makes a choice n units worse e to the n times rarer, if the unit of doubt is one."""
        return -log(-log(self.rng.random() or 0.5))


def blended(worths: Sequence[float], gains: Sequence[float], hurry: float) -> list[float]:
    return [(1 - hurry) * worth + hurry * gain for worth, gain in zip(worths, gains, strict=True)]
