"""What a seat of Twisted must not know: the other hands, the order of the pile, the extra cards, the chance to come."""

from random import Random

from tavolino.chance import SIZE, Chance
from tavolino.games.twisted.state import State
from tavolino.testing import all_places, exchange


def redeal(state: State, seat: int | None, rng: Random, *, few: bool) -> None:
    hands = [player.hand for number, player in enumerate(state.players) if number != seat]
    unseen = [[player.lost.index(card) for card in player.unseen] for player in state.players]
    places = all_places(state.pile, *hands)
    if not state.over:  # the extra cards are turned over when the round is counted
        places += [(state.players[number].lost, index) for number, found in enumerate(unseen) for index in found]
    exchange(places, rng, few=few)
    for player, found in zip(state.players, unseen, strict=True):
        player.unseen = [player.lost[index] for index in found]
    state.chance = Chance(rng.randbytes(SIZE))
