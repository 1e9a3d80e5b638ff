"""The events of Twisted as sentences; their words are in `twisted.ftl`."""

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
from tavolino.games.twisted.state import TOADS, Options
from tavolino.words import Joined, Seat, Sentence, sentence, signed


def tell(event: Event, seats: int, options: Options) -> Sentence | None:  # noqa: ARG001 - these events say it all
    match event:
        case Placed(seat, card) if card in TOADS:
            return sentence("twisted-placed-toad", who=Seat(seat), card=card)
        case Placed(seat, card):
            return sentence("twisted-placed", who=Seat(seat), card=card)
        case Twisted(seat, card, twin):
            return sentence("twisted-twisted", who=Seat(seat), card=card, twin=twin)
        case RowTaken(seat, cards):
            return sentence("twisted-row-taken", who=Seat(seat), count=len(cards))
        case ExtraTaken(seat):
            return sentence("twisted-extra-taken", who=Seat(seat))
        case Drawn(_, None):
            return None
        case Drawn(seat, card):
            assert card is not None
            return sentence("twisted-drawn", who=Seat(seat), card=card)
        case RoundCounted():
            return round_counted(event)
        case RoundDealt(number, dealer):
            return sentence("twisted-round-dealt", who=Seat(dealer), round=number)
        case _:
            assert_never(event)


def round_counted(event: RoundCounted) -> Sentence:
    results = Joined(
        tuple(sentence("score-of", who=Seat(seat), points=signed(points)) for seat, points in enumerate(event.points))
    )
    if not any(event.unseen):
        return sentence("twisted-round-counted", round=event.round, results=results)
    unseen = Joined(
        tuple(
            sentence("twisted-cards-of", who=Seat(seat), cards=" ".join(map(str, cards)))
            for seat, cards in enumerate(event.unseen)
            if cards
        )
    )
    return sentence("twisted-round-counted-unseen", round=event.round, results=results, unseen=unseen)  # T-V2
