"""Why one action of Qwinto is better than another; the words are in `qwinto-reasons.ftl`."""

from collections.abc import Hashable
from typing import NamedTuple

from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.rules import ROWS_TO_END
from tavolino.games.qwinto.sense import worth_of_decision
from tavolino.games.qwinto.sheet import (
    BONUS,
    CELLS,
    EMPTY,
    HIGHEST,
    LOWEST,
    MISTHROW_COST,
    MISTHROWS,
    ROW_LENGTH,
    ROWS,
    Cell,
    Sheet,
    column_numbers,
    fitting,
    full_rows,
    gain,
    points,
    written,
)
from tavolino.games.qwinto.view import Announcement, View, sheet
from tavolino.parts import Advice
from tavolino.words import Joined, Seat, Sentence, Value, plain, sentence

COUNTS_POINTS = True
TIGHT = 1.5  # numbers for each cell: with more there is room enough
HIGH = 10  # from here on a number is high for a bonus cell


def kind(view: View, action: Action) -> Hashable:
    match action:
        case Write(cell):
            return cell.row
        case Pass():
            return "pass"
        case _:
            announced = announcement(view, action)
            return announced.number, announced.colours


def reason(view: View, better: Advice, worse: Advice | None) -> Sentence | None:
    action: Action = better.action
    other: Action | None = worse.action if worse else None
    match action:
        case Pass():
            return why_pass(view, other)
        case Write(cell):
            assert view.number is not None
            return why_write(view, cell, view.number, other)
        case Play() | PlayTwo():
            return why_play(view, action, other)


def own(view: View) -> Sheet:
    assert view.seat is not None
    return sheet(view.sides[view.seat])


class Room(NamedTuple):
    """The empty cells beside a number that is written, up to the next number of the row, and how many numbers fit."""

    left: int
    smaller: int
    right: int
    larger: int

    @property
    def dead(self) -> int:
        """Cells that can never be filled any more."""
        return max(0, self.left - self.smaller) + max(0, self.right - self.larger)

    @property
    def tighter(self) -> tuple[str, int, int]:
        """The side with fewer numbers for each cell: its cells and its numbers."""
        left, right = ("left", self.left, self.smaller), ("right", self.right, self.larger)
        return left if not self.right or (self.left and self.smaller * self.right < self.larger * self.left) else right


def room(on: Sheet, cell: Cell, number: int) -> Room:
    row = [on.rows[cell.row][one.column] for one in CELLS[cell.row]]
    place = CELLS[cell.row].index(cell)
    before = next((there for there in range(place - 1, -1, -1) if row[there] != EMPTY), None)
    behind = next((there for there in range(place + 1, ROW_LENGTH) if row[there] != EMPTY), None)
    low = LOWEST - 1 if before is None else row[before]
    high = HIGHEST + 1 if behind is None else row[behind]
    left = place - (0 if before is None else before + 1)
    right = (ROW_LENGTH if behind is None else behind) - place - 1
    return Room(left, number - low - 1, right, high - number - 1)


def why_write(view: View, cell: Cell, number: int, other: Action | None) -> Sentence | None:
    on = own(view)
    if found := what_it_fills(view, on, cell, number):
        return found
    here = room(on, cell, number)
    if isinstance(other, Write):
        there = room(on, other.cell, number)
        if there.dead > here.dead:
            place = CELLS[other.cell.row].index(other.cell) + 1
            return sentence("qwinto-reason-dead", number=number, count=there.dead, row=other.cell.row, place=place)
    if found := what_it_prepares(on, cell, number):
        return found
    if isinstance(other, Pass) and view.seat == view.active:
        costs, leaves = sentence("qwinto-reason-no-misthrow"), why_room(cell, number, here)
        return sentence("hint-both", one=costs, two=leaves) if leaves else costs
    return why_room(cell, number, here)


def why_room(cell: Cell, number: int, here: Room) -> Sentence | None:
    if here.dead:
        return None
    values: dict[str, Value] = {"row": cell.row, "number": number}
    if not here.left and not here.right:
        return sentence("qwinto-reason-snug", **values)
    if not here.right:
        return sentence("qwinto-reason-room-left", left=here.left, smaller=here.smaller, **values)
    if not here.left:
        return sentence("qwinto-reason-room-right", right=here.right, larger=here.larger, **values)
    return sentence("qwinto-reason-room", **here._asdict(), **values)


def what_it_fills(view: View, on: Sheet, cell: Cell, number: int) -> Sentence | None:
    """The number ends the match, fills a row or completes a column."""
    brings = gain(on, cell, number)
    if written(on.rows[cell.row]) == ROW_LENGTH - 1:
        lead = points(on) + brings - best_of_others(view)
        if full_rows(on) == ROWS_TO_END - 1 and len(view.sides) > 1 and lead > 0:
            return sentence("qwinto-reason-ends", number=number, lead=lead)
        return sentence("qwinto-reason-row", number=number, row=cell.row, points=brings)
    if cell.column in BONUS and len(column_numbers(on, cell.column)) == len(ROWS[cell.column]) - 1:
        return sentence("qwinto-reason-column", number=number, points=brings)
    return None


def what_it_prepares(on: Sheet, cell: Cell, number: int) -> Sentence | None:
    """The number lets a column or a row count more later."""
    if cell.column in BONUS and len(column_numbers(on, cell.column)) == 1:
        bonus = number if BONUS[cell.column] == cell.row else on.rows[BONUS[cell.column]][cell.column]
        if bonus != EMPTY:
            return sentence("qwinto-reason-column-next", points=bonus)
    if BONUS.get(cell.column) == cell.row and number >= HIGH:
        return sentence("qwinto-reason-bonus", number=number)
    if cell == CELLS[cell.row][-1]:
        return sentence("qwinto-reason-last", number=number, row=cell.row)
    return None


def best_of_others(view: View) -> int:
    return max((side.points for seat, side in enumerate(view.sides) if seat != view.seat), default=0)


def why_pass(view: View, other: Action | None) -> Sentence | None:
    assert view.number is not None
    active = view.seat == view.active
    if not isinstance(other, Write):
        number = plain(view.number)
        if active:
            return sentence("qwinto-reason-nowhere-misthrow", number=number)
        return sentence("qwinto-reason-nowhere", number=number)
    on = own(view)
    lead = points(on) - MISTHROW_COST - best_of_others(view)
    if active and on.misses == MISTHROWS - 1 and len(view.sides) > 1 and lead > 0:
        return sentence("qwinto-reason-misthrow-ends", lead=lead)
    there = room(on, other.cell, view.number)
    side, cells, numbers = there.tighter
    if numbers > TIGHT * cells:
        return None if active else sentence("qwinto-reason-pass-waits", row=other.cell.row)
    costs = sentence("qwinto-reason-misthrow") if active else sentence("qwinto-reason-pass")
    values: dict[str, Value] = {"row": other.cell.row, "side": side, "cells": cells, "numbers": numbers}
    return sentence("hint-both", one=costs, two=sentence("qwinto-reason-tight", number=view.number, **values))


def announcement(view: View, action: Action) -> Announcement:
    return view.announces[view.legal.index(action)]


def best_cell(on: Sheet, announced: Announcement) -> Cell | None:
    """Where a sensible player would write the number."""
    number = announced.number
    worth = {cell: worth_of_decision(on, number, Write(cell), active=True) for cell in announced.cells}
    return max(worth, key=worth.__getitem__) if worth else None


def why_play(view: View, action: Action, other: Action | None) -> Sentence | None:
    on, announced = own(view), announcement(view, action)
    cell, number = best_cell(on, announced), announced.number
    if cell is None:
        return why_misthrow(view, on)
    if found := what_it_fills(view, on, cell, number):
        return found
    if stuck := cannot_write(view, announced):
        names = Joined(tuple(map(Seat, stuck)))
        return sentence("qwinto-reason-hurts", number=number, others=names, count=len(stuck))
    bad = sum(not one.cells for one in view.announces)
    if bad and other is not None and not announcement(view, other).cells:
        return sentence("qwinto-reason-avoids", number=number, bad=bad, all=len(view.announces))
    if found := what_it_prepares(on, cell, number):
        return found
    return why_room(cell, number, room(on, cell, number))


def why_misthrow(view: View, on: Sheet) -> Sentence:
    if not any(one.cells for one in view.announces):
        return sentence("qwinto-reason-no-way")
    lead = points(on) - MISTHROW_COST - best_of_others(view)
    if on.misses == MISTHROWS - 1 and len(view.sides) > 1 and lead > 0:
        return sentence("qwinto-reason-misthrow-ends", lead=lead)
    return sentence("qwinto-reason-on-purpose")


def cannot_write(view: View, announced: Announcement) -> list[int]:
    """The others whose sheets do not take the number."""
    others = [(seat, sheet(side)) for seat, side in enumerate(view.sides) if seat != view.seat]
    return [seat for seat, on in others if not fitting(on, announced.number, announced.colours)]
