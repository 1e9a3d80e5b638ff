"""What one seat may know, and states that fit it: U-K1."""
# ruff: noqa: N802 - a test carries the name of its clause

from collections import Counter
from random import Random

import msgspec
import pytest

from games.upturn.table import play, table
from tavolino.games import upturn
from tavolino.games.upturn.actions import Caught, Drawn, Event, Given, Laid, RunOpened
from tavolino.games.upturn.state import Run, State
from tavolino.games.upturn.tiles import NUMBERS, all_tiles

EVERYBODY = (0, 1, 2, None)


def middle() -> State:
    """Seat 2 has called, and seat 0 has drawn and is in the middle of a run."""
    state = table("44 41 42 up | 8 9 12 | 38 13", "20 / up 36", turn=2)
    play(state, "2 lay 38", "2 call", "0 draw", "0 lay 44", "0 add 41")
    return state


def over() -> State:
    state = table("48 | 8 9 | 12 13", "40")
    play(state, "0 lay 48")
    return state


def handing_out() -> State:
    state = table("55 8 | 48 9 | 12 13", "40")
    play(state, "0 lay 55")
    return state


def uncalled() -> State:
    state = table("42 8 | 44 43 9 | 12 13", "40")
    play(state, "0 lay 42", "1 lay 44")
    return state


def nearly_blocked() -> State:
    state = table("55 8 | 48 9 | 12 13", "40", marker="right")
    state.drawn = state.fruitless = True
    state.dry, state.refills = 2, 3
    return state


STATES = {
    "middle": middle,
    "over": over,
    "handing out": handing_out,
    "uncalled": uncalled,
    "nearly blocked": nearly_blocked,
}


def test_U_K1_everybody_sees_what_lies_on_the_table() -> None:
    state = middle()
    for seat in EVERYBODY:
        view = upturn.view(state, seat)
        assert view.lines == ((20,), ("up", 36, 38, 41))
        assert (view.last, view.going, view.marker, view.turn, view.phase) == (41, "up", "left", 0, "run")
        assert (view.tiles, view.bag, view.called, view.run) == ((4, 3, 1), len(state.bag), (2,), Run(44, 1))
        assert (view.owed, view.drawn, view.laid, view.over) == (1, True, True, False)


def test_U_K1_everybody_sees_how_the_bag_and_the_marker_stand() -> None:
    state = nearly_blocked()
    for seat in EVERYBODY:
        view = upturn.view(state, seat)
        assert (view.marker, view.dry, view.refills, view.fruitless) == ("right", 2, 3, True)


def test_U_K1_a_seat_sees_its_own_rack_and_its_own_legal_actions_only() -> None:
    state = middle()
    for seat in range(3):
        view = upturn.view(state, seat)
        assert (view.seat, view.rack, view.legal) == (seat, tuple(state.racks[seat]), tuple(upturn.legal(state, seat)))


def test_U_K1_somebody_who_watches_sees_no_rack_and_may_do_nothing() -> None:
    view = upturn.view(middle(), None)
    assert (view.seat, view.rack, view.legal) == (None, (), ())


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("seat", EVERYBODY)
def test_U_K1_racks_and_bag_dealt_anew_leave_the_view_byte_for_byte_the_same(name: str, seat: int | None) -> None:
    state = STATES[name]()
    view = upturn.view(state, seat)
    for number in range(5):
        other = upturn.imagine(view, Random(number))
        assert msgspec.json.encode(upturn.view(other, seat)) == msgspec.json.encode(view)
        assert Counter(upturn.cards(other)) == Counter(all_tiles(NUMBERS))


def test_imagined_states_differ_in_what_the_seat_cannot_know() -> None:
    view = upturn.view(middle(), 1)
    one, other = upturn.imagine(view, Random(1)), upturn.imagine(view, Random(2))
    assert one.racks[1] == other.racks[1] == [8, 9, 12]
    assert one.racks[0] != other.racks[0]
    assert one.bag != other.bag
    assert one.chance != other.chance


def test_U_K1_the_twin_of_an_open_run_is_known_to_all() -> None:
    state = middle()
    for seat in (1, 2, None):
        for number in range(5):
            assert 44 in upturn.imagine(upturn.view(state, seat), Random(number)).racks[0]


def test_an_imagined_state_can_be_played_on() -> None:
    state = upturn.imagine(upturn.view(middle(), 2), Random(1))
    play(state, "0 close", "0 keep", "1 draw")
    assert state.last == 44


@pytest.mark.parametrize(
    ("event", "knowing"), [(Drawn(1, 40), {1}), (Given(0, 1, 40), {1}), (Laid(1, 40), {0, 1, 2, None})]
)
def test_U_K1_a_tile_that_is_drawn_or_handed_over_is_seen_by_its_new_owner_only(
    event: Event, knowing: set[int | None]
) -> None:
    assert {seat for seat in EVERYBODY if upturn.seen(event, seat) == event} == knowing


def test_U_K1_the_others_see_that_a_tile_was_drawn_or_given_but_not_which() -> None:
    assert upturn.seen(Drawn(1, 40), 0) == Drawn(1, None)
    assert upturn.seen(Drawn(1, 40), None) == Drawn(1, None)
    assert upturn.seen(Given(0, 1, 40), 0) == Given(0, 1, None)


@pytest.mark.parametrize("event", [Caught(1, by=2), RunOpened(1, 44)])
def test_U_K1_all_other_events_are_public(event: Event) -> None:
    assert all(upturn.seen(event, seat) == event for seat in EVERYBODY)


def test_a_view_of_a_match_that_is_over_says_why_and_offers_nothing() -> None:
    view = upturn.view(over(), 1)
    assert (view.over, view.reason, view.turn, view.phase, view.legal) == (True, "empty rack", None, None, ())


def test_a_view_stays_as_it_was_when_the_match_goes_on() -> None:
    state = middle()
    view = upturn.view(state, 0)
    before = msgspec.json.encode(view)
    play(state, "0 close", "0 give 1")
    assert msgspec.json.encode(view) == before
