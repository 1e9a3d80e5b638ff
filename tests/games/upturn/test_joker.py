"""The Joker and its extra tile: U-A5."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Laid, LineStarted


def test_U_A5_a_joker_begins_a_line_and_chooses_direction_and_neighbour() -> None:
    state = table("joker 48 9 | 39 41 | 12 13", "40")
    choices = {f"joker {going} {side}" for going in ("up", "down") for side in ("left", "right")}
    assert offered(state, 0) == choices | {"lay 48", "draw"}
    assert play(state, "0 joker down right") == [LineStarted(0, "joker", "down", "right")]
    assert (state.lines, state.last, state.going, state.marker) == ([[40], ["joker"]], 40, "down", "right")
    assert (state.turn, state.phase, state.racks[0]) == (0, "extra", [48, 9])


def test_U_A5_the_extra_tile_can_be_any_tile_that_is_legal_now_but_no_draw() -> None:
    state = table("joker 48 9 11 up skip1 joker | 39 41", "40")
    play(state, "0 joker down left")
    jokers = {"joker up left", "joker down left"}
    assert offered(state, 0) == {"lay 9", "lay 11", "up left", "skip1", "stop"} | jokers


def test_U_A5_an_extra_number_goes_in_the_new_direction_and_ends_the_turn() -> None:
    state = table("joker 9 53 51 | 39 41 | 12 13", "40")
    play(state, "0 joker down right", "0 lay 9")
    assert (state.lines, state.last, state.turn, state.phase) == ([[40], ["joker", 9]], 9, 2, "play")


def test_U_A5_the_extra_tile_may_be_left_out() -> None:
    state = table("joker 9 53 51 | 39 41 | 12 13", "40")
    play(state, "0 joker down right")
    assert play(state, "0 stop") == []
    assert (state.turn, state.phase, state.racks[0]) == (2, "play", [9, 53, 51])


def test_U_A5_an_extra_penalty_tile_gives_its_tile() -> None:
    state = table("joker 17 53 51 | 39 41", "40")
    play(state, "0 joker down left", "0 lay 17")
    assert (state.phase, state.owed) == ("give", 1)


def test_U_A5_an_extra_twin_brings_its_run() -> None:
    state = table("joker 11 36 53 51 | 39 41", "40")
    play(state, "0 joker down left", "0 lay 11")
    assert offered(state, 0) == {"add 36", "close"}
    play(state, "0 add 36", "0 close", "0 keep")
    assert (state.lines, state.turn) == ([[40], ["joker", 36, 11]], 1)


def test_U_A5_the_choices_of_an_extra_arrow_stand_and_end_the_turn() -> None:
    state = table("joker up 53 51 | 39 41 | 12 13", "40", going="down")
    play(state, "0 joker down right", "0 up left")
    assert (state.lines, state.going, state.marker) == ([[40], ["joker"], ["up"]], "up", "left")
    assert (state.turn, state.phase) == (1, "play")


@pytest.mark.parametrize(("side", "following"), [("left", 1), ("right", 3)])
def test_U_A5_an_extra_skip_follows_the_marker_just_turned(side: str, following: int) -> None:
    state = table("18 19 | 16 14 | skip2 joker 53 | 12 13", "40", turn=2, marker="left")
    assert play(state, f"2 joker up {side}", "2 skip2")[1] == Laid(2, "skip2")
    assert (state.lines, state.turn) == ([[40], ["joker", "skip2"]], following)


def test_U_A5_a_joker_and_a_skip_for_two_players_give_a_new_turn() -> None:
    state = table("joker skip1 53 51 | 39 41", "40")
    play(state, "0 joker up left", "0 skip1")
    assert (state.turn, state.phase) == (0, "play")
    assert offered(state, 0) == {"lay 53", "lay 51", "draw"}


def test_U_A5_a_second_joker_stands_with_its_choices_and_has_its_own_extra_tile() -> None:
    state = table("joker joker 9 53 | 39 41 | 12 13", "40")
    play(state, "0 joker up right", "0 joker down left")
    assert (state.lines, state.going, state.marker) == ([[40], ["joker"], ["joker"]], "down", "left")
    assert offered(state, 0) == {"lay 9", "stop"}
    play(state, "0 lay 9")
    assert (state.lines[-1], state.turn) == (["joker", 9], 1)


def test_U_A5_an_action_tile_that_is_left_alone_is_no_extra_tile() -> None:
    state = table("joker up | 39 41", "40")
    play(state, "0 joker down left")
    assert offered(state, 0) == {"stop"}
