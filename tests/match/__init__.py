"""What the tests of matches share: matches, begun and played, and the shape of a polite refusal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.game import AnyGame, BadMessage
from tavolino.games import GAMES
from tavolino.match import Match, Record, record_of

NAMES = ("Anna", "Ben", "Cleo", "Dan")
SECRET = bytes(range(SIZE))
CONTRIBUTIONS = tuple(bytes([0x40 + seat]) * SIZE for seat in range(len(NAMES)))
SEATINGS = [(game, seats) for game in GAMES.values() for seats in game.seat_counts]
LONG = 3000  # actions; no sensible match takes so many

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_seating = pytest.mark.parametrize(
    ("game", "seats"), SEATINGS, ids=[f"{game.name} for {seats}" for game, seats in SEATINGS]
)
every_bot = pytest.mark.parametrize("bot", ["random", "heuristic"])  # quick ones


def begun(game: AnyGame, seats: int, options: Any = None) -> Match:
    chosen = game.table_options if options is None else options
    return Match(game, chosen, NAMES[:seats], SECRET, CONTRIBUTIONS[:seats])


def steps(match: Match, bot: str, limit: int = LONG) -> Iterator[tuple[int, Any]]:
    """Every seat and what its bot chose, played once the next one is asked for."""
    rng = Random(f"{match.game.name} {len(match.names)} {bot}")
    chooser = bot_named(bot, match.game, rng)
    for _ in range(limit):
        if match.outcome is not None:
            return
        seat = rng.choice(list(match.legal()))
        action = chooser.choose(match.view(seat))
        yield seat, action
        match.act(seat, action)


def played(match: Match, bot: str, limit: int = LONG) -> Match:
    for _ in steps(match, bot, limit):
        pass
    return match


def finished(game: AnyGame, seats: int) -> Record:
    """The record of a whole match."""
    return finished_once(game.name, seats)


@cache
def finished_once(name: str, seats: int) -> Record:
    match = played(begun(GAMES[name], seats), "heuristic")
    assert match.outcome is not None
    return record_of(match)


def largest(game: AnyGame) -> Record:
    """The record of a whole match with every seat taken."""
    return finished(game, game.seat_counts[-1])


@contextmanager
def refused(*words: str) -> Iterator[None]:
    """Expects a BadMessage of one line with these words in it."""
    with pytest.raises(BadMessage) as caught:
        yield
    text = str(caught.value)
    assert text.splitlines() == [text], "one line"
    for word in words:
        assert word in text


Change = Callable[[Record], Record]


def other_digit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def with_outcome(record: Record, **changes: Any) -> Record:
    assert record.outcome is not None
    return replace(record, outcome=replace(record.outcome, **changes))


def with_score(record: Record) -> Record:
    assert record.outcome is not None
    first, *others = record.outcome.scores
    return with_outcome(record, scores=(first + 1, *others))


NOTICED: dict[str, tuple[Change, str]] = {  # what is done to a whole record, and what the refusal says
    "another game": (lambda record: replace(record, game="chess"), "no game called 'chess'"),
    "no game": (lambda record: replace(record, game=""), "no game called ''"),
    "an older version": (lambda record: replace(record, rules_version=record.rules_version - 1), "older rules"),
    "a newer version": (lambda record: replace(record, rules_version=record.rules_version + 1), "newer rules"),
    "an unknown option": (lambda record: replace(record, options={**record.options, "cheat": True}), "'cheat'"),
    "a seat more": (lambda record: replace(record, seats=(*record.seats, "Eve")), "seats"),
    "no seats": (lambda record: replace(record, seats=()), "seats"),
    "a contribution more": (
        lambda record: replace(record, contributions=(*record.contributions, "00" * SIZE)),
        "one contribution from each seat",
    ),
    "a contribution less": (
        lambda record: replace(record, contributions=record.contributions[1:]),
        "one contribution from each seat",
    ),
    "another commitment": (lambda record: replace(record, commitment=other_digit(record.commitment)), "commitment"),
    "another secret": (lambda record: replace(record, secret="00" * SIZE), "commitment"),
    "a hidden secret": (lambda record: replace(record, secret=None), "still secret"),
    "an action before the first": (lambda record: replace(record, actions=("0 cheat", *record.actions)), "Action 1 "),
    "an action after the last": (
        lambda record: replace(record, actions=(*record.actions, record.actions[-1])),
        "cannot have happened",
    ),
    "the first action twice": (
        lambda record: replace(record, actions=(record.actions[0], *record.actions)),
        "Action 2 ",
    ),
    "the first action by another seat": (
        lambda record: replace(record, actions=(f"9{record.actions[0][1:]}", *record.actions[1:])),
        "no seat 9",
    ),
    "the actions backwards": (lambda record: replace(record, actions=record.actions[::-1]), "Action 1 "),
    "the last action missing": (lambda record: replace(record, actions=record.actions[:-1]), "recorded outcome"),
    "no actions": (lambda record: replace(record, actions=()), "recorded outcome"),
    "no outcome": (lambda record: replace(record, outcome=None), "recorded outcome"),
    "the time of one action": (lambda record: replace(record, at=(0,)), "each action"),
    "who took one action": (lambda record: replace(record, by=("person",)), "each action"),
    "another score": (with_score, "recorded outcome"),
    "other places": (lambda record: with_outcome(record, places=(4,) * len(record.seats)), "recorded outcome"),
    "another reason": (lambda record: with_outcome(record, reason="boredom"), "recorded outcome"),
}
every_change = pytest.mark.parametrize(("change", "words"), NOTICED.values(), ids=NOTICED)
