"""The layout of an observation: what each of its numbers means, by name and in order.

A game's `numbering` states its layout once. From it come the vector of a view (`vector`), the places where the kernel's
`observe` writes (`at`), the words for a vector (`describe`) and the table in docs/observations.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct


class Number(Struct, frozen=True):
    """One number of a vector: a quantity, divided by the most it can be, or by about that."""

    name: str
    meaning: str
    most: float = 1


class Slice(Struct, frozen=True):
    """Neighbouring numbers of a vector. With `seats`, they come once for each seat, beginning with the viewer's."""

    name: str
    numbers: tuple[Number, ...]
    seats: int = 0

    @property
    def size(self) -> int:
        return len(self.numbers) * (self.seats or 1)


class Layout:
    """The slices of a vector, one after another."""

    def __init__(self, *slices: Slice) -> None:
        self.slices = slices
        ends = [sum(part.size for part in slices[: count + 1]) for count in range(len(slices))]
        self.size = ends[-1]
        self.starts = {part.name: end - part.size for part, end in zip(slices, ends, strict=True)}
        self.places = {
            (part.name, number.name): self.starts[part.name] + place
            for part in slices
            for place, number in enumerate(part.numbers)
        }

    def at(self, part: str, number: str | None = None) -> int:
        """Where a slice begins, or one of its numbers; in a slice with seats, that of the viewer."""
        return self.starts[part] if number is None else self.places[part, number]

    def width(self, part: str) -> int:
        """How many numbers a slice has; in a slice with seats, for each of them."""
        return next(len(one.numbers) for one in self.slices if one.name == part)

    def vector(self, **quantities: Iterable[Any]) -> list[float]:
        """A vector from the quantities of every slice; of a slice with seats, a list for each that is taken."""
        return [number for part in self.slices for number in numbers_of(part, quantities[part.name])]

    def describe(self, vector: Sequence[float]) -> dict[str, Any]:
        """The quantities of a vector by slice and name, without zeros; of a slice with seats, a list by seat."""
        if len(vector) != self.size:
            raise ValueError(f"A vector of this layout has {self.size} numbers, not {len(vector)}.")
        return {part.name: described(part, vector[self.at(part.name) :]) for part in self.slices}


def numbers_of(part: Slice, quantities: Iterable[Any]) -> Iterator[float]:
    if not part.seats:
        return scaled(part, quantities)
    taken = [number for seat in quantities for number in scaled(part, seat)]
    return iter([*taken, *[0.0] * (part.size - len(taken))])


def scaled(part: Slice, quantities: Iterable[Any]) -> Iterator[float]:
    return (quantity / number.most for number, quantity in zip(part.numbers, quantities, strict=True))


def described(part: Slice, vector: Sequence[float]) -> Any:
    if not part.seats:
        return quantities_of(part, vector)
    width = len(part.numbers)
    seats = [quantities_of(part, vector[width * seat :]) for seat in range(part.seats)]
    return [seat for seat in seats if seat]


def quantities_of(part: Slice, vector: Sequence[float]) -> dict[str, float]:
    pairs = zip(part.numbers, vector, strict=False)
    return {number.name: round(float(value) * number.most, 4) for number, value in pairs if value}


def each(things: Iterable[Any], meaning: str, most: float = 1) -> tuple[Number, ...]:
    """A number for each of many like things, such as cards."""
    return tuple(Number(str(thing), meaning, most) for thing in things)
