"""The cards of Qwinto and the grid they are played on."""

from typing import Literal, NamedTuple, TypeAlias

Colour: TypeAlias = Literal["o", "y", "p"]  # orange, yellow, purple
CardColour: TypeAlias = Literal["o", "y", "p", "g"]  # grey counts as no colour
Place: TypeAlias = Literal["tl", "tr", "bl", "br"]

COLOURS: tuple[Colour, ...] = ("o", "y", "p")
CARD_COLOURS: tuple[CardColour, ...] = (*COLOURS, "g")
VALUES = (-2, 0, 1, 2, 3, 4, 5, 6)


class Card(NamedTuple):
    colour: CardColour
    value: int

    def __str__(self) -> str:
        return f"{self.colour}{self.value}"


DECK = tuple(Card(colour, value) for colour in CARD_COLOURS for value in VALUES)  # Q-C1

PLACES: tuple[Place, ...] = ("tl", "tr", "bl", "br")  # top left, top right, bottom left, bottom right
NEIGHBOURS: dict[Place, tuple[Place, Place]] = {  # Q-T3: never diagonally
    "tl": ("tr", "bl"),
    "tr": ("tl", "br"),
    "bl": ("tl", "br"),
    "br": ("tr", "bl"),
}
