"""An action tile alone on a rack: U-L1."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table


@pytest.mark.parametrize("tile", ["up", "down", "updown", "skip1", "skip2", "joker"])
def test_U_L1_an_action_tile_cannot_be_played_as_the_only_one(tile: str) -> None:
    assert offered(table(f"{tile} | 39 41", "40"), 0) == {"draw"}


def test_U_L1_a_number_can_be_the_last_tile() -> None:
    assert offered(table("48 | 39 41", "40"), 0) == {"lay 48", "draw"}


def test_U_L1_after_a_draw_either_tile_may_be_played() -> None:
    state = table("up | 39 41", "40", bag="48")
    play(state, "0 draw")
    assert offered(state, 0) == {"lay 48", "up left", "pass"}
    play(state, "0 up left")
    assert state.racks[0] == [48]


def test_U_L1_after_a_draw_only_legal_tiles_may_be_played() -> None:
    state = table("up | 39 41", "40", bag="12")
    play(state, "0 draw")
    assert offered(state, 0) == {"up left", "pass"}


def test_U_L1_two_action_tiles_are_not_the_only_one() -> None:
    state = table("up | 39 41", "40", bag="skip1")
    play(state, "0 draw")
    assert offered(state, 0) == {"up left", "skip1", "pass"}
    play(state, "0 skip1")
    assert (state.racks[0], offered(state, 0)) == (["up"], {"draw", "call"})


def test_U_L1_a_draw_that_brings_nothing_leaves_the_action_tile_alone() -> None:
    state = table("up | 39 41", "40", bag="")
    play(state, "0 draw")
    assert offered(state, 0) == {"pass"}
