"""The deal, and its labels of chance: U-S1, U-S2."""
# ruff: noqa: N802 - a test carries the name of its clause

import pytest

from tavolino.chance import SIZE, Chance
from tavolino.game import BadMessage
from tavolino.games import upturn
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import NUMBERS, TWINS, all_tiles
from tavolino.match import Match

SEEDS = range(60)


def chance(number: int) -> Chance:
    return Chance(number.to_bytes(SIZE, "big"))


def deal(number: int, seats: int = 3) -> State:
    return upturn.deal(seats, Options(), chance(number))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_U_S1_everybody_draws_seven_tiles_from_the_front_of_the_bag(seats: int) -> None:
    state = deal(1, seats)
    bag = chance(1).shuffled(all_tiles(NUMBERS), "bag")
    assert state.racks == [bag[7 * seat : 7 * seat + 7] for seat in range(seats)]


@pytest.mark.parametrize("seats", [1, 5])
def test_U_S1_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadMessage, match="Upturn is for 2 to 4 seats"):
        Match(upturn, Options(), ["somebody"] * seats, bytes(SIZE), [bytes(SIZE)] * seats)


def test_U_S2_the_start_tile_is_a_number_and_the_game_has_no_direction_yet() -> None:
    for number in SEEDS:
        state = deal(number)
        assert state.lines == [[state.last]]
        assert (state.going, state.marker, state.phase, state.owed) == (None, "left", "play", 0)


def test_U_S2_a_number_that_comes_first_leaves_the_bag_as_it_is() -> None:
    orders = {number: chance(number).shuffled(all_tiles(NUMBERS), "bag") for number in SEEDS}
    at_once = [number for number, order in orders.items() if isinstance(order[21], int)]
    assert at_once
    for number in at_once:
        state = deal(number)
        assert [state.last, *state.bag] == orders[number][21:]


def test_U_S2_action_tiles_drawn_before_the_start_tile_go_back_and_the_bag_is_mixed_again() -> None:
    orders = {number: chance(number).shuffled(all_tiles(NUMBERS), "bag")[21:] for number in SEEDS}
    later = {number: order for number, order in orders.items() if not isinstance(order[0], int)}
    assert any(not isinstance(order[1], int) for order in later.values()), "two in a row are among these"
    for number, order in later.items():
        state = deal(number)
        before = next(index for index, tile in enumerate(order) if isinstance(tile, int))
        assert state.last == order[before]
        assert state.bag == chance(number).shuffled([*order[before + 1 :], *order[:before]], "bag after start")


def test_U_S2_a_twin_as_start_tile_has_no_effect() -> None:
    state = next(state for state in map(deal, range(1000)) if state.last in TWINS)
    assert (state.phase, state.owed, state.run) == ("play", 0, None)


def test_U_S2_the_first_player_is_drawn_by_lot() -> None:
    turns = [deal(number).turn for number in SEEDS]
    assert turns == [chance(number).below(3, "first") for number in SEEDS]
    assert set(turns) == {0, 1, 2}
