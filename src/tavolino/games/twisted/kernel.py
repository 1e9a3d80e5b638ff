"""The fast twin of rules.py: the same game on one fixed-size record, for search and learning.

Cards lie in piles (see tavolino.fast.pile); the draw pile has its next card last. Actions are numbers: numbering.py.
"""

from math import exp
from typing import Any

from tavolino.fast.compiler import compiled
from tavolino.fast.dice import Dice, below
from tavolino.fast.pile import Pile, append, clear, contains, extend, last, pop, remove, shuffle, size
from tavolino.fast.states import Fields, States, fill
from tavolino.fast.tables import table
from tavolino.games.twisted.actions import Place, Take, Twist
from tavolino.games.twisted.numbering import ACTIONS, number_of
from tavolino.games.twisted.rules import HAND, REACH, TOAD_COST
from tavolino.games.twisted.state import DECK, TOADS, TWIN, Options, State

SEATS = 4
LARGEST = 99  # above all cards

FIELDS: Fields = {
    "seats": (),
    "rounds": (),
    "expert": (),
    "round": (),
    "dealer": (),
    "turn": (),
    "over": (),
    "row": (len(DECK) + 1,),
    "pile": (len(DECK) + 1,),
    "hands": (SEATS, 11),
    "won": (SEATS, 2 * 36 + 1),
    "lost": (SEATS, len(DECK) + 1),
    "unseen": (SEATS, len(DECK) + 1),
    "totals": (SEATS,),
}
PILES = frozenset({"row", "pile", "hands", "won", "lost", "unseen"})
MOST_ACTIONS = 2 * 10 + 1  # legal at once
HORIZON = {2: 16, 3: 20, 4: 24}  # by seats, actions that search plays out: what comes later is a matter of chance

TWINS = table([TWIN.get(card, 0) for card in range(LARGEST)])
COSTS = table([TOAD_COST if card in TOADS else 1 for card in range(LARGEST)])
HANDS = table([HAND.get(seats, 0) for seats in range(SEATS + 1)])
CARDS = table(list(DECK))

# Numbers of actions by card, and what each number stands for.
PLACE = table([number_of(Place(card)) if card in DECK else -1 for card in range(LARGEST)])
TWIST = table([number_of(Twist(card)) if card in TWIN else -1 for card in range(LARGEST)])
TAKE = number_of(Take())
PLACED = table([next((card for card in DECK if PLACE[card] == number), 0) for number in range(ACTIONS)])
TWISTED = table([next((card for card in TWIN if TWIST[card] == number), 0) for number in range(ACTIONS)])


def prepare(states: States, index: int, seats: int, options: Options) -> None:
    """Set what stays the same in a match, before it is dealt."""
    fill(states, index, {"seats": seats, "rounds": options.rounds, "expert": int(options.expert)})


def pack(state: State, states: States, index: int) -> None:
    """The state of rules.py as a record."""
    prepare(states, index, len(state.players), state.options)
    players = state.players
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
        },
    )


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
        remove(states[index].hands[seat], PLACED[action])
        append(states[index].row, PLACED[action])
        end_turn(states, index, seat)


@compiled
def scores(states: States, index: int, result: Any) -> None:
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
    shuffle(pile, dice)
    for seat in range(state.seats):
        clear(state.hands[seat])
        clear(state.won[seat])
        clear(state.lost[seat])
        clear(state.unseen[seat])
        for _ in range(HANDS[state.seats]):
            append(state.hands[seat], pop(pile))  # T-S1
    clear(state.row)
    state.turn = (state.dealer + 1) % state.seats  # T-S2


@compiled
def twist(states: States, index: int, seat: int, card: int, dice: Dice) -> None:
    state = states[index]
    dry = size(state.pile) == 0  # T-E3
    twin = TWINS[card]
    remove(state.hands[seat], card)
    remove(state.row, twin)
    append(state.won[seat], card)
    append(state.won[seat], twin)
    if dry and size(state.row) == 0:
        end_round(states, index, dice)  # T-E2
    else:
        end_turn(states, index, seat)


@compiled
def take(states: States, index: int, seat: int, dice: Dice) -> None:
    state = states[index]
    dry = size(state.pile) == 0
    single = size(state.row) == 1
    extend(state.lost[seat], state.row)
    clear(state.row)
    if dry:
        end_round(states, index, dice)  # T-E2
    elif state.expert and single:
        card = pop(state.pile)  # T-V1
        append(state.lost[seat], card)
        append(state.unseen[seat], card)


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
    state = states[index]
    lost = state.lost[seat]
    total = size(state.won[seat])
    for place in range(1, size(lost) + 1):
        total -= COSTS[lost[place]]  # T-P1
    return total


@compiled
def hidden(states: States, index: int, seat: int, watcher: int) -> bool:  # noqa: ARG001 - other games look at it
    """Whether what a seat does now stays unseen by another: never in Twisted."""
    return False


@compiled
def chapter(states: States, index: int) -> int:
    """Search looks no further than the end of the running round."""
    return int(states[index].round)


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:
    """A quick sensible one of the legal actions, to play a match out in search.

    A twist if there is one; else the better of two cards to place, picked by chance; else take. Relies on the order of
    `legal`: places, twists, take.
    """
    places = size(actions)
    if places > 1 and TWISTED[actions[places - 1]] != 0:
        return int(actions[places - 1])
    if actions[places] == TAKE:
        places -= 1
    if places == 0:
        return TAKE
    one = actions[1 + below(dice, places)]
    other = actions[1 + below(dice, places)]
    if one == other:
        return int(one)
    better = worth_of_place(states, index, seat, PLACED[one]) >= worth_of_place(states, index, seat, PLACED[other])
    return int(one if better else other)


@compiled
def worth_of_place(states: States, index: int, seat: int, card: int) -> int:
    """A card that can be twisted back by its owner is bait; a card near the others in the hand keeps them playable."""
    state = states[index]
    hand = state.hands[seat]
    near = 0
    bait = 0
    for place in range(1, size(hand) + 1):
        distance = abs(hand[place] - card)
        if 0 < distance <= 2 * REACH:
            near += 1
        if hand[place] == TWINS[card]:
            bait = 4
    return int(bait + min(near, 3) - COSTS[card] + 1)


@compiled
def rewards(states: States, index: int, result: Any) -> None:
    """What the match is worth to each seat, 0 to 1: who is ahead, and by how much."""
    state = states[index]
    scores(states, index, result)
    best = max_of(result, state.seats)
    for seat in range(state.seats):
        ahead = 1000.0
        for other in range(state.seats):
            if other != seat:
                ahead = min(ahead, result[seat] - result[other])
        state_scale = 4.0 if state.over else 10.0
        result[SEATS + seat] = 1.0 / (1.0 + exp(-ahead / state_scale))
    for seat in range(state.seats):
        won = 1.0 if result[seat] == best else 0.0
        shade = result[SEATS + seat]
        result[seat] = 0.8 * won + 0.2 * shade if state.over else shade


@compiled
def max_of(numbers: Any, count: int) -> float:
    best = numbers[0]
    for place in range(1, count):
        best = max(best, numbers[place])
    return float(best)


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
        redeal_unseen(state.lost[other], state.unseen[other], hidden)
    assert size(hidden) == kept


@compiled
def deal_back(hand: Pile, hidden: Pile) -> None:
    for place in range(1, size(hand) + 1):
        hand[place] = pop(hidden)


@compiled
def redeal_unseen(lost: Pile, unseen: Pile, hidden: Pile) -> None:
    for place in range(1, size(unseen) + 1):
        card = pop(hidden)
        for where in range(1, size(lost) + 1):
            if lost[where] == unseen[place]:
                lost[where] = -card  # marked, so that it is not taken for a card still to be exchanged
        unseen[place] = card
    for where in range(1, size(lost) + 1):
        lost[where] = abs(lost[where])
