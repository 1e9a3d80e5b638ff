"""The rules of Twisted. The comments name the clauses of RULES.md."""

from typing import assert_never

from tavolino.chance import Chance
from tavolino.game import Outcome, places
from tavolino.games.twisted.actions import (
    Action,
    Drawn,
    Event,
    ExtraTaken,
    Place,
    Placed,
    RoundCounted,
    RoundDealt,
    RowTaken,
    Take,
    Twist,
    Twisted,
)
from tavolino.games.twisted.state import DECK, TOADS, TWIN, Options, Player, State

HAND = {2: 9, 3: 9, 4: 8}  # T-S1
REACH = 10  # T-A1
TOAD_COST = 5  # T-P1
PLACE = {card: Place(card) for card in DECK}  # made once, because they are used often
TWIST = {card: Twist(card) for card in DECK}


def deal(seats: int, options: Options, chance: Chance) -> State:
    state = State(options, chance, [Player() for _ in range(seats)], dealer=chance.below(seats, "dealer"))  # T-S2
    deal_round(state)
    return state


def legal(state: State, seat: int) -> list[Action]:
    if state.over or seat != state.turn:
        return []
    hand, row = state.players[seat].hand, state.row
    if not row:
        return [PLACE[card] for card in hand]  # T-A2, T-B3, T-G2
    last = row[-1]
    places: list[Action] = [PLACE[card] for card in hand if abs(card - last) <= REACH]  # T-A1
    twists = [TWIST[card] for card in hand if TWIN.get(card) in row]  # T-B1
    return [*places, *twists, Take()]  # T-G1


def awaited(state: State) -> list[int]:
    return [] if state.over else [state.turn]


def cuts_short(state: State, seat: int, action: Action) -> int | None:
    """Nobody can speak up out of turn in this game."""


def apply(state: State, seat: int, action: Action) -> list[Event]:
    match action:
        case Place(card):
            return place(state, seat, card)
        case Twist(card):
            return twist(state, seat, card)
        case Take():
            return take(state, seat)
        case _:
            assert_never(action)


def score(state: State) -> tuple[int, ...]:
    if state.over:
        return tuple(player.total for player in state.players)
    return tuple(player.total + points(player) for player in state.players)


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = score(state)
    return Outcome(scores, places(scores), "rounds")  # T-P2


def deal_round(state: State) -> None:
    state.round += 1
    cards = state.chance.shuffled(DECK, f"round {state.round}")
    size = HAND[len(state.players)]  # T-S1
    for player in state.players:
        player.hand, cards = cards[:size], cards[size:]
        player.won, player.lost, player.unseen = [], [], []
    state.pile, state.row = cards, []
    state.turn = neighbour(state, state.dealer)  # T-S2


def place(state: State, seat: int, card: int) -> list[Event]:
    state.players[seat].hand.remove(card)
    state.row.append(card)  # T-R1
    return [Placed(seat, card), *end_turn(state, seat)]


def twist(state: State, seat: int, card: int) -> list[Event]:
    player, twin, dry = state.players[seat], TWIN[card], not state.pile  # T-E3: checked before the twist
    player.hand.remove(card)
    state.row.remove(twin)  # T-R2
    player.won += [card, twin]  # T-B1
    twisted = Twisted(seat, card, twin)
    if dry and not state.row:
        return [twisted, *end_round(state)]  # T-E2
    return [twisted, *end_turn(state, seat)]


def take(state: State, seat: int) -> list[Event]:
    player, row, dry = state.players[seat], state.row, not state.pile
    events: list[Event] = [RowTaken(seat, tuple(row))]
    player.lost += row  # T-G1
    state.row = []
    if dry:
        return [*events, *end_round(state)]  # T-E2
    if state.options.expert and len(row) == 1:
        events.append(take_extra(state, seat))
    return events  # T-G2: the same seat opens the new row


def take_extra(state: State, seat: int) -> Event:  # T-V1
    card = state.pile.pop(0)
    state.players[seat].lost.append(card)
    state.players[seat].unseen.append(card)  # T-V2
    return ExtraTaken(seat)


def end_turn(state: State, seat: int) -> list[Event]:
    state.turn = neighbour(state, seat)
    if not state.pile:
        return []  # T-E1
    card = state.pile.pop(0)
    state.players[seat].hand.append(card)  # T-D1
    return [Drawn(seat, card)]


def end_round(state: State) -> list[Event]:
    counted = RoundCounted(
        state.round,
        tuple(points(player) for player in state.players),
        tuple(tuple(player.unseen) for player in state.players),
        tuple(parts(player) for player in state.players),
    )
    for player in state.players:
        player.total += points(player)
    if state.round == state.options.rounds:  # T-P2
        state.over = True
        return [counted]
    state.dealer = neighbour(state, state.dealer)  # T-S2
    deal_round(state)
    return [counted, RoundDealt(state.round, state.dealer)]


def points(player: Player) -> int:
    """The points in the current round: T-P1."""
    return len(player.won) - cost(player.lost)


def parts(player: Player) -> tuple[int, int, int]:
    """The same points, apart: for cards won, for cards taken, and for the toads among them."""
    toads = toad_cost(player.lost)
    return len(player.won), toads - cost(player.lost), -toads


def cost(cards: list[int]) -> int:
    """How many points these cards cost the player who takes them: T-P1."""
    return len(cards) + (TOAD_COST - 1) * len(TOADS.intersection(cards))


def toad_cost(cards: list[int]) -> int:
    """The part of their cost that toads make."""
    return TOAD_COST * len(TOADS.intersection(cards))


def neighbour(state: State, seat: int) -> int:
    """The seat to the left."""
    return (seat + 1) % len(state.players)
