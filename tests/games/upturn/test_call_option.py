"""The three ways to take the call: U-L3."""
# ruff: noqa: N802 - a test carries the name of its clause

from games.upturn.table import SEED, offered, play, table, tiles
from tavolino.chance import Chance
from tavolino.games import upturn
from tavolino.games.upturn.actions import Called, Caught, Drawn, Ended, Given, Laid, LineStarted, Refilled


def test_U_L3_people_start_from_caught_and_simulations_from_auto() -> None:
    assert (upturn.table_options.call, upturn.simulation_options.call) == ("caught", "auto")


def test_U_L3_auto_calls_for_the_player() -> None:
    state = table("42 8 | 53 12 | 18 19", "40", call="auto")
    assert play(state, "0 lay 42") == [Laid(0, 42), Called(0)]
    assert (state.called, state.uncalled) == ({0}, None)
    assert offered(state, 0) == offered(state, 2) == set()


def test_U_L3_strict_lets_a_player_call_and_nobody_catch() -> None:
    state = table("42 8 | 53 12 13 | 18 19", "40", call="strict", bag="2 3 4")
    play(state, "0 lay 42")
    assert (offered(state, 0), offered(state, 1), offered(state, 2)) == ({"call"}, {"lay 53", "draw"}, set())
    play(state, "0 call")
    assert play(state, "1 lay 53") == [Laid(1, 53)]


def test_U_L3_strict_costs_three_tiles_as_soon_as_the_next_tile_lies() -> None:
    state = table("42 8 | 53 12 13 | 18 19", "40", call="strict", bag="2 3 4 6")
    play(state, "0 lay 42")
    assert play(state, "1 lay 53") == [Laid(1, 53), Caught(0, by=None), Drawn(0, 2), Drawn(0, 3), Drawn(0, 4)]
    assert (state.racks[0], state.uncalled, state.turn) == ([8, 2, 3, 4], None, 2)


def test_U_L3_strict_waits_through_draws_and_passes() -> None:
    state = table("42 8 | 12 13 | 53 19 18", "40", call="strict", bag="1 2 3 4")
    play(state, "0 lay 42", "1 draw", "1 pass")
    assert state.racks[0] == [8]
    assert Caught(0, by=None) in play(state, "2 lay 53")


def test_U_L3_strict_draws_before_anything_is_handed_out() -> None:
    state = table("42 8 | 51 12 13 | 18 19", "40", call="strict", bag="2 3 4 6")
    play(state, "0 lay 42", "1 lay 51")
    assert (state.racks[0], state.phase) == ([8, 2, 3, 4], "give")
    assert play(state, "1 give 2") == [Given(1, 2, 6)]


def test_U_L3_strict_draws_at_the_first_tile_of_a_run() -> None:
    state = table("42 8 | 55 47 13 | 18 19", "40", call="strict", bag="2 3 4 6")
    assert len(play(state, "0 lay 42", "1 lay 55")) == 2
    assert play(state, "1 add 47") == [Laid(1, 47), Caught(0, by=None), Drawn(0, 2), Drawn(0, 3), Drawn(0, 4)]
    assert (state.phase, state.owed) == ("run", 1)


def test_U_L3_strict_draws_after_a_new_line_has_begun() -> None:
    state = table("42 8 | up 12 13 | 18 19", "38 39", call="strict", bag="")
    play(state, "0 lay 42")
    events = play(state, "1 up left")
    first, second, third = Chance(SEED).shuffled(tiles("38 39 42"), "bag 1")
    drawn = [Drawn(0, first), Drawn(0, second), Drawn(0, third)]
    assert events == [LineStarted(1, "up", "up", "left"), Caught(0, by=None), Refilled(3), *drawn]
    assert state.lines == [["up"]]


def test_U_L3_strict_lets_an_empty_rack_win_before_any_penalty() -> None:
    state = table("42 8 | 53", "40", call="strict", bag="2 3 4 6")
    play(state, "0 lay 42")
    assert play(state, "1 lay 53") == [Laid(1, 53), Ended("empty rack", (1, 0))]
    assert state.racks == [[8], []]


def test_U_L3_strict_lets_the_forgetful_player_win_too() -> None:
    state = table("skip1 53 | 12 13", "40", call="strict", bag="2 3 4 6")
    play(state, "0 skip1")
    assert play(state, "0 lay 53") == [Laid(0, 53), Ended("empty rack", (0, 2))]


def test_U_L3_strict_forgives_a_player_who_draws_before_the_next_tile_lies() -> None:
    state = table("42 8 | 12 13", "40", call="strict", bag="2 52 3 4 6")
    play(state, "0 lay 42", "1 draw", "1 pass", "0 draw")
    assert play(state, "0 lay 52") == [Laid(0, 52)]


def test_U_L3_late_gives_time_until_the_next_tile_is_laid() -> None:
    state = table("42 8 | 53 12 13 | 18 19", "40", call="late")
    play(state, "0 lay 42")
    assert (offered(state, 0), offered(state, 2)) == ({"call"}, set())
    play(state, "1 draw")
    assert offered(state, 0) == {"call"}
    assert play(state, "0 call") == [Called(0)]
    play(state, "1 lay 53")
    assert (state.forgot, offered(state, 2)) == (None, {"draw"})


def test_U_L3_late_lets_everybody_catch_a_player_who_has_forgotten_until_one_more_tile_is_laid() -> None:
    state = table("42 8 | 53 12 13 | 58 19 9", "40", call="late", bag="2 3 4 6")
    play(state, "0 lay 42", "1 lay 53")
    assert (state.forgot, offered(state, 0), offered(state, 1)) == (0, set(), {"catch 0"})
    assert play(state, "1 catch 0") == [Caught(0, by=1), Drawn(0, 2), Drawn(0, 3), Drawn(0, 4)]
    assert (state.forgot, offered(state, 2)) == (None, {"lay 58", "draw"})


def test_U_L3_late_forgives_after_one_more_tile() -> None:
    state = table("42 8 | 53 12 13 | 58 19 9", "40", call="late")
    play(state, "0 lay 42", "1 lay 53", "2 lay 58")
    assert (state.forgot, offered(state, 1)) == (None, set())


def test_U_L3_late_forgives_a_player_who_gets_a_tile() -> None:
    state = table("42 8 | 51 12 13", "40", call="late", bag="2 3")
    play(state, "0 lay 42", "1 lay 51", "1 give 0")
    assert (state.forgot, offered(state, 1)) == (None, set())


def test_U_L3_late_a_tile_cuts_the_time_to_call_short_and_a_catch_does_not() -> None:
    state = table("42 8 | 53 12 | 58 19 9", "40", call="late")
    play(state, "0 lay 42")
    assert upturn.cuts_short(state, 1, upturn.read("lay 53")) == 0
    play(state, "1 lay 53")
    assert (state.forgot, state.uncalled) == (0, 1)
    assert upturn.cuts_short(state, 2, upturn.read("catch 0")) is None
