"""What a seat of Qwinto may know."""
# ruff: noqa: N802 - a test carries the name of its clause

from random import Random

import pytest

from games.qwinto.table import act, all_pass, can, cards_of, dealt, lay, sheet
from tavolino.games.qwinto.actions import (
    Announced,
    Decided,
    Drawn,
    Event,
    Pass,
    Passed,
    Play,
    Played,
    PlayTwo,
    Write,
    Wrote,
)
from tavolino.games.qwinto.cards import DECK, PLACES, Card
from tavolino.games.qwinto.notation import cards
from tavolino.games.qwinto.sheet import Cell, Tally
from tavolino.games.qwinto.state import State
from tavolino.games.qwinto.view import Announcement, Entry, Side, imagine, seen, unknown_cards, view

O7, Y3 = Cell("o", 7), Cell("y", 3)


def table() -> State:
    """Three players; a 10 for orange or yellow is being decided on, and seat 1 has decided."""
    state = lay(
        "o4 o5", "y1 y2 y4", "g1 g2 g4", grid="o2 y3 g3 p5/o1", pile="p0 p1 p2", number=10, colours="oy",
        sheets=[sheet("o6:9 y3:2", misses=1)],
    )  # fmt: skip
    act(state, 1, "write y3")
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_Q_S1_sheets_are_open_to_all(seat: int | None) -> None:
    entries = (Entry(Cell("o", 6), 9), Entry(Y3, 2))
    tally = Tally({"o": 1, "y": 1, "p": 0}, (0, 0, 0, 0, 0), -5)
    assert view(table(), seat).sides[0] == Side(2, entries, misses=1, points=-3, tally=tally, decided=False)


def test_Q_S1_hands_are_hidden_from_others_and_from_watchers() -> None:
    assert [view(table(), seat).hand for seat in (0, None)] == [tuple(cards_of("o4 o5")), ()]
    assert [side.cards for side in view(table(), 0).sides] == [2, 3, 3]


def test_Q_S1_other_hands_and_the_order_of_the_pile_leave_a_view_as_it_is() -> None:
    other = table()
    other.hands[1], other.hands[2], other.pile = cards_of("p2 y2 g1"), cards_of("y1 g2 p0"), cards_of("g4 p1 y4")
    assert view(table(), 0) == view(other, 0)
    assert view(table(), 1) != view(other, 1)


def test_Q_S1_a_drawn_card_is_shown_only_to_its_owner() -> None:
    drawn = Drawn(1, Card("o", 4))
    assert seen(drawn, 1) == drawn
    assert seen(drawn, 0) == seen(drawn, None) == Drawn(1, None)


def test_Q_T4_a_decision_is_shown_only_to_its_owner_until_all_have_decided() -> None:
    decided = Decided(1, Write(Y3))
    assert seen(decided, 1) == decided
    assert seen(decided, 0) == seen(decided, None) == Decided(1, None)


def test_Q_T4_what_another_seat_has_decided_leaves_a_view_as_it_is() -> None:
    other = table()
    other.decided[1] = Pass()
    assert all(view(table(), seat) == view(other, seat) for seat in (0, 2, None))
    assert view(table(), 1).decision == Write(Y3)
    assert view(other, 1).decision == Pass()


def test_Q_T4_everybody_sees_who_has_decided() -> None:
    assert [side.decided for side in view(table(), 0).sides] == [False, True, False]


def test_Q_T4_an_entry_is_in_nobodys_view_before_all_have_decided() -> None:
    assert all(view(table(), seat).sides[1].entries == () for seat in (0, 1, 2, None))


@pytest.mark.parametrize("event", [Played(0, Card("o", 4), "tl"), Announced(0, 5, ("o",)), Wrote(0, 5, O7), Passed(0)])
def test_everything_else_that_happens_is_shown_to_all(event: Event) -> None:
    assert seen(event, 1) == seen(event, None) == event


def test_a_view_shows_the_grid_with_its_covered_cards() -> None:
    grid = view(table(), None).grid
    assert [grid[place] for place in PLACES] == [tuple(cards_of(stack)) for stack in ("o2", "y3", "g3", "p5 o1")]


def test_a_view_tells_the_phase_and_what_the_seat_may_do() -> None:
    writing = view(table(), 0)
    assert (writing.seat, writing.active, writing.phase) == (0, 0, "write")
    assert (writing.number, writing.colours) == (10, ("o", "y"))
    assert Write(O7) in writing.legal
    assert view(table(), 1).legal == view(table(), None).legal == ()
    playing = view(lay("o4", "y1", active=1), 1)
    assert (playing.active, playing.phase, playing.number, playing.colours) == (1, "play", None, ())
    assert Play(Card("y", 1), "tl") in playing.legal


def test_Q_T3_a_view_tells_what_each_play_would_announce() -> None:
    known = view(lay("o4 p1 o1", "y1", grid="o2 y3 g3 p5", sheets=[sheet("o6:9 y3:10")]), 0)
    announced = dict(zip(known.legal, known.announces, strict=True))
    cells = tuple(Cell("o", column) for column in (7, 8, 9, 10, 11))
    assert announced[Play(Card("o", 4), "br")] == Announcement(("br", "tr", "bl"), 10, ("o", "y"), cells)
    both = announced[PlayTwo(Card("p", 1), "bl", Card("o", 1), "tl")]
    assert (both.counting, both.number, both.colours) == (("tl", "tr", "bl"), 5, ("o", "y", "p"))


def test_Q_T3_a_view_shows_which_cards_make_the_number() -> None:
    state = lay("o4", "y1", grid="o2 y3 g3 p5", pile="p0 p1 p2")
    assert view(state, 1).counting == ()
    act(state, 0, "play o4 br")
    assert view(state, 1).counting == view(state, None).counting == ("br", "tr", "bl")
    assert view(imagine(view(state, 1), Random(1)), 1).counting == ("br", "tr", "bl")
    all_pass(state)
    assert view(state, 1).counting == ()


def test_Q_T5_writing_nothing_costs_only_the_active_player_points() -> None:
    assert [view(table(), seat).gains[-1] for seat in (0, 2)] == [-5, 0]
    assert view(table(), None).gains == view(lay("o4", "y1"), 0).gains == ()


def test_a_view_tells_what_each_decision_brings() -> None:
    filled = sheet("o2:1 o3:2 o4:3 o6:4 o7:5 o8:6 o9:7 o10:8 y3:9 p7:3 y7:2 p3:4")
    known = view(lay("o4", "y1", number=18, colours="oy", sheets=[filled]), 0)
    gains = dict(zip(known.legal, known.gains, strict=True))
    assert gains[Write(Cell("o", 11))] == 18 - 8  # Q-P1
    assert gains[Write(Cell("y", 8))] == 1
    filled.rows["o"][7] = 0
    column = view(lay("o4", "y1", number=5, colours="o", sheets=[filled]), 0)
    assert dict(zip(column.legal, column.gains, strict=True))[Write(O7)] == 1 + 5  # Q-P2


def test_a_view_of_a_finished_match_has_a_reason_and_no_turn() -> None:
    state = lay("o4", "y1", number=0, sheets=[sheet(misses=3)])
    all_pass(state)
    known = view(state, 0)
    assert (known.over, known.reason, known.active, known.phase, known.legal) == (True, "misthrows", None, None, ())


def test_a_seat_does_not_know_other_hands_and_the_pile() -> None:
    known = cards_of("o4 o5 o2 y3 g3 p5 o1")
    assert unknown_cards(view(table(), 0)) == [card for card in DECK if card not in known]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_state_looks_the_same_and_has_all_cards(seat: int | None) -> None:
    state, rng = dealt(3), Random(1)
    while not state.over:
        known = view(state, seat)
        imagined = imagine(known, rng)
        assert view(imagined, seat) == known
        assert sorted(cards(imagined)) == sorted(DECK)
        actor = rng.choice([seat for seat in range(3) if can(state, seat)])
        act(state, actor, rng.choice(can(state, actor)))


def test_imagining_deals_the_unknown_anew_and_never_the_known() -> None:
    state = dealt(3)
    dreams = [imagine(view(state, 0), Random(number)) for number in range(5)]
    assert all(dream.hands[0] == state.hands[0] for dream in dreams)
    assert len({tuple(dream.hands[1]) for dream in dreams}) == 5
    assert len({tuple(dream.pile) for dream in dreams}) == 5
    assert len({dream.chance.seed for dream in dreams} | {state.chance.seed}) == 6


def test_imagining_keeps_the_own_decision_and_guesses_those_of_others() -> None:
    dreams = [imagine(view(table(), 1), Random(number)) for number in range(5)]
    assert all(dream.decided == {1: Write(Y3)} for dream in dreams)
    guesses = {imagine(view(table(), 0), Random(number)).decided[1] for number in range(20)}
    assert len(guesses) > 5
