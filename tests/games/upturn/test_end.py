"""The end: U-E1, U-E2 and the blocked match of U-B2."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from games.upturn.table import offered, play, table
from tavolino.game import Outcome
from tavolino.games import upturn
from tavolino.games.upturn.actions import Drawn, Ended, Laid, Passed
from tavolino.games.upturn.state import State


def wins(state: State, *moves: str) -> None:
    """The moves empty the rack of seat 0: the match is over, nothing is owed and nobody can act."""
    bag = list(state.bag)
    assert play(state, *moves)[-1] == Ended("empty rack", (0, 2, 3))
    assert (state.over, state.owed, state.bag, state.racks[1:]) == (True, 0, bag, [[8, 9], [18, 19, 12]])
    assert all(offered(state, seat) == set() for seat in range(3))
    assert upturn.outcome(state) == Outcome((0, 2, 3), (1, 2, 3), "empty rack")


@pytest.mark.parametrize(
    ("rack", "moves"),
    [
        ("48", ["0 lay 48"]),
        ("41", ["0 lay 41"]),
        ("44", ["0 lay 44"]),
        ("44 41 43", ["0 lay 44", "0 add 41", "0 add 43", "0 close"]),
        ("joker 48", ["0 joker up left", "0 lay 48"]),
        ("joker joker 48", ["0 joker down left", "0 joker up left", "0 lay 48"]),
    ],
    ids=["number", "penalty tile", "twin", "run", "extra tile", "extra tile of a second Joker"],
)
def test_U_E1_an_empty_rack_wins_at_once_and_nothing_is_handed_out(rack: str, moves: list[str]) -> None:
    wins(table(f"{rack} | 8 9 | 18 19 12", "40"), *moves)


def test_U_E1_a_drawn_number_can_win() -> None:
    state = table("48 | 8 9 | 18 19 12", "40", bag="44 2")
    play(state, "0 draw", "0 lay 44", "0 keep", "1 draw", "1 pass", "2 draw", "2 pass")
    play(state, "0 lay 48")
    assert state.over


def test_U_E1_the_first_tile_can_win() -> None:
    wins(table("48 | 8 9 | 18 19 12", "40", going=None), "0 lay 48")


def test_U_E1_until_a_rack_is_empty_there_is_no_outcome() -> None:
    state = table("48 53 | 8 9", "40")
    assert upturn.outcome(state) is None
    play(state, "0 lay 48")
    assert upturn.outcome(state) is None


def test_U_E2_the_others_are_ranked_by_tiles_left_and_equal_counts_share_a_place() -> None:
    state = table("2 3 4 | 48 | 8 9 | 18 19", "40", turn=1)
    play(state, "1 lay 48")
    assert upturn.outcome(state) == Outcome((3, 0, 2, 2), (4, 1, 2, 2), "empty rack")


def test_U_E2_the_score_is_the_tiles_left_at_any_time() -> None:
    assert upturn.score(table("2 3 4 | 48 | 8 9", "40")) == (3, 1, 2)


def blocked(racks: str = "up | down | 8 9") -> State:
    """Nobody can lay anything, and there is nothing to draw."""
    return table(racks, "40", bag="")


def test_U_B2_the_match_is_blocked_after_a_fruitless_pass_of_every_seat() -> None:
    state = blocked()
    play(state, "0 draw", "0 pass", "1 draw", "1 pass", "2 draw")
    assert (state.over, state.dry) == (False, 2)
    assert play(state, "2 pass") == [Passed(2), Ended("blocked", (1, 1, 2))]
    assert upturn.outcome(state) == Outcome((1, 1, 2), (1, 1, 3), "blocked")
    assert all(offered(state, seat) == set() for seat in range(3))


def test_U_B2_two_seats_need_two_passes() -> None:
    state = blocked("up | 8 9")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    assert upturn.outcome(state) == Outcome((1, 2), (1, 2), "blocked")


def test_U_B2_the_end_by_a_block_costs_no_forgotten_call() -> None:
    state = table("42 8 | 12 13", "40", bag="", call="strict")
    state.lines = [[]]
    play(state, "0 lay 42", "1 draw", "1 pass", "0 draw", "0 pass")
    assert (state.over, state.uncalled, state.racks) == (True, None, [[8], [12, 13]])


def test_U_B2_a_tile_laid_starts_the_count_again() -> None:
    state = blocked("up | down | 48 9 8")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass", "2 draw")
    assert state.dry == 2
    assert play(state, "2 lay 48") == [Laid(2, 48)]
    assert state.dry == 0


@pytest.mark.parametrize("move", ["2 up left", "2 skip1"])
def test_U_B2_an_action_tile_starts_the_count_again_too(move: str) -> None:
    state = blocked("up | down | up skip1 8")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass", move)
    assert (state.dry, state.over) == (0, False)


def test_U_B2_a_pass_after_a_real_draw_starts_the_count_again() -> None:
    state = blocked()
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    state.bag = [3]
    assert play(state, "2 draw", "2 pass") == [Drawn(2, 3), Passed(2)]
    assert state.dry == 0
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    assert (state.dry, state.over) == (2, False)


def test_U_B2_a_fruitless_draw_followed_by_a_tile_is_no_fruitless_pass() -> None:
    state = blocked("48 8 9 | down")
    play(state, "0 draw", "0 lay 48")
    assert (state.dry, state.fruitless) == (0, False)
