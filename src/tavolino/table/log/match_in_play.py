"""One match in play at a table: what was done, what each seat can choose, and what happened."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from tavolino.match import Match
from tavolino.match.record import Rehearsal
from tavolino.table.log.entries import By
from tavolino.table.log.news import News, TakenBack
from tavolino.table.log.players import Players
from tavolino.table.log.snapshots import Snapshots


class Done(Struct):
    """An action that was taken, and its consequences."""

    version: int  # of the table, after the action
    seat: int
    action: Any
    by: By
    bot: str | None  # the level that the bot really played, if one did it
    at: int
    left: int = 0  # milliseconds on the clock of the seat, just before
    rationed: bool = False  # that level is weaker than the bot's own
    events: list[Any] = []


class MatchInPlay:
    def __init__(self, match: Match, record_id: str, at: int, decisions: list[int], players: Players) -> None:
        self.match = match
        self.record_id = record_id
        self.began = at
        self.commitment = match.commitment
        self.done: list[Done] = []
        self.decisions = decisions  # a seat's number grows when it acts or gets other choices, not just fewer
        self.choices_since = [at for _ in match.seats]  # when the seat got its current choices
        self.decided_since = [at for _ in match.seats]  # when the seat got its current decision
        self.decided_on: list[Any] = [None for _ in match.seats]  # the seat's view when it got its current decision
        self.choices: list[Sequence[Any]] = [() for _ in match.seats]
        self.taken_back = 0
        self.players = players
        self.news: list[tuple[int, News]] = []  # with the version of the table after it
        self.denied: set[int] = set()  # the actions, by version, that the others do not want taken back
        self.rehearsal: Rehearsal | None = None
        self.turned_away: set[str] = set()  # people whom somebody at the table did not want in this match
        self.asked_to_join: int | None = None  # when somebody last did
        self.replaced: dict[int, int] = {}  # by seat: how often the others let a bot play for a person
        self.hands_seen: dict[str, int] = {}  # people who have seen a hand of this match, and whose
        self.plays_as: dict[int, str] = {}  # by seat: the level of a bot whose last decision was rationed
        self.snapshots = Snapshots(match)
        self.update_choices(at)

    def act(self, done: Done) -> None:
        """Take an action and fill in its events."""
        self.do(done)
        self.update_choices(done.at, acted=done.seat)

    def take_back(self, version: int, number: int, at: int, *, everything: bool) -> None:
        """Undo one action only, or that action and everything since."""
        taken = self.done[number]
        kept = [] if everything else self.done[number + 1 :]
        self.match = self.before(number)
        self.snapshots.drop_after(number)
        self.done = self.done[:number]
        for done in kept:
            self.do(done)
        self.taken_back += everything
        self.news.append((version, TakenBack(taken.seat, everything)))
        self.update_choices(at, acted=taken.seat)

    def do(self, done: Done) -> None:
        done.events = self.match.act(done.seat, done.action)
        self.done.append(done)
        self.snapshots.note(self.match)

    def update_choices(self, at: int, acted: int | None = None) -> None:
        for seat in self.match.seats:
            view = self.match.view(seat)
            choices = view.legal
            if choices != self.choices[seat] or seat == acted:
                if seat == acted or not choices or any(choice not in self.choices[seat] for choice in choices):
                    self.decisions[seat] += 1
                    self.decided_since[seat] = at
                    self.decided_on[seat] = view
                self.choices[seat] = choices
                self.choices_since[seat] = at

    def moves_by_bot(self, seat: int) -> int:
        """How many moves the bot that plays in a seat has made there since it came."""
        player = self.players.last(seat)
        if player is None or player.bot is None:
            return 0
        since = takewhile(lambda done: done.version > player.since, reversed(self.done))
        return sum(done.seat == seat and done.by == "bot" for done in since)

    def before(self, number: int) -> Match:
        """The match as it was before one of its actions."""
        return self.snapshots.match_after(number, self.match.actions)

    def without(self, number: int) -> Match:
        """The match without one action; raises IllegalAction if others depend on it."""
        match = self.before(number)
        for done in self.done[number + 1 :]:
            match.act(done.seat, done.action)
        return match
