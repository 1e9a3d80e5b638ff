"""What chance still holds in a round of Twisted when all hands are open: the order of the pile."""

from tavolino.fast.arrays import Dice, States
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import shuffle


@compiled
def reshuffle(states: States, index: int, dice: Dice) -> None:
    shuffle(states[index].pile, dice)
