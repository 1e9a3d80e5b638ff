"""Why an action of Qwinto is illegal, as a sentence."""

from typing import assert_never

from tavolino.game import Refusal
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import Card
from tavolino.games.qwinto.sheet import COLUMNS, EMPTY, LOWEST, Cell, Sheet, column_numbers
from tavolino.games.qwinto.state import State
from tavolino.words import plain, sentence


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("Q-E2", sentence("why-over"))
    match action:
        case Play(card):
            return why_not_now(state, seat) or why_not_held(state, seat, card)
        case PlayTwo(first, _, second, _):
            return why_not_now(state, seat) or why_not_two(state, seat, first, second)
        case Write(cell):
            return why_not_decide(state, seat) or why_not_write(state, state.sheets[seat], cell)
        case Pass():
            refusal = why_not_decide(state, seat)
            assert refusal is not None  # a seat that has to decide may always pass
            return refusal
        case _:
            assert_never(action)


def why_not_now(state: State, seat: int) -> Refusal | None:
    if state.number is not None:
        return Refusal("Q-T4", sentence("qwinto-why-announced"))
    if seat != state.active:
        return Refusal("Q-T1", sentence("qwinto-why-not-active"))
    return None


def why_not_held(state: State, seat: int, card: Card) -> Refusal:
    assert card not in state.hands[seat]
    return Refusal("Q-T1", sentence("qwinto-why-not-held", **named(card)))


def why_not_two(state: State, seat: int, first: Card, second: Card) -> Refusal:
    for card in (first, second):
        if card not in state.hands[seat]:
            return Refusal("Q-T2", sentence("qwinto-why-not-held", **named(card)))
    if first == second:
        return Refusal("Q-T2", sentence("qwinto-why-held-once", **named(first)))
    if first.value != second.value:
        return Refusal("Q-T2", sentence("qwinto-why-same-value"))
    return Refusal("Q-T2", sentence("qwinto-why-beside"))


def why_not_decide(state: State, seat: int) -> Refusal | None:
    if state.number is None:
        return Refusal("Q-T1", sentence("qwinto-why-no-number"))
    if seat in state.decided:
        return Refusal("Q-T4", sentence("qwinto-why-decided"))
    return None


def why_not_write(state: State, sheet: Sheet, cell: Cell) -> Refusal:
    number = state.number
    assert number is not None
    if cell.column not in COLUMNS[cell.row]:
        return Refusal("Q-L1", sentence("qwinto-why-no-cell", row=cell.row, column=cell.column))
    if number < LOWEST:
        return Refusal("Q-W1", sentence("qwinto-why-too-low", number=plain(number)))
    if not state.colours:
        return Refusal("Q-T6", sentence("qwinto-why-grey"))
    if cell.row not in state.colours:
        colours = "".join(state.colours)
        return Refusal("Q-T4", sentence("qwinto-why-other-row", number=number, colours=colours, row=cell.row))
    row = sheet.rows[cell.row]
    if row[cell.column] != EMPTY:
        return Refusal("Q-W1", sentence("qwinto-why-final", number=row[cell.column]))
    if number in row:
        return Refusal("Q-W2", sentence("qwinto-why-in-row", number=number, row=cell.row))
    in_column = Refusal("Q-W3", sentence("qwinto-why-in-column", number=number))
    return why_not_between(sheet, cell, number) or in_column


def why_not_between(sheet: Sheet, cell: Cell, number: int) -> Refusal | None:
    row = sheet.rows[cell.row]
    left = [number for number in row[: cell.column] if number != EMPTY]
    right = [number for number in row[cell.column :] if number != EMPTY]
    if left and left[-1] > number:
        return Refusal("Q-W2", sentence("qwinto-why-smaller", number=number, other=left[-1]))
    if right and right[0] < number:
        return Refusal("Q-W2", sentence("qwinto-why-larger", number=number, other=right[0]))
    assert number in column_numbers(sheet, cell.column)
    return None


def named(card: Card) -> dict[str, str]:
    return {"colour": card.colour, "value": plain(card.value)}
