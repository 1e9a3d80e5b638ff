"""The events of Qwinto as sentences; their words are in `qwinto.ftl`."""

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
from tavolino.games.qwinto.cards import DECK, Card, Colour
from tavolino.games.qwinto.state import Options
from tavolino.words import Joined, Seat, Sentence, plain, sentence

CARDS: dict[Card, Sentence] = {
    card: Sentence(f"qwinto-card-{card.colour}", {"value": plain(card.value)}) for card in DECK
}


def tell(event: Event, seats: int, options: Options) -> Sentence | None:  # noqa: ARG001 - these events say it all
    match event:
        case Played(seat, card, place):
            return sentence("qwinto-played", who=Seat(seat), card=CARDS[card], stack=place)
        case Announced(_, number, colours):
            return sentence("qwinto-announced", number=plain(number), colours=code(colours))
        case Decided():
            return None  # the seats show it
        case Wrote(seat, number, cell):
            return sentence("qwinto-wrote", who=Seat(seat), number=number, row=cell.row)
        case Passed(seat):
            return sentence("qwinto-passed", who=Seat(seat))
        case Missed(seat, misses):
            return sentence("qwinto-missed", who=Seat(seat), misses=misses)
        case Drawn(_, None):
            return None
        case Drawn(seat, card):
            assert card is not None
            return sentence("qwinto-drew", who=Seat(seat), card=CARDS[card])
        case Reshuffled(cards):
            return sentence("qwinto-reshuffled", count=cards)
        case Ended(_, points):
            results = (sentence("score-of", who=Seat(seat), points=plain(one)) for seat, one in enumerate(points))
            return sentence("qwinto-ended", results=Joined(tuple(results)))
        case _:
            assert_never(event)


def code(colours: Sequence[Colour]) -> str:
    """Each language says the colours in its own way, so that it can bend them: "oy" is "orange or yellow"."""
    return "".join(colours) or "none"
