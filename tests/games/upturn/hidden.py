"""What a seat of Upturn must not know: the other racks (but a twin on its way), the order of the bag, the chance.

A tile that the seat has looked at before handing it out stays where it is.
"""

from random import Random

from tavolino.chance import SIZE, Chance
from tavolino.games.upturn.rules import offered
from tavolino.games.upturn.state import State
from tavolino.testing import all_places, exchange


def redeal(state: State, seat: int | None, rng: Random, *, few: bool) -> None:
    racks = [rack for number, rack in enumerate(state.racks) if number != seat]
    shown = state.run.twin if state.run else None
    places = [(tiles, index) for tiles, index in all_places(state.bag, *racks) if tiles[index] != shown]
    if seat == state.turn and offered(state) is not None:
        places = [(tiles, index) for tiles, index in places if tiles is not state.bag or index > 0]
    exchange(places, rng, few=few)
    state.chance = Chance(rng.randbytes(SIZE))
