"""What one seat of Twisted may know (T-K1), and whole states that fit it."""

from random import Random

from msgspec import Struct

from tavolino.chance import SIZE, Chance
from tavolino.games.twisted.actions import Action, Drawn, Event
from tavolino.games.twisted.rules import cost, legal, toad_cost
from tavolino.games.twisted.state import Options, Player, State


class Side(Struct, frozen=True):
    """One player's side of the table, as everybody sees it."""

    cards: int  # in hand
    won: tuple[int, ...]  # by twists
    lost: tuple[int | None, ...]  # None: an extra card that nobody has looked at, T-V2
    cost: int  # of the lost cards, as far as they are known
    toads: int  # the part of it that toads make
    points: int  # in the current round, likewise
    total: int  # from finished rounds


class View(Struct, frozen=True):
    seat: int | None  # whose view it is; None: a watcher's
    options: Options  # of this match
    round: int  # counted from 1
    dealer: int  # the seat that dealt
    turn: int | None  # the seat to act; None: the match is over
    row: tuple[int, ...]  # the last card comes last
    row_cost: int  # what taking the row would cost
    pile: int  # how many cards are left to draw
    hand: tuple[int, ...]  # this seat's cards
    sides: tuple[Side, ...]  # by seat
    over: bool  # the match has ended
    legal: tuple[Action, ...]  # what this seat may do now


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        turn=None if state.over else state.turn,
        row=tuple(state.row),
        row_cost=cost(state.row),
        pile=len(state.pile),
        hand=() if seat is None else tuple(state.players[seat].hand),
        sides=tuple([side(player, counted=state.over) for player in state.players]),
        over=state.over,
        legal=() if seat is None else tuple(legal(state, seat)),
    )


def side(player: Player, *, counted: bool) -> Side:
    cards, won, lost, total = len(player.hand), tuple(player.won), player.lost, player.total
    if counted:
        return Side(cards, won, tuple(lost), cost(lost), toad_cost(lost), 0, total)
    shown: tuple[int | None, ...] = tuple(lost)
    if player.unseen:
        shown = tuple(None if card in player.unseen else card for card in lost)  # T-V2
        lost = [card for card in lost if card not in player.unseen]
    loss = cost(lost)
    return Side(cards, won, shown, loss, toad_cost(lost), len(won) - loss, total)


def seen(event: Event, seat: int | None) -> Event:
    if isinstance(event, Drawn) and event.seat != seat:
        return Drawn(event.seat, None)
    return event


def imagine(view: View, rng: Random) -> State:
    unknown = unknown_cards(view)
    rng.shuffle(unknown)
    players = []
    for seat, side in enumerate(view.sides):
        hand = list(view.hand) if seat == view.seat else [unknown.pop() for _ in range(side.cards)]
        lost = [unknown.pop() if card is None else card for card in side.lost]
        unseen = [card for card, shown in zip(lost, side.lost, strict=True) if shown is None]
        players.append(Player(hand, list(side.won), lost, unseen, side.total))
    return State(
        options=view.options,
        chance=Chance(rng.randbytes(SIZE)),
        players=players,
        dealer=view.dealer,
        round=view.round,
        turn=view.dealer if view.turn is None else view.turn,
        row=list(view.row),
        pile=unknown,
        over=view.over,
    )


def unknown_cards(view: View) -> list[int]:
    """All cards that this seat cannot see: other hands, the pile, the extra cards."""
    known = {*view.hand, *view.row}
    for side in view.sides:
        known.update(side.won, (card for card in side.lost if card is not None))
    return [card for card in view.options.deck if card not in known]
