"""Who played in which seat of a match, and since when: what happened is told of those who did it."""

from collections.abc import Sequence

from msgspec import Struct

from tavolino.bots import BOT_NAMES
from tavolino.table.log.seats import Seat, shown_name


class Player(Struct, frozen=True):
    """From a version of the table on, this person or bot plays in a seat."""

    since: int  # the version
    seat: int
    name: str  # as the table shows it
    bot: str | None  # its level
    person: int | None  # the same number is the same person; a bot has none


class Players:
    def __init__(self, version: int, seats: Sequence[Seat]) -> None:
        self.so_far: list[Player] = []
        self.numbers: dict[str, int] = {}  # of people, by their ids
        for number, seat in enumerate(seats):
            self.note(version, number, seat)

    def note(self, version: int, number: int, seat: Seat) -> None:
        """From now on, this is who plays in a seat."""
        if seat.bot is not None:
            name = BOT_NAMES[number % len(BOT_NAMES)]
            self.so_far.append(Player(version, number, name, seat.bot, None))
        elif seat.person is not None:
            person = self.numbers.setdefault(seat.person, len(self.numbers))
            self.so_far.append(Player(version, number, shown_name(seat, number), None, person))

    def move(self, before: str, after: str) -> None:
        """The same person is on another device, and has another id there."""
        if before in self.numbers:
            self.numbers[after] = self.numbers[before]

    def last(self, seat: int) -> Player | None:
        return next((player for player in reversed(self.so_far) if player.seat == seat), None)
