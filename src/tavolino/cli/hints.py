"""Hints in the terminal: the action, why, and what else was nearly as good; and the best few side by side."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tavolino.bots.advice import Advice, Adviser
from tavolino.bots.compiled import is_compiled
from tavolino.bots.explain import Why, explain, figure, figure_error
from tavolino.bots.levels import has_kernel
from tavolino.bots.preparation import PREPARATION
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame
from tavolino.words import in_words, say

WIDTH = 24  # of the longest bar


class Hints:
    """Hints in matches of one game. Until the search is compiled, a hint is only what looks sensible."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.adviser: Adviser | None = None
        self.last: tuple[Any, list[Advice], Why] | None = None

    def found(self, view: Any) -> tuple[list[Advice], Why]:
        """Thought of once for each view."""
        if self.last is None or self.last[0] != view:
            self.adviser = self.adviser or Adviser(self.game)
            advice = self.adviser.advise(view)
            self.last = view, advice, explain(self.game, view, advice)
        return self.last[1:]

    def lines(self, view: Any, names: Sequence[str]) -> Iterator[str]:
        if wait := self.seconds():
            yield f"Hint: {self.game.write(self.game.sensible(view, Random(0)))}. {say('hint-thumb')}"
            yield f"Better hints will be ready in about {wait} s."
            return
        advice, why = self.found(view)
        yield f"Hint: {self.game.write(advice[0].action)}. {self.reason(why, names)}"
        if why.close and why.unit:
            yield self.close(advice, why, why.close.place, equal=why.close.equal)

    def seconds(self) -> int:
        """How long the search will still be compiling; the first hint starts it."""
        if not COMPILED or not has_kernel(self.game) or is_compiled(self.game):
            return 0
        PREPARATION.start([self.game])
        return PREPARATION.seconds(self.game)

    def reason(self, why: Why, names: Sequence[str]) -> str:
        if why.reason:
            return in_words(why.reason, names)
        return say("hint-only" if why.only else "hint-best" if why.unit else "hint-thumb")

    def close(self, advice: Sequence[Advice], why: Why, place: int, *, equal: bool) -> str:
        action = self.game.write(advice[place].action)
        if equal:
            return say("hint-equal", {"action": action})
        values = {"action": action, "points": shown(advice[place], why), "best": shown(advice[0], why)}
        return say(f"hint-close-{why.unit}", values)

    def comparison(self, view: Any, names: Sequence[str]) -> Iterator[str]:
        """The best few actions as bars."""
        if self.seconds():
            yield from self.lines(view, names)
            return
        advice, why = self.found(view)
        if not why.unit:
            yield say("hint-only" if why.only else "hint-thumb")
            return
        compared = [advice[place] for place in why.compared]
        figures = [figure(one, why.unit) or 0.0 for one in compared]
        lowest, highest = min(0.0, *figures), max(0.0, *figures)
        actions = [self.game.write(one.action) for one in compared]
        for one, action, value in zip(compared, actions, figures, strict=True):
            length = round(WIDTH * (value - lowest) / (highest - lowest or 1.0))
            sure = "" if why.exact else f" ± {2 * scaled(figure_error(one, why.unit), why):.1f}"
            yield f"{action:{max(map(len, actions))}}  {'█' * length:{WIDTH}}  {shown(one, why)}{sure}"
        yield say(f"hint-bars-{why.unit}-alone" if len(names) == 1 else f"hint-bars-{why.unit}")
        yield say("hint-bars-exact") if why.exact else f"{why.deals:,} possible deals were played ahead."


def scaled(value: float, why: Why) -> float:
    return value if why.unit == "points" else 100 * value


def shown(one: Advice, why: Why) -> str:
    """+1.8 points, or 64 of 100."""
    value = figure(one, why.unit or "rating") or 0.0
    return f"{value:+.1f}".replace("-", "−") if why.unit == "points" else str(round(100 * value))
