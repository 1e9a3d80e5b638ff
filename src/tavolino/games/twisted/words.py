"""The events of Twisted as sentences."""

from collections.abc import Sequence
from typing import assert_never

from tavolino.games.twisted.actions import (
    Drawn,
    Event,
    ExtraTaken,
    Placed,
    RoundCounted,
    RoundDealt,
    RowTaken,
    Twisted,
)
from tavolino.words import counted, listed, signed


def tell(event: Event, names: Sequence[str]) -> str:
    match event:
        case Placed(seat, card):
            return f"{names[seat]} places {card}."
        case Twisted(seat, card, twin):
            return f"{names[seat]} twists {twin} away with {card}."
        case RowTaken(seat, cards):
            return f"{names[seat]} takes the row: {counted(len(cards), 'card')}."
        case ExtraTaken(seat):
            return f"{names[seat]} also takes the top card of the pile, unseen."
        case Drawn(seat, None):
            return f"{names[seat]} draws a card."
        case Drawn(seat, card):
            return f"{names[seat]} draws {card}."
        case RoundCounted(number, points, unseen):
            results = listed(f"{name} {signed(result)}" for name, result in zip(names, points, strict=True))
            return f"Round {number} is over: {results}.{told_unseen(unseen, names)}"
        case RoundDealt(number, dealer):
            return f"{names[dealer]} deals round {number}."
        case _:
            assert_never(event)


def told_unseen(unseen: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """The extra cards, turned over at last: T-V2."""
    turned = [f"{name} {' '.join(map(str, cards))}" for name, cards in zip(names, unseen, strict=True) if cards]
    return f" The unseen cards were: {listed(turned)}." if turned else ""
