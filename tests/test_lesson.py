"""Every lesson is shown as the reader's seat sees it, in words that are there, and answers whatever the reader tries.

That it is played by the rules, in positions that can be, is one of the promises of every game.
"""

import re
from typing import Any

import msgspec
import pytest

from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.lesson import attempt, position, scenes
from tavolino.words.catalogue import FOLDER

WORDS = FOLDER / "en"
all_games = pytest.mark.parametrize("name", GAMES)


@all_games
def test_a_scene_says_whom_the_match_waits_for(name: str) -> None:
    game = GAMES[name]
    for number, scene in enumerate(scenes(game)):
        _, state = position(game, number)
        assert list(scene.awaited) == game.awaited(state)


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
