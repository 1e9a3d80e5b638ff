"""Saying "Upturn", and being caught: U-L2."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Called, Caught, Drawn, NothingDrawn
from tavolino.games.upturn.state import State

RUN = "44 43 12"  # a rack whose twin has a run


def one_left(next_rack: str = "53 12 13", *, bag: str | None = None) -> State:
    """Seat 0 has just laid 42 of its two tiles and has not called; seat 1 is to play."""
    state = table(f"42 8 | {next_rack} | 18 19", "40", bag=bag)
    play(state, "0 lay 42")
    return state


def test_U_L2_a_player_with_one_tile_at_the_end_of_the_turn_may_call_and_the_others_may_catch() -> None:
    state = one_left()
    assert state.uncalled == 0
    assert offered(state, 0) == {"call"}
    assert offered(state, 1) == {"lay 53", "draw", "catch 0"}
    assert offered(state, 2) == {"catch 0"}


def test_U_L2_nothing_is_due_with_two_tiles_left() -> None:
    state = table("42 8 9 | 53 12 | 18 19", "40")
    play(state, "0 lay 42")
    assert (state.uncalled, offered(state, 0), offered(state, 2)) == (None, set(), set())


def test_U_L2_nothing_is_due_after_a_turn_without_a_tile_laid() -> None:
    state = table("42 8 9 | 12 | 18 19", "41", last=40, bag="")
    state.lines = [[]]
    play(state, "0 lay 42", "1 draw", "1 pass")
    assert (state.uncalled, offered(state, 1)) == (None, set())


def test_U_L2_a_call_ends_the_matter_and_everybody_knows_it() -> None:
    state = one_left()
    assert play(state, "0 call") == [Called(0)]
    assert (state.uncalled, state.called, state.turn) == (None, {0}, 1)
    assert offered(state, 2) == offered(state, 0) == set()


def test_U_L2_being_caught_costs_three_tiles_once() -> None:
    state = one_left(bag="2 3 4 6")
    assert play(state, "2 catch 0") == [Caught(0, by=2), Drawn(0, 2), Drawn(0, 3), Drawn(0, 4)]
    assert (state.racks[0], state.bag, state.uncalled, state.turn) == ([8, 2, 3, 4], [6], None, 1)
    assert offered(state, 2) == offered(state, 0) == set()


def test_U_L2_a_catch_that_finds_fewer_tiles_draws_those_and_ends_the_matter() -> None:
    state = one_left(bag="2")
    state.lines = [[42]]
    assert play(state, "1 catch 0") == [Caught(0, by=1), Drawn(0, 2), NothingDrawn(0)]
    assert (state.racks[0], state.uncalled) == ([8, 2], None)


def test_U_L2_a_catch_that_finds_no_tile_ends_the_matter_too() -> None:
    state = one_left(bag="")
    state.lines = [[42]]
    play(state, "1 catch 0")
    assert (state.racks[0], state.uncalled, state.called) == ([8], None, set())


@pytest.mark.parametrize("before", [[], ["1 draw"], ["1 lay 44"]], ids=["before a draw", "after a draw", "in a run"])
@pytest.mark.parametrize("spoken", ["0 call", "1 catch 0", "2 catch 0"])
def test_U_L2_neither_a_call_nor_a_catch_interrupts_the_turn(before: list[str], spoken: str) -> None:
    state = one_left(RUN)
    play(state, *before)
    kept = (state.turn, state.phase, state.run, state.drawn)
    allowed = offered(state, 1) - {"catch 0"}
    play(state, spoken)
    assert (state.turn, state.phase, state.run, state.drawn) == kept
    assert offered(state, 1) == allowed


@pytest.mark.parametrize(
    ("rack", "move"),
    [("53 12 3", "1 lay 53"), ("up 12 3", "1 up left"), ("skip1 12 3", "1 skip1"), ("joker 12 3", "1 joker up left")],
)
def test_U_L2_the_moment_is_over_when_the_next_tile_lies(rack: str, move: str) -> None:
    state = one_left(rack)
    play(state, move)
    assert (state.uncalled, state.racks[0]) == (None, [8])
    assert not {"call", "catch 0"} & (offered(state, 0) | offered(state, 1) | offered(state, 2))


@pytest.mark.parametrize("move", ["1 add 43", "1 close"])
def test_U_L2_opening_a_run_lays_nothing_but_its_first_tile_does(move: str) -> None:
    state = one_left(RUN)
    play(state, "1 lay 44")
    assert offered(state, 0) == {"call"}
    assert "catch 0" in offered(state, 1)
    play(state, move)
    assert offered(state, 0) == offered(state, 2) == set()


def test_U_L2_a_draw_and_a_pass_of_others_do_not_end_the_moment() -> None:
    state = one_left("12 13", bag="2 3 4")
    play(state, "1 draw", "1 pass")
    assert (offered(state, 0), offered(state, 1)) == ({"call"}, {"catch 0"})


def test_U_L2_the_call_is_not_due_while_tiles_are_still_handed_out() -> None:
    state = table("41 8 | 53 12 | 18 19", "40")
    play(state, "0 lay 41")
    assert (state.uncalled, offered(state, 0)) == (None, {"give 1", "give 2", "keep"})
    play(state, "0 give 1")
    assert (state.uncalled, offered(state, 0)) == (0, {"call"})


def test_U_L2_passing_through_one_tile_inside_a_turn_needs_no_call() -> None:
    state = table("joker 53 | 51 12 | 18 19", "40")
    play(state, "0 joker up left")
    assert offered(state, 0) == {"lay 53", "stop"}
    assert offered(state, 1) == set()
    play(state, "0 stop")
    assert (offered(state, 0), offered(state, 2)) == ({"call"}, {"catch 0"})


def test_U_L2_whoever_plays_again_after_a_skip_owes_the_call_between_the_turns() -> None:
    state = table("skip1 53 | 51 12", "40", bag="2 3 4")
    play(state, "0 skip1")
    assert (offered(state, 0), offered(state, 1)) == ({"lay 53", "draw", "call"}, {"catch 0"})
    play(state, "1 catch 0")
    assert offered(state, 0) == {"lay 53", "draw"}


def test_U_L2_getting_a_tile_ends_the_duty() -> None:
    state = table("42 8 | 12 13", "40", bag="2 3 4")
    play(state, "0 lay 42", "1 draw", "1 pass")
    assert "call" in offered(state, 0)
    play(state, "0 draw")
    assert (state.uncalled, offered(state, 0), offered(state, 1)) == (None, {"pass"}, set())


def test_U_L2_a_draw_that_brings_nothing_does_not_end_the_duty() -> None:
    state = table("42 8 | 12 13", "42", last=40, bag="")
    state.lines = [[]]
    play(state, "0 lay 42", "1 draw", "1 pass", "0 draw")
    assert (offered(state, 0), offered(state, 1)) == ({"pass", "call"}, {"catch 0"})


def test_U_L2_a_seat_that_has_called_is_forgotten_when_it_gets_tiles() -> None:
    state = table("42 8 | 51 12 13", "40", bag="2 3 4")
    play(state, "0 lay 42", "0 call", "1 lay 51")
    assert state.called == {0}
    play(state, "1 give 0")
    assert state.called == set()


def test_U_L2_one_tile_again_is_a_new_duty() -> None:
    state = table("42 8 | 12 13", "40", bag="2 52 4")
    play(state, "0 lay 42", "0 call", "1 draw", "1 pass", "0 draw", "0 lay 52")
    assert (state.uncalled, offered(state, 1)) == (0, {"draw", "catch 0"})


def test_U_L2_a_new_duty_takes_the_place_of_an_older_one() -> None:
    state = table("42 8 | 52 12 | 18 19", "40")
    play(state, "0 lay 42", "1 lay 52")
    assert (offered(state, 0), offered(state, 1), offered(state, 2)) == ({"catch 1"}, {"call"}, {"draw", "catch 1"})
