"""One match as it is played at a table: what was done, what each seat can choose, and what happened."""

from typing import Any, NamedTuple

from msgspec import Struct

from tavolino.match import Match
from tavolino.match.record import Rehearsal
from tavolino.table.entries import By


class Done(NamedTuple):
    """An action that was taken, and what came of it."""

    version: int  # of the table, after it
    seat: int
    action: Any
    by: By
    events: list[Any]
    left: int = 0  # milliseconds on the clock of the seat, just before


class TakenBack(Struct, frozen=True, tag="taken back"):
    """What a seat did last, or everything since then, has not happened."""

    seat: int
    everything: bool


class Play:
    def __init__(self, match: Match, at: int, decisions: list[int]) -> None:
        self.match = match
        self.commitment = match.commitment
        self.done: list[Done] = []
        self.decisions = decisions  # a seat's number grows when it has acted or gets other choices, not just fewer
        self.since = [at for _ in match.seats]  # when the seat's choices became what they are
        self.choices: list[list[Any]] = [[] for _ in match.seats]
        self.taken_back = 0
        self.undone: list[tuple[int, TakenBack]] = []  # with the version of the table after it
        self.rehearsal: Rehearsal | None = None
        self.sat: dict[str, int] = {}  # people who have seen a hand of this match, and which
        self.choose_anew(at)

    def act(self, version: int, seat: int, action: Any, by: By, at: int, left: int = 0) -> None:
        events = self.match.act(seat, action)
        self.done.append(Done(version, seat, action, by, events, left))
        self.choose_anew(at, acted=seat)

    def take_back(self, version: int, number: int, at: int, *, everything: bool) -> None:
        """Play the match again without one action, or without all since then."""
        taken = self.done[number]
        kept = self.done[:number] if everything else self.done[:number] + self.done[number + 1 :]
        self.match, self.done = fresh(self.match), []
        for done in kept:
            self.done.append(done._replace(events=self.match.act(done.seat, done.action)))
        self.taken_back += everything
        self.undone.append((version, TakenBack(taken.seat, everything)))
        self.choose_anew(at, acted=taken.seat)

    def choose_anew(self, at: int, acted: int | None = None) -> None:
        for seat in self.match.seats:
            choices = self.match.legal_for(seat)
            if choices != self.choices[seat] or seat == acted:
                if seat == acted or not choices or any(choice not in self.choices[seat] for choice in choices):
                    self.decisions[seat] += 1
                self.choices[seat] = choices
                self.since[seat] = at

    def without(self, number: int) -> Match:
        """The match as if one action had never been; raises IllegalAction if others built on it."""
        return played(self.match, [done for other, done in enumerate(self.done) if other != number])

    def before(self, number: int) -> Match:
        return played(self.match, self.done[:number])


def fresh(match: Match) -> Match:
    """The same deal, before the first action."""
    return Match(match.game, match.options, match.names, match.secret, match.contributions)


def played(match: Match, actions: list[Done]) -> Match:
    again = fresh(match)
    for done in actions:
        again.act(done.seat, done.action)
    return again
