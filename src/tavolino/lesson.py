"""A lesson as it is read: a view for every sentence, and an answer to everything the reader tries."""

from functools import partial
from typing import Any

from msgspec import Struct

from tavolino.game import ActionOrNone, AnyGame, BadMessage, Chapter, GameEvent, GameView, Refusal
from tavolino.match.actions import read_action
from tavolino.parts.lesson import chapters
from tavolino.plain import plain_view


class Scene(Struct, frozen=True):
    """One sentence of a lesson, and the table as the reader sees it."""

    sentence: str  # the key of what the lesson says
    names: tuple[str | None, ...]  # None: the reader
    events: tuple[GameEvent, ...]  # since the last scene; none at the beginning of a chapter
    view: GameView  # of the reader's seat
    awaited: tuple[int, ...]  # the seats that the match is waiting for
    asked: ActionOrNone  # the action that the reader should take; None: just look


class Tried(Struct, frozen=True):
    """What comes of an action that the reader tries."""

    asked: bool  # it is what the lesson asked for: go on
    refusal: Refusal | None  # also None for an action that is legal, but not asked for


def scenes(game: AnyGame, *, plain: bool = False) -> tuple[Scene, ...]:
    """All of the lesson; with `plain`, views in words and zones."""
    return tuple(scene for chapter in chapters(game) for scene in scenes_of(game, chapter, plain=plain))


def scenes_of(game: AnyGame, chapter: Chapter, *, plain: bool) -> list[Scene]:
    look = partial(plain_view, game) if plain else game.view
    state = chapter.position()
    found: list[Scene] = []
    events: list[Any] = []
    for step in chapter.steps:
        first, *_ = *step.actions, (None, "")
        asked = game.read(first[1]) if first[0] == chapter.seat else None
        seen = tuple(game.seen(event, chapter.seat) for event in events)
        view, awaited = look(state, chapter.seat), tuple(game.awaited(state))
        found.append(Scene(step.sentence, chapter.names, seen, view, awaited, asked))
        events = [event for seat, text in step.actions for event in game.apply(state, seat, game.read(text))]
    return found


def attempt(game: AnyGame, number: int, action: Any) -> Tried:
    """Try an action, as it came over the wire, in one scene of a lesson."""
    wanted = read_action(game, action)
    scene = scenes(game)[number]
    if wanted == scene.asked:
        return Tried(asked=True, refusal=None)
    chapter, state = position(game, number)
    if wanted in game.legal(state, chapter.seat):
        return Tried(asked=False, refusal=None)
    return Tried(asked=False, refusal=game.why_not(state, chapter.seat, wanted))


def position(game: AnyGame, number: int) -> tuple[Chapter, Any]:
    """The chapter of a scene, and a new state at that point."""
    for chapter in chapters(game):
        if number < len(chapter.steps):
            state = chapter.position()
            for step in chapter.steps[:number]:
                for seat, text in step.actions:
                    game.apply(state, seat, game.read(text))
            return chapter, state
        number -= len(chapter.steps)
    raise BadMessage("The lesson has no such step.")
