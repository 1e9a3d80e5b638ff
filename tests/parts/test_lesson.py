"""A lesson that another package brings is played through before anybody reads it."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from msgspec import structs

from match import refused
from small import another
from tavolino.chance import SIZE, Chance
from tavolino.game import Chapter, LessonStep
from tavolino.lesson import attempt, scenes
from tavolino.parts.lesson import chapters, check_lesson
from tavolino.plain import PlainView
from tavolino.testing import PROMISES, Kind, nothing_hidden
from tavolino.testing.checks import ContractBroken
from tavolino.testing.lessons import teaches_by_the_rules
from tavolino.usual import NoOptions, complete
from tavolino.words import catalogue

GAME = complete(another)
WORDS = "another-lesson-draw = Draw.\nanother-lesson-end = That’s all.\n"
DEALT = partial(another.deal, 2, NoOptions(), Chance(bytes(SIZE)))
DRAW, END = LessonStep("draw", ((0, "draw"), (1, "rest"))), LessonStep("end")
GOOD = Chapter(DEALT, 0, (None, "Sara"), (DRAW, END))


@pytest.fixture
def teach(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Gives the game a lesson of one chapter."""
    monkeypatch.setattr(catalogue, "OUTSIDE", {"another": {"en": WORDS}})

    def teach(**changes: Any) -> None:
        monkeypatch.setattr(another, "lesson", (structs.replace(GOOD, **changes),), raising=False)

    yield teach
    catalogue.catalogue.cache_clear()


def test_a_game_in_a_single_file_has_its_lesson_itself(teach: Any) -> None:
    assert chapters(GAME) == ()
    teach()
    check_lesson(GAME)
    assert chapters(GAME) == (GOOD,)
    assert [(scene.sentence, scene.asked) for scene in scenes(GAME)] == [("draw", another.Draw()), ("end", None)]
    assert attempt(GAME, 0, {"type": "draw"}).asked


def test_it_is_shown_in_zones_too(teach: Any) -> None:
    teach()
    one, other = (scene.view for scene in scenes(GAME, plain=True))
    assert isinstance(one, PlainView)
    assert (one.seat, one.names, other.names) == (0, ("draw", "rest"), ())


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an action that nobody has": ({"steps": (LessonStep("draw", ((0, "fly"),)), END)}, "'fly' is no action of Another"),
    "an action out of turn": (
        {"steps": (LessonStep("draw", ((1, "draw"),)), END)},
        "its lesson has 'draw' for seat 1 in 'draw', which is not legal there",
    ),
    "no words": (
        {"steps": (LessonStep("nothing"),)},
        "its lesson says 'nothing', but words/en has no 'another-lesson-nothing'",
    ),
    "no end": ({"steps": (DRAW,)}, "its lesson should end each chapter with a step without actions"),
    "nothing at all": ({"steps": ()}, "its lesson should end each chapter with a step without actions"),
    "no reader": ({"names": ("Ben", "Sara")}, "its lesson should have one reader, whose name is None, in seat 0"),
    "another reader": ({"seat": 1}, "its lesson should have one reader, whose name is None, in seat 1"),
    "a table that cannot be": ({"names": (None, "Sara", "Linus")}, "its lesson has a table of 3"),
    "a reader who comes late": (
        {"steps": (LessonStep("draw", ((0, "draw"), (0, "rest"))), END)},
        "its lesson lets the reader act late in 'draw'; begin a new step with that",
    ),
}


@pytest.mark.parametrize(("changes", "why"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_it_is_said_in_one_line(teach: Any, changes: dict[str, Any], why: str) -> None:
    teach(**changes)
    with refused(why):
        check_lesson(GAME)
    with pytest.raises(ContractBroken, match=r"^Another can be taught: "):
        teaches_by_the_rules(Kind(GAME, 2, nothing_hidden))


def test_a_position_that_cannot_be_is_found_by_the_promises(teach: Any) -> None:
    """Playing the lesson does not tell: nobody sees the pile."""
    assert teaches_by_the_rules in PROMISES
    teach(position=lambda: another.State(Chance(bytes(SIZE)), [[1], [2]], [3, 3, 5, 6]))
    check_lesson(GAME)
    with pytest.raises(ContractBroken, match="a lesson begins with all cards: missing: 4; too many: 3"):
        teaches_by_the_rules(Kind(GAME, 2, nothing_hidden))
