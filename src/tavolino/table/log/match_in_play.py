"""One match as it is played at a table: what was done, what each seat can choose, and what happened."""

from typing import Any, NamedTuple

from msgspec import Struct

from tavolino.match import Match
from tavolino.match.record import Rehearsal
from tavolino.table.log.entries import By
from tavolino.table.log.snapshots import Snapshots


class Done(NamedTuple):
    """An action that was taken, and what came of it."""

    version: int  # of the table, after it
    seat: int
    action: Any
    by: By
    bot: str | None  # the level of the bot, if one did it
    at: int
    events: list[Any]
    left: int = 0  # milliseconds on the clock of the seat, just before


class TakenBack(Struct, frozen=True, tag="taken back"):
    """What a seat did last, or everything since then, has not happened."""

    seat: int
    everything: bool


class MatchInPlay:
    def __init__(self, match: Match, record_id: str, at: int, decisions: list[int]) -> None:
        self.match = match
        self.record_id = record_id
        self.began = at
        self.commitment = match.commitment
        self.done: list[Done] = []
        self.decisions = decisions  # a seat's number grows when it has acted or gets other choices, not just fewer
        self.choices_since = [at for _ in match.seats]  # when the seat's choices became what they are
        self.choices: list[list[Any]] = [[] for _ in match.seats]
        self.taken_back = 0
        self.undone: list[tuple[int, TakenBack]] = []  # with the version of the table after it
        self.rehearsal: Rehearsal | None = None
        self.hands_seen: dict[str, int] = {}  # people who have seen a hand of this match, and which
        self.snapshots = Snapshots(match)
        self.update_choices(at)

    def act(self, done: Done) -> None:
        """Take an action; its events are filled in."""
        events = self.match.act(done.seat, done.action)
        self.done.append(done._replace(events=events))
        self.snapshots.note(self.match)
        self.update_choices(done.at, acted=done.seat)

    def take_back(self, version: int, number: int, at: int, *, everything: bool) -> None:
        """Go on as if one action had not been taken, or as if nothing had happened since."""
        taken = self.done[number]
        kept = [] if everything else self.done[number + 1 :]
        self.match = self.before(number)
        self.snapshots.drop_after(number)
        self.done = self.done[:number]
        for done in kept:
            self.done.append(done._replace(events=self.match.act(done.seat, done.action)))
            self.snapshots.note(self.match)
        self.taken_back += everything
        self.undone.append((version, TakenBack(taken.seat, everything)))
        self.update_choices(at, acted=taken.seat)

    def update_choices(self, at: int, acted: int | None = None) -> None:
        for seat in self.match.seats:
            choices = self.match.legal_for(seat)
            if choices != self.choices[seat] or seat == acted:
                if seat == acted or not choices or any(choice not in self.choices[seat] for choice in choices):
                    self.decisions[seat] += 1
                self.choices[seat] = choices
                self.choices_since[seat] = at

    def before(self, number: int) -> Match:
        """The match as it was before one of its actions."""
        return self.snapshots.match_after(number, [(done.seat, done.action) for done in self.done])

    def without(self, number: int) -> Match:
        """The match as if one action had never been; raises IllegalAction if others built on it."""
        match = self.before(number)
        for done in self.done[number + 1 :]:
            match.act(done.seat, done.action)
        return match
