"""What a seat of Twisted may know."""
# ruff: noqa: N802 - a test carries the name of its clause

from random import Random

import pytest

from games.twisted.table import act, can, dealt, lay
from tavolino.games.twisted.actions import Drawn, Event, ExtraTaken, Place, Placed, RoundDealt, RowTaken, Take
from tavolino.games.twisted.notation import cards
from tavolino.games.twisted.state import DECK, Options, State
from tavolino.games.twisted.view import Side, imagine, seen, unknown_cards, view

EXPERT = Options(expert=True)


def table() -> State:
    """Three players in the middle of a round; seat 1 has an unseen toad."""
    return lay(
        "41 98", "12 13", "55", row="34 33", pile="14 15 16", turn=0, dealer=2, in_round=2, options=EXPERT,
        won=["49 94"], lost=["", "35 22", "66 67"], unseen=["", "22"], totals=[3, -4, 0],
    )  # fmt: skip


def test_T_K1_everybody_sees_the_row_and_what_taking_it_costs() -> None:
    for seat in (None, 0, 1, 2):
        known = view(table(), seat)
        assert (known.row, known.row_cost) == ((34, 33), 6)


def test_T_K1_everybody_sees_how_many_cards_the_pile_and_the_hands_have() -> None:
    for seat in (None, 0, 1, 2):
        known = view(table(), seat)
        assert known.pile == 3
        assert [side.cards for side in known.sides] == [2, 2, 1]


def test_T_K1_everybody_sees_the_cards_beside_each_player() -> None:
    known = view(table(), 0)
    assert known.sides[0] == Side(cards=2, won=(49, 94), lost=(), cost=0, toads=0, points=2, total=3)
    assert known.sides[2] == Side(cards=1, won=(), lost=(66, 67), cost=6, toads=5, points=-6, total=0)


def test_T_K1_a_seat_sees_its_own_hand_and_a_watcher_none() -> None:
    assert [view(table(), seat).hand for seat in (0, 1, 2, None)] == [(41, 98), (12, 13), (55,), ()]


def test_T_K1_a_view_tells_whose_turn_it_is_and_what_the_seat_may_do() -> None:
    known = view(table(), 0)
    assert (known.seat, known.turn, known.dealer, known.round) == (0, 0, 2, 2)
    assert known.legal == (Place(41), Take())
    assert view(table(), 1).legal == view(table(), None).legal == ()


def test_T_K1_other_hands_and_the_order_of_the_pile_are_hidden() -> None:
    """Whatever lies where seat 0 cannot look, its view is the same."""
    other = table()
    other.players[1].hand, other.players[2].hand, other.pile = [16, 55], [14], [12, 15, 13]
    assert view(table(), 0) == view(other, 0)
    assert view(table(), 1) != view(other, 1)


def test_T_K1_a_drawn_card_is_shown_only_to_its_owner() -> None:
    drawn = Drawn(1, 34)
    assert seen(drawn, 1) == drawn
    assert seen(drawn, 0) == seen(drawn, None) == Drawn(1, None)


@pytest.mark.parametrize("event", [Placed(0, 34), RowTaken(0, (34, 41)), ExtraTaken(0), RoundDealt(2, 1)])
def test_T_K1_everything_else_that_happens_is_shown_to_all(event: Event) -> None:
    assert seen(event, 1) == seen(event, None) == event


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_T_V2_the_extra_card_is_hidden_from_all_its_owner_included(seat: int | None) -> None:
    owner = view(table(), seat).sides[1]
    assert owner.lost == (35, None)
    assert owner.points == -1


def test_T_V2_the_extra_card_can_be_any_card_that_a_seat_does_not_see() -> None:
    other = table()
    other.players[1].lost, other.players[1].unseen, other.pile[0] = [35, 14], [14], 22
    assert [view(table(), seat) == view(other, seat) for seat in (0, 1, 2, None)] == [True] * 4


def test_T_V2_the_extra_cards_of_the_last_round_lie_open_at_the_end() -> None:
    state = table()
    state.pile = []
    act(state, "take")
    known = view(state, 0)
    assert (known.over, known.turn, known.legal) == (True, None, ())
    assert known.sides[1].lost == (35, 22)
    assert (known.sides[1].points, known.sides[1].total) == (0, state.players[1].total)


def test_a_seat_does_not_know_other_hands_the_pile_and_the_extra_cards() -> None:
    open_to_seat_0 = {41, 98, 34, 33, 49, 94, 35, 66, 67}
    assert unknown_cards(view(table(), 0)) == [card for card in DECK if card not in open_to_seat_0]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_state_looks_the_same_and_has_the_whole_deck(seat: int | None) -> None:
    state = dealt(3, options=EXPERT)
    rng = Random(1)
    for _ in range(60):
        known = view(state, seat)
        imagined = imagine(known, rng)
        assert view(imagined, seat) == known
        assert sorted(cards(imagined)) == list(DECK)
        act(state, rng.choice(can(state)))


def test_imagining_deals_the_unknown_anew_and_never_the_known() -> None:
    state = dealt(3)
    dreams = [imagine(view(state, 0), Random(number)) for number in range(5)]
    assert all(dream.players[0].hand == state.players[0].hand for dream in dreams)
    assert len({tuple(dream.players[1].hand) for dream in dreams}) == 5
    assert len({tuple(dream.pile) for dream in dreams}) == 5
    assert len({dream.chance.seed for dream in dreams} | {state.chance.seed}) == 6
