"""The rules of Twisted, clause by clause in the order of the rules page."""
# ruff: noqa: N802 - a test carries the name of its clause

from pathlib import Path

import pytest

from games.twisted.table import act, can, clauses, dealt, lay
from tavolino.game import Outcome
from tavolino.games.twisted.actions import Drawn, ExtraTaken, Placed, RoundCounted, RoundDealt, RowTaken, Twisted
from tavolino.games.twisted.rules import outcome, score
from tavolino.games.twisted.state import DECK, TOADS, TWIN, Options

EXPERT = Options(expert=True)
ONE_ROUND = Options(rounds=1)


def test_every_clause_of_the_rules_page_has_a_test_that_carries_its_name() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert len(clauses()) == 23
    assert [clause for clause in sorted(clauses()) if f"def test_{clause.replace('-', '_')}_" not in tests] == []


def test_T_C1_there_are_79_cards_from_12_to_98_and_none_ends_in_0() -> None:
    assert len(DECK) == len(set(DECK)) == 79
    assert set(range(12, 99)) - set(DECK) == {20, 30, 40, 50, 60, 70, 80, 90}


def test_T_C2_the_seven_doubles_are_toads_and_have_no_twin() -> None:
    assert sorted(TOADS) == [22, 33, 44, 55, 66, 77, 88]
    assert not TOADS & TWIN.keys()


def test_T_C2_the_other_72_cards_are_36_pairs_of_twins() -> None:
    assert sorted([*TWIN, *TOADS]) == list(DECK)
    assert len({frozenset(pair) for pair in TWIN.items()}) == 36
    assert TWIN[49] == 94
    assert all(str(twin) == str(card)[::-1] for card, twin in TWIN.items())


@pytest.mark.parametrize(("seats", "hand", "pile"), [(2, 9, 61), (3, 9, 52), (4, 8, 47)])
def test_T_S1_everybody_gets_9_cards_or_8_with_four_players(seats: int, hand: int, pile: int) -> None:
    state = dealt(seats)
    assert [len(player.hand) for player in state.players] == [hand] * seats
    assert (len(state.pile), state.row) == (pile, [])
    assert sorted(sum((player.hand for player in state.players), state.pile)) == list(DECK)


def test_T_S1_the_deal_can_be_recomputed_from_the_rules_page() -> None:
    state = dealt(3)
    deck = state.chance.shuffled([card for card in range(12, 99) if card % 10], "round 1")
    assert [player.hand for player in state.players] == [deck[:9], deck[9:18], deck[18:27]]
    assert state.pile == deck[27:]


def test_T_S1_every_round_is_shuffled_anew_from_the_whole_deck() -> None:
    state = lay("41", "94", row="34", won=["12 21"], lost=["", "22"], unseen=["", "22"])
    act(state, "take")
    deck = state.chance.shuffled(DECK, "round 2")
    assert [player.hand for player in state.players] == [deck[:9], deck[9:18]]
    assert (state.pile, state.row) == (deck[18:], [])
    assert not any(player.won or player.lost or player.unseen for player in state.players)


def test_T_S2_the_first_dealer_is_drawn_by_lot() -> None:
    states = [dealt(4, seed) for seed in "abcdefghijklmnopqrst"]
    assert {state.dealer for state in states} == {0, 1, 2, 3}
    assert all(state.dealer == state.chance.below(4, "dealer") for state in states)


def test_T_S2_the_left_neighbour_of_the_dealer_starts() -> None:
    states = [dealt(3, seed) for seed in "abcdefghij"]
    assert all(state.turn == (state.dealer + 1) % 3 for state in states)


def test_T_S2_the_deal_passes_clockwise_with_every_round() -> None:
    state = lay("34", "41", "49", row="33", dealer=2, options=Options(rounds=3))
    events = act(state, "take")
    assert (state.dealer, state.turn) == (0, 1)
    assert events[-1] == RoundDealt(2, 0)


def test_T_S2_turns_pass_clockwise_and_nobody_else_can_act() -> None:
    state = lay("34", "41", "49", turn=1, pile="12 13")
    assert (can(state, 0), can(state, 1), can(state, 2)) == ([], ["place 41"], [])
    act(state, "place 41")
    assert state.turn == 2
    act(state, "place 49")
    assert state.turn == 0


def test_T_R1_the_row_grows_at_its_right_end() -> None:
    state = lay("41", "49", row="34")
    assert act(state, "place 41") == [Placed(0, 41)]
    act(state, "place 49")
    assert state.row == [34, 41, 49]


def test_T_R1_the_row_grows_to_any_length() -> None:
    state = lay("98", "", row=" ".join(str(card) for card in DECK[:-1]))
    act(state, "place 98")
    assert state.row == list(DECK)


def test_T_R2_when_a_card_leaves_the_row_the_others_close_up_in_their_order() -> None:
    state = lay("94", "12", row="34 41 49 52 47")
    act(state, "twist 94")
    assert state.row == [34, 41, 52, 47]


def test_T_A1_a_placed_card_differs_from_the_last_by_at_most_10() -> None:
    state = lay("23 24 35 44 45", "12", row="67 34")
    assert can(state) == ["place 24", "place 35", "place 44", "take"]


def test_T_A2_any_card_opens_an_empty_row() -> None:
    state = lay("12 55 98", "34")
    assert can(state) == ["place 12", "place 55", "place 98"]


@pytest.mark.parametrize("row", ["49 52 61", "52 49 61", "52 61 49"])
def test_T_B1_a_twin_is_twisted_away_wherever_it_lies_in_the_row(row: str) -> None:
    state = lay("94 12", "34", row=row, won=["13 31"])
    assert act(state, "twist 94") == [Twisted(0, 94, 49)]
    assert state.players[0].won == [13, 31, 94, 49]
    assert (state.players[0].hand, 49 in state.row) == ([12], False)


def test_T_B1_a_toad_neither_twists_nor_is_twisted() -> None:
    state = lay("22 88", "12", row="33 55")
    assert can(state) == ["take"]


def test_T_B1_only_the_twin_is_twisted_not_a_number_like_it() -> None:
    state = lay("93 95 84", "12", row="49 12")
    assert can(state) == ["take"]


def test_T_B1_twins_that_lie_in_the_row_together_can_never_be_twisted() -> None:
    everything_else = " ".join(str(card) for card in DECK if card not in (34, 43))
    assert not [text for text in can(lay(everything_else, "", row="34 43")) if text.startswith("twist")]


def test_T_B2_a_row_of_a_single_card_can_be_twisted_away() -> None:
    state = lay("94 12", "34 98", row="49", pile="13 14")
    assert act(state, "twist 94") == [Twisted(0, 94, 49), Drawn(0, 13)]
    assert (state.turn, state.row, state.round) == (1, [], 1)
    assert can(state) == ["place 34", "place 98"]


def test_T_B3_with_an_empty_row_there_is_nothing_to_twist() -> None:
    assert can(lay("49 94", "12")) == ["place 49", "place 94"]


def test_T_G1_taking_is_allowed_even_when_placing_or_twisting_is_possible() -> None:
    assert can(lay("43 98", "12", row="34")) == ["place 43", "twist 43", "take"]


def test_T_G1_the_whole_row_goes_face_down_beside_the_taker() -> None:
    state = lay("98", "12", row="34 41 33", pile="13", lost=["55"])
    assert act(state, "take") == [RowTaken(0, (34, 41, 33))]
    assert (state.players[0].lost, state.row) == ([55, 34, 41, 33], [])


def test_T_G1_an_empty_row_cannot_be_taken() -> None:
    assert "take" not in can(lay("98", "12"))


def test_T_G2_the_taker_goes_on_and_opens_a_new_row_with_any_card() -> None:
    state = lay("12 98", "34", row="55", pile="13 14")
    act(state, "take")
    assert can(state, 0) == ["place 12", "place 98"]
    assert can(state, 1) == []
    assert act(state, "place 98") == [Placed(0, 98), Drawn(0, 13)]
    assert (state.row, state.turn) == ([98], 1)


def test_T_D1_one_card_is_drawn_after_placing() -> None:
    state = lay("41 12", "34", row="34", pile="66 67")
    assert act(state, "place 41") == [Placed(0, 41), Drawn(0, 66)]
    assert (state.players[0].hand, state.pile) == ([12, 66], [67])


def test_T_D1_one_card_is_drawn_after_twisting() -> None:
    state = lay("94 12", "34", row="49 51", pile="66 67")
    assert act(state, "twist 94") == [Twisted(0, 94, 49), Drawn(0, 66)]
    assert (state.players[0].hand, state.pile) == ([12, 66], [67])


def test_T_D1_taking_and_opening_together_bring_one_card() -> None:
    state = lay("98 12", "34", row="49 51", pile="66 67")
    assert act(state, "take") == [RowTaken(0, (49, 51))]
    act(state, "place 98")
    assert (state.players[0].hand, state.pile) == ([12, 66], [67])


def test_T_E1_play_goes_on_without_drawing_once_the_pile_is_empty() -> None:
    state = lay("41 12", "43 49", row="34")
    assert act(state, "place 41") == [Placed(0, 41)]
    assert can(state) == ["place 43", "place 49", "twist 43", "take"]
    assert act(state, "twist 43") == [Twisted(1, 43, 34)]
    assert (state.round, state.row, state.turn) == (1, [41], 0)


def test_T_E2_taking_the_row_with_an_empty_pile_ends_the_round() -> None:
    state = lay("98", "12", row="34 33", won=["", "49 94"], options=ONE_ROUND)
    assert act(state, "take") == [RowTaken(0, (34, 33)), RoundCounted(1, (-6, 2), ((), ()), ((0, -1, -5), (2, 0, 0)))]
    assert (state.over, can(state, 0), can(state, 1)) == (True, [], [])


def test_T_E2_twisting_the_last_card_away_with_an_empty_pile_ends_the_round() -> None:
    state = lay("94 12", "34", row="49", options=ONE_ROUND)
    assert act(state, "twist 94") == [Twisted(0, 94, 49), RoundCounted(1, (2, 0), ((), ()), ((2, 0, 0), (0, 0, 0)))]
    assert state.over


def test_T_E2_a_taker_who_ends_the_round_opens_no_new_row() -> None:
    state = lay("98", "12", row="34", dealer=0)
    assert act(state, "take")[-1] == RoundDealt(2, 1)
    assert (state.round, state.row, state.turn) == (2, [], 0)
    assert [len(player.hand) for player in state.players] == [9, 9]


def test_T_E3_a_pile_emptied_by_the_draw_after_a_twist_does_not_end_the_round() -> None:
    state = lay("94 12", "34 98", row="49", pile="13")
    assert act(state, "twist 94") == [Twisted(0, 94, 49), Drawn(0, 13)]
    assert (state.round, state.pile, state.turn) == (1, [], 1)
    assert can(state) == ["place 34", "place 98"]


def test_T_E3_a_pile_emptied_by_the_extra_card_does_not_end_the_round() -> None:
    state = lay("94 12", "34", row="49", pile="13", options=EXPERT)
    assert act(state, "take") == [RowTaken(0, (49,)), ExtraTaken(0)]
    assert (state.round, state.pile) == (1, [])
    assert act(state, "place 12") == [Placed(0, 12)]
    assert (state.players[0].hand, state.row, state.turn) == ([94], [12], 1)


def test_T_E3_a_pile_emptied_by_the_draw_after_opening_does_not_end_the_round() -> None:
    state = lay("94 12", "21 34", row="49", pile="13")
    act(state, "take")
    assert act(state, "place 12") == [Placed(0, 12), Drawn(0, 13)]
    assert (state.round, state.pile) == (1, [])
    assert can(state) == ["place 21", "twist 21", "take"]


def test_T_E4_an_empty_hand_can_only_take_and_that_ends_the_round() -> None:
    state = lay("", "12", row="34 41", options=ONE_ROUND)
    assert can(state) == ["take"]
    act(state, "take")
    assert state.over


def test_T_E4_placing_the_last_card_of_a_hand_does_not_end_the_round() -> None:
    state = lay("41", "", row="34")
    act(state, "place 41")
    assert (state.round, state.turn, can(state)) == (1, 1, ["take"])


def test_T_P1_face_up_cards_count_1_face_down_cards_cost_1_and_toads_5() -> None:
    state = lay("", "", won=["49 94"], lost=["", "34 33 41"])
    assert score(state) == (2, -7)


def test_T_P1_cards_left_in_hands_count_nothing() -> None:
    assert score(lay("22 33 44", "12 13", row="55")) == (0, 0)


def test_T_P1_12_plus_points_and_17_minus_points_are_minus_5() -> None:
    won = "12 21 13 31 14 41 15 51 16 61 17 71"
    assert score(lay("", "", won=[won], lost=["22 33 92 93 94 95 96 97 98"])) == (-5, 0)


def test_T_P1_the_face_up_cards_of_a_round_are_worth_72_at_most() -> None:
    assert score(lay("", "", won=[" ".join(str(card) for card in TWIN)])) == (72, 0)


def test_T_P2_a_match_is_two_rounds_unless_agreed_otherwise() -> None:
    assert Options().rounds == 2
    state = lay("98", "12", row="34", options=Options(rounds=3), in_round=2)
    act(state, "take")
    assert (state.round, outcome(state)) == (3, None)


def test_T_P2_the_rounds_are_added_up_and_the_highest_total_wins() -> None:
    state = lay("98", "12", row="34 33", won=["", "49 94"], totals=[10, 1], in_round=2)
    act(state, "take")
    assert (state.over, state.round) == (True, 2)
    assert outcome(state) == Outcome((4, 3), (1, 2), "rounds")


def test_T_P2_a_finished_round_is_added_to_the_totals_before_the_next_deal() -> None:
    state = lay("98", "12", row="34 33", won=["", "49 94"], totals=[0, -3])
    act(state, "take")
    assert [player.total for player in state.players] == [-6, -1]
    assert score(state) == (-6, -1)


def test_T_P2_equal_totals_share_the_place() -> None:
    state = lay("98", "12", "13", "14", row="34", totals=[5, 4, 3, 7], in_round=2)
    act(state, "take")
    assert outcome(state) == Outcome((4, 4, 3, 7), (2, 2, 4, 1), "rounds")


def test_T_V1_an_expert_who_takes_a_single_card_takes_the_top_of_the_pile_too() -> None:
    state = lay("98", "12", row="49", pile="33 14", options=EXPERT)
    assert act(state, "take") == [RowTaken(0, (49,)), ExtraTaken(0)]
    assert (state.players[0].lost, state.players[0].unseen, state.pile) == ([49, 33], [33], [14])
    assert score(state) == (-6, 0)
    assert act(state, "place 98") == [Placed(0, 98), Drawn(0, 14)]


def test_T_V1_a_longer_row_brings_no_extra_card() -> None:
    state = lay("98", "12", row="49 51", pile="33 14", options=EXPERT)
    assert act(state, "take") == [RowTaken(0, (49, 51))]
    assert state.pile == [33, 14]


def test_T_V1_there_is_no_extra_card_without_the_variant() -> None:
    state = lay("98", "12", row="49", pile="33 14")
    assert act(state, "take") == [RowTaken(0, (49,))]
    assert state.pile == [33, 14]


def test_T_V1_with_an_empty_pile_there_is_no_extra_card_and_the_round_ends() -> None:
    state = lay("98", "12", row="49", options=Options(rounds=1, expert=True))
    assert act(state, "take") == [RowTaken(0, (49,)), RoundCounted(1, (-1, 0), ((), ()), ((0, -1, 0), (0, 0, 0)))]
    assert state.over


def test_T_V2_the_extra_cards_are_turned_over_when_the_round_is_counted() -> None:
    state = lay("98", "12", row="34", lost=["", "49 33"], unseen=["", "33"], options=EXPERT)
    assert act(state, "take")[1] == RoundCounted(1, (-1, -6), ((), (33,)), ((0, -1, 0), (0, -1, -5)))


def test_the_example_of_alex_sara_linus_and_marlene() -> None:
    state = lay("34", "23 24 41 44 45", "29 31 49 51 52", "94 12", pile="61 62 63 64")
    act(state, "place 34")
    assert can(state) == ["place 24", "place 41", "place 44", "take"]
    act(state, "place 41")
    assert can(state) == ["place 31", "place 49", "place 51", "take"]
    act(state, "place 49")
    act(state, "twist 94")
    assert state.players[3].won == [94, 49]
    assert state.row == [34, 41]
