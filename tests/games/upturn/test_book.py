"""The worked examples of the book, and those of our page."""

from games.upturn.table import offered, play, table
from tavolino.games.upturn.tiles import NUMBERS


def test_start_20_then_40_lets_41_to_99_follow() -> None:
    everything = " ".join(str(number) for number in NUMBERS if number not in (20, 40))
    state = table(f"40 3 4 | {everything} up joker", "20", going=None)
    play(state, "0 lay 40")
    higher = {f"lay {number}" for number in NUMBERS if number >= 41}
    assert offered(state, 1) == higher | {"up left", "joker up left", "joker down left", "draw"}


def test_9_23_32_and_down_lets_31_to_1_follow() -> None:
    everything = " ".join(str(number) for number in NUMBERS if number not in (9, 23, 32))
    state = table(f"down 3 4 | {everything} skip1", "9 23 32")
    play(state, "0 down left")
    lower = {f"lay {number}" for number in NUMBERS if number <= 31 and number not in (9, 23)}
    assert offered(state, 1) == lower | {"skip1", "draw"}


def test_from_64_going_down_the_twin_22_takes_three_along_and_four_are_handed_out() -> None:
    state = table("4 48 40 36 22 | 8 9", "64", going="down")
    play(state, "0 lay 22", "0 add 48", "0 add 40", "0 add 36", "0 close")
    assert (state.lines, state.racks[0], state.owed) == ([[64, 48, 40, 36, 22]], [4], 4)


def test_from_71_with_64_too_five_lie_and_five_are_handed_out() -> None:
    state = table("64 4 48 40 36 22 | 8 9", "71", going="down")
    play(state, "0 lay 22", "0 add 64", "0 add 48", "0 add 40", "0 add 36", "0 close")
    assert (state.lines, state.racks[0], state.owed) == ([[71, 64, 48, 40, 36, 22]], [4], 5)


def test_the_four_lines_of_example_4() -> None:
    state = table("11 43 29 up 63 down 51 36 3 | 14 down 9 54 71 64 40 22 4", "6", going=None)
    play(state, "0 lay 11", "0 keep", "1 lay 14", "0 lay 43")
    play(state, "1 down left", "0 lay 29", "1 lay 9")
    play(state, "0 up left", "1 lay 54", "0 lay 63", "1 lay 71", "1 keep")
    play(state, "0 down left", "1 lay 64", "0 lay 51", "0 keep", "1 lay 40", "0 lay 36", "1 lay 22")
    assert state.lines == [
        [6, 11, 14, 43],
        ["down", 29, 9],
        ["up", 54, 63, 71],
        ["down", 64, 51, 40, 36, 22],
    ]


def test_81_86_a_joker_down_and_20() -> None:
    state = table("joker 20 88 | 8 9", "81 86")
    play(state, "0 joker down left", "0 lay 20")
    assert (state.lines, state.going, state.last) == ([[81, 86], ["joker", 20]], "down", 20)


def test_from_40_a_run_41_43_44_owes_four_but_wins_first() -> None:
    state = table("41 43 44 | 8 9", "40")
    play(state, "0 lay 44", "0 add 41")
    assert state.owed == 1
    play(state, "0 add 43", "0 close")
    assert (state.over, state.owed) == (True, 0)


def test_a_skip_and_62_with_two_players() -> None:
    state = table("skip1 62 | 8 9", "40")
    play(state, "0 skip1")
    assert offered(state, 0) == {"lay 62", "draw", "call"}
    play(state, "0 lay 62")
    assert state.over
