"""What a seat of Qwinto must not know: the other hands, the order of the pile, what the others decided, the chance."""

from random import Random

from tavolino.chance import SIZE, Chance
from tavolino.games.qwinto.rules import decisions
from tavolino.games.qwinto.state import State
from tavolino.testing import all_places, exchange


def redeal(state: State, seat: int | None, rng: Random, *, few: bool) -> None:
    hands = [hand for number, hand in enumerate(state.hands) if number != seat]
    exchange(all_places(state.pile, *hands), rng, few=few)
    for other in state.decided:
        if other != seat and (not few or rng.random() < 0.5):
            state.decided[other] = rng.choice(decisions(state, other))
    state.chance = Chance(rng.randbytes(SIZE))
