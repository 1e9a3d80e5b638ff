"""A table: what follows from the entries of its log, and nothing else.

`take` is the only way in which a table changes. Who may ask for what is decided in answer.py, before an entry is made.
"""

from functools import lru_cache
from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct

from tavolino.chance import SIZE, commitment
from tavolino.games import game_named
from tavolino.match import Match
from tavolino.match.options import changed_options
from tavolino.match.record import Rehearsal
from tavolino.match.replay import read_line
from tavolino.table.clock import Clock
from tavolino.table.entries import (
    Acted,
    AnyEntry,
    Began,
    BotLeft,
    BotSat,
    Closed,
    Committed,
    Contributed,
    Opened,
    Rehearsed,
    Rested,
    Sat,
    Stood,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
)
from tavolino.table.play import Play
from tavolino.table.seats import Seat, recorded_name

Stage: TypeAlias = Literal["lobby", "playing", "over"]
KEYS = 256  # asks that are remembered, to be answered once


class UndoWish(Struct):
    """Somebody would like to take back more than they may alone."""

    seat: int
    action: int
    reason: str
    message: str
    agreed: set[int]


class Table:
    def __init__(self, name: str, opened: Opened) -> None:
        self.id = name
        self.version = 1  # how many entries there are
        self.face = 1  # the version in which last something changed that everybody sees beside the match itself
        self.at = opened.at
        self.settings = opened.settings
        self.host = opened.host
        self.game = game_named(self.settings.game)
        self.options = changed_options(self.game, self.game.table_options, self.settings.options)
        self.seats = [Seat() for _ in range(self.settings.seats)]
        self.clock = Clock(None, self.settings.seats)
        self.secret = bytes(SIZE)  # of the next match
        self.commitment = commitment(self.secret)
        self.matches = 0
        self.play: Play | None = None  # the match that goes on, or the last one
        self.stage: Stage = "lobby"
        self.wish: UndoWish | None = None
        self.keys: dict[str, None] = {}  # of the last asks, the oldest first

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def played_by_bot(self, seat: int) -> bool:
        return self.seats[seat].bot is not None

    def take(self, entry: AnyEntry) -> None:
        self.version += 1
        self.at = entry.at
        if entry.key:
            self.remember(entry.key)
        before = (self.stage, self.wish)
        match entry:
            case Acted():  # nearly always
                self.act(entry)
            case Sat():
                self.sit(entry)
            case Stood(seat=seat):
                self.seats[seat] = Seat(bot=self.seats[seat].bot)
            case BotSat(seat=seat, level=level):
                self.seats[seat].bot = level
            case BotLeft(seat=seat):
                self.seats[seat].bot = None
            case Committed(secret=secret):
                self.commit(bytes.fromhex(secret))
            case Contributed(seat=seat, contribution=contribution):
                self.seats[seat].contribution = bytes.fromhex(contribution)
            case Began():
                self.begin(entry.at)
            case Rehearsed():
                self.rehearse(entry)
            case UndoAsked(seat=seat, action=action, reason=reason, message=message):
                self.wish = UndoWish(seat, action, reason, message, set())
            case UndoAgreed(seat=seat):
                assert self.wish is not None
                self.wish.agreed.add(seat)
            case UndoRefused():
                self.wish = None
            case TookBack():
                self.take_back(entry)
            case Rested() | Closed():
                pass
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)
        if self.play is not None:
            self.stage = "playing" if self.play.match.outcome is None else "over"
            self.run_clocks(entry, self.play)
        if not isinstance(entry, Acted) or (self.stage, self.wish) != before:
            self.face = self.version

    def remember(self, key: str) -> None:
        self.keys[key] = None
        if len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]

    def sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.person, entry.name)
        if self.play:
            self.play.sat[entry.person] = entry.seat

    def commit(self, secret: bytes) -> None:
        """A new secret; what was contributed to the last one counts no more."""
        self.secret = secret
        self.commitment = commitment(secret)
        for seat in self.seats:
            seat.contribution = None

    def begin(self, at: int) -> None:
        names = [recorded_name(seat, number) for number, seat in enumerate(self.seats)]
        contributions = [seat.contribution or bytes(SIZE) for seat in self.seats]
        match = Match(self.game, self.options, names, self.secret, contributions)
        self.matches += 1
        last = self.play.decisions if self.play else [0 for _ in self.seats]
        self.play = Play(match, at, [number + 1 for number in last])  # an answer to an old match fits no new one
        self.play.sat = {seat.person: number for number, seat in enumerate(self.seats) if seat.person is not None}
        self.clock = Clock(self.settings.clock, self.settings.seats)
        self.wish = None

    def rehearse(self, entry: Rehearsed) -> None:
        self.commit(bytes.fromhex(entry.secret))
        for seat, contribution in zip(self.seats, entry.contributions, strict=True):
            seat.contribution = bytes.fromhex(contribution)
        self.begin(entry.at)
        assert self.play is not None
        self.play.rehearsal = Rehearsal(entry.record, len(entry.actions))
        for line in entry.actions:
            seat_number, action = read_line(self.game, line)
            self.play.act(self.version, seat_number, action, "record", entry.at)

    def act(self, entry: Acted) -> None:
        assert self.play is not None
        self.wish = None
        left = self.clock.remaining(entry.seat, entry.at)
        self.play.act(self.version, entry.seat, read_action(self.game.name, entry.action), entry.by, entry.at, left)

    def take_back(self, entry: TookBack) -> None:
        assert self.play is not None
        self.wish = None
        last = None if entry.everything else entry.action + 1
        for done in self.play.done[entry.action : last]:
            self.clock.take_back(done.seat, done.left)
        self.play.take_back(self.version, entry.action, entry.at, everything=entry.everything)

    def run_clocks(self, entry: AnyEntry, play: Play) -> None:
        if self.settings.clock is None:
            return
        people = [seat for seat in self.game.awaited(play.match.state) if not self.played_by_bot(seat)]
        self.clock.go_on(people, entry.at, acted=entry.seat if isinstance(entry, Acted) else None)


@lru_cache(4096)
def read_action(game: str, text: str) -> Any:
    """The same few texts come again and again, and each is read twice: to see if it must wait, and to carry it out."""
    return game_named(game).read(text)


def table_of(name: str, entries: list[AnyEntry]) -> Table:
    """The table as its log says."""
    first, *others = entries
    assert isinstance(first, Opened)
    table = Table(name, first)
    for entry in others:
        table.take(entry)
    return table
