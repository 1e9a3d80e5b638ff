"""Drawing and passing: U-D1."""
# ruff: noqa: N802 - a test carries the name of its clause

from games.upturn.table import offered, play, table
from tavolino.games.upturn.actions import Drawn, Passed


def test_U_D1_a_player_who_could_play_may_draw_instead() -> None:
    state = table("48 up | 39 41", "40", bag="33 12")
    assert offered(state, 0) == {"lay 48", "up left", "draw"}
    assert play(state, "0 draw") == [Drawn(0, 33)]
    assert (state.racks[0], state.bag, state.turn, state.drawn) == ([48, "up", 33], [12], 0, True)


def test_U_D1_after_a_draw_the_drawn_tile_or_another_may_be_played() -> None:
    state = table("48 joker | 39 41", "40", bag="52 12")
    play(state, "0 draw")
    assert offered(state, 0) == {"lay 48", "lay 52", "joker up left", "joker down left", "pass"}


def test_U_D1_there_is_one_draw_a_turn_and_no_pass_before_it() -> None:
    state = table("8 9 | 39 41", "40")
    assert offered(state, 0) == {"draw"}
    play(state, "0 draw")
    assert "draw" not in offered(state, 0)


def test_U_D1_a_pass_keeps_everything_and_ends_the_turn() -> None:
    state = table("8 9 | 39 41", "40", bag="12 48")
    play(state, "0 draw")
    assert play(state, "0 pass") == [Passed(0)]
    assert (state.racks[0], state.turn, state.drawn) == ([8, 9, 12], 1, False)
    assert offered(state, 1) == {"lay 41", "draw"}


def test_U_D1_a_drawn_twin_takes_its_run_along() -> None:
    state = table("8 43 | 39 41", "40", bag="44")
    play(state, "0 draw", "0 lay 44")
    assert offered(state, 0) == {"add 43", "close"}


def test_U_D1_a_drawn_joker_has_its_extra_tile_and_no_pass_in_its_place() -> None:
    state = table("8 9 | 39 41", "40", bag="joker")
    play(state, "0 draw", "0 joker down left")
    assert offered(state, 0) == {"lay 8", "lay 9", "stop"}


def test_U_D1_the_marker_says_who_follows_a_pass() -> None:
    state = table("8 9 | 39 41 | 12 13", "40", marker="right")
    play(state, "0 draw", "0 pass")
    assert state.turn == 2
