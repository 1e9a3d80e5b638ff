"""A seat at a table and who plays in it."""

from dataclasses import dataclass

from tavolino.bots import BOT_NAMES


@dataclass(slots=True)
class Seat:
    person: str | None = None
    name: str = ""  # of the person
    bot: str | None = None  # a level; with a person too, it plays until the person is back
    contribution: bytes | None = None  # to the next match

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def shown_name(seat: Seat, number: int) -> str:
    """The name at the table; the level of a bot is told beside it."""
    return seat.name if seat.person is not None else BOT_NAMES[number % len(BOT_NAMES)]


def recorded_name(seat: Seat, number: int) -> str:
    """The name on the record."""
    name = shown_name(seat, number)
    return name if seat.person is not None else f"{name} ({seat.bot})"
