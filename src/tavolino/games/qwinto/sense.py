"""A sensible player of Qwinto: values a sheet by the chance that its empty cells get filled."""

from collections import Counter
from itertools import product
from math import exp
from random import Random

from tavolino.games.qwinto.actions import Action, Decision, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import COLOURS, NEIGHBOURS, VALUES, Colour
from tavolino.games.qwinto.sheet import (
    BONUS,
    COLUMNS,
    EMPTY,
    HIGHEST,
    LOWEST,
    MISTHROW_COST,
    ROW_LENGTH,
    Cell,
    Row,
    Sheet,
    column_numbers,
    fitting,
    written,
)
from tavolino.games.qwinto.view import View, sheet

NUMBERS_TO_COME = 12  # roughly how many a row is offered in a match
USUAL, USUAL_LAST = 7, 14  # a typical number in a cell, and in the last cell of a row
OTHERS = 0.5  # the weight of the best opponent's gain against our own


def shares() -> list[float]:
    """For each n up to 19, how often three cards make a number from 1 to n - 1."""
    sums = Counter(sum(values) for values in product(VALUES, repeat=3))
    total = sum(sums.values())
    return [sum(count for number, count in sums.items() if 1 <= number < limit) / total for limit in range(20)]


SHARES = shares()


def sensible(view: View, rng: Random) -> Action:
    return max(view.legal, key=lambda action: (worth(view, action), rng.random()))


def worth(view: View, action: Action) -> float:
    assert view.seat is not None
    match action:
        case Play() | PlayTwo():
            return worth_of_play(view, action)
        case Write() | Pass():
            assert view.number is not None
            return worth_of_decision(sheet(view.sides[view.seat]), view.number, action, active=view.seat == view.active)


def worth_of_play(view: View, action: Play | PlayTwo) -> float:
    """What the number gains us, minus a part of what it gains the best opponent."""
    number, colours = announced(view, action)
    gains = [best_gain(sheet(side), number, colours, active=seat == view.seat) for seat, side in enumerate(view.sides)]
    mine = gains.pop(view.seat or 0)
    return mine - OTHERS * max(gains, default=0.0)


def announced(view: View, action: Play | PlayTwo) -> tuple[int, tuple[Colour, ...]]:
    """The number that a play makes, and the colours of its rows."""
    if isinstance(action, Play):
        last, put = action.place, {action.place: action.card}
    else:
        last, put = action.second_place, {action.first_place: action.first, action.second_place: action.second}
    counting = [put.get(place, view.grid[place][-1]) for place in (last, *NEIGHBOURS[last])]
    number = sum(card.value for card in counting)
    return number, tuple(colour for colour in COLOURS if any(card.colour == colour for card in counting))


def best_gain(sheet: Sheet, number: int, colours: tuple[Colour, ...], *, active: bool) -> float:
    decisions: list[Decision] = [Pass(), *(Write(cell) for cell in fitting(sheet, number, colours))]
    return max(worth_of_decision(sheet, number, decision, active=active) for decision in decisions)


def worth_of_decision(sheet: Sheet, number: int, decision: Decision, *, active: bool) -> float:
    if isinstance(decision, Pass):
        return -float(MISTHROW_COST) if active else 0.0
    cell = decision.cell
    row = sheet.rows[cell.row]
    after = [*row[: cell.column], number, *row[cell.column + 1 :]]
    return prospects(cell.row, after) - prospects(cell.row, row) + worth_of_column(sheet, cell, number)


def prospects(colour: Colour, row: Row) -> float:
    """How many numbers a row may end up with, plus a share of what it scores when it is full."""
    cells = [row[column] for column in COLUMNS[colour]]
    held, chances, lower, empty = written(row), 0.0, LOWEST - 1, 0
    for number in (*cells, HIGHEST + 1):
        if number == EMPTY:
            empty += 1
            continue
        chances += empty and empty * chance_to_fill(lower, number, empty)
        lower, empty = number, 0
    filled = (held + chances) / ROW_LENGTH
    last = cells[-1] or USUAL_LAST
    return held + chances + last * filled**4


def chance_to_fill(lower: int, upper: int, empty: int) -> float:
    """Roughly the chance that one of these empty cells between two numbers is filled before the match ends."""
    room = min(1.0, (upper - lower - 1) / empty)
    share = SHARES[upper] - SHARES[lower + 1]
    return room * (1 - exp(-NUMBERS_TO_COME * share / empty))


def worth_of_column(sheet: Sheet, cell: Cell, number: int) -> float:
    """What the number adds to its column of three."""
    if cell.column not in BONUS:
        return 0.0
    bonus = BONUS[cell.column]
    value = number if bonus == cell.row else sheet.rows[bonus][cell.column] or USUAL
    filled = 1 + len(column_numbers(sheet, cell.column))
    return value * (0.1, 0.2, 0.7)[filled - 1]
