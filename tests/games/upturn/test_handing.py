"""Tiles that are handed out unseen, or after a look: U-N7."""
# ruff: noqa: N802 - a test carries the name of its clause

from random import Random

from games.upturn.table import offered, play, table
from tavolino.games import upturn
from tavolino.games.upturn.actions import Given, Kept, Laid, NothingDrawn
from tavolino.games.upturn.state import State


def looking(bag: str | None = "2 3 4 6") -> State:
    """Seat 0 has laid the twin 55 with 52 before it, and hands out two tiles after a look at each."""
    state = table("55 52 8 9 | 53 12 13 | 18 19", "40", handing="seen", bag=bag)
    play(state, "0 lay 55", "0 add 52", "0 close")
    return state


def test_U_N7_usually_nobody_looks() -> None:
    state = table("51 8 9 | 53 12 13 | 18 19", "40", bag="2 3")
    play(state, "0 lay 51")
    assert upturn.view(state, 0).offered is None
    [given] = play(state, "0 give 1")
    assert upturn.seen(given, 0) == Given(0, 1, None)


def test_U_N7_only_the_giver_looks_at_the_next_tile() -> None:
    state = looking()
    assert [upturn.view(state, seat).offered for seat in (0, 1, 2, None)] == [2, None, None, None]
    [given] = play(state, "0 give 1")
    assert [upturn.seen(given, seat) for seat in (0, 1)] == [Given(0, 1, 2, seen=True)] * 2
    assert [upturn.seen(given, seat) for seat in (2, None)] == [Given(0, 1, None, seen=True)] * 2
    assert upturn.view(state, 0).offered == 3


def test_U_N7_a_tile_that_is_kept_back_goes_to_the_bottom_of_the_bag() -> None:
    state = looking()
    play(state, "0 give 1")
    assert play(state, "0 keep") == [Kept(0)]
    assert (state.bag, upturn.view(state, 0).offered, state.turn) == ([4, 6, 3], None, 1)


def test_U_N7_an_empty_bag_is_filled_before_the_look() -> None:
    state = table("51 8 9 | 53 12 13", "38 39 / up 40", handing="seen", bag="")
    play(state, "0 lay 51")
    assert upturn.view(state, 0).offered == state.bag[0]
    assert sorted(map(str, state.bag)) == ["38", "39"]


def test_U_N7_where_nothing_is_left_nothing_is_handed_out() -> None:
    state = table("51 8 9 | 53 12 13", "40", handing="seen", bag="")
    state.lines = [[]]
    assert play(state, "0 lay 51") == [Laid(0, 51), NothingDrawn(0)]
    assert (state.turn, offered(state, 0)) == (1, set())


def test_U_N7_states_that_fit_a_view_have_the_tile_on_top() -> None:
    view = upturn.view(looking(None), 0)
    imagined = [upturn.imagine(view, Random(seed)) for seed in range(5)]
    assert {state.bag[0] for state in imagined} == {view.offered}
    assert [upturn.view(state, 0) for state in imagined] == [view] * 5
