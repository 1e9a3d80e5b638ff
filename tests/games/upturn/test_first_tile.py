"""The first tile: U-F1 to U-F3."""
# ruff: noqa: N802 - a test carries the name of its clause

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Drawn, Laid, NothingDrawn, Passed, RunOpened
from tavolino.games.upturn.state import Run


def test_U_F1_a_higher_first_number_sends_the_game_up() -> None:
    state = table("40 12 9 | 53 32", "20", going=None)
    assert play(state, "0 lay 40") == [Laid(0, 40)]
    assert (state.going, state.last, state.lines) == ("up", 40, [[20, 40]])
    assert offered(state, 1) == {"lay 53", "draw"}


def test_U_F1_a_lower_first_number_sends_the_game_down() -> None:
    state = table("40 12 9 | 13 8", "20", going=None)
    play(state, "0 lay 12")
    assert (state.going, state.last, state.lines) == ("down", 12, [[20, 12]])
    assert offered(state, 1) == {"lay 8", "draw"}


def test_U_F2_whoever_holds_a_number_must_lay_one() -> None:
    state = table("40 12 up joker skip1 | 53 51", "20", going=None)
    assert offered(state, 0) == {"lay 40", "lay 12"}


def test_U_F2_without_a_number_only_drawing_is_left() -> None:
    state = table("up joker skip1 | 53 51", "20", going=None)
    assert offered(state, 0) == {"draw"}


def test_U_F2_a_drawn_number_must_be_laid() -> None:
    state = table("up joker | 53 51", "20", going=None, bag="32 33")
    play(state, "0 draw")
    assert offered(state, 0) == {"lay 32"}
    play(state, "0 lay 32")
    assert state.going == "up"


def test_U_F2_after_a_drawn_action_tile_the_duty_goes_to_the_next_player() -> None:
    state = table("up joker | 53 down | 8 9", "20", going=None, bag="skip2 33")
    assert play(state, "0 draw") == [Drawn(0, "skip2")]
    assert offered(state, 0) == {"pass"}
    assert play(state, "0 pass") == [Passed(0)]
    assert (state.turn, state.going, state.dry) == (1, None, 0)
    assert offered(state, 1) == {"lay 53"}


def test_U_F2_the_duty_goes_round_until_somebody_holds_a_number() -> None:
    state = table("up | down | joker", "20", going=None, bag="skip1 skip2 up 48")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass", "2 draw", "2 pass", "0 draw")
    assert offered(state, 0) == {"lay 48"}


def test_U_F2_a_draw_that_brings_nothing_leads_to_a_pass_too() -> None:
    state = table("up joker | 53 51", "20", going=None, bag="")
    assert play(state, "0 draw") == [NothingDrawn(0)]
    assert offered(state, 0) == {"pass"}
    play(state, "0 pass")
    assert offered(state, 1) == {"lay 53", "lay 51"}


def test_U_F3_a_penalty_tile_can_be_the_first_and_gives_its_tile() -> None:
    state = table("17 40 9 | 53 51", "20", going=None, bag="33")
    play(state, "0 lay 17")
    assert (state.going, state.phase, state.owed) == ("down", "give", 1)
    play(state, "0 give 1")
    assert state.racks[1] == [53, 51, 33]


def test_U_F3_a_first_twin_that_nothing_fits_lies_at_once() -> None:
    state = table("22 40 9 | 53 51", "20", going=None)
    play(state, "0 lay 22")
    assert (state.going, state.lines, state.phase, state.owed) == ("up", [[20, 22]], "give", 1)


def test_U_F3_the_run_of_a_first_twin_sets_the_direction_with_its_first_tile() -> None:
    state = table("11 36 34 43 9 | 53 51", "40", going=None)
    assert play(state, "0 lay 11") == [RunOpened(0, 11)]
    assert (state.going, state.lines, state.run) == (None, [[40]], Run(11))
    assert offered(state, 0) == {"add 36", "add 34", "close"}
    play(state, "0 add 36")
    assert (state.going, state.lines) == ("down", [[40, 36]])
    assert offered(state, 0) == {"add 34", "close"}
    play(state, "0 close")
    assert (state.going, state.last, state.lines, state.owed) == ("down", 11, [[40, 36, 11]], 2)


def test_U_F3_a_first_twin_whose_run_is_closed_at_once_sets_the_direction_itself() -> None:
    state = table("99 52 9 | 53 51", "40", going=None)
    play(state, "0 lay 99", "0 close")
    assert (state.going, state.lines, state.owed) == ("up", [[40, 99]], 1)


def test_U_F3_the_direction_is_that_of_the_tile_and_not_of_the_rack() -> None:
    state = table("11 52 54 | 6 51", "40", going=None)
    play(state, "0 lay 11", "0 keep")
    assert offered(state, 1) == {"lay 6", "draw"}
