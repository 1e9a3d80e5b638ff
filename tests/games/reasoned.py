"""Reasons for actions in positions of recorded matches, to be checked one by one.

A reason has to be true whichever two actions it compares, so these need no search: each legal action of a position is
compared with another one.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tavolino.game import AnyGame, needed_part
from tavolino.games import GAMES
from tavolino.match import read_record
from tavolino.match.replay import walk
from tavolino.parts import REASONS, Advice
from tavolino.words import LANGUAGES, Sentence, in_words
from tavolino.words.catalogue import FOLDER

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
NAMES = ("Anna", "Ben", "Cleo", "Dora")
PAIRS = 6  # of actions in one position
ENOUGH = 40  # reasons of one kind
BOTH = "hint-both"


class Reasoned(NamedTuple):
    game: AnyGame
    view: Any
    action: Any
    other: Any  # None: there is nothing else to do
    reason: Sentence

    @property
    def values(self) -> dict[str, Any]:
        return self.reason.values

    def worlds(self, count: int) -> Iterator[Any]:
        """Whole states that fit the view."""
        rng = Random(f"{self.view.legal} {self.action}")
        for _ in range(count):
            yield self.game.imagine(self.view, rng)

    def after(self, action: Any) -> Any:
        """One of these states, after an action."""
        [state] = self.worlds(1)
        self.game.apply(state, self.view.seat, action)
        return state


def positions(game: AnyGame) -> Iterator[Any]:
    """The views of all seats that could act, through all records of a game."""
    for path in RECORDS:
        record = read_record(path)
        if record.game == game.name:
            for step in walk(record):
                yield from (step.match.view(seat) for seat in step.match.legal())


def reasoned(name: str) -> Iterator[Reasoned]:
    """Every sentence by itself, also where two make one reason."""
    game, rng = GAMES[name], Random(name)
    reasons = needed_part(game, REASONS)
    for view in positions(game):
        pairs: list[tuple[Any, Any]] = [*permutations(view.legal, 2)] or [(view.legal[0], None)]
        for action, other in rng.sample(pairs, min(PAIRS, len(pairs))):
            told = reasons.reason(view, Advice(action), None if other is None else Advice(other))
            assert told is None or isinstance(told, Sentence)
            for one in parts(told):
                yield Reasoned(game, view, action, other, one)


def parts(told: Sentence | None) -> list[Sentence]:
    if told is None:
        return []
    if told.message != BOTH:
        return [told]
    return [one for value in told.values.values() if isinstance(value, Sentence) for one in parts(value)]


def check_all(name: str, checks: Mapping[str, Callable[[Reasoned], None]]) -> set[str]:
    """Check the reasons that are given in recorded matches, some of each kind; returns which kinds there were."""
    counted: Counter[str] = Counter()
    for case in reasoned(name):
        key = case.reason.message
        counted[key] += 1
        if counted[key] <= ENOUGH:
            checks[key.removeprefix(f"{name}-reason-")](case)
            assert all(in_every_language(case.reason))
    return {*counted}


def in_every_language(reason: Sentence) -> list[str]:
    return [in_words(reason, NAMES, language) for language in LANGUAGES]


def all_reasons(name: str) -> set[str]:
    """The keys of a game's reasons."""
    lines = (FOLDER / "en" / f"{name}-reasons.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" = ")[0] for line in lines if line.startswith(f"{name}-reason-")}
