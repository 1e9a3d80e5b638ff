"""Up, Down and Up&Down: U-A1 to U-A3."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Going, LineStarted, Side


def test_U_A1_an_arrow_begins_a_new_line_from_the_last_number() -> None:
    state = table("down 53 51 | 39 41 12", "20 40", marker="left")
    assert play(state, "0 down left") == [LineStarted(0, "down", "down", "left")]
    assert (state.lines, state.last, state.going) == ([[20, 40], ["down"]], 40, "down")
    assert (state.racks[0], state.turn) == ([53, 51], 1)
    assert offered(state, 1) == {"lay 39", "lay 12", "draw"}


def test_U_A1_up_turns_the_game_up() -> None:
    state = table("up 53 51 | 39 41", "53 40", going="down")
    play(state, "0 up left")
    assert (state.going, state.lines) == ("up", [[53, 40], ["up"]])
    assert offered(state, 1) == {"lay 41", "draw"}


@pytest.mark.parametrize("going", ["up", "down"])
def test_U_A1_an_arrow_may_point_the_way_the_game_already_goes(going: Going) -> None:
    state = table(f"{going} 53 51 | 39 41", "40", going=going)
    play(state, f"0 {going} left")
    assert (state.going, state.lines) == (going, [[40], [going]])


def test_U_A2_up_and_down_leaves_the_direction_to_the_player() -> None:
    state = table("updown 8 9 | 39 41", "40")
    assert offered(state, 0) == {"updown up left", "updown down left", "draw"}
    play(state, "0 updown down left")
    assert (state.going, state.lines, state.turn) == ("down", [[40], ["updown"]], 1)


def test_U_A3_with_more_than_two_players_any_arrow_chooses_the_neighbour() -> None:
    state = table("up down updown 8 | 39 41 | 12 13", "40")
    ways = {"up", "down", "updown up", "updown down"}
    assert offered(state, 0) == {f"{way} {side}" for way in ways for side in ("left", "right")} | {"draw"}


def test_U_A3_two_players_have_only_left() -> None:
    state = table("up down updown joker 8 | 39 41", "40")
    assert all("right" not in action for action in offered(state, 0))


@pytest.mark.parametrize(
    ("turn", "side", "following"), [(0, "left", 1), (0, "right", 3), (3, "left", 0), (3, "right", 2), (1, "right", 0)]
)
def test_U_A3_the_left_neighbour_is_the_next_seat_and_the_right_one_the_seat_before(
    turn: int, side: Side, following: int
) -> None:
    state = table(" | ".join(["down 8 9"] * 4), "40", turn=turn)
    play(state, f"{turn} down {side}")
    assert (state.marker, state.turn) == (side, following)


def test_U_A3_the_marker_stays_until_the_next_arrow() -> None:
    state = table("up 8 9 | 91 12 13 | 48 18 19", "40")
    play(state, "0 up right", "2 lay 48", "1 draw", "1 pass", "0 draw")
    assert (state.marker, state.turn) == ("right", 0)
    play(state, "0 pass", "2 draw")
    assert state.turn == 2
