"""What chance still holds in Upturn when all racks are open: the order of the bag."""

from tavolino.fast.arrays import Dice, States
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import append, pop, shuffle
from tavolino.games.upturn.kernel import GIVE


@compiled
def reshuffle(states: States, index: int, dice: Dice) -> None:
    """A tile that a seat has looked at stays the next one: U-N7."""
    state = states[index]
    looked = state.seen != 0 and state.phase == GIVE
    tile = pop(state.bag) if looked else 0
    shuffle(state.bag, dice)
    if looked:
        append(state.bag, tile)
