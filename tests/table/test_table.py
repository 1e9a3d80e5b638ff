"""A table is what its log says, and shows nobody what they must not know."""

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random

import msgspec
import pytest

from table.sitting import PEOPLE, Sitting, facts, seated, wire
from tavolino.game import AnyGame, TavolinoError
from tavolino.games import GAMES
from tavolino.table.decisions.asks import (
    Act,
    Again,
    Agree,
    AnyAsk,
    Change,
    Contribute,
    NotNow,
    Remove,
    RemoveBot,
    SeatBot,
    Sit,
    Stand,
    Start,
    Swap,
    Undo,
)
from tavolino.table.log.settings import Bank, Settings
from tavolino.table.runtime.audience import Audience
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.views import Happened, events_since, sight, table_view

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
all_kinds = pytest.mark.parametrize(("name", "seats"), KINDS)


def some_ask(sitting: Sitting, rng: Random) -> AnyAsk:
    seat = rng.randrange(len(sitting.table.seats))
    others: list[AnyAsk] = [
        Sit(seat=seat),
        Stand(),
        SeatBot(seat=seat, level="heuristic"),
        RemoveBot(seat=seat),
        Contribute(contribution=rng.randbytes(32).hex()),
        Start(),
        Again(),
        Undo(),
        Agree(yes=rng.random() < 0.8),
    ]
    rare: list[AnyAsk] = [Remove(seat=seat), Swap(seat=seat), NotNow(), Change(settings=sitting.table.settings)]
    return rng.choice(rare if sitting.table.matches and rng.random() < 0.1 else others)


CLOCK = Bank(seconds=60, increment=2)


def walk(name: str, seats: int, rng: Random, steps: int, clock: Bank | None = CLOCK) -> Iterator[Sitting]:
    """People who ask for anything at any time, mostly for legal actions, over several matches."""
    sitting = Sitting(Settings(game=name, seats=seats, clock=clock))
    at = 0
    for _ in range(steps):
        at += rng.randrange(3000)
        person, play = rng.choice(PEOPLE), sitting.table.play
        seat = sitting.table.seat_of(person.id)
        ask = some_ask(sitting, rng)
        if play and seat is not None and play.choices[seat] and rng.random() < 0.9:
            ask = Act(decision=play.decisions[seat], action=wire(rng.choice(play.choices[seat])), key=f"{at}")
        before = facts(sitting.table)
        try:
            sitting.wait(at) or sitting.ask(person, ask, at)
        except TavolinoError:
            assert facts(sitting.table) == before, "a refused ask changes nothing"
        yield sitting


@all_kinds
def test_a_table_comes_back_from_its_log_exactly(name: str, seats: int) -> None:
    stages = set()
    for step, sitting in enumerate(walk(name, seats, Random(f"{name} {seats}"), 900)):
        stages.add(sitting.table.stage)
        if step % 60 == 0:
            assert facts(sitting.read_back()) == facts(sitting.table)
    assert "playing" in stages


@pytest.mark.parametrize("clock", [CLOCK, None])
def test_everybody_sees_the_table_as_it_is(clock: Bank | None) -> None:
    audience = None
    for sitting in walk("twisted", 2, Random("table"), 2500, clock):
        audience = audience or Audience(sitting.table)
        at = sitting.table.at
        assert audience.table_view(at) == table_view(sitting.table, Presence(), at)


@all_kinds
def test_nothing_that_goes_out_depends_on_what_a_seat_must_not_know(name: str, seats: int) -> None:
    redeal = import_module(f"games.{name}.hidden").redeal
    rng = Random(f"{name} {seats}")
    for step, sitting in enumerate(walk(name, seats, rng, 500)):
        if step % 25 or sitting.table.play is None:
            continue
        for seat in (None, *range(seats)):
            other = deepcopy(sitting.table.play.match.state)
            redeal(other, seat, rng, few=False)
            shown = outgoing(sitting, seat)
            truth = sitting.table.play.match.state
            sitting.table.play.match.state = other
            assert outgoing(sitting, seat) == shown
            sitting.table.play.match.state = truth


def outgoing(sitting: Sitting, seat: int | None) -> bytes:
    table = sitting.table
    shown = sight(table, seat, table_view(table, Presence(), table.at), table.at)
    return msgspec.json.encode([shown, events_since(table, 0, seat)])


@all_kinds
def test_the_secret_stays_in_the_log(name: str, seats: int) -> None:
    for sitting in walk(name, seats, Random(f"{name} {seats}"), 200):
        play = sitting.table.play
        for seat in (None, *range(seats)):
            sent = outgoing(sitting, seat)
            assert sitting.table.secret.hex().encode() not in sent
            if play:
                assert play.match.secret.hex().encode() not in sent
                assert play.match.chance().seed.hex().encode() not in sent


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_events_are_seen_by_each_seat_with_its_own_eyes(game: AnyGame) -> None:
    sitting = seated(game, 2)
    rng = Random(1)
    for _ in range(20):
        seat = rng.choice([seat for seat in (0, 1) if sitting.choices(seat)])
        sitting.act(seat, rng.choice(sitting.choices(seat)))
    play = sitting.table.play
    assert play is not None
    last = play.done[-1]
    for eyes in (None, 0, 1):
        expected = [game.seen(event, eyes) for done in play.done for event in done.events]
        assert [happened.event for happened in events_since(sitting.table, 0, eyes)] == expected
        newest = events_since(sitting.table, last.version - 1, eyes)
        assert [happened.event for happened in newest] == [game.seen(event, eyes) for event in last.events]
        assert events_since(sitting.table, sitting.table.version, eyes) == ()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_everybody_saw_is_the_same_whoever_is_told_first(game: AnyGame) -> None:
    sitting, rng = seated(game, 2), Random(2)
    for _ in range(25):
        seat = rng.choice([seat for seat in (0, 1) if sitting.choices(seat)])
        sitting.act(seat, rng.choice(sitting.choices(seat)))
    alone = {eyes: events_since(sitting.table, 0, eyes) for eyes in (None, 0, 1)}
    for order in ((None, 0, 1), (1, 0, None)):
        shared: dict[tuple[int, int], Happened] = {}
        assert {eyes: events_since(sitting.table, 0, eyes, shared) for eyes in order} == alone
        assert shared
