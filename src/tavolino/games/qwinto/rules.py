"""The rules of Qwinto, the card game. The comments name the clauses of RULES.md; sheet.py has those of the sheet."""

from functools import cache
from itertools import permutations
from typing import assert_never

from tavolino.chance import Chance
from tavolino.game import Outcome, places
from tavolino.games.qwinto.actions import (
    Action,
    Announced,
    Decided,
    Decision,
    Drawn,
    Ended,
    Event,
    Missed,
    Pass,
    Passed,
    Play,
    Played,
    PlayTwo,
    Reshuffled,
    Write,
    Wrote,
)
from tavolino.games.qwinto.cards import COLOURS, DECK, NEIGHBOURS, PLACES, Card, CardColour, Colour, Place
from tavolino.games.qwinto.sheet import MISTHROWS, Sheet, fitting, full_rows, points
from tavolino.games.qwinto.state import Options, State

HAND = 3  # Q-S1
ROWS_TO_END = 2  # Q-E1
PLAYS = {card: [Play(card, place) for place in PLACES] for card in DECK}  # made once, because they are used often


def deal(seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG001 - Qwinto has no options
    cards = chance.shuffled(DECK, "deck")
    hands = [[cards.pop(0) for _ in range(HAND)] for _ in range(seats)]  # Q-S1
    grid = {place: [cards.pop(0)] for place in PLACES}
    return State(chance, chance.below(seats, "first"), hands, grid, cards, [Sheet() for _ in range(seats)])


def legal(state: State, seat: int) -> list[Action]:
    if state.over:
        return []
    if state.number is None:
        return plays(state.hands[seat]) if seat == state.active else []
    return [] if seat in state.decided else [*decisions(state, seat)]


def awaited(state: State) -> list[int]:
    if state.over:
        return []
    if state.number is None:
        return [state.active]
    return [seat for seat in range(len(state.hands)) if seat not in state.decided]


def cuts_short(state: State, seat: int, action: Action) -> int | None:
    """Nobody can speak up out of turn in this game."""


def apply(state: State, seat: int, action: Action) -> list[Event]:
    match action:
        case Play(card, place):
            return [put(state, seat, card, place), announce(state, seat, place)]
        case PlayTwo(first, first_place, second, second_place):
            cards_put = [put(state, seat, first, first_place), put(state, seat, second, second_place)]
            return [*cards_put, announce(state, seat, second_place)]
        case Write() | Pass():
            return decide(state, seat, action)
        case _:
            assert_never(action)


def score(state: State) -> tuple[int, ...]:
    return tuple(points(sheet) for sheet in state.sheets)


def outcome(state: State) -> Outcome | None:
    if state.reason is None:
        return None
    scores = score(state)
    return Outcome(scores, places(scores), state.reason)


def plays(hand: list[Card]) -> list[Action]:
    ones = [play for card in hand for play in PLAYS[card]]  # Q-T1
    pairs = [
        PlayTwo(first, place, second, beside)
        for first, second in permutations(hand, 2)
        if first.value == second.value
        for place in PLACES
        for beside in NEIGHBOURS[place]
    ]  # Q-T2
    return [*ones, *pairs]


def decisions(state: State, seat: int) -> list[Decision]:
    """What a seat may do with the number: Q-T4."""
    assert state.number is not None
    cells = fitting(state.sheets[seat], state.number, state.colours)
    return [*[Write(cell) for cell in cells], Pass()]


def put(state: State, seat: int, card: Card, place: Place) -> Event:
    state.hands[seat].remove(card)
    state.grid[place].append(card)
    return Played(seat, card, place)


def announce(state: State, seat: int, place: Place) -> Event:
    state.number, state.colours = sum_up(*[state.grid[near][-1] for near in counting(place)])
    state.last = place
    return Announced(seat, state.number, state.colours)


@cache
def counting(last: Place) -> tuple[Place, Place, Place]:
    """The places whose cards count when the last card went to `last`: Q-T3."""
    return (last, *NEIGHBOURS[last])


def sum_up(last: Card, one: Card, other: Card) -> tuple[int, tuple[Colour, ...]]:
    """The number that three cards make, and its colours: Q-T3."""
    return last.value + one.value + other.value, colours_of(last.colour, one.colour, other.colour)


@cache
def colours_of(*shown: CardColour) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if colour in shown)


def decide(state: State, seat: int, decision: Decision) -> list[Event]:
    state.decided[seat] = decision
    decided = Decided(seat, decision)
    if len(state.decided) < len(state.hands):
        return [decided]
    return [decided, *carry_out(state), *go_on(state)]  # Q-T4: shown only when all have decided


def carry_out(state: State) -> list[Event]:
    events: list[Event] = []
    assert state.number is not None
    for seat, sheet in enumerate(state.sheets):
        match state.decided[seat]:
            case Write(cell):
                sheet.rows[cell.row][cell.column] = state.number
                events.append(Wrote(seat, state.number, cell))
            case Pass() if seat == state.active:  # Q-T5, Q-T6
                sheet.misses += 1
                events.append(Missed(seat, sheet.misses))
            case Pass():
                events.append(Passed(seat))
    state.decided, state.number, state.colours, state.last = {}, None, (), None
    return events


def go_on(state: State) -> list[Event]:
    state.reason = reason_to_end(state)  # Q-E2: after everybody has decided, before anybody draws
    if state.reason is not None:
        return [Ended(state.reason, score(state))]
    drawn = draw(state, state.active)
    state.active = (state.active + 1) % len(state.hands)  # Q-T7
    return drawn


def reason_to_end(state: State) -> str | None:
    if ROWS_TO_END in [full_rows(sheet) for sheet in state.sheets]:
        return "rows"  # Q-E1
    if MISTHROWS in [sheet.misses for sheet in state.sheets]:
        return "misthrows"  # Q-E1
    if state.solo and not state.hands[0] and not state.pile:
        return "cards"  # Q-V2
    return None


def draw(state: State, seat: int) -> list[Event]:
    """Draw up to three cards again: Q-T7."""
    events: list[Event] = []
    while len(state.hands[seat]) < HAND:
        if not state.pile:
            if state.solo:
                break  # Q-V2
            events.append(reshuffle(state))
        card = state.pile.pop(0)
        state.hands[seat].append(card)
        events.append(Drawn(seat, card))
    return events


def reshuffle(state: State) -> Event:  # Q-T8
    covered = [card for place in PLACES for card in state.grid[place][:-1]]
    state.grid = {place: state.grid[place][-1:] for place in PLACES}
    state.reshuffles += 1
    state.pile = state.chance.shuffled(covered, f"pile {state.reshuffles}")
    return Reshuffled(len(covered))
