"""At a rated table everybody plays alone, to the end, in the seat they began in."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec import structs

from table.sitting import ANNA, BEN, CLEO, DORA, Sitting
from tavolino.games import GAMES
from tavolino.people.ratings import rated_now
from tavolino.rating import FIRST, anchors_of, stakes
from tavolino.rating.scale import points
from tavolino.store import NewRecord, Unrated
from tavolino.table import NotAllowed, PerMove, Settings
from tavolino.table.decisions.asks import AnyAsk, Change, RemoveBot, SeatBot, Sit, Stand, Start, Undo
from tavolino.table.decisions.hints import check_hint
from tavolino.table.decisions.playing import acted
from tavolino.table.decisions.seating import may_sit, move_seat
from tavolino.table.runtime.recorder import finished

GAME = "twisted"
RATED = Settings(game=GAME, seats=2, clock=PerMove(seconds=30), rated=True, options={"rounds": 1})


def sitting(people: int = 2, *bots: str) -> Sitting:
    found = Sitting(structs.replace(RATED, seats=people + len(bots)), (*[None] * people, *bots))
    for seat, person in enumerate((ANNA, BEN, CLEO)[:people]):
        found.ask(person, Sit(seat=seat))
    found.ask(ANNA, Start())
    return found


def played(found: Sitting) -> NewRecord:
    """Play to the end."""
    while found.table.stage == "playing":
        seat = next(seat for seat in range(len(found.table.seats)) if found.choices(seat))
        if found.table.played_by_bot(seat):
            found.take([acted(found.table, seat, found.choices(seat)[0], "bot", found.table.at)])
        else:
            found.act(seat, found.choices(seat)[0])
    return finished(found.table, 1000)


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(NotAllowed) as raised:
        ask()
    assert raised.value.sentence is not None
    return raised.value.sentence.message


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"clock": None}, "clock"), ({"hints": True}, "hints"), ({"seats": 1, "game": "qwinto", "options": {}}, "alone")],
)
def test_settings_that_cannot_be_rated_are_refused(change: dict[str, object], reason: str) -> None:
    settings = structs.replace(RATED, **change)
    assert refusal(lambda: Sitting(settings)) == f"why-rated-{reason}"
    lobby = Sitting(RATED)
    assert refusal(lambda: lobby.ask(ANNA, Change(settings=settings))) == f"why-rated-{reason}"


def test_bots_alone_and_bots_without_a_rating_cannot_play() -> None:
    alone = Sitting(RATED, ("casual", "club"))
    assert refusal(lambda: alone.ask(ANNA, Start())) == "why-rated-people"


def test_nobody_plays_their_own_program_and_no_two_programs_of_one_person_play() -> None:
    deep, deeper = (structs.replace(one, owner="Anna") for one in (BEN, CLEO))
    for people in ((ANNA, deep), (deep, deeper)):
        lobby = Sitting(RATED)
        for seat, person in enumerate(people):
            lobby.ask(person, Sit(seat=seat))
        assert refusal(partial(lobby.ask, ANNA, Start())) == "why-rated-own"
    lobby = Sitting(RATED)
    for seat, person in enumerate((DORA, deep)):
        lobby.ask(person, Sit(seat=seat))
    lobby.ask(ANNA, Start())
    assert lobby.table.stage == "playing"


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (Undo(), "undo"),
        (SeatBot(seat=2, level="novice"), "level"),
        (RemoveBot(seat=2), "level"),
        (SeatBot(seat=1, level="master"), "level"),
    ],
)
def test_what_would_help_somebody_is_refused(ask: AnyAsk, reason: str) -> None:
    found = sitting(2, "club")
    found.away.add("ben")
    assert refusal(lambda: found.ask(ANNA, ask)) == f"why-rated-{reason}"


def test_nobody_has_hints_even_alone_with_bots() -> None:
    found = sitting(1, "club")
    while not found.choices(0):
        found.take([acted(found.table, 1, found.choices(1)[0], "bot", found.table.at)])
    assert refusal(lambda: check_hint(found.table, "anna")) == "why-rated-hints"


def test_nobody_takes_over_a_seat_but_those_who_left_may_come_back() -> None:
    found = sitting()
    found.ask(BEN, Stand())
    assert may_sit(found.table, "dora") == ()
    assert may_sit(found.table, "ben") == (1,)
    assert refusal(lambda: found.ask(DORA, Sit(seat=1))) == "why-rated-join"
    found.ask(BEN, Sit(seat=1))
    assert refusal(lambda: move_seat(found.table, "ben", DORA, 1, "link", found.table.at)) == "why-rated-move"
    new = played(found)
    assert new.rated
    assert [one.bot for one in new.results] == [None, None]


def test_who_leaves_comes_last_whatever_the_bot_does() -> None:
    found = sitting(2, "club")
    found.ask(BEN, Stand())
    new = played(found)
    match = rated_now(Unrated(1, new.id, GAME, 1000, new.results, {}))
    assert match.seats[1].place == 4
    assert (match.seats[1].person, match.seats[1].bot) == ("ben", None)
    assert match.seats[1].after.value < FIRST.value
    assert match.seats[2].bot == "club"
    assert match.seats[2].before == match.seats[2].after == anchors_of(GAMES[GAME]).of("club")


def test_other_matches_are_not_rated() -> None:
    usual = Sitting(structs.replace(RATED, rated=False), (None, "casual"))
    usual.ask(ANNA, Sit(seat=0))
    usual.ask(ANNA, Start())
    assert not played(usual).rated


def test_what_is_at_stake_is_what_changes() -> None:
    club = anchors_of(GAMES[GAME]).of("club")
    assert club is not None
    stake = stakes([FIRST, club], 0)
    assert stake.first > 0 > stake.last
    found = sitting(1, "club")
    new = played(found)
    [anna, _] = rated_now(Unrated(1, new.id, GAME, 1000, new.results, {})).seats
    assert points(anna.after.value) - points(anna.before.value) == (stake.first if anna.place == 1 else stake.last)


def test_the_bots_of_every_game_stand_in_the_order_of_their_levels() -> None:
    for game in GAMES.values():
        levels = [one.bot for one in anchors_of(game).bots if one.bot not in ("random", "heuristic")]
        assert levels == ["novice", "casual", "club", "expert", "master"], game.name
        club = anchors_of(game).of("club")
        assert club is not None
        assert points(club.value) == 1500
