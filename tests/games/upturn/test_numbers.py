"""Numbers and penalty tiles: U-N1 to U-N3."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Given, Going, Kept, Laid


@pytest.mark.parametrize(("going", "fitting"), [("up", {"lay 41", "lay 99"}), ("down", {"lay 39", "lay 1"})])
def test_U_N1_a_number_must_lie_strictly_beyond_the_last(going: Going, fitting: set[str]) -> None:
    state = table("39 40 41 1 99 | 53 51", "40", going=going)
    assert offered(state, 0) == fitting | {"draw"}


def test_U_N1_a_number_joins_the_running_line_and_is_the_last() -> None:
    state = table("48 9 8 | 53 51", "32 / up 40")
    assert play(state, "0 lay 48") == [Laid(0, 48)]
    assert (state.lines, state.last, state.racks[0], state.turn) == ([[32], ["up", 40, 48]], 48, [9, 8], 1)


@pytest.mark.parametrize(("last", "going"), [("99", "up"), ("1", "down")])
def test_U_N2_beyond_the_outermost_number_only_actions_and_drawing_remain(last: str, going: Going) -> None:
    state = table("4 98 up skip1 | 53 51", last, going=going)
    assert offered(state, 0) == {"up left", "skip1", "draw"}


def test_U_N3_a_penalty_tile_gives_one_tile_from_the_bag_to_an_opponent() -> None:
    state = table("41 53 51 | 8 9 | 3 4", "40", bag="33 up")
    assert play(state, "0 lay 41") == [Laid(0, 41)]
    assert offered(state, 0) == {"give 1", "give 2", "keep"}
    assert play(state, "0 give 2") == [Given(0, 2, 33)]
    assert (state.racks[2], state.bag, state.turn, state.phase) == ([3, 4, 33], ["up"], 1, "play")


def test_U_N3_the_tile_of_a_penalty_tile_may_stay_in_the_bag() -> None:
    state = table("41 53 51 | 8 9", "40", bag="33 up")
    assert play(state, "0 lay 41", "0 keep") == [Laid(0, 41), Kept(0)]
    assert (state.bag, state.owed, state.turn, state.phase) == ([33, "up"], 0, 1, "play")


def test_U_N3_a_penalty_tile_is_laid_like_any_number() -> None:
    state = table("41 31 53 | 8 9", "40", going="down")
    assert offered(state, 0) == {"lay 31", "draw"}


def test_U_N3_a_regular_number_gives_nothing() -> None:
    state = table("48 53 51 | 8 9", "40")
    play(state, "0 lay 48")
    assert (state.phase, state.owed, state.turn) == ("play", 0, 1)


def test_U_N3_while_a_tile_is_handed_out_the_others_wait() -> None:
    state = table("41 53 51 | 48 9", "40")
    play(state, "0 lay 41")
    assert offered(state, 1) == set()
