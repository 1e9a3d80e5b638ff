"""The zones of Carafe, for the terminal and for the plain table in the browser."""

from collections.abc import Iterator

from tavolino.game import Zone
from tavolino_carafe.actions import Pour
from tavolino_carafe.view import View


def zones(view: View) -> Iterator[Zone]:
    yield Zone(f"Carafe, {sum(view.carafe)} of {view.options.brim}", written(view.carafe))
    yield Zone("Pile", hidden=view.pile)
    for seat, side in enumerate(view.sides):
        if seat == view.seat:
            hand = sorted(view.hand)
            yield Zone("Hand", written(hand), seat=seat, actions=tuple(map(Pour, hand)))
        else:
            yield Zone("Hand", hidden=side.cards, seat=seat)
        yield Zone(f"Won {len(side.won)}", written(side.won), seat=seat)
        yield Zone(f"Spilled {len(side.spilled)}", written(side.spilled), seat=seat)


def written(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(map(str, cards))
