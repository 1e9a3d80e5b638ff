"""Skips: U-A4."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Laid, Side


@pytest.mark.parametrize(
    ("seats", "tile", "marker", "following"),
    [
        (2, "skip1", "left", 1),
        (2, "skip2", "left", 1),
        (3, "skip1", "left", 0),
        (3, "skip1", "right", 2),
        (3, "skip2", "left", 1),
        (3, "skip2", "right", 1),
        (4, "skip1", "left", 3),
        (4, "skip1", "right", 3),
        (4, "skip2", "left", 0),
        (4, "skip2", "right", 2),
    ],
)
def test_U_A4_a_skip_passes_over_the_next_players_the_way_the_marker_shows(
    seats: int, tile: str, marker: Side, following: int
) -> None:
    state = table(" | ".join([f"{tile} 8 9"] * seats), "40", turn=1, marker=marker)
    play(state, f"1 {tile}")
    assert (state.turn, state.marker) == (following, marker)


def test_U_A4_a_skip_changes_neither_line_nor_direction_nor_last_number() -> None:
    state = table("skip1 8 9 | 39 41 | 48 12", "20 / down 40", going="down")
    assert play(state, "0 skip1") == [Laid(0, "skip1")]
    assert (state.lines, state.going, state.last) == ([[20], ["down", 40, "skip1"]], "down", 40)


def test_U_A4_playing_again_is_a_new_turn_with_its_own_draw() -> None:
    state = table("skip2 8 9 | 39 41", "40", bag="12 13")
    play(state, "0 draw")
    assert "draw" not in offered(state, 0)
    play(state, "0 skip2")
    assert offered(state, 0) == {"draw"}
    play(state, "0 draw", "0 pass")
    assert state.turn == 1


def test_U_A4_both_skips_are_offered_once_each() -> None:
    state = table("skip1 skip1 skip2 8 | 39 41 | 12 13", "40")
    assert offered(state, 0) == {"skip1", "skip2", "draw"}
