"""What every number of an observation means: `python -m tavolino.lab.observations` prints docs/observations.md."""

from collections.abc import Iterator
from itertools import groupby

from tavolino.game import AnyGame
from tavolino.games import BUILT_IN
from tavolino.lab.numbering import numbering_of
from tavolino.parts.layout import Layout, Number, Slice

HEAD = """# What a learner sees

Every number of the vectors in [the lab](lab.md), made from each game's `LAYOUT`:
`python -m tavolino.lab.observations` prints this page, and a test checks that it is up to date.

*At* counts from 0. A quantity is divided by the number behind ÷. In a slice by seat the numbers come four times, for
each seat in turn, and *at* is where they are for the own seat, which comes first."""


def page() -> str:
    parts = [section(game) for game in BUILT_IN.values()]
    return "\n\n".join([HEAD, *parts]) + "\n"


def section(game: AnyGame) -> str:
    layout = numbering_of(game).LAYOUT
    rows = [row for part in layout.slices for row in rows_of(layout, part)]
    table = "\n".join(["| at | slice | numbers | meaning |", "|---|---|---|---|", *rows])
    return f"## {game.title}\n\n{layout.size} numbers.\n\n{table}"


def rows_of(layout: Layout, part: Slice) -> Iterator[str]:
    """A row for each number, and one for neighbours that mean the same."""
    name = f"`{part.name}`" + (f", by seat: {len(part.numbers)} each" if part.seats else "")
    for _, alike in groupby(part.numbers, key=lambda number: number.meaning):
        numbers = list(alike)
        first, last = (layout.at(part.name, number.name) for number in (numbers[0], numbers[-1]))
        where = f"{first} – {last}" if len(numbers) > 1 else str(first)
        yield f"| {where} | {name} | {named(numbers)} | {meant(numbers)} |"
        name = ""


def named(numbers: list[Number]) -> str:
    if len(numbers) < 6:
        return ", ".join(f"`{number.name}`" for number in numbers)
    return f"`{numbers[0].name}`, `{numbers[1].name}` … `{numbers[-1].name}`"


def meant(numbers: list[Number]) -> str:
    several = {number.most for number in numbers}
    if several == {1}:
        return numbers[0].meaning
    if len(several) == 1:
        return f"{numbers[0].meaning}, ÷ {numbers[0].most:g}"
    divisors = ", ".join(f"{number.name} {number.most:g}" for number in numbers if number.most != 1)
    return f"{numbers[0].meaning}, ÷ as many as there can be ({divisors})"


if __name__ == "__main__":
    print(page(), end="")
