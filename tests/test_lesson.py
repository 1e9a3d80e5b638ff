"""Every lesson is played by the rules, in positions that can be."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame, BadMessage, Chapter, chapters
from tavolino.games import GAMES
from tavolino.lesson import attempt, position, scenes
from tavolino.match import Match
from tavolino.testing.checks import check
from tavolino.words.catalogue import FOLDER

WORDS = FOLDER / "en"
CHAPTERS = [(name, number) for name, game in GAMES.items() for number in range(len(chapters(game)))]
all_games = pytest.mark.parametrize("name", GAMES)
all_chapters = pytest.mark.parametrize(("name", "number"), CHAPTERS)


def match_at(game: AnyGame, chapter: Chapter) -> Match:
    """A match that stands where a chapter begins."""
    seats = len(chapter.names)
    names = [name or "Reader" for name in chapter.names]
    match = Match(game, game.table_options, names, bytes(SIZE), [bytes(SIZE)] * seats)
    match.state = chapter.position()
    return match


@all_chapters
def test_a_chapter_is_played_by_the_rules_and_keeps_every_promise(name: str, number: int) -> None:
    game = GAMES[name]
    chapter = chapters(game)[number]
    match = match_at(game, chapter)
    for step in chapter.steps:
        check(match)
        for seat, text in step.actions:
            match.act(seat, game.read(text))
    check(match)


@all_chapters
def test_a_chapter_begins_with_all_cards(name: str, number: int) -> None:
    game = GAMES[name]
    chapter = chapters(game)[number]
    dealt = game.deal(len(chapter.names), game.table_options, Chance(bytes(SIZE)))
    assert Counter(game.cards(chapter.position())) == Counter(game.cards(dealt))


@all_games
def test_a_scene_says_whom_the_match_waits_for(name: str) -> None:
    game = GAMES[name]
    for number, scene in enumerate(scenes(game)):
        _, state = position(game, number)
        assert list(scene.awaited) == game.awaited(state)


@all_chapters
def test_a_chapter_ends_with_a_sentence_and_has_one_reader(name: str, number: int) -> None:
    chapter = chapters(GAMES[name])[number]
    assert chapter.names.index(None) == chapter.seat
    assert chapter.names.count(None) == 1
    assert not chapter.steps[-1].actions
    for step in chapter.steps:
        later = [seat for seat, _ in step.actions[1:]]
        assert chapter.seat not in later, "what the reader does begins a step"


@all_games
def test_the_reader_sees_every_scene_as_the_seat_does(name: str) -> None:
    game = GAMES[name]
    for number, scene in enumerate(scenes(game)):
        chapter, state = position(game, number)
        assert scene.view == game.view(state, chapter.seat)
        assert scene.view.seat == chapter.seat
        assert scene.asked is None or scene.asked in scene.view.legal
        assert all(game.seen(event, chapter.seat) == event for event in scene.events)


@all_games
def test_every_sentence_stands_in_the_catalogue_and_none_is_left_over(name: str) -> None:
    text = (WORDS / f"{name}-lesson.ftl").read_text(encoding="utf-8")
    written = re.findall(rf"^{name}-lesson-([\w-]+) =", text, re.MULTILINE)
    assert set(written) == {scene.sentence for scene in scenes(GAMES[name])}


@all_games
def test_what_the_lesson_asks_for_is_taken_and_what_is_against_the_rules_refused(name: str) -> None:
    game, refused = GAMES[name], 0
    for number, scene in enumerate(scenes(game)):
        if scene.asked is None:
            continue
        tried = attempt(game, number, wired(scene.asked))
        assert (tried.asked, tried.refusal) == (True, None)
        for action in {action for other in scenes(game) for action in other.view.legal}:
            tried = attempt(game, number, wired(action))
            assert (tried.refusal is None) == (action in scene.view.legal)
            assert tried.asked == (action == scene.asked)
            refused += tried.refusal is not None
    assert refused > 5


def wired(action: Any) -> Any:
    return msgspec.to_builtins(action)


@all_games
def test_nonsense_is_no_attempt(name: str) -> None:
    for action in (None, 7, {}, {"type": "fly"}, {"type": ["place"]}):
        with pytest.raises(BadMessage):
            attempt(GAMES[name], 0, action)
