"""A hint does what `master` does, gives a reason, and compares it with what else there was."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots import tricks
from bots.test_plain import laid
from bots.tricks import Play
from games.reasoned import in_every_language, parts, positions
from tavolino.bots import Limit, bot_named, explain
from tavolino.bots.advice import Advice, Adviser, advise
from tavolino.bots.explain import Close, Why, figure
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, part_of
from tavolino.games import GAMES
from tavolino.parts import REASONS
from tavolino.words import Sentence, plain_text, sentence

compiled = pytest.mark.skipif(not COMPILED, reason="search needs the compiler")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def some(game: AnyGame, count: int, seed: str) -> list[Any]:
    """So many positions of recorded matches in which there is something to choose."""
    return Random(seed).sample([view for view in positions(game) if len(view.legal) > 1], count)


@compiled
@every_game
def test_a_hint_is_what_master_would_do(game: AnyGame) -> None:
    adviser, master = Adviser(game), bot_named("master", game, Random(7))
    same = Random(7)
    for view in some(game, 12, "master"):
        assert master.choose(view) == adviser.advise(view, same.getrandbits(32))[0].action


@compiled
@every_game
def test_hundreds_of_hints_have_a_true_comparison_and_words_in_every_language(game: AnyGame) -> None:
    adviser = Adviser(game, Limit(200))
    without = 0
    views = some(game, 150, "hints")
    for view in views:
        advice = adviser.advise(view)
        why = explain.explain(game, view, advice)
        assert why.unit is not None
        assert why.compared[0] == 0
        assert 2 <= len(why.compared) <= 4
        figures = [figure(advice[place], why.unit) for place in why.compared]
        assert None not in figures
        if why.unit == "points":
            assert figures[0] == max(figures, key=lambda one: one or 0.0)
        assert why.exact or why.deals == 200
        if why.reason is None:
            without += 1
            continue
        assert isinstance(why.reason, Sentence)
        assert all(in_every_language(why.reason))
        assert len(parts(why.reason)) <= 2
    assert without <= len(views) / 5, "most hints have a reason out of the game; the others are better in numbers alone"


def test_the_only_action_needs_no_search() -> None:
    view = laid([9], follows=8)
    [only] = advise(tricks, view)
    why = explain.explain(tricks, view, [only])
    assert (only.action, only.tries, why.only, why.unit) == (Play(9), 0, True, None)


def test_a_game_without_reasons_gets_the_comparison() -> None:
    assert part_of(tricks, REASONS) is None
    view = laid([2, 9, 20], follows=8)
    advice = advise(tricks, view, limit=Limit(60))
    why = explain.explain(tricks, view, advice)
    assert advice[0].action == Play(9)
    assert (why.reason, why.unit, why.deals, len(why.compared)) == (None, "rating", 60, 3)


class Broken:
    COUNTS_POINTS = True

    def kind(self, _: object, __: object) -> object:
        raise ZeroDivisionError

    def reason(self, _: object, __: Advice, ___: Advice | None) -> Any: ...


class Talkative:
    COUNTS_POINTS = True

    def kind(self, _: object, action: object) -> object:
        return type(action)

    def reason(self, _: object, better: Advice, __: Advice | None) -> Any:
        return plain_text("{card} wins the trick.", card=better.action.card)


@pytest.mark.parametrize(
    ("reasons", "told"), [(Broken(), None), (Talkative(), plain_text("{card} wins the trick.", card=9))]
)
def test_a_fault_in_the_reasons_of_another_package_costs_only_the_reason(
    reasons: Any, told: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(explain, "part_of", lambda *_: reasons)
    view = laid([2, 9, 20], follows=8)
    why = explain.explain(tricks, view, advise(tricks, view, limit=Limit(60)))
    assert why.reason == told
    assert len(why.compared) == 3
    assert bool(caplog.records) == (told is None)


def found(*actions: tuple[str, float, float, int]) -> list[Advice]:
    """Advice by name, points, their error, and tries; ratings go with the points."""
    return [Advice(name, 0.5 + points / 50, error / 50, points, error, tries) for name, points, error, tries in actions]


class Named:
    """Actions of one kind begin with the same letter."""

    COUNTS_POINTS = True

    def kind(self, _: object, action: str) -> str:
        return action[0]

    def reason(self, _: object, better: Advice, worse: Advice | None) -> Any:
        return sentence("hint-both", one=better.action, two=worse.action if worse else "")


def explained(monkeypatch: pytest.MonkeyPatch, advice: list[Advice]) -> Why:
    monkeypatch.setattr(explain, "part_of", lambda *_: Named())
    return explain.explain(tricks, laid([2, 9, 20], follows=8), advice)


def test_what_is_nearly_as_good_is_of_another_kind_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    why = explained(
        monkeypatch, found(("a1", 1.8, 0.1, 900), ("a2", 1.7, 0.1, 500), ("b1", 1.1, 0.1, 300), ("c1", -4.0, 0.5, 20))
    )
    assert why.close == Close(place=2, equal=False)
    assert why.compared == (0, 1, 2, 3)
    why = explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("a2", 1.7, 0.1, 500), ("b1", -1.1, 0.1, 300)))
    assert why.close == Close(place=1, equal=True), "a tenth of a point is less than the error"
    assert explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("b1", -1.1, 0.1, 300))).close is None
    assert explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("b1", 1.7, 0.9, 20))).close is None, (
        "it was hardly tried"
    )


def test_the_reason_compares_with_the_best_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    why = explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("a2", 1.7, 0.1, 500), ("b1", 1.1, 0.1, 300)))
    assert why.reason == sentence("hint-both", one="a1", two="b1")
    why = explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("a2", 1.7, 0.1, 500), ("b1", -9.0, 0.1, 300)))
    assert why.reason == sentence("hint-both", one="a1", two="a2"), "nobody would have done b1"


def test_points_are_shown_only_where_they_say_the_same_as_what_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    assert explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("b1", 1.1, 0.1, 300))).unit == "points"
    assert explained(monkeypatch, found(("a1", 1.8, 0.1, 900), ("b1", 2.1, 0.1, 300))).unit == "rating"


def test_every_game_of_ours_has_reasons() -> None:
    folder = Path(explain.__file__).parents[1] / "games"
    assert {path.parent.name for path in folder.glob("*/reasons.py")} == {*GAMES}
