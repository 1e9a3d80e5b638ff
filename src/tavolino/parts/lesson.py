"""Lesson: positions dealt by hand, and what happens in them, for the page that teaches the game.

The page shows one sentence after another with the table beside it, and the reader plays what the lesson asks for. The
sentence of a step called `open` has the key `carafe-lesson-open`. Without this module there is no *Learn to play*. A
game in a single file may have the tuple `lesson` itself.
"""

from collections.abc import Collection
from typing import Any, Protocol

from tavolino.game import AnyGame, BadMessage, Chapter, LessonStep, Part, part_of
from tavolino.words import has_sentence


class Lesson(Protocol):
    @property
    def lesson(self) -> tuple[Chapter, ...]:
        """One position after another."""


LESSON: Part[Lesson] = Part("lesson", Lesson, in_game=True)


def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The lesson of a game; empty if it has none."""
    found = part_of(game, LESSON)
    return found.lesson if found else ()


def check_lesson(game: AnyGame) -> None:
    """Play the lesson through; raises BadMessage, in one line, where it breaks the rules or lacks a sentence."""
    for chapter in chapters(game):
        check_chapter(game, chapter)


def check_chapter(game: AnyGame, chapter: Chapter) -> None:
    if len(chapter.names) not in game.seat_counts:
        raise BadMessage(f"its lesson has a table of {len(chapter.names)}")
    if [seat for seat, name in enumerate(chapter.names) if name is None] != [chapter.seat]:
        raise BadMessage(f"its lesson should have one reader, whose name is None, in seat {chapter.seat}")
    if not chapter.steps or chapter.steps[-1].actions:
        raise BadMessage("its lesson should end each chapter with a step without actions")
    state = chapter.position()
    for step in chapter.steps:
        check_step(game, step, chapter.seat)
        for seat, text in step.actions:
            play(game, state, seat, text, step.sentence)


def check_step(game: AnyGame, step: LessonStep, reader: int) -> None:
    if not has_sentence(key := sentence_key(game, step.sentence)):
        raise BadMessage(f"its lesson says {step.sentence!r}, but words/en has no {key!r}")
    if reader in later_seats(step):
        raise BadMessage(f"its lesson lets the reader act late in {step.sentence!r}; begin a new step with that")


def sentence_key(game: AnyGame, sentence: str) -> str:
    return f"{game.name}-lesson-{sentence}"


def later_seats(step: LessonStep) -> Collection[int]:
    return [seat for seat, _ in step.actions[1:]]


def play(game: AnyGame, state: Any, seat: int, text: str, sentence: str) -> None:
    if (action := game.read(text)) not in game.legal(state, seat):
        raise BadMessage(f"its lesson has {text!r} for seat {seat} in {sentence!r}, which is not legal there")
    game.apply(state, seat, action)
