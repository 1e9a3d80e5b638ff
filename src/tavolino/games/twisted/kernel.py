"""The fast twin of rules.py: the same game on one fixed-size record, for search and learning.

Cards are in piles (see tavolino.fast.pile); the draw pile's next card comes last. Actions are numbers: numbering.py.
"""

from tavolino.fast.arrays import Dice, Fields, Numbers, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
from tavolino.fast.dice import below
from tavolino.fast.pile import append, clear, contains, deal_back, extend, last, pop, remove, shuffle, size
from tavolino.fast.states import fill
from tavolino.games.twisted.actions import Place, Take, Twist
from tavolino.games.twisted.numbering import ACTIONS, number_of
from tavolino.games.twisted.rules import HAND, REACH, TOAD_COST, cost
from tavolino.games.twisted.state import DECK, TOADS, TWIN, Options, Player, State

SEATS = 4
LARGEST = 99  # higher than any card

FIELDS: Fields = {
    "seats": (),
    "rounds": (),
    "expert": (),
    "round": (),
    "dealer": (),
    "turn": (),
    "over": (),
    "totals": (SEATS,),
    "tally": (SEATS, 4),  # of each seat in this round: derived from its piles, kept together for speed
    "hands": (SEATS, 11),
    "row": (len(DECK) + 1,),
    "near": (LARGEST + REACH,),  # by card: how many cards not shown could be placed on it; derived from `shown`
    "shown": (len(DECK),),  # 1 for a card shown in this round, by its place in the deck
    "pile": (len(DECK) + 1,),
    "won": (SEATS, 2 * 36 + 1),
    "lost": (SEATS, len(DECK) + 1),
    "unseen": (SEATS, len(DECK) + 1),
}
PILES = frozenset({"row", "pile", "hands", "won", "lost", "unseen"})
WON, LOST, UNSEEN, POINTS = range(4)  # the numbers of a tally: cards, cards, cards, points
MOST_ACTIONS = 2 * 10 + 1  # legal at once


def near(card: int, cards: set[int]) -> int:
    return sum(abs(card - other) <= REACH for other in cards)


TWINS = constant([TWIN.get(card, 0) for card in range(LARGEST)])
COSTS = constant([TOAD_COST if card in TOADS else 1 for card in range(LARGEST)])
HANDS = constant([HAND.get(seats, 0) for seats in range(SEATS + 1)])
CARDS = constant(list(DECK))
PLACE_IN_DECK = constant([DECK.index(card) if card in DECK else -1 for card in range(LARGEST)])
NEAR = constant([near(card, {*DECK}) for card in range(LARGEST + REACH)])  # before any card is shown

# Action numbers by card, and what each number means.
PLACE = constant([number_of(Place(card)) if card in DECK else -1 for card in range(LARGEST)])
TWIST = constant([number_of(Twist(card)) if card in TWIN else -1 for card in range(LARGEST)])
TAKE = number_of(Take())
PLACED = constant([next((card for card in DECK if PLACE[card] == number), 0) for number in range(ACTIONS)])
TWISTED = constant([next((card for card in TWIN if TWIST[card] == number), 0) for number in range(ACTIONS)])


def prepare(states: States, index: int, seats: int, options: Options) -> None:
    """Set what stays the same in a match, before it is dealt."""
    fill(states, index, {"seats": seats, "rounds": options.rounds, "expert": int(options.expert)})


def pack(state: State, states: States, index: int) -> None:
    """The state of rules.py as a record."""
    prepare(states, index, len(state.players), state.options)
    players = state.players
    shown = {*state.row}.union(*({*player.won, *player.lost} - {*player.unseen} for player in players))
    secret = {*state.options.deck} - shown
    fill(
        states,
        index,
        {
            "round": state.round,
            "dealer": state.dealer,
            "turn": state.turn,
            "over": int(state.over),
            "row": [len(state.row), *state.row],
            "pile": [len(state.pile), *reversed(state.pile)],
            "hands": [[len(player.hand), *player.hand] for player in players],
            "won": [[len(player.won), *player.won] for player in players],
            "lost": [[len(player.lost), *player.lost] for player in players],
            "unseen": [[len(player.unseen), *player.unseen] for player in players],
            "totals": [player.total for player in players],
            "tally": [tally_of(player) for player in players],
            "near": [near(card, secret) for card in range(LARGEST + REACH)],
            "shown": [int(card in shown) for card in DECK],
        },
    )


def tally_of(player: Player) -> list[int]:
    return [len(player.won), len(player.lost), len(player.unseen), len(player.won) - cost(player.lost)]


@compiled
def deal(states: States, index: int, dice: Dice) -> None:
    state = states[index]
    state.over = 0
    state.round = 0
    state.dealer = below(dice, state.seats)  # T-S2
    for seat in range(state.seats):
        state.totals[seat] = 0
    deal_round(states, index, dice)


@compiled
def next_seat(states: States, index: int) -> int:
    """The seat that acts now; -1 when the match is over."""
    state = states[index]
    return -1 if state.over else int(state.turn)


@compiled
def legal(states: States, index: int, seat: int, actions: Pile) -> None:
    state = states[index]
    clear(actions)
    if state.over or seat != state.turn:
        return
    hand = state.hands[seat]
    row = state.row
    if size(row) == 0:
        for place in range(1, size(hand) + 1):
            append(actions, PLACE[hand[place]])  # T-A2, T-B3, T-G2
        return
    end = last(row)
    for place in range(1, size(hand) + 1):
        if abs(hand[place] - end) <= REACH:
            append(actions, PLACE[hand[place]])  # T-A1
    for place in range(1, size(hand) + 1):
        twin = TWINS[hand[place]]
        if twin != 0 and contains(row, twin):
            append(actions, TWIST[hand[place]])  # T-B1
    append(actions, TAKE)  # T-G1


@compiled
def step(states: States, index: int, seat: int, action: int, dice: Dice) -> None:
    if action == TAKE:
        take(states, index, seat, dice)
    elif TWISTED[action] != 0:
        twist(states, index, seat, TWISTED[action], dice)
    else:
        place(states, index, seat, PLACED[action])


@compiled
def scores(states: States, index: int, result: Vector) -> None:
    state = states[index]
    for seat in range(state.seats):
        result[seat] = state.totals[seat]
        if not state.over:
            result[seat] += points(states, index, seat)


@compiled
def deal_round(states: States, index: int, dice: Dice) -> None:
    state = states[index]
    state.round += 1
    pile = state.pile
    clear(pile)
    for place in range(len(CARDS)):
        append(pile, CARDS[place])
        state.shown[place] = 0
    for card in range(len(NEAR)):
        state.near[card] = NEAR[card]
    shuffle(pile, dice)
    for seat in range(state.seats):
        clear(state.hands[seat])
        clear(state.won[seat])
        clear(state.lost[seat])
        clear(state.unseen[seat])
        for number in range(len(state.tally[seat])):
            state.tally[seat][number] = 0
        for _ in range(HANDS[state.seats]):
            append(state.hands[seat], pop(pile))  # T-S1
    clear(state.row)
    state.turn = (state.dealer + 1) % state.seats  # T-S2


@compiled
def place(states: States, index: int, seat: int, card: int) -> None:
    state = states[index]
    remove(state.hands[seat], card)
    append(state.row, card)
    show(state, card)
    end_turn(states, index, seat)


@compiled
def twist(states: States, index: int, seat: int, card: int, dice: Dice) -> None:
    state = states[index]
    dry = size(state.pile) == 0  # T-E3
    twin = TWINS[card]
    remove(state.hands[seat], card)
    remove(state.row, twin)
    show(state, card)
    append(state.won[seat], card)
    append(state.won[seat], twin)
    state.tally[seat][WON] += 2
    state.tally[seat][POINTS] += 2
    if dry and size(state.row) == 0:
        end_round(states, index, dice)  # T-E2
    else:
        end_turn(states, index, seat)


@compiled
def show(state: Record, card: int) -> None:
    state.shown[PLACE_IN_DECK[card]] = 1
    for other in range(max(0, card - REACH), card + REACH + 1):  # never below 0, which makes the loop faster
        state.near[other] -= 1


@compiled
def take(states: States, index: int, seat: int, dice: Dice) -> None:
    state = states[index]
    dry = size(state.pile) == 0
    single = size(state.row) == 1
    lose(state, seat, state.row)
    clear(state.row)
    if dry:
        end_round(states, index, dice)  # T-E2
    elif state.expert and single:
        card = pop(state.pile)  # T-V1
        append(state.lost[seat], card)
        append(state.unseen[seat], card)
        state.tally[seat][LOST] += 1
        state.tally[seat][UNSEEN] += 1
        state.tally[seat][POINTS] -= COSTS[card]


@compiled
def lose(state: Record, seat: int, row: Pile) -> None:
    extend(state.lost[seat], row)
    state.tally[seat][LOST] += size(row)
    for place in range(1, size(row) + 1):
        state.tally[seat][POINTS] -= COSTS[row[place]]  # T-P1


@compiled
def end_turn(states: States, index: int, seat: int) -> None:
    state = states[index]
    state.turn = (seat + 1) % state.seats
    if size(state.pile) > 0:
        append(state.hands[seat], pop(state.pile))  # T-D1


@compiled
def end_round(states: States, index: int, dice: Dice) -> None:
    state = states[index]
    for seat in range(state.seats):
        state.totals[seat] += points(states, index, seat)
    if state.round == state.rounds:
        state.over = 1
        return
    state.dealer = (state.dealer + 1) % state.seats
    deal_round(states, index, dice)


@compiled
def points(states: States, index: int, seat: int) -> int:
    return int(states[index].tally[seat][POINTS])


@compiled
def redeal(states: States, index: int, seat: int, dice: Dice) -> None:
    """Deal again what this seat cannot see: the other hands, the pile, the extra cards (T-K1)."""
    state = states[index]
    hidden = state.pile
    kept = size(hidden)
    for other in range(state.seats):
        if other != seat:
            extend(hidden, state.hands[other])
        extend(hidden, state.unseen[other])
    shuffle(hidden, dice)
    for other in range(state.seats):
        if other != seat:
            deal_back(state.hands[other], hidden)
        redeal_unseen(state.lost[other], state.unseen[other], hidden, state.tally[other])
    assert size(hidden) == kept


@compiled
def redeal_unseen(lost: Pile, unseen: Pile, hidden: Pile, tally: Numbers) -> None:
    for place in range(1, size(unseen) + 1):
        card = pop(hidden)
        tally[POINTS] += COSTS[unseen[place]] - COSTS[card]
        for where in range(1, size(lost) + 1):
            if lost[where] == unseen[place]:
                lost[where] = -card  # marks it as swapped
        unseen[place] = card
    for where in range(1, size(lost) + 1):
        lost[where] = abs(lost[where])
