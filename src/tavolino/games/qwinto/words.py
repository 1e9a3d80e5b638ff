"""The events of Qwinto as sentences."""

from collections.abc import Sequence
from typing import assert_never

from tavolino.games.qwinto.actions import (
    Announced,
    Decided,
    Drawn,
    Ended,
    Event,
    Missed,
    Passed,
    Played,
    Reshuffled,
    Wrote,
)
from tavolino.games.qwinto.cards import Card, CardColour, Colour, Place
from tavolino.words import counted, listed, plain

COLOUR_NAMES: dict[CardColour, str] = {"o": "orange", "y": "yellow", "p": "purple", "g": "grey"}
PLACE_NAMES: dict[Place, str] = {"tl": "top left", "tr": "top right", "bl": "bottom left", "br": "bottom right"}
REASONS = {
    "rows": "somebody has filled two rows",
    "misthrows": "somebody has marked a fourth misthrow",
    "cards": "the last card has been played",
}


def tell(event: Event, names: Sequence[str]) -> str:
    match event:
        case Played(seat, card, place):
            return f"{names[seat]} puts {named_card(card)} on {PLACE_NAMES[place]}."
        case Announced(seat, number, colours):
            return f"{names[seat]} announces: {plain(number)} {'in ' if colours else ''}{named_colours(colours)}."
        case Decided(seat):
            return f"{names[seat]} has decided."
        case Wrote(seat, number, cell):
            return f"{names[seat]} writes {number} in {COLOUR_NAMES[cell.row]}, column {cell.column}."
        case Passed(seat):
            return f"{names[seat]} writes nothing."
        case Missed(seat, misses):
            return f"{names[seat]} marks misthrow number {misses}."
        case Drawn(seat, None):
            return f"{names[seat]} draws a card."
        case Drawn(seat, card):
            assert card is not None
            return f"{names[seat]} draws {named_card(card)}."
        case Reshuffled(cards):
            return f"The covered cards are shuffled: a new pile of {counted(cards, 'card')}."
        case Ended(reason, points):
            results = listed(f"{name} {plain(result)}" for name, result in zip(names, points, strict=True))
            return f"The match is over, {REASONS[reason]}: {results}."
        case _:
            assert_never(event)


def named_card(card: Card) -> str:
    return f"{COLOUR_NAMES[card.colour]} {plain(card.value)}"


def named_colours(colours: Sequence[Colour]) -> str:
    return listed((COLOUR_NAMES[colour] for colour in colours), "or") if colours else "without a colour"
