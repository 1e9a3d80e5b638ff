"""Why an action of Qwinto is not legal, in a sentence."""

from typing import assert_never

from tavolino.game import Refusal
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import Card
from tavolino.games.qwinto.sheet import COLUMNS, EMPTY, LOWEST, Cell, Sheet, column_numbers
from tavolino.games.qwinto.state import State
from tavolino.games.qwinto.words import COLOUR_NAMES, named_card, named_colours
from tavolino.words import plain


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("Q-E2", "The match is over.")
    match action:
        case Play(card):
            return why_not_now(state, seat) or why_not_held(state, seat, card)
        case PlayTwo(first, _, second, _):
            return why_not_now(state, seat) or why_not_two(state, seat, first, second)
        case Write(cell):
            return why_not_decide(state, seat) or why_not_write(state, state.sheets[seat], cell)
        case Pass():
            refusal = why_not_decide(state, seat)
            assert refusal is not None  # whoever has to decide may pass
            return refusal
        case _:
            assert_never(action)


def why_not_now(state: State, seat: int) -> Refusal | None:
    if state.number is not None:
        return Refusal("Q-T4", "A number is announced: write it or pass before the next card is played.")
    if seat != state.active:
        return Refusal("Q-T1", "Only the active player puts a card on the grid, and that is not you now.")
    return None


def why_not_held(state: State, seat: int, card: Card) -> Refusal:
    assert card not in state.hands[seat]
    return Refusal("Q-T1", f"You do not hold {named_card(card)}.")


def why_not_two(state: State, seat: int, first: Card, second: Card) -> Refusal:
    for card in (first, second):
        if card not in state.hands[seat]:
            return Refusal("Q-T2", f"You do not hold {named_card(card)}.")
    if first == second:
        return Refusal("Q-T2", f"You hold {named_card(first)} only once.")
    if first.value != second.value:
        return Refusal("Q-T2", "Two cards go together only with the same value.")
    return Refusal("Q-T2", "The second card goes beside the first one, never on the same stack or across.")


def why_not_decide(state: State, seat: int) -> Refusal | None:
    if state.number is None:
        return Refusal("Q-T1", "No number is announced yet: first the active player puts a card on the grid.")
    if seat in state.decided:
        return Refusal("Q-T4", "You have decided on this number already.")
    return None


def why_not_write(state: State, sheet: Sheet, cell: Cell) -> Refusal:
    number = state.number
    assert number is not None
    if cell.column not in COLUMNS[cell.row]:
        return Refusal("Q-L1", f"The {COLOUR_NAMES[cell.row]} row has no cell in column {cell.column}.")
    if number < LOWEST:
        return Refusal("Q-W1", f"{plain(number)} cannot be written: only 1 to 18 can.")
    if not state.colours:
        return Refusal("Q-T6", "All three cards are grey, so nobody can write this number.")
    if cell.row not in state.colours:
        return Refusal("Q-T4", f"{number} goes to {named_colours(state.colours)} only, not {COLOUR_NAMES[cell.row]}.")
    row = sheet.rows[cell.row]
    if row[cell.column] != EMPTY:
        return Refusal("Q-W1", f"{row[cell.column]} stands there already, and a written number is final.")
    if number in row:
        return Refusal("Q-W2", f"{number} stands in the {COLOUR_NAMES[cell.row]} row already.")
    return why_not_between(sheet, cell, number) or Refusal("Q-W3", f"{number} stands in that column already.")


def why_not_between(sheet: Sheet, cell: Cell, number: int) -> Refusal | None:
    row = sheet.rows[cell.row]
    left = [number for number in row[: cell.column] if number != EMPTY]
    right = [number for number in row[cell.column :] if number != EMPTY]
    if left and left[-1] > number:
        return Refusal("Q-W2", f"{number} is smaller than the {left[-1]} to the left of it; a row rises.")
    if right and right[0] < number:
        return Refusal("Q-W2", f"{number} is larger than the {right[0]} to the right of it; a row rises.")
    assert number in column_numbers(sheet, cell.column)
    return None
