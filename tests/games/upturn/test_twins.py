"""Twins and their runs: U-N4 to U-N6."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Given, Kept, Laid, RunOpened
from tavolino.games.upturn.state import Run
from tavolino.games.upturn.view import view


def test_U_N4_a_twin_with_nothing_that_fits_is_laid_at_once() -> None:
    state = table("44 39 48 | 8 9", "40")
    assert play(state, "0 lay 44") == [Laid(0, 44)]
    assert (state.lines, state.last, state.racks[0], state.run) == ([[40, 44]], 44, [39, 48], None)


def test_U_N4_opening_a_run_lays_nothing_yet() -> None:
    state = table("44 42 3 | 8 9", "40")
    assert play(state, "0 lay 44") == [RunOpened(0, 44)]
    assert (state.phase, state.run, state.last, state.lines) == ("run", Run(44), 40, [[40]])
    assert (state.racks[0], state.owed) == ([44, 42, 3], 0)


def test_U_N4_only_tiles_strictly_between_the_last_number_and_the_twin_fit() -> None:
    state = table("66 40 41 43 64 67 39 up | 8 9", "40", bag="2")
    play(state, "0 lay 66")
    assert offered(state, 0) == {"add 41", "add 43", "add 64", "close"}


def test_U_N4_going_down_the_run_goes_down() -> None:
    state = table("22 48 24 20 64 | 8 9", "64", going="down", bag="2")
    play(state, "0 lay 22")
    assert offered(state, 0) == {"add 48", "add 24", "close"}
    play(state, "0 add 48", "0 add 24")
    assert offered(state, 0) == {"close"}


@pytest.mark.parametrize("added", [(), (42,), (48,), (52,), (42, 48), (42, 52), (48, 52), (42, 48, 52)])
def test_U_N4_a_run_takes_any_subset_of_the_fitting_tiles(added: tuple[int, ...]) -> None:
    state = table("55 52 42 48 3 | 8 9", "40")
    play(state, "0 lay 55", *(f"0 add {number}" for number in added), "0 close")
    assert state.lines == [[40, *added, 55]]
    assert set(state.racks[0]) == {52, 42, 48, 3} - set(added)


def test_U_N4_tiles_are_added_in_playing_order_and_lie_at_once() -> None:
    state = table("55 42 48 52 3 | 8 9", "40")
    play(state, "0 lay 55")
    assert play(state, "0 add 48") == [Laid(0, 48)]
    assert (state.lines, state.last, state.run, state.phase) == ([[40, 48]], 48, Run(55, 1), "run")
    assert offered(state, 0) == {"add 52", "close"}


def test_U_N4_the_twin_lies_last_and_is_the_last_number() -> None:
    state = table("55 42 3 | 8 9", "40")
    play(state, "0 lay 55", "0 add 42")
    assert 55 in state.racks[0]
    assert play(state, "0 close") == [Laid(0, 55)]
    assert (state.lines, state.last, state.racks[0], state.run) == ([[40, 42, 55]], 55, [3], None)


def test_U_N4_no_second_twin_goes_along() -> None:
    state = table("66 44 55 42 | 8 9", "40")
    play(state, "0 lay 66")
    assert offered(state, 0) == {"add 42", "close"}


def test_U_N4_a_twin_between_which_only_another_twin_lies_is_laid_at_once() -> None:
    state = table("55 44 3 | 8 9", "40")
    assert play(state, "0 lay 55") == [Laid(0, 55)]


def test_U_N4_a_run_never_closes_by_itself() -> None:
    state = table("55 42 3 | 8 9", "40")
    play(state, "0 lay 55", "0 add 42")
    assert offered(state, 0) == {"close"}
    assert state.turn == 0


def test_U_N4_a_twin_is_laid_like_any_number() -> None:
    state = table("44 22 | 8 9", "40", going="down")
    assert offered(state, 0) == {"lay 22", "draw"}


def test_U_N5_as_many_tiles_are_handed_out_as_were_laid_in_any_split() -> None:
    state = table("55 42 48 3 | 8 9 | 6 4", "40", bag="12 13 14 16")
    play(state, "0 lay 55", "0 add 42", "0 add 48", "0 close")
    assert (state.phase, state.owed) == ("give", 3)
    assert offered(state, 0) == {"give 1", "give 2", "keep"}
    assert play(state, "0 give 2", "0 give 1", "0 give 2") == [Given(0, 2, 12), Given(0, 1, 13), Given(0, 2, 14)]
    assert (state.racks, state.bag) == ([[3], [8, 9, 13], [6, 4, 12, 14]], [16])
    assert (state.phase, state.owed, state.turn) == ("play", 0, 1)


def test_U_N5_the_handing_out_can_stop_at_any_time() -> None:
    state = table("55 42 48 3 | 8 9", "40", bag="12 13 14")
    play(state, "0 lay 55", "0 add 42", "0 add 48", "0 close", "0 give 1")
    assert state.owed == 2
    assert play(state, "0 keep") == [Kept(0)]
    assert (state.bag, state.owed, state.turn) == ([13, 14], 0, 1)


def test_U_N5_a_twin_alone_hands_out_one_tile() -> None:
    for rack, moves in (("55 3", ["0 lay 55"]), ("55 42 3", ["0 lay 55", "0 close"])):
        state = table(f"{rack} | 8 9", "40")
        play(state, *moves)
        assert (state.phase, state.owed) == ("give", 1)


def test_U_N5_nobody_hands_tiles_to_themselves() -> None:
    for turn in range(4):
        state = table(" | ".join(["55 3"] * 4), "40", turn=turn)
        play(state, f"{turn} lay 55")
        assert offered(state, turn) == {f"give {seat}" for seat in range(4) if seat != turn} | {"keep"}


def test_U_N6_a_penalty_tile_in_a_run_is_owed_at_once_and_the_run_when_it_closes() -> None:
    state = table("55 41 47 48 3 | 8 9", "40")
    play(state, "0 lay 55", "0 add 41")
    assert (state.owed, state.phase) == (1, "run")
    play(state, "0 add 47", "0 add 48")
    assert (state.owed, state.phase) == (2, "run")
    assert view(state, 1).to_hand_out == 2 + 4, "everybody sees what the run would bring"
    play(state, "0 close")
    assert (state.owed, state.phase) == (2 + 4, "give")
    assert view(state, 1).to_hand_out == 2 + 4
