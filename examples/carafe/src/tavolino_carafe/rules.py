"""The rules of Carafe. The comments name the clauses of RULES.md."""

from typing import assert_never

from tavolino.chance import Chance
from tavolino.game import Outcome, places
from tavolino_carafe.actions import Action, Drawn, Event, Filled, Pour, Poured, Spill, Spilled
from tavolino_carafe.state import DECK, Options, Player, State

HAND = 4  # C-S1


def deal(seats: int, options: Options, chance: Chance) -> State:
    pile = chance.shuffled(DECK, "deck")
    players = [Player(hand=pile[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    return State(options, chance, players, turn=chance.below(seats, "first"), pile=pile[seats * HAND :])  # C-S2


def legal(state: State, seat: int) -> list[Action]:
    if state.over or seat != state.turn:
        return []
    room = state.options.brim - sum(state.carafe)
    pours = [Pour(card) for card in sorted(set(state.players[seat].hand)) if card <= room]  # C-A1
    return [*pours] if pours else [Spill()]  # C-G1


def awaited(state: State) -> list[int]:
    return [] if state.over else [state.turn]


def cuts_short(state: State, seat: int, action: Action) -> int | None:  # noqa: ARG001 - nobody acts out of turn
    return None


def apply(state: State, seat: int, action: Action) -> list[Event]:
    match action:
        case Pour(card):
            events = pour(state, seat, card)
        case Spill():
            events = spill(state, seat)
        case _:
            assert_never(action)
    pass_on(state)
    return events


def score(state: State) -> tuple[int, ...]:
    return tuple(len(player.won) - len(player.spilled) for player in state.players)  # C-P1


def outcome(state: State) -> Outcome | None:
    scores = score(state)
    return Outcome(scores, places(scores), "hands empty") if state.over else None


def pour(state: State, seat: int, card: int) -> list[Event]:
    player = state.players[seat]
    player.hand.remove(card)
    state.carafe.append(card)
    total = sum(state.carafe)
    events: list[Event] = [Poured(seat, card, total)]
    if total == state.options.brim:  # C-B1
        events.append(Filled(seat, tuple(state.carafe)))
        player.won += emptied(state)
    if state.pile:  # C-A2
        player.hand.append(state.pile.pop(0))
        events.append(Drawn(seat, player.hand[-1]))
    return events


def spill(state: State, seat: int) -> list[Event]:
    event = Spilled(seat, tuple(state.carafe))
    state.players[seat].spilled += emptied(state)
    return [event]


def emptied(state: State) -> list[int]:
    cards, state.carafe = state.carafe, []
    return cards


def pass_on(state: State) -> None:
    """Give the turn to the next seat that has cards: C-S2, C-T1."""
    seats = len(state.players)
    following = [(state.turn + step) % seats for step in range(1, seats + 1)]
    state.turn = next((seat for seat in following if state.players[seat].hand), state.turn)
