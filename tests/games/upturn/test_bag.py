"""An empty bag: U-B1 and the draws of U-B2 that bring nothing."""
# ruff: noqa: N802 - a test carries the name of its clause

from games.upturn.table import SEED, offered, play, table, tiles
from tavolino.chance import Chance
from tavolino.games.upturn.actions import Caught, Drawn, Given, NothingDrawn, Refilled
from tavolino.games.upturn.tiles import Tile


def mixed(text: str, refill: int = 1) -> list[Tile]:
    """The bag of a refill from these tiles in this order."""
    return Chance(SEED).shuffled(tiles(text), f"bag {refill}")


def test_U_B1_the_earlier_lines_go_back_and_the_running_line_stays() -> None:
    state = table("8 9 | 39 41", "6 11 14 / down 9 / up 54 63 skip1", bag="")
    first, *others = mixed("6 11 14 down 9")
    assert play(state, "0 draw") == [Refilled(5), Drawn(0, first)]
    assert (state.bag, state.lines) == (others, [["up", 54, 63, "skip1"]])
    assert (state.last, state.going) == (63, "up")


def test_U_B1_a_bag_with_one_tile_is_not_refilled_until_another_is_needed() -> None:
    state = table("8 9 | 39 41", "6 11 / up 54", bag="2")
    assert play(state, "0 draw") == [Drawn(0, 2)]
    assert state.lines == [[6, 11], ["up", 54]]


def test_U_B1_without_an_earlier_line_the_running_one_keeps_only_its_last_number() -> None:
    state = table("8 9 | 39 41", "6 11 skip1 14 skip2", bag="")
    first, *others = mixed("6 11 skip1 skip2")
    assert play(state, "0 draw") == [Refilled(4), Drawn(0, first)]
    assert (state.bag, state.lines, state.last) == (others, [[14]], 14)


def test_U_B1_without_an_earlier_line_and_without_a_number_all_tiles_go_back() -> None:
    state = table("8 9 42 | 43 44 3", "up skip1", last=40, bag="")
    first, *others = mixed("up skip1")
    assert play(state, "0 draw") == [Refilled(2), Drawn(0, first)]
    assert (state.bag, state.lines) == (others, [[]])
    assert "lay 42" in offered(state, 0)


def test_U_B1_last_number_and_direction_are_remembered_when_the_tile_is_in_the_bag() -> None:
    state = table("8 9 42 | 39 41", "39 40 / down", going="down", bag="")
    play(state, "0 draw")
    assert (state.last, state.going, state.lines) == (40, "down", [["down"]])
    assert {"lay 8", "lay 9"} <= offered(state, 0)
    assert not {"lay 40", "lay 42"} & offered(state, 0)


def test_U_B1_a_number_or_a_skip_joins_an_emptied_line() -> None:
    for rack, move, line in (("42 8 9", "0 lay 42", [42]), ("skip1 8 9", "0 skip1", ["skip1"])):
        state = table(f"{rack} | 39 41", "up", last=40, bag="")
        play(state, "0 draw", move)
        assert state.lines == [line]


def test_U_B1_a_new_line_begins_after_an_emptied_one_as_after_any_other() -> None:
    state = table("down 8 9 | 39 41", "up", last=40, bag="")
    play(state, "0 draw", "0 down left")
    assert state.lines == [[], ["down"]]


def test_U_B1_earlier_lines_without_tiles_count_as_none() -> None:
    state = table("8 9 | 39 41", " / down 39 38", going="down", bag="")
    first, second = mixed("down 39")
    assert play(state, "0 draw") == [Refilled(2), Drawn(0, first)]
    assert (state.lines, state.bag) == ([[38]], [second])


def test_U_B1_an_empty_line_among_earlier_ones_does_not_keep_the_others_on_the_table() -> None:
    state = table("8 9 | 39 41", " / down 39 / up 42", bag="")
    assert play(state, "0 draw")[0] == Refilled(2)
    assert state.lines == [["up", 42]]


def test_U_B1_in_the_middle_of_a_catch_the_bag_is_refilled_and_the_drawing_goes_on() -> None:
    state = table("42 8 | 12 13", "6 11 / up 40", bag="2")
    play(state, "0 lay 42")
    first, second = mixed("6 11")
    events = play(state, "1 catch 0")
    assert events == [Caught(0, by=1), Drawn(0, 2), Refilled(2), Drawn(0, first), Drawn(0, second)]


def test_U_B1_in_the_middle_of_handing_out_the_bag_is_refilled() -> None:
    state = table("55 42 3 | 8 9", "6 11 / up 40", bag="2")
    play(state, "0 lay 55", "0 add 42", "0 close")
    first, second = mixed("6 11")
    assert play(state, "0 give 1", "0 give 1") == [Given(0, 1, 2), Refilled(2), Given(0, 1, first)]
    assert (state.bag, state.lines) == ([second], [["up", 40, 42, 55]])


def test_U_B1_every_refill_has_a_label_of_its_own() -> None:
    state = table("8 9 | 18 19", "6 11 / up 40", bag="")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    assert state.bag == []
    state.lines = [tiles("2 3 4 12 13"), tiles("up 41")]
    play(state, "0 draw")
    assert [*state.racks[0][-1:], *state.bag] == mixed("2 3 4 12 13", refill=2)


def test_U_B1_a_refill_that_finds_nothing_uses_up_no_label() -> None:
    state = table("8 9 | 18 19", "40", bag="")
    play(state, "0 draw", "0 pass")
    assert state.refills == 0


def test_U_B2_a_draw_that_brings_nothing_is_still_offered_and_counts_as_the_draw() -> None:
    state = table("8 9 48 | 39 41", "40", bag="")
    assert "draw" in offered(state, 0)
    assert play(state, "0 draw") == [NothingDrawn(0)]
    assert (state.racks[0], state.lines, state.drawn) == ([8, 9, 48], [[40]], True)
    assert offered(state, 0) == {"lay 48", "pass"}


def test_U_B2_a_give_that_brings_nothing_is_offered_and_ends_the_handing_out() -> None:
    state = table("44 3 8 | 39 12", "up", last=40, bag="")
    state.lines = [[]]
    play(state, "0 lay 44")
    assert offered(state, 0) == {"give 1", "keep"}
    assert play(state, "0 give 1") == [NothingDrawn(0)]
    assert (state.owed, state.phase, state.turn, state.racks[1]) == (0, "play", 1, [39, 12])


def test_U_B2_handing_out_ends_where_the_tiles_end() -> None:
    state = table("55 42 48 3 | 8 9 | 18 19", "up", last=40, bag="2")
    state.lines = [["up"]]
    play(state, "0 lay 55", "0 add 42", "0 add 48", "0 close", "0 give 1", "0 give 1", "0 give 2")
    assert (state.owed, state.phase, state.turn) == (0, "play", 1)


def test_U_B2_a_give_that_brings_nothing_leaves_the_call_due() -> None:
    state = table("44 3 | 39 12", "up", last=40, bag="")
    state.lines = [[]]
    play(state, "0 lay 44", "0 give 1")
    assert state.uncalled == 0
