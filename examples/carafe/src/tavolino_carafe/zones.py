"""The zones of Carafe, for the terminal and for the plain table in the browser."""

from collections.abc import Iterator

from tavolino.game import Zone
from tavolino.words import sentence
from tavolino_carafe.actions import Pour
from tavolino_carafe.view import View


def zones(view: View) -> Iterator[Zone]:
    total, brim = sum(view.carafe), view.options.brim
    yield Zone(sentence("carafe-zone-carafe", total=total, brim=brim), written(view.carafe))
    yield Zone(sentence("carafe-zone-pile"), hidden=view.pile)
    for seat, side in enumerate(view.sides):
        if seat == view.seat:
            hand = sorted(view.hand)
            yield Zone(sentence("carafe-zone-hand"), written(hand), seat=seat, actions=tuple(map(Pour, hand)))
        else:
            yield Zone(sentence("carafe-zone-hand"), hidden=side.cards, seat=seat)
        yield Zone(sentence("carafe-zone-won", count=len(side.won)), written(side.won), seat=seat)
        yield Zone(sentence("carafe-zone-spilled", count=len(side.spilled)), written(side.spilled), seat=seat)


def written(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(map(str, cards))
