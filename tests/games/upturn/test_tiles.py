"""The tiles, and sets of one's own: U-C1 to U-C5."""
# ruff: noqa: N802 - a test carries the name of its clause

from collections import Counter
from typing import Any

import pytest

from games.upturn.table import SEED
from tavolino.chance import Chance
from tavolino.cli.options import read_options
from tavolino.game import BadMessage
from tavolino.games import upturn
from tavolino.games.upturn.state import Options
from tavolino.games.upturn.tiles import NUMBERS, PENALTIES, TWINS, all_tiles, fault_of_set

WITHOUT_ONE = NUMBERS[1:]
OWN_NUMBERS = (*(number for number in NUMBERS if number not in (2, 3, 4)), 5, 10, 15)


def options(*pairs: str) -> Any:
    return read_options(upturn, upturn.table_options, pairs)


def joined(numbers: tuple[int, ...]) -> str:
    return ",".join(str(number) for number in numbers)


def test_U_C1_there_are_106_tiles_and_no_number_twice() -> None:
    count = Counter(all_tiles(NUMBERS))
    actions = {tile: amount for tile, amount in count.items() if not isinstance(tile, int)}
    assert actions == {"up": 6, "down": 6, "updown": 6, "skip1": 3, "skip2": 3, "joker": 2}
    assert count.total() == 106
    assert all(count[number] == 1 for number in NUMBERS)


def test_U_C2_the_twins_are_the_nine_numbers_with_two_equal_digits() -> None:
    assert tuple(number for number in range(10, 100) if number // 10 == number % 10) == TWINS


def test_U_C3_the_numbers_are_80_with_eight_of_every_ten() -> None:
    left_out = {5, 10, 15, 25, 26, 30, 35, 45, 46, 50, 56, 60, 65, 70, 75, 80, 85, 90, 95}
    assert tuple(number for number in range(1, 100) if number not in left_out) == NUMBERS
    assert set(Counter(number // 10 for number in NUMBERS).values()) == {8}


def test_U_C3_every_number_in_the_pictures_is_there() -> None:
    single = {1, 4, 6, 9, 11, 14, 20, 22, 23, 29, 32, 36, 40, 43, 48, 51, 54, 63, 64, 71, 81, 86, 99}
    endings = {number for number in range(1, 100) if number % 10 in (1, 7)}
    assert single | endings | set(TWINS) <= set(NUMBERS)


def test_U_C4_the_penalty_tiles_end_in_1_or_7_and_are_no_twins() -> None:
    assert tuple(number for number in NUMBERS if number % 10 in (1, 7) and number not in TWINS) == PENALTIES
    assert (len(PENALTIES), len(TWINS), len(NUMBERS) - len(PENALTIES) - len(TWINS)) == (18, 9, 53)


@pytest.mark.parametrize(
    ("numbers", "penalties", "fault"),
    [
        ((*WITHOUT_ONE, 100), PENALTIES, "tiles are numbered 1 to 99, not 100"),
        ((*WITHOUT_ONE, 0), PENALTIES, "tiles are numbered 1 to 99, not 0"),
        ((*WITHOUT_ONE, 40), PENALTIES, "the number 40 is there twice"),
        (NUMBERS[:-1], PENALTIES, "a set has 80 numbers, not 79"),
        ((*NUMBERS, 5), PENALTIES, "a set has 80 numbers, not 81"),
        ((*NUMBERS[:-1], 5), PENALTIES, "the twin 99 is missing from the numbers"),
        (NUMBERS, (7, 17, 7), "the penalty tile 7 is there twice"),
        (NUMBERS, (7, 33), "33 is a twin and cannot be a penalty tile"),
        (NUMBERS, (7, 5), "the penalty tile 5 is not among the numbers"),
    ],
)
def test_U_C5_a_wrong_set_is_refused_with_what_is_wrong(
    numbers: tuple[int, ...], penalties: tuple[int, ...], fault: str
) -> None:
    assert fault_of_set(numbers, penalties) == fault
    with pytest.raises(BadMessage, match=f"{fault}\\.$"):
        options(f"numbers={joined(numbers)}", f"penalties={joined(penalties)}")


def test_U_C5_an_owner_enters_tiles_of_the_own_box_and_plays_with_them() -> None:
    own = options(f"numbers={joined(OWN_NUMBERS)}", "penalties=5, 10")
    assert (own.numbers, own.penalties) == (OWN_NUMBERS, (5, 10))
    state = upturn.deal(2, own, Chance(SEED))
    assert Counter(upturn.cards(state)) == Counter(all_tiles(OWN_NUMBERS))


def test_U_C5_a_penalty_tile_of_ones_own_set_gives_a_tile_and_no_other_does() -> None:
    state = upturn.deal(2, options("penalties=40"), Chance(SEED))
    state.racks[state.turn], state.last, state.going = [40, 41, 42], 20, "up"
    upturn.apply(state, state.turn, upturn.read("lay 40"))
    assert (state.phase, state.owed) == ("give", 1)
    state.racks[state.turn], state.phase, state.owed = [41, 42], "play", 0
    upturn.apply(state, state.turn, upturn.read("lay 41"))
    assert state.phase == "play"


def test_U_C5_a_set_can_do_without_penalty_tiles() -> None:
    assert options("penalties=").penalties == ()


def test_U_C5_new_numbers_alone_must_contain_the_penalty_tiles_of_the_house() -> None:
    assert options(f"numbers={joined(OWN_NUMBERS)}").penalties == PENALTIES
    with pytest.raises(BadMessage, match="the penalty tile 1 is not among the numbers"):
        options(f"numbers={joined((*WITHOUT_ONE, 5))}")


def test_U_C5_a_set_that_is_made_in_code_is_checked_too() -> None:
    with pytest.raises(ValueError, match="the number 1 is there twice"):
        Options(numbers=(1, *NUMBERS))


@pytest.mark.parametrize(
    ("pair", "complaint"),
    [
        ("numbers=1,two", "Option numbers must be whole numbers"),
        ("call=never", "Option call must be caught"),
        ("tiles=7", "Upturn has no option 'tiles'"),
    ],
)
def test_an_option_that_cannot_be_read_says_what_it_should_be(pair: str, complaint: str) -> None:
    with pytest.raises(BadMessage, match=complaint):
        options(pair)
