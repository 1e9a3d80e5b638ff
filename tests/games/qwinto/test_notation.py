"""Qwinto in text."""

import re

import pytest

from games.qwinto.table import act, all_pass, cards_of, lay, sheet
from tavolino.game import BadMessage
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import DECK, PLACES, Card
from tavolino.games.qwinto.notation import cards, read, trace, write
from tavolino.games.qwinto.sheet import CELLS, Cell

LINES: dict[str, Action] = {
    "play o4 br": Play(Card("o", 4), "br"),
    "play g-2 tl": Play(Card("g", -2), "tl"),
    "play p1 bl o1 tl": PlayTwo(Card("p", 1), "bl", Card("o", 1), "tl"),
    "write y3": Write(Cell("y", 3)),
    "write o10": Write(Cell("o", 10)),
    "pass": Pass(),
}


@pytest.mark.parametrize(("text", "action"), LINES.items())
def test_every_action_is_one_line_of_text(text: str, action: Action) -> None:
    assert write(action) == text
    assert read(text) == action


def test_every_card_place_and_cell_can_be_written_and_read() -> None:
    actions: list[Action] = [Play(card, place) for card in DECK for place in PLACES]
    actions += [Write(cell) for row in CELLS.values() for cell in row]
    assert [read(write(action)) for action in actions] == actions


@pytest.mark.parametrize("text", ["", "play", "play o4", "play o4 br p1", "write", "write y3 y4", "pass 1", "Pass"])
def test_a_text_that_is_no_action_is_refused_with_the_forms_that_are(text: str) -> None:
    with pytest.raises(BadMessage, match=f"'{text}' is no action of Qwinto; write 'play o4 br'"):
        read(text)


@pytest.mark.parametrize("card", ["o7", "o-1", "o", "4", "r4", "O4", "o04", "o+4", "o−2", "4o"])
@pytest.mark.parametrize("form", ["play {} br", "play {} br o1 tr", "play o1 br {} tr"])
def test_a_card_that_does_not_exist_is_refused(form: str, card: str) -> None:
    with pytest.raises(BadMessage, match=re.escape(f"There is no card '{card}' in Qwinto")):
        read(form.format(card))


@pytest.mark.parametrize("form", ["play o4 {}", "play o4 {} p4 tl", "play o4 tl p4 {}"])
def test_a_place_that_does_not_exist_is_refused(form: str) -> None:
    with pytest.raises(BadMessage, match="There is no place 'mid' in the grid; the places are tl, tr, bl and br"):
        read(form.format("mid"))


@pytest.mark.parametrize("cell", ["o0", "o5", "y6", "p4", "p10", "y11", "o12", "g3", "o", "3", "y03"])
def test_a_cell_that_does_not_exist_or_is_the_blank_is_refused(cell: str) -> None:
    with pytest.raises(BadMessage, match=f"There is no cell '{cell}' on the sheet"):
        read(f"write {cell}")


def test_a_trace_of_the_play_phase_names_the_whole_truth() -> None:
    state = lay("o4 g-2", "y1", grid="p6/o2 y3 g3 p5", pile="p0 p1", active=1, sheets=[sheet("y10:16 y3:2", misses=2)])
    assert trace(state) == {
        "active": 1,
        "phase": "play",
        "grid": {"tl": ["p6", "o2"], "tr": ["y3"], "bl": ["g3"], "br": ["p5"]},
        "pile": ["p0", "p1"],
        "hands": [["o4", "g-2"], ["y1"]],
        "sheets": [
            {"o": {}, "y": {"3": 2, "10": 16}, "p": {}, "misses": 2},
            {"o": {}, "y": {}, "p": {}, "misses": 0},
        ],
        "number": None,
        "colours": (),
        "decided": {},
        "over": False,
    }


def test_a_trace_of_the_write_phase_has_the_decisions_but_no_entries_yet() -> None:
    state = lay("o4", "y1", number=10, colours="yo")
    act(state, 1, "write y3")
    writing = trace(state)
    assert (writing["phase"], writing["number"], writing["colours"]) == ("write", 10, ("o", "y"))
    assert writing["decided"] == {"1": "write y3"}
    assert writing["sheets"][1] == {"o": {}, "y": {}, "p": {}, "misses": 0}


def test_at_the_end_a_trace_has_no_active_seat_and_no_phase() -> None:
    state = lay("o4", "y1", number=0, sheets=[sheet(misses=3)])
    all_pass(state)
    last = trace(state)
    assert (last["active"], last["phase"], last["over"]) == (None, None, True)
    assert (last["number"], last["colours"], last["decided"]) == (None, (), {})
    assert last["sheets"][0]["misses"] == 4


def test_the_cards_of_a_table_are_counted_wherever_they_lie() -> None:
    state = lay("o4 g-2", "y1", grid="p6/o2 y3 g3 p5", pile="p0 p1")
    assert sorted(cards(state)) == sorted(cards_of("o4 g-2 y1 p6 o2 y3 g3 p5 p0 p1"))
