"""Twisted in text."""

import pytest

from games.twisted.table import act, lay
from tavolino.game import BadMessage
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.notation import cards, read, trace, write
from tavolino.games.twisted.state import DECK, Options

LINES: dict[str, Action] = {"place 34": Place(34), "twist 94": Twist(94), "take": Take()}


@pytest.mark.parametrize(("text", "action"), LINES.items())
def test_every_action_is_one_line_of_text(text: str, action: Action) -> None:
    assert write(action) == text
    assert read(text) == action


def test_every_card_can_be_written_and_read() -> None:
    assert all(read(write(Place(card))) == Place(card) and read(write(Twist(card))) == Twist(card) for card in DECK)


@pytest.mark.parametrize("text", ["", "place", "place 34 35", "take 34", "Place 34", "lay 34", "placed 34"])
def test_a_text_that_is_no_action_is_refused_with_the_forms_that_are(text: str) -> None:
    with pytest.raises(BadMessage, match=f"'{text}' is no action of Twisted; write 'place 34', 'twist 94' or 'take'"):
        read(text)


@pytest.mark.parametrize("card", ["11", "20", "99", "034", "+34", "-34", "3.4", "3_4", "٣٤", "²2", "x", "345"])
@pytest.mark.parametrize("verb", ["place", "twist"])
def test_a_card_that_is_not_in_the_deck_is_refused(verb: str, card: str) -> None:
    with pytest.raises(BadMessage, match=r"There is no card '.*' in Twisted; the cards are 12 to 98"):
        read(f"{verb} {card}")


def test_a_number_too_long_to_be_a_number_is_refused_like_any_other() -> None:
    with pytest.raises(BadMessage, match="There is no card"):
        read("place " + "9" * 5000)


def test_a_trace_names_the_whole_truth() -> None:
    state = lay("41", "12 13", row="34", pile="14", won=["49 94"], lost=["", "35 22"], unseen=["", "22"], totals=[3])
    assert trace(state) == {
        "round": 1,
        "dealer": 0,
        "turn": 0,
        "row": [34],
        "pile": [14],
        "hands": [[41], [12, 13]],
        "won": [[49, 94], []],
        "lost": [[], [35, 22]],
        "unseen": [[], [22]],
        "totals": [3, 0],
        "over": False,
    }


def test_at_the_end_a_trace_has_no_turn_the_last_round_and_complete_totals() -> None:
    state = lay("41", "12", row="34 33", totals=[3, -4], in_round=2)
    act(state, "take")
    last = trace(state)
    assert (last["turn"], last["round"], last["totals"], last["over"]) == (None, 2, [-3, -4], True)
    assert last["lost"] == [[34, 33], []]


def test_a_trace_after_a_round_shows_the_next_deal() -> None:
    state = lay("41", "12", row="34 33", options=Options(rounds=2))
    act(state, "take")
    after = trace(state)
    assert (after["round"], after["totals"], after["lost"]) == (2, [-6, 0], [[], []])
    assert [len(hand) for hand in after["hands"]] == [9, 9]


def test_the_cards_of_a_table_are_counted_wherever_they_lie() -> None:
    state = lay("41", "12 13", row="34", pile="14", won=["49 94"], lost=["", "35 22"], unseen=["", "22"])
    assert sorted(cards(state)) == [12, 13, 14, 22, 34, 35, 41, 49, 94]
