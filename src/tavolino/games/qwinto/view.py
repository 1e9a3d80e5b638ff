"""What one seat of Qwinto may know, and whole states that fit it.

Sheets and all cards on the grid, including the covered ones, are public. The hands, the order of the pile, and, until
everybody has decided, the others' decisions about the number are hidden.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Literal

from msgspec import Struct

from tavolino.chance import SIZE, Chance
from tavolino.games.qwinto.actions import Action, Decided, Decision, Drawn, Event, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import COLOURS, DECK, PLACES, Card, Colour, Place
from tavolino.games.qwinto.rules import counting, decisions, legal, sum_up
from tavolino.games.qwinto.sheet import CELLS, EMPTY, MISTHROW_COST, Cell, Sheet, Tally, fitting, gain, tally
from tavolino.games.qwinto.state import State


class Entry(Struct, frozen=True):
    cell: Cell  # on the sheet
    number: int  # what is written there


class Side(Struct, frozen=True):
    """One player's side of the table, as everybody sees it."""

    cards: int  # in hand
    entries: tuple[Entry, ...]  # on the sheet
    misses: int  # misthrows so far
    points: int  # as the sheet is now
    tally: Tally  # how they add up
    decided: bool  # about the announced number


class Announcement(Struct, frozen=True):
    """What a play would announce."""

    counting: tuple[Place, ...]  # the places whose cards add up; the last card's first
    number: int  # their sum
    colours: tuple[Colour, ...]  # of the rows it may go into
    cells: tuple[Cell, ...]  # where it would fit on this seat's sheet


class View(Struct, frozen=True):
    seat: int | None  # whose view it is; None: a watcher's
    active: int | None  # the seat that plays cards; None: the match is over
    phase: Literal["play", "write"] | None  # None: the match is over
    grid: dict[Place, tuple[Card, ...]]  # a stack in each place; its visible card comes last
    pile: int  # how many cards are left to draw
    hand: tuple[Card, ...]  # this seat's cards
    sides: tuple[Side, ...]  # by seat
    number: int | None  # the announced one; None while the active player plays
    colours: tuple[Colour, ...]  # of the rows it may go into
    counting: tuple[Place, ...]  # whose cards make the number; the place of the last card comes first
    decision: Decision | None  # this seat's own, while others are still deciding
    reshuffles: int  # how often the pile was made anew
    reason: str | None  # why the match ended; None: it goes on
    legal: tuple[Action, ...]  # what this seat may do now
    announces: tuple[Announcement, ...]  # for each legal play, in the same order
    gains: tuple[int, ...]  # points for each legal decision, in the same order

    @property
    def over(self) -> bool:
        return self.reason is not None


def view(state: State, seat: int | None) -> View:
    phase: Literal["play", "write"] = "play" if state.number is None else "write"
    possible = () if seat is None else tuple(legal(state, seat))
    return View(
        seat=seat,
        active=None if state.over else state.active,
        phase=None if state.over else phase,
        grid={place: tuple(state.grid[place]) for place in PLACES},
        pile=len(state.pile),
        hand=() if seat is None else tuple(state.hands[seat]),
        sides=tuple([side(state, number) for number in range(len(state.hands))]),
        number=state.number,
        colours=state.colours,
        counting=() if state.last is None else counting(state.last),
        decision=None if seat is None else state.decided.get(seat),
        reshuffles=state.reshuffles,
        reason=state.reason,
        legal=possible,
        announces=tuple(announcements(state, seat, possible)) if seat is not None and phase == "play" else (),
        gains=tuple(gains(state, seat, possible)) if seat is not None and phase == "write" else (),
    )


def announcements(state: State, seat: int, actions: tuple[Action, ...]) -> Iterator[Announcement]:
    sheet = state.sheets[seat]
    tops = {place: state.grid[place][-1] for place in PLACES}
    cells: dict[tuple[int, tuple[Colour, ...]], tuple[Cell, ...]] = {}  # cached: several plays announce the same
    for action in actions:
        match action:
            case Play(card, last):
                shown = tops
            case PlayTwo(first, first_place, card, last):
                shown = {**tops, first_place: first}
            case _:
                return
        places = counting(last)
        announced = sum_up(card, shown[places[1]], shown[places[2]])
        fits = cells.get(announced)
        if fits is None:
            fits = cells[announced] = tuple(fitting(sheet, *announced))
        yield Announcement(places, *announced, fits)


def gains(state: State, seat: int, actions: tuple[Action, ...]) -> Iterator[int]:
    for action in actions:
        match action:
            case Write(cell):
                assert state.number is not None
                yield gain(state.sheets[seat], cell, state.number)
            case Pass():
                yield -MISTHROW_COST if seat == state.active else 0  # Q-T5
            case _:
                return


def side(state: State, seat: int) -> Side:
    sheet = state.sheets[seat]
    entries, counted, points = written_on(tuple(map(tuple, sheet.rows.values())), sheet.misses)
    return Side(
        cards=len(state.hands[seat]),
        entries=entries,
        misses=sheet.misses,
        points=points,
        tally=counted,
        decided=seat in state.decided,
    )


@lru_cache(4096)
def written_on(rows: tuple[tuple[int, ...], ...], misses: int) -> tuple[tuple[Entry, ...], Tally, int]:
    """The entries of a sheet, how they count, and the points. Cached, because few actions change a sheet."""
    sheet = Sheet({colour: list(row) for colour, row in zip(COLOURS, rows, strict=True)}, misses)
    cells = [cell for colour in COLOURS for cell in CELLS[colour]]
    numbers = [(cell, sheet.rows[cell.row][cell.column]) for cell in cells]
    counted = tally(sheet)
    return tuple(Entry(cell, number) for cell, number in numbers if number != EMPTY), counted, counted.points


def seen(event: Event, seat: int | None) -> Event:
    match event:
        case Drawn(owner) if owner != seat:
            return Drawn(owner, None)
        case Decided(owner) if owner != seat:
            return Decided(owner, None)
    return event


def imagine(view: View, rng: Random) -> State:
    unknown = unknown_cards(view)
    rng.shuffle(unknown)
    hands = [
        list(view.hand) if seat == view.seat else [unknown.pop() for _ in range(side.cards)]
        for seat, side in enumerate(view.sides)
    ]
    state = State(
        chance=Chance(rng.randbytes(SIZE)),
        active=0 if view.active is None else view.active,
        hands=hands,
        grid={place: list(view.grid[place]) for place in PLACES},
        pile=unknown,
        sheets=[sheet(side) for side in view.sides],
        number=view.number,
        colours=view.colours,
        last=view.counting[0] if view.counting else None,
        reshuffles=view.reshuffles,
        reason=view.reason,
    )
    for seat, side in enumerate(view.sides):
        if side.decided:
            own = view.decision if seat == view.seat else None
            state.decided[seat] = own or rng.choice(decisions(state, seat))
    return state


def sheet(side: Side) -> Sheet:
    sheet = Sheet(misses=side.misses)
    for entry in side.entries:
        sheet.rows[entry.cell.row][entry.cell.column] = entry.number
    return sheet


def unknown_cards(view: View) -> list[Card]:
    """All cards that this seat cannot see: other hands and the pile."""
    known = {*view.hand, *(card for stack in view.grid.values() for card in stack)}
    return [card for card in DECK if card not in known]
