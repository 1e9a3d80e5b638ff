"""A table: what follows from the entries of its log, and nothing else.

`take` is the only way in which a table changes. Who may ask for what is decided before an entry is made, in
`tavolino.table.decisions`.
"""

from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct, structs

from tavolino.chance import SIZE, commitment
from tavolino.game import BadMessage
from tavolino.games import game_named
from tavolino.match import Match
from tavolino.match.options import changed_options, unusual_options
from tavolino.match.record import Rehearsal
from tavolino.match.replay import read_line
from tavolino.table.log.clock import Clock
from tavolino.table.log.entries import (
    Acted,
    AnyEntry,
    Began,
    Beginning,
    BotLeft,
    BotSat,
    BrokenOff,
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
from tavolino.table.log.match_in_play import Done, MatchInPlay
from tavolino.table.log.old_match import Line, OldMatch
from tavolino.table.log.seats import Seat, recorded_name

Stage: TypeAlias = Literal["lobby", "playing", "over"]
KEYS = 256  # asks that are remembered, to be answered once


class UndoRequest(Struct):
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
        self.public_version = 1  # of the last change to what everybody sees around the match
        self.at = opened.at
        self.settings = opened.settings
        self.host = opened.host
        self.game = game_named(self.settings.game)
        self.options = changed_options(self.game, self.game.table_options, self.settings.options)
        self.public_settings = structs.replace(self.settings, options=unusual_options(self.game, self.options))
        self.seats = [Seat() for _ in range(self.settings.seats)]
        self.clock = Clock(None, self.settings.seats)
        self.secret = bytes(SIZE)  # of the next match
        self.commitment = commitment(self.secret)
        self.matches = 0
        self.play: MatchInPlay | None = None  # the match that goes on, or the last one
        self.old: OldMatch | None = None  # in its place: a match that was begun under other rules and has not ended
        self.broken_off: BrokenOff | None = None  # how the last match ended, if it was broken off
        self.last_record = ""  # the name of its record
        self.stage: Stage = "lobby"
        self.undo: UndoRequest | None = None
        self.keys: dict[str, None] = {}  # of the last asks, the oldest first

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def played_by_bot(self, seat: int) -> bool:
        return self.seats[seat].bot is not None

    def take(self, entry: AnyEntry, action: Any = None) -> None:
        """Change as an entry says. `action` is the one an `Acted` writes down, where it is at hand already."""
        self.version += 1
        self.at = entry.at
        if entry.key:
            self.remember(entry.key)
        before = (self.stage, self.undo)
        if isinstance(entry, Acted):  # nearly always
            self.act(entry, action)
        else:
            self.change(entry)
        if self.play is not None:
            self.stage = "playing" if self.play.match.outcome is None else "over"
            self.run_clocks(entry, self.play)
        if not isinstance(entry, Acted) or (self.stage, self.undo) != before:
            self.public_version = self.version

    def change(self, entry: AnyEntry) -> None:
        """All entries but the usual one."""
        match entry:
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
                self.begin(entry)
            case Rehearsed():
                self.rehearse(entry)
            case UndoAsked(seat=seat, action=number, reason=reason, message=message):
                self.undo = UndoRequest(seat, number, reason, message, set())
            case UndoAgreed(seat=seat):
                if self.undo is not None:
                    self.undo.agreed.add(seat)
            case UndoRefused():
                self.undo = None
            case TookBack():
                self.take_back(entry)
            case BrokenOff():
                self.break_off(entry)
            case Rested() | Closed():
                pass
            case Opened() | Acted():
                raise BadMessage("The log of a table opens it more than once.")
            case _:
                assert_never(entry)

    def remember(self, key: str) -> None:
        self.keys[key] = None
        if len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]

    def sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.person, entry.name)
        match = self.play or self.old
        if match:
            match.hands_seen[entry.person] = entry.seat

    def commit(self, secret: bytes) -> None:
        """A new secret; what was contributed to the last one counts no more."""
        if self.old:  # the last match ended while the program still had its rules
            self.old, self.stage = None, "lobby"
        self.secret = secret
        self.commitment = commitment(secret)
        for seat in self.seats:
            seat.contribution = None

    def begin(self, entry: Beginning) -> None:
        self.matches += 1
        self.undo = self.broken_off = self.old = None
        self.last_record = entry.record_id
        names = [recorded_name(seat, number) for number, seat in enumerate(self.seats)]
        contributions = [seat.contribution or bytes(SIZE) for seat in self.seats]
        hands_seen = {seat.person: number for number, seat in enumerate(self.seats) if seat.person is not None}
        if entry.rules_version != self.game.rules_version:
            self.play, self.stage = None, "playing"
            self.old = OldMatch(entry, names, self.secret, contributions)
            self.old.hands_seen = hands_seen
            return
        options = changed_options(self.game, self.game.table_options, entry.options)
        match = Match(self.game, options, names, self.secret, contributions)
        last = self.play.decisions if self.play else [0 for _ in self.seats]
        decisions = [number + 1 for number in last]  # an answer to an old match fits no new one
        self.play = MatchInPlay(match, entry.record_id, entry.at, decisions)
        self.play.hands_seen = hands_seen
        self.clock = Clock(self.settings.clock, self.settings.seats)

    def rehearse(self, entry: Rehearsed) -> None:
        self.commit(bytes.fromhex(entry.secret))
        for seat, contribution in zip(self.seats, entry.contributions, strict=True):
            seat.contribution = bytes.fromhex(contribution)
        self.begin(entry)
        if self.play is None:
            return
        self.play.rehearsal = Rehearsal(entry.record, len(entry.actions))
        for line in entry.actions:
            seat_number, action = read_line(self.game, line)
            self.play.act(Done(self.version, seat_number, action, "record", None, entry.at, []))

    def act(self, entry: Acted, action: Any) -> None:
        self.undo = None
        bot = self.seats[entry.seat].bot if entry.by == "bot" else None
        if self.old:
            self.old.lines.append(Line(entry.seat, entry.action, entry.by, bot, entry.at))
            return
        if self.play is None:
            raise BadMessage("The log of a table has an action before its first match.")
        if action is None:
            action = self.game.read(entry.action)
        left = self.clock.remaining(entry.seat, entry.at)
        self.play.act(Done(self.version, entry.seat, action, entry.by, bot, entry.at, [], left))

    def take_back(self, entry: TookBack) -> None:
        self.undo = None
        if self.old:
            self.old.take_back(entry.action, everything=entry.everything)
            return
        if self.play is None:
            raise BadMessage("The log of a table takes an action back before its first match.")
        last = None if entry.everything else entry.action + 1
        for done in self.play.done[entry.action : last]:
            self.clock.take_back(done.seat, done.left)
        self.play.take_back(self.version, entry.action, entry.at, everything=entry.everything)

    def break_off(self, entry: BrokenOff) -> None:
        self.broken_off = entry
        self.old, self.undo = None, None
        self.stage = "lobby"

    def run_clocks(self, entry: AnyEntry, play: MatchInPlay) -> None:
        if self.settings.clock is None:
            return
        people = [seat for seat in self.game.awaited(play.match.state) if not self.played_by_bot(seat)]
        self.clock.run(people, entry.at, acted=entry.seat if isinstance(entry, Acted) else None)


def table_of(name: str, entries: list[AnyEntry]) -> Table:
    """The table as its log says; raises BadMessage where the log makes no sense."""
    first, *others = entries
    if not isinstance(first, Opened):
        raise BadMessage("The log of a table does not begin with its opening.")
    table = Table(name, first)
    for entry in others:
        table.take(entry)
    return table
