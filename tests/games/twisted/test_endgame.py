"""The end of a round with two players is solved exactly."""

from copy import deepcopy
from random import Random

import pytest

from tavolino.chance import SIZE, Chance
from tavolino.fast.dice import new_dice
from tavolino.fast.states import new_states
from tavolino.games.twisted import endgame, kernel
from tavolino.games.twisted.numbering import number_of
from tavolino.games.twisted.rules import apply, deal, legal, points
from tavolino.games.twisted.sense import sensible
from tavolino.games.twisted.state import Options, State
from tavolino.games.twisted.view import view


def late(seed: int, cards: int) -> State:
    """A position with an empty pile and so many cards in hands at the most."""
    rng = Random(seed)
    while True:
        state = deal(2, Options(rounds=1), Chance(rng.randbytes(SIZE)))
        while not state.over:
            if not state.pile and sum(len(player.hand) for player in state.players) <= cards:
                return state
            apply(state, state.turn, sensible(view(state, state.turn), rng))


def best_lead(state: State, seat: int) -> int:
    """Every line of play, by the readable rules."""
    if state.over:
        return points(state.players[seat]) - points(state.players[1 - seat])
    leads = [best_lead(after(state, action), seat) for action in legal(state, state.turn)]
    return max(leads) if state.turn == seat else min(leads)


def after(state: State, action: object) -> State:
    other = deepcopy(state)
    apply(other, other.turn, action)  # type: ignore[arg-type]
    return other


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_the_same_leads_as_trying_every_line_of_play(seed: int) -> None:
    state = late(seed, cards=8)
    states = new_states(kernel.FIELDS, 1)
    kernel.pack(state, states, 0)
    leads = {number_of(action): best_lead(after(state, action), state.turn) for action in legal(state, state.turn)}
    assert endgame.leads(states, new_dice(seed)) == leads


def test_with_cards_in_the_pile_or_more_players_not_everything_is_known() -> None:
    for seats, options in ((2, Options()), (3, Options())):
        states = new_states(kernel.FIELDS, 1)
        kernel.pack(deal(seats, options, Chance(bytes(SIZE))), states, 0)
        assert endgame.leads(states, new_dice(1)) is None
