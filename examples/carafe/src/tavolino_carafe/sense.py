"""A sensible player of Carafe: fills it if it can; if not, it avoids leaving a gap that the next player can fill."""

from random import Random

from tavolino_carafe.actions import Action, Pour
from tavolino_carafe.view import View, unknown_cards


def sensible(view: View, rng: Random) -> Action:
    unknown = unknown_cards(view) or [0]
    return max(view.legal, key=lambda action: (worth(view, action, unknown), rng.random()))


def worth(view: View, action: Action, unknown: list[int]) -> float:
    if not isinstance(action, Pour):
        return 0.0  # a seat that may spill has no other choice
    room = view.options.brim - sum(view.carafe) - action.card
    stake = len(view.carafe) + 1
    if room == 0:
        return 2.0 * stake
    hits, misses = (sum(fits) / len(unknown) for fits in ([c == room for c in unknown], [c > room for c in unknown]))
    return stake * (misses**4 - 4 * hits)  # the next player has four cards: one may fill it, or none may fit
