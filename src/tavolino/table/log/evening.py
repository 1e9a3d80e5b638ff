"""The score of the evening: who has won how many matches at a table."""

from collections.abc import Sequence

from msgspec import Struct

from tavolino.game import Outcome
from tavolino.table.log.seats import Seat, shown_name


class Wins(Struct, frozen=True):
    name: str  # of a person or bot
    bot: str | None  # its level, where a bot has won them
    wins: int  # matches won at this table


class Evening:
    def __init__(self) -> None:
        self.matches = 0
        self.score: dict[str, Wins] = {}  # by the id of a person, or the name of a bot

    def count(self, seats: Sequence[Seat], outcome: Outcome) -> None:
        """A match is over: the first place is a win, for each who shares it."""
        self.matches += 1
        played: dict[str, Wins] = {}
        for number, (seat, place) in enumerate(zip(seats, outcome.places, strict=True)):
            if seat.free:
                continue
            key = key_of(seat, number)
            before = self.score.pop(key, None)
            wins = (before.wins if before else 0) + (place == 1 and len(seats) > 1)
            played[key] = Wins(shown_name(seat, number), seat.bot if seat.person is None else None, wins)
        gone = {key: one for key, one in self.score.items() if one.wins}
        self.score = played | gone

    def move(self, before: str, after: str) -> None:
        """The same person is on another device, and has another id there."""
        self.score = {after if key == before else key: wins for key, wins in self.score.items()}


def key_of(seat: Seat, number: int) -> str:
    return f"bot {shown_name(seat, number)}" if seat.person is None else seat.person
