"""The rules of Qwinto, clause by clause in the order of the rules page; those about the sheet are in test_sheet.py."""
# ruff: noqa: N802 - a test carries the name of its clause

from itertools import product
from pathlib import Path

import pytest

from games.qwinto.table import BOOK, act, all_pass, can, cards_of, clauses, dealt, lay, sheet, sheet_with
from tavolino.game import Outcome
from tavolino.games.qwinto.actions import (
    Announced,
    Decided,
    Drawn,
    Ended,
    Event,
    Missed,
    Pass,
    Passed,
    Played,
    Reshuffled,
    Write,
    Wrote,
)
from tavolino.games.qwinto.cards import DECK, PLACES, Card
from tavolino.games.qwinto.notation import cards
from tavolino.games.qwinto.rules import outcome
from tavolino.games.qwinto.sheet import Cell, full_rows
from tavolino.games.qwinto.state import State

PILE = "y0 y1 y2 y4 y5 y6"


def announced(state: State) -> tuple[int | None, str]:
    return state.number, "".join(state.colours)


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


def test_every_clause_of_the_rules_page_has_a_test_that_carries_its_name() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert len(clauses()) == 23
    assert [clause for clause in sorted(clauses()) if f"def test_{clause.replace('-', '_')}_" not in tests] == []


def test_Q_C1_there_are_32_cards_eight_values_in_four_colours() -> None:
    assert len(DECK) == 32
    assert set(DECK) == set(product("oypg", (-2, 0, 1, 2, 3, 4, 5, 6)))


def test_Q_C1_grey_is_no_colour() -> None:
    state = lay("g1", "o1", grid="o2 y3 g3 g5")
    act(state, 0, "play g1 br")
    assert announced(state) == (7, "y")


@pytest.mark.parametrize(("seats", "pile"), [(1, 25), (2, 22), (3, 19), (4, 16)])
def test_Q_S1_three_cards_each_four_open_ones_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert [len(state.grid[place]) for place in PLACES] == [1, 1, 1, 1]
    assert len(state.pile) == pile
    assert sorted(cards(state)) == sorted(DECK)


def test_Q_S1_everybody_starts_with_an_empty_sheet() -> None:
    assert dealt(3).sheets == [sheet(), sheet(), sheet()]


def test_Q_S1_the_deal_can_be_recomputed_from_the_rules_page() -> None:
    state = dealt(2)
    deck = state.chance.shuffled(
        cards_of(" ".join(f"{colour}{value}" for colour in "oypg" for value in (-2, 0, 1, 2, 3, 4, 5, 6))), "deck"
    )
    assert state.hands == [deck[:3], deck[3:6]]
    assert [state.grid[place] for place in PLACES] == [[card] for card in deck[6:10]]
    assert state.pile == deck[10:]


def test_Q_S1_the_first_active_player_is_drawn_by_lot() -> None:
    states = [dealt(4, seed) for seed in "abcdefghijklmnopqrst"]
    assert {state.active for state in states} == {0, 1, 2, 3}
    assert all(state.active == state.chance.below(4, "first") for state in states)


def test_Q_T1_the_active_player_puts_one_card_on_any_stack() -> None:
    state = lay("o4 p1", "y1")
    assert can(state, 0) == [f"play {card} {place}" for card in ("o4", "p1") for place in ("tl", "tr", "bl", "br")]


def test_Q_T1_the_card_covers_the_stack() -> None:
    state = lay("o4 p1", "y1")
    assert act(state, 0, "play o4 br") == [Played(0, Card("o", 4), "br"), Announced(0, 10, ("o", "y"))]
    assert state.grid["br"] == cards_of("p5 o4")
    assert state.hands[0] == cards_of("p1")


def test_Q_T1_nobody_else_can_play() -> None:
    assert can(lay("o4", "y1", "y2", active=1), 0) == []
    assert can(lay("o4", "y1", "y2", active=1), 2) == []


def test_Q_T2_two_cards_of_a_value_go_on_neighbouring_stacks_in_either_order() -> None:
    pairs = [text for text in can(lay("p1 o1 g4", "y1"), 0) if len(text.split()) == 5]
    neighbours = ["tl tr", "tl bl", "tr tl", "tr br", "bl tl", "bl br", "br tr", "br bl"]
    spots = [spot.split() for spot in neighbours]
    orders = [("p1", "o1"), ("o1", "p1")]
    assert pairs == [f"play {one} {here} {other} {there}" for one, other in orders for here, there in spots]


@pytest.mark.parametrize(("one", "other"), [("o0", "y0"), ("g-2", "p-2"), ("o6", "g6")])
def test_Q_T2_any_value_and_any_colours_make_a_pair(one: str, other: str) -> None:
    assert f"play {one} tl {other} tr" in can(lay(f"{one} {other}", "y1"), 0)


def test_Q_T2_cards_of_different_values_are_no_pair() -> None:
    assert len(can(lay("o1 o2 o3", "y1"), 0)) == 12


def test_Q_T2_three_cards_of_a_value_make_pairs_but_are_never_played_together() -> None:
    texts = can(lay("o1 p1 g1", "y1"), 0)
    assert len(texts) == 12 + 6 * 8
    assert {len(text.split()) for text in texts} == {3, 5}


def test_Q_T2_the_second_card_is_put_down_at_once_and_counts_as_the_last() -> None:
    state = lay("p1 o1 g4", "y1", grid="o2 y3 g3 p6")
    events = act(state, 0, "play p1 tl o1 tr")
    assert kinds(events) == [Played, Played, Announced]
    assert announced(state) == (1 + 1 + 6, "op")
    assert state.hands[0] == cards_of("g4")


@pytest.mark.parametrize(
    ("place", "number", "colours"), [("tl", 8, "yp"), ("tr", 5, "o"), ("bl", 5, "o"), ("br", 8, "yp")]
)
def test_Q_T3_the_card_and_its_two_neighbours_count_never_the_diagonal(place: str, number: int, colours: str) -> None:
    state = lay("g0", "y1", grid="o1 y2 p6 g4")
    act(state, 0, f"play g0 {place}")
    assert announced(state) == (number, colours)


@pytest.mark.parametrize(("grid", "card", "number"), [("o6 y6 p6 g0", "g6", 18), ("o-2 y-2 p-2 g0", "g-2", -6)])
def test_Q_T3_the_number_lies_between_minus_6_and_18(grid: str, card: str, number: int) -> None:
    state = lay(card, "y1", grid=grid)
    act(state, 0, f"play {card} tl")
    assert state.number == number


def test_Q_T3_colours_are_named_once_and_in_the_order_of_the_rows() -> None:
    state = lay("p1", "y1", grid="g0 p2 o2 g4")
    act(state, 0, "play p1 tl")
    assert announced(state) == (5, "op")


def test_Q_T4_everybody_may_write_the_number_in_a_row_of_the_colours_or_pass() -> None:
    state = lay("o4", "y1", number=10, colours="o", sheets=[sheet("o6:10"), sheet("o6:9 o9:12")], active=1)
    assert can(state, 0) == ["pass"]
    assert can(state, 1) == ["write o7", "write o8", "pass"]


def test_Q_T4_every_row_of_the_colours_is_offered() -> None:
    assert len(can(lay("o4", "y1", number=10, colours="oyp"), 0)) == 27 + 1
    assert {text[6] for text in can(lay("o4", "y1", number=10, colours="op"), 1)[:-1]} == {"o", "p"}


def test_Q_T4_nothing_is_written_before_all_have_decided() -> None:
    state = lay("o4", "y1", "y2", number=10, colours="oy", pile=PILE)
    assert act(state, 2, "write y3") == [Decided(2, Write(Cell("y", 3)))]
    assert act(state, 0, "pass") == [Decided(0, Pass())]
    assert state.sheets == [sheet(), sheet(), sheet()]
    act(state, 1, "write o7")
    assert state.sheets == [sheet(misses=1), sheet("o7:10"), sheet("y3:10")]


def test_Q_T4_a_seat_decides_once_and_every_seat_decides() -> None:
    state = lay("o4", "y1", "y2", number=0, pile=PILE)
    assert [can(state, seat) for seat in (0, 1, 2)] == [["pass"]] * 3
    act(state, 1, "pass")
    assert [can(state, seat) for seat in (0, 1, 2)] == [["pass"], [], ["pass"]]


def test_Q_T4_the_entries_are_shown_together_in_the_order_of_the_seats() -> None:
    state = lay("o4 o5 o6", "y1", number=10, colours="oy", pile=PILE)
    act(state, 1, "write y3")
    assert act(state, 0, "write o7") == [
        Decided(0, Write(Cell("o", 7))),
        Wrote(0, 10, Cell("o", 7)),
        Wrote(1, 10, Cell("y", 3)),
    ]


def test_Q_T4_a_number_that_was_decided_on_is_gone() -> None:
    state = lay("o4 o5 o6", "y1", number=10, colours="oy")
    all_pass(state)
    assert (announced(state), state.decided) == ((None, ""), {})


def test_Q_T5_an_active_player_who_writes_nothing_marks_a_misthrow() -> None:
    state = lay("o4 o5 o6", "y1", number=10, colours="oy", sheets=[sheet(misses=1)])
    assert "write o2" in can(state, 0)
    assert Missed(0, 2) in all_pass(state)
    assert state.sheets[0].misses == 2


def test_Q_T5_the_others_never_mark_a_misthrow() -> None:
    state = lay("o4", "y1 y2 y3", "p1", number=10, colours="oy", active=1)
    events = all_pass(state)
    assert events[1:] == [Passed(0), Missed(1, 1), Passed(2)]
    assert [sheet.misses for sheet in state.sheets] == [0, 1, 0]


def test_Q_T5_an_active_player_who_writes_marks_no_misthrow() -> None:
    state = lay("o4 o5 o6", "y1", number=10, colours="oy")
    act(state, 1, "pass")
    act(state, 0, "write o7")
    assert [sheet.misses for sheet in state.sheets] == [0, 0]


def test_Q_T6_nobody_can_write_a_number_of_three_grey_cards() -> None:
    state = lay("g1 o5", "y1", grid="o2 g3 g2 p5", pile=PILE)
    assert act(state, 0, "play g1 tl")[-1] == Announced(0, 6, ())
    assert [can(state, seat) for seat in (0, 1)] == [["pass"], ["pass"]]
    all_pass(state)
    assert [sheet.misses for sheet in state.sheets] == [1, 0]


@pytest.mark.parametrize(("card", "number"), [("o0", 0), ("o-2", -2)])
def test_Q_T6_nobody_can_write_0_or_a_negative_number(card: str, number: int) -> None:
    state = lay(f"{card} o5", "y1", grid="p6 y2 p-2 o6", pile=PILE)
    act(state, 0, f"play {card} tl")
    assert announced(state) == (number, "oyp")
    assert [can(state, seat) for seat in (0, 1)] == [["pass"], ["pass"]]
    all_pass(state)
    assert [sheet.misses for sheet in state.sheets] == [1, 0]


def test_Q_T7_the_active_player_draws_back_to_three_and_the_next_is_active() -> None:
    state = lay("o4 o5 o6", "y1", "g1", pile=PILE)
    act(state, 0, "play o4 tl")
    assert all_pass(state)[-1] == Drawn(0, Card("y", 0))
    assert state.hands == [cards_of("o5 o6 y0"), cards_of("y1"), cards_of("g1")]
    assert (state.active, state.pile[0]) == (1, Card("y", 1))


def test_Q_T7_two_cards_are_drawn_after_a_pair() -> None:
    state = lay("o4 p4 o6", "y1", pile=PILE)
    act(state, 0, "play o4 tl p4 tr")
    assert all_pass(state)[-2:] == [Drawn(0, Card("y", 0)), Drawn(0, Card("y", 1))]
    assert state.hands[0] == cards_of("o6 y0 y1")


def test_Q_T7_after_the_last_seat_the_first_is_active() -> None:
    state = lay("o4", "y1", "g1 g2 g4", pile=PILE, active=2)
    act(state, 2, "play g1 tl")
    all_pass(state)
    assert state.active == 0


def test_Q_T8_the_covered_cards_are_shuffled_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    state = lay("o4 o5 o6", "y1", grid="p1/p2/o2 y3 g5/g3 p6/p5")
    act(state, 0, "play o4 tr")
    events = all_pass(state)
    mixed = state.chance.shuffled(cards_of("p1 p2 y3 g5 p6"), "pile 1")
    assert events[-2:] == [Reshuffled(5), Drawn(0, mixed[0])]
    assert state.pile == mixed[1:]
    assert [state.grid[place] for place in PLACES] == [[card] for card in cards_of("o2 o4 g3 p5")]


def test_Q_T8_with_two_to_draw_and_one_left_draw_shuffle_draw() -> None:
    state = lay("o4 p4 o6", "y1", grid="p1/p2/o2 y3 g5/g3 p6/p5", pile="y6")
    act(state, 0, "play o4 tl p4 tr")
    events = all_pass(state)
    mixed = state.chance.shuffled(cards_of("p1 p2 o2 y3 g5 p6"), "pile 1")
    assert events[-3:] == [Drawn(0, Card("y", 6)), Reshuffled(6), Drawn(0, mixed[0])]
    assert state.hands[0] == [*cards_of("o6 y6"), mixed[0]]


def test_Q_T8_a_pile_that_just_ran_out_is_not_replaced_before_the_next_draw() -> None:
    state = lay("o4 o5 o6", "y1", grid="p1/p2/o2 y3 g3 p5", pile="y6")
    act(state, 0, "play o4 tl")
    assert all_pass(state)[-1] == Drawn(0, Card("y", 6))
    assert (state.pile, len(state.grid["tl"])) == ([], 4)


def test_Q_T8_the_second_new_pile_is_shuffled_under_its_own_label() -> None:
    state = lay("o4 o5 o6", "y1", grid="p1/p2/p3/p4/o2 y3 g3 p5")
    state.reshuffles = 1
    act(state, 0, "play o4 tl")
    all_pass(state)
    assert [state.hands[0][-1], *state.pile] == state.chance.shuffled(cards_of("p1 p2 p3 p4 o2"), "pile 2")
    assert state.reshuffles == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q_T8_pile_and_covered_cards_together_never_run_out(seats: int) -> None:
    state = dealt(seats)
    for _ in range(60):
        act(state, state.active, can(state, state.active)[-1])
        all_pass(state)
        for filled in state.sheets:
            filled.misses = 0
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert len(state.pile) + sum(len(stack) - 1 for stack in state.grid.values()) == 28 - 3 * seats
    assert state.reshuffles > 2


def test_Q_E1_the_second_full_row_ends_the_match() -> None:
    state = lay("o4", "y1", number=17, colours="y", sheets=[sheet(), sheet_with(full="o", almost="y")])
    act(state, 0, "write y1")
    events = act(state, 1, "write y10")
    assert events[-1] == Ended("rows", (1, 9 + 17))
    assert outcome(state) == Outcome((1, 26), (2, 1), "rows")


def test_Q_E1_the_first_full_row_does_not_end_the_match() -> None:
    state = lay("o4 o5 o6", "y1", number=17, colours="y", sheets=[sheet_with(almost="oy")])
    act(state, 1, "pass")
    act(state, 0, "write y10")
    assert outcome(state) is None


def test_Q_E1_the_fourth_misthrow_ends_the_match_and_the_third_does_not() -> None:
    state = lay("o4 o5 o6", "y1 y2 y3", number=17, sheets=[sheet(misses=2), sheet(misses=3)])
    all_pass(state)
    assert outcome(state) is None
    act(state, 1, "play y1 tl")
    assert all_pass(state)[-1] == Ended("misthrows", (-15, -20))
    assert outcome(state) == Outcome((-15, -20), (1, 2), "misthrows")


def test_Q_E2_the_end_waits_until_everybody_has_decided() -> None:
    state = lay("o4", "y1", number=17, colours="y", sheets=[sheet(misses=3)])
    act(state, 0, "pass")
    assert (outcome(state), can(state, 1)[-2:]) == (None, ["write y10", "pass"])
    act(state, 1, "write y10")
    assert outcome(state) == Outcome((-20, 1), (2, 1), "misthrows")


def test_Q_E2_several_players_can_bring_the_end_about_together() -> None:
    sheets = [sheet_with(full="o", almost="y"), sheet(), sheet_with(full="p", almost="y")]
    state = lay("o4", "y1", "g1", number=17, colours="y", sheets=sheets)
    act(state, 2, "write y10")
    act(state, 1, "pass")
    act(state, 0, "write y10")
    assert [full_rows(filled) for filled in state.sheets] == [2, 0, 2]
    assert outcome(state) == Outcome((26, 0, 11 + 17), (2, 3, 1), "rows")


def test_Q_E2_full_rows_are_named_before_misthrows_that_come_with_them() -> None:
    sheets = [sheet(misses=3), sheet_with(full="o", almost="y")]
    state = lay("o4", "y1", number=17, colours="y", sheets=sheets)
    act(state, 0, "pass")
    act(state, 1, "write y10")
    assert outcome(state) == Outcome((-20, 26), (2, 1), "rows")


def test_Q_E2_nobody_draws_or_acts_after_the_end() -> None:
    state = lay("o4 o5", "y1", number=0, sheets=[sheet(misses=3)], pile=PILE)
    assert kinds(all_pass(state)) == [Decided, Missed, Passed, Ended]
    assert (state.hands[0], state.pile) == (cards_of("o4 o5"), cards_of(PILE))
    assert [can(state, seat) for seat in (0, 1)] == [[], []]


def test_Q_P3_most_points_win_and_equal_totals_share_the_place() -> None:
    sheets = [sheet(misses=3), sheet("o2:4"), sheet("y2:4"), sheet("p2:4 p3:5")]
    state = lay("o4", "y1", "g1", "p1", number=0, sheets=sheets)
    all_pass(state)
    assert outcome(state) == Outcome((-20, 1, 1, 2), (4, 2, 2, 1), "misthrows")


def test_Q_V1_a_lone_player_is_always_active_and_writes_or_marks_a_misthrow() -> None:
    state = lay("o4 o5 o6", pile=PILE)
    act(state, 0, "play o4 br")
    assert kinds(act(state, 0, "write o7")) == [Decided, Wrote, Drawn]
    act(state, 0, "play o5 br")
    assert kinds(act(state, 0, "pass")) == [Decided, Missed, Drawn]
    assert (state.active, state.sheets) == (0, [sheet("o7:10", misses=1)])


def test_Q_V2_a_lone_player_has_28_cards_to_play() -> None:
    state = dealt(1)
    assert (len(state.hands[0]), len(state.pile)) == (3, 25)


def test_Q_V2_the_pile_is_never_replaced_and_the_hand_shrinks() -> None:
    state = lay("o4 o5 o6", grid="p1/p2/o2 y3 g3 p5")
    act(state, 0, "play o4 tl")
    assert kinds(all_pass(state)) == [Decided, Missed]
    assert (state.hands, state.pile, state.reshuffles) == ([cards_of("o5 o6")], [], 0)
    assert "play o5 tl" in can(state, 0)


def test_Q_V2_with_two_to_draw_and_one_left_only_one_is_drawn() -> None:
    state = lay("o4 p4 o6", grid="p1/p2/o2 y3 g3 p5", pile="y0")
    act(state, 0, "play o4 tl p4 tr")
    assert kinds(all_pass(state)) == [Decided, Missed, Drawn]
    assert state.hands == [cards_of("o6 y0")]


def test_Q_V2_the_match_ends_when_the_last_card_has_been_played_and_decided_on() -> None:
    state = lay("o4")
    act(state, 0, "play o4 br")
    assert outcome(state) is None
    assert act(state, 0, "write o7")[-1] == Ended("cards", (1,))
    assert outcome(state) == Outcome((1,), (1,), "cards")


def test_Q_V2_a_fourth_misthrow_on_the_last_card_is_named_before_the_cards() -> None:
    state = lay("o4", sheets=[sheet(misses=3)])
    act(state, 0, "play o4 br")
    assert all_pass(state)[-1] == Ended("misthrows", (-20,))


def turns_alone(state: State, which: int) -> int:
    """How many turns a lone player has who plays the first or the last legal action and never runs out of misthrows."""
    for turn in range(40):
        if state.over:
            return turn
        act(state, 0, can(state, 0)[which])
        all_pass(state)
        state.sheets[0].misses = 0
    raise AssertionError("a pile that is gone through once lasts for 28 turns at most")


def test_Q_V2_one_card_at_a_time_makes_28_turns() -> None:
    state = dealt(1)
    assert turns_alone(state, 0) == 28
    assert state.reason == "cards"


def test_Q_V2_pairs_throughout_make_14_turns() -> None:
    hand, *pile = [f"{colour}{value}" for value in (-2, 0, 1, 2, 3, 4, 5) for colour in "oypg"]
    state = lay(" ".join([hand, *pile[:2]]), grid="o6 y6 p6 g6", pile=" ".join(pile[2:]))
    assert turns_alone(state, -1) == 14


def test_the_example_of_tims_10() -> None:
    state = lay("o4 g1 y1", "p1", grid=BOOK)
    act(state, 0, "play o4 br")
    assert announced(state) == (10, "oy")


def test_the_example_of_saras_two_1s() -> None:
    state = lay("p1 o1 g5", "y1", grid=BOOK)
    act(state, 0, "play p1 bl o1 tl")
    assert announced(state) == (5, "oyp")
