"""Starter keeps the contract of Tavolino, and its own rules page."""

import pytest

import tavolino.cli.starter as game
from tavolino.chance import SIZE, Chance
from tavolino.testing import PROMISES, Kind, Promise, nothing_hidden
from tavolino.usual import complete

GAME = complete(game)  # with the usual verbs for those that it leaves out


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("seats", game.seat_counts)
def test_the_game_keeps_its_promises(promise: Promise, seats: int) -> None:
    promise(Kind(GAME, seats, nothing_hidden))


def board_of_nine() -> game.State:
    """It has 1 2 3 in its first row, then 4 5 6 and 7 8 9."""
    return game.State(game.Options(side=3), Chance(bytes(SIZE)), list(range(1, 10)), [0, 0])


def numbers(state: game.State, seat: int) -> list[int]:
    return [action.number for action in game.legal(state, seat)]


def test_one_takes_by_rows_and_the_other_by_columns() -> None:
    state = board_of_nine()
    assert numbers(state, 0) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    game.apply(state, 0, game.Take(5))
    assert numbers(state, 1) == [2, 8]
    game.apply(state, 1, game.Take(8))
    assert numbers(state, 0) == [7, 9]
    assert game.score(state) == (5, 8)


def test_the_match_is_over_when_nothing_is_left_in_the_line() -> None:
    state = board_of_nine()
    for seat, number in ((0, 5), (1, 8), (0, 9), (1, 6), (0, 4), (1, 1), (0, 2)):
        assert game.outcome(state) is None
        game.apply(state, seat, game.Take(number))
    assert game.outcome(state) is not None, "5, 8 and 2 are gone from the column"
    assert game.score(state) == (20, 15)
