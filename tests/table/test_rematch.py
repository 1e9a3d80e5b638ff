"""The next match: agreed by those who are there, with the score of the evening, or with another game."""

from random import Random

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.table.decisions.asks import Again, Change, NotNow, Remove, SeatBot, Sit, Stand, Start, Swap
from tavolino.table.decisions.automatic import next_due
from tavolino.table.decisions.playing import acted
from tavolino.table.decisions.rematch import PATIENCE
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import Began, RematchWanted
from tavolino.table.log.settings import Settings
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.views import table_view

TWISTED = GAMES["twisted"]


def finished(people: int, bots: int = 0) -> Sitting:
    sitting = seated(TWISTED, people, bots)
    finish(sitting)
    return sitting


def finish(sitting: Sitting) -> None:
    rng = Random(0)
    while sitting.table.stage == "playing":
        seat = next(seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat))
        action = rng.choice(sitting.choices(seat))
        if sitting.table.played_by_bot(seat):
            sitting.take([acted(sitting.table, seat, action, "bot", sitting.table.at)])
        else:
            sitting.act(seat, action)


def test_alone_with_bots_one_ask_begins_it() -> None:
    [entry] = finished(1, bots=2).ask(ANNA, Again())
    assert isinstance(entry, Began)


def test_it_begins_when_everybody_who_is_there_is_ready() -> None:
    sitting = finished(3)
    sitting.away.add("cleo")
    assert sitting.ask(ANNA, Again()) == [RematchWanted(at=sitting.table.at, seat=0)]
    assert sitting.ask(ANNA, Again()) == [], "once is enough"
    shown = table_view(sitting.table, Presence(), sitting.table.at + 1000).rematch
    assert shown is not None
    assert (shown.ready, shown.not_now, shown.begins_in) == ((0,), (), PATIENCE - 1000)
    assert facts(sitting.read_back()) == facts(sitting.table)
    [entry] = sitting.ask(BEN, Again())
    assert isinstance(entry, Began), "nobody waits for Cleo, who is away"
    assert sitting.table.rematch is None


def test_it_begins_by_itself_if_nobody_says_anything() -> None:
    sitting = finished(2)
    assert next_due(sitting.table, sitting.pauses) is None
    sitting.ask(ANNA, Again(), at=sitting.table.at)
    due = sitting.table.at + PATIENCE
    assert next_due(sitting.table, sitting.pauses) == due
    assert sitting.wait(due - 1) == []
    [entry] = sitting.wait(due)
    assert isinstance(entry, Began)


def test_a_no_stops_the_clock_until_that_seat_is_ready_or_gone() -> None:
    sitting = finished(2)
    with pytest.raises(NotAllowed, match="Nobody has asked"):
        sitting.ask(BEN, NotNow())
    sitting.ask(ANNA, Again())
    sitting.ask(BEN, NotNow())
    assert next_due(sitting.table, sitting.pauses) is None
    assert sitting.wait(sitting.table.at + 2 * PATIENCE) == []
    assert sitting.ask(ANNA, Again()) == []
    [entry] = sitting.ask(BEN, Again())
    assert isinstance(entry, Began)


def test_a_seat_that_was_left_has_to_be_filled_first() -> None:
    sitting = finished(2)
    sitting.ask(ANNA, Again())
    sitting.ask(BEN, Stand())
    assert next_due(sitting.table, sitting.pauses) is None
    with pytest.raises(NotAllowed, match="Seat 2 is empty"):
        sitting.ask(ANNA, Again())
    sitting.ask(ANNA, SeatBot(seat=1, level="casual"))
    [entry] = sitting.ask(ANNA, Again())
    assert isinstance(entry, Began)


def test_the_evening_counts_matches_won_and_a_restart_keeps_it() -> None:
    sitting = finished(2)
    for _ in range(2):
        sitting.again()
        finish(sitting)
    score = table_view(sitting.read_back(), Presence(), 0).score
    assert [one.name for one in score] == ["Anna", "Ben"]
    assert sum(one.wins for one in score) >= 3
    assert score == table_view(sitting.table, Presence(), 0).score


def test_the_evening_follows_people_to_other_seats_and_keeps_those_who_left_with_wins() -> None:
    sitting = finished(2)
    before = {one.name: one.wins for one in sitting.table.evening.score.values()}
    sitting.ask(ANNA, Change(settings=sitting.table.settings))
    sitting.ask(ANNA, Swap(seat=1))
    sitting.ask(ANNA, Start())
    finish(sitting)
    after = {one.name: one.wins for one in sitting.table.evening.score.values()}
    assert [*after] == ["Ben", "Anna"], "as they sat in the last match"
    assert all(after[name] - before[name] in (0, 1) for name in after)
    assert sum(after.values()) > sum(before.values())


def test_the_host_brings_everybody_back_to_the_lobby_with_another_game() -> None:
    sitting = finished(2)
    decision = sitting.decision(0)
    with pytest.raises(NotAllowed, match="Only the host"):
        sitting.ask(BEN, Change(settings=Settings(game="qwinto", seats=2)))
    sitting.ask(ANNA, Change(settings=Settings(game="qwinto", seats=3)))
    assert (sitting.table.stage, sitting.table.game.name, len(sitting.table.seats)) == ("lobby", "qwinto", 3)
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Ben", ""]
    sitting.ask(CLEO, Sit(seat=2))
    assert facts(sitting.read_back()) == facts(sitting.table)
    sitting.ask(ANNA, Start())
    assert sitting.table.matches == 2
    assert sitting.decision(0) > decision, "an answer to the old match fits no new one"
    with pytest.raises(NotAllowed, match="already started"):
        sitting.ask(ANNA, Change(settings=Settings(game="qwinto", seats=3)))


def test_a_game_with_fewer_seats_sends_bots_away_but_no_people() -> None:
    sitting = finished(2, bots=1)
    sitting.ask(ANNA, Change(settings=Settings(game="twisted", seats=2)))
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Ben"]
    with pytest.raises(NotAllowed, match="more people"):
        sitting.ask(ANNA, Change(settings=Settings(game="qwinto", seats=1)))


def test_seats_change_places_before_a_match_only() -> None:
    sitting = Sitting(Settings(game="twisted", seats=3), (None, None, "casual"))
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(BEN, Sit(seat=1))
    sitting.ask(BEN, Swap(seat=2))
    assert [seat.person or seat.bot for seat in sitting.table.seats] == ["anna", "casual", "ben"]
    sitting.ask(ANNA, Start())
    with pytest.raises(NotAllowed, match="already started"):
        sitting.ask(BEN, Swap(seat=0))


def test_the_host_sends_somebody_away_before_a_match() -> None:
    sitting = Sitting(Settings(game="twisted", seats=2))
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(BEN, Sit(seat=1))
    with pytest.raises(NotAllowed, match="Only the host"):
        sitting.ask(BEN, Remove(seat=0))
    sitting.ask(ANNA, Remove(seat=1))
    assert sitting.table.seats[1].free
    sitting.ask(BEN, Sit(seat=1))
    sitting.ask(ANNA, Start())
    with pytest.raises(NotAllowed, match="already started"):
        sitting.ask(ANNA, Remove(seat=1))
