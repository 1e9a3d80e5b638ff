"""A seat at a table and who plays in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from tavolino.bots import BOT_NAMES
from tavolino.game import BadMessage

PROGRAM = "program"  # on records, in place of a level


@dataclass(slots=True)
class Seat:
    person: str | None = None
    name: str = ""  # of the person
    bot: str | None = None  # a level; if there is a person too, it plays until they are back
    contribution: bytes | None = None  # to the next match
    owner: str = ""  # of a program: the name of the person it belongs to

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def shown_name(seat: Seat, number: int) -> str:
    """The name at the table, without a bot's level, which is shown beside it."""
    return seat.name if seat.person is not None else BOT_NAMES[number % len(BOT_NAMES)]


def recorded_name(seat: Seat, number: int) -> str:
    """The name on the record, with the level of a bot; a program counts as one."""
    name = shown_name(seat, number)
    if seat.person is None:
        return f"{name} ({seat.bot})"
    return f"{name} ({PROGRAM})" if seat.owner else name


def only_programs(seats: Sequence[Seat]) -> bool:
    """Whether programs play, and no people: then nobody has to follow. Bots alone play for those who watch."""
    players = [seat for seat in seats if seat.person is not None]
    return bool(players) and all(seat.owner for seat in players)


def fitted(seats: Sequence[Seat], count: int) -> list[Seat]:
    """So many seats: the last that are free go first, then the last bots; people stay."""
    kept = [*seats, *(Seat() for _ in range(count - len(seats)))]
    while len(kept) > count:
        go = [number for number, seat in enumerate(kept) if seat.free]
        go = go or [number for number, seat in enumerate(kept) if seat.person is None]
        if not go:
            raise BadMessage("More people sit at the table than it would have seats.")
        del kept[go[-1]]
    return kept
