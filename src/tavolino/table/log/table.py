"""A table, made from the entries of its log and nothing else.

A table changes only through `take`. Who may ask for what is decided before an entry is made, in
`tavolino.table.decisions`.
"""

from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct, structs

from tavolino.chance import SIZE, commitment
from tavolino.game import BadMessage
from tavolino.games import game_named
from tavolino.match import Match
from tavolino.match.options import changed_options, recorded_options, unusual_options
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
    Changed,
    Closed,
    Committed,
    Contributed,
    EventBegan,
    JoinAsked,
    Opened,
    Rehearsed,
    RematchDeclined,
    RematchWanted,
    Replaced,
    ReplacementAsked,
    Rested,
    Sat,
    Stood,
    Swapped,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
    VotedNo,
    VotedYes,
    VoteLapsed,
)
from tavolino.table.log.evening import Evening
from tavolino.table.log.keys import Keys
from tavolino.table.log.match_in_play import Done, MatchInPlay
from tavolino.table.log.news import (
    BotCame,
    BotStoodIn,
    BotVotedIn,
    DealtWithout,
    JoinWanted,
    News,
    PersonBack,
    ReplacementWanted,
    SeatLeft,
    SeatTakenOver,
    ThinkingLess,
    UndoDenied,
    UndoWanted,
    VoteFailed,
)
from tavolino.table.log.old_match import Line, OldMatch
from tavolino.table.log.players import Players
from tavolino.table.log.rematch import Rematch
from tavolino.table.log.seats import Seat, fitted, recorded_name, shown_name
from tavolino.table.log.settings import Settings
from tavolino.table.log.vote import Vote

Stage: TypeAlias = Literal["lobby", "playing", "over"]


class UndoRequest(Struct):
    """Somebody would like to take back more than they may without asking."""

    seat: int
    action: int
    reason: str
    message: str
    agreed: set[int]


class Table:
    def __init__(self, name: str, opened: Opened) -> None:
        self.id = name
        self.version = 1  # how many entries there are
        self.public_version = 1  # of the last change to the public part of the table
        self.at = opened.at
        self.host = opened.host
        self.seats: list[Seat] = []
        self.agree_on(opened.settings)
        self.secret = bytes(SIZE)  # of the next match
        self.commitment = commitment(self.secret)
        self.numbers: dict[str, bytes] = {}  # by person, the first that each has added to the next match
        self.event = ""  # what its only match belongs to, such as the deal of a day; otherwise empty
        self.matches = 0
        self.play: MatchInPlay | None = None  # the running match, or the last one
        self.old: OldMatch | None = None  # instead of `play`: an unfinished match that began under other rules
        self.broken_off: BrokenOff | None = None  # set if the last match was broken off
        self.last_record = ""  # the id of its record
        self.stage: Stage = "lobby"
        self.decided = 0  # the highest number that a decision has had at this table, when there is no match on it
        self.rematch: Rematch | None = None  # somebody would like to play again
        self.evening = Evening()
        self.links: set[str] = set()  # the nonces of the seat links that were used
        self.sent_away: set[str] = set()  # people who may not sit down here again
        self.undo: UndoRequest | None = None
        self.vote: Vote | None = None
        self.keys = Keys()

    def agree_on(self, settings: Settings) -> None:
        """What is played here from now on, and in how many seats."""
        self.settings = settings
        self.game = game_named(settings.game)
        self.options = changed_options(self.game, self.game.table_options, settings.options, recorded=True)
        self.public_settings = structs.replace(settings, options=unusual_options(self.game, self.options))
        self.seats = fitted(self.seats, settings.seats)
        self.clock = Clock(None, settings.seats)

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def asker_of(self, entry: AnyEntry) -> str | None:
        """Whose ask leads to an entry that the table is about to take."""
        if entry.asker or isinstance(entry, Sat):
            return entry.asker or getattr(entry, "person", None)
        seat = getattr(entry, "seat", None)
        return None if seat is None else self.seats[seat].person

    def played_by_bot(self, seat: int) -> bool:
        return self.seats[seat].bot is not None

    def plays_as(self, seat: int) -> str | None:
        """The level of a bot that plays weaker than it is for now."""
        if self.play is None or self.stage != "playing" or self.seats[seat].bot is None:
            return None
        return self.play.plays_as.get(seat)

    def take(self, entry: AnyEntry, action: Any = None) -> None:
        """Apply an entry. `action` is the action of an `Acted`, if the caller already has it."""
        self.version += 1
        self.at = entry.at
        if entry.key and (asker := self.asker_of(entry)):
            self.keys.remember(asker, entry.key)
        before = (self.stage, self.undo, self.vote)
        if isinstance(entry, Acted):  # the most common
            self.act(entry, action)
        else:
            self.change(entry)
        if self.play is not None:
            outcome = self.play.match.outcome
            self.stage = "playing" if outcome is None else "over"
            self.run_clocks(entry, self.play)
            if outcome is not None:
                self.vote = None
            if outcome is not None and before[0] == "playing" and self.play.rehearsal is None:
                self.evening.count(self.seats, outcome)
        if not isinstance(entry, Acted) or (self.stage, self.undo, self.vote) != before:
            self.public_version = self.version

    def change(self, entry: AnyEntry) -> None:
        """Apply any entry except `Acted`."""
        match entry:
            case Sat():
                self.sit(entry)
            case Stood(seat=seat, sent_away=sent_away):
                if sent_away and (person := self.seats[seat].person):
                    self.sent_away.add(person)
                self.stand(seat)
            case BotSat(seat=seat, level=level):
                self.seat_bot(seat, level)
            case BotLeft(seat=seat):
                self.remove_bot(seat)
            case Swapped(seat=seat, other=other):
                self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
            case Committed(secret=secret):
                self.commit(bytes.fromhex(secret))
            case Contributed(seat=seat, contribution=contribution):
                self.contribute(seat, bytes.fromhex(contribution))
            case Began():
                self.begin(entry)
            case Rehearsed():
                self.rehearse(entry)
            case EventBegan():
                self.event = entry.event
                self.take_deal(entry)
                self.begin(entry)
            case UndoAsked(seat=seat, action=number, reason=reason, message=message):
                self.undo = UndoRequest(seat, number, reason, message, set())
                self.report(UndoWanted(seat))
            case UndoAgreed(seat=seat):
                if self.undo is not None:
                    self.undo.agreed.add(seat)
            case UndoRefused(seat=seat):
                self.deny_undo(seat)
            case JoinAsked() | ReplacementAsked():
                self.call_vote(entry)
            case VotedYes(seat=seat):
                if self.vote is not None:
                    self.vote.yes.add(seat)
            case VotedNo(seat=seat):
                self.vote_down(seat)
            case VoteLapsed():
                self.vote_down(None)
            case Replaced(seat=seat, level=level):
                self.replace(seat, level)
            case TookBack():
                self.take_back(entry)
            case RematchWanted(seat=seat):
                self.rematch = self.rematch or Rematch(entry.at)
                self.rematch.want(seat)
            case RematchDeclined(seat=seat):
                if self.rematch is not None:
                    self.rematch.decline(seat)
            case Changed(settings=settings):
                self.regroup(settings)
            case BrokenOff():
                self.break_off(entry)
            case Rested() | Closed():
                pass
            case Opened() | Acted():
                raise BadMessage("The log of a table opens it more than once.")
            case _:
                assert_never(entry)

    def sit(self, entry: Sat) -> None:
        seat, before = entry.seat, self.seats[entry.seat]
        self.drop_vote(seat)
        if entry.link:
            self.links.add(entry.link)
        self.seats[seat] = Seat(entry.person, entry.name)
        moved = before.person is not None  # a seat link: the same person on another device
        if before.person is not None:
            self.evening.move(before.person, entry.person)
            self.keys.move(before.person, entry.person)
        match = self.play or self.old
        if match is None:
            return
        known = match.hands_seen.get(entry.person) == seat
        match.hands_seen[entry.person] = seat
        if self.play is None or self.stage != "playing":
            return
        if before.person is not None:
            self.play.players.move(before.person, entry.person)
        back = PersonBack(seat, self.play.moves_by_bot(seat))
        self.play.players.note(self.version, seat, self.seats[seat])
        if not moved:
            self.report(back if known else SeatTakenOver(seat, shown_name(Seat(), seat)))

    def stand(self, seat: int) -> None:
        left = self.seats[seat]
        self.drop_vote(seat)
        self.seats[seat] = Seat(bot=left.bot)
        if self.rematch is not None:
            self.rematch.forget(seat)
        if self.stage == "playing" and left.name:
            self.report(SeatLeft(seat, left.name))

    def seat_bot(self, number: int, level: str) -> None:
        seat = self.seats[number]
        seat.bot = level
        if self.play is not None and self.stage == "playing":
            self.play.players.note(self.version, number, seat)
            self.report(BotStoodIn(number, seat.name) if seat.person is not None else BotCame(number))

    def remove_bot(self, number: int) -> None:
        seat = self.seats[number]
        seat.bot = None
        if self.play is not None and self.stage == "playing" and seat.person is not None:
            back = PersonBack(number, self.play.moves_by_bot(number))
            self.play.players.note(self.version, number, seat)
            self.report(back)

    def call_vote(self, entry: JoinAsked | ReplacementAsked) -> None:
        if self.play is None:
            return
        if isinstance(entry, JoinAsked):
            self.play.asked_to_join = entry.at
            self.vote = Vote("join", entry.seat, entry.person, entry.name, None, entry.at)
            self.report(JoinWanted(entry.seat, entry.name))
        else:
            idle = self.seats[entry.other]
            self.vote = Vote("replace", entry.other, idle.person or "", idle.name, entry.seat, entry.at)
            self.report(ReplacementWanted(entry.other, idle.name, entry.seat))

    def vote_down(self, seat: int | None) -> None:
        """Somebody said no, or nobody said enough."""
        vote, self.vote = self.vote, None
        if vote is None or self.play is None:
            return
        if vote.about == "join" and seat is not None:
            self.play.turned_away.add(vote.person)
        elif vote.about == "replace":
            self.play.decided_since[vote.seat] = self.at  # so that nobody is asked again and again
        self.report(VoteFailed(vote.seat, vote.about, vote.name))

    def drop_vote(self, seat: int) -> None:
        """Another person holds this seat, or nobody, so a vote about it or by it is pointless."""
        if self.vote is not None and seat in (self.vote.seat, self.vote.by):
            self.vote = None

    def replace(self, number: int, level: str) -> None:
        seat, self.vote = self.seats[number], None
        seat.bot = level
        if self.play is not None:
            self.play.replaced[number] = self.play.replaced.get(number, 0) + 1
            self.play.players.note(self.version, number, seat)
            self.report(BotVotedIn(number, seat.name))

    def report(self, news: News) -> None:
        """It stands among what happened in the match."""
        if self.play is not None:
            self.play.news.append((self.version, news))

    def contribute(self, number: int, contribution: bytes) -> None:
        seat = self.seats[number]
        seat.contribution = contribution
        if seat.person is not None:
            self.numbers.setdefault(seat.person, contribution)

    def commit(self, secret: bytes) -> None:
        """A new secret; contributions to the last one no longer count."""
        if self.old:  # the last match ended while the program still had its rules
            self.old, self.stage = None, "lobby"
        self.secret = secret
        self.commitment = commitment(secret)
        self.numbers.clear()
        for seat in self.seats:
            seat.contribution = None

    def begin(self, entry: Beginning) -> None:
        self.matches += 1
        self.undo = self.vote = self.broken_off = self.old = self.rematch = None
        self.last_record = entry.record_id
        names = [recorded_name(seat, number) for number, seat in enumerate(self.seats)]
        contributions = [seat.contribution or bytes(SIZE) for seat in self.seats]
        hands_seen = {seat.person: number for number, seat in enumerate(self.seats) if seat.person is not None}
        if entry.rules_version != self.game.rules_version:
            self.play, self.stage = None, "playing"
            self.old = OldMatch(entry, names, self.secret, contributions)
            self.old.hands_seen = hands_seen
            return
        options = recorded_options(self.game, entry.options)
        match = Match(self.game, options, names, self.secret, contributions)
        last = self.play.decisions if self.play else [self.decided for _ in self.seats]
        decisions = [number + 1 for number in last]  # an answer to an old match fits no new one
        players = Players(self.version, self.seats)
        self.play = MatchInPlay(match, entry.record_id, entry.at, decisions, players)
        self.play.hands_seen = hands_seen
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.bot is None and seat.contribution is None:
                self.report(DealtWithout(number))
        self.clock = Clock(self.settings.clock, self.settings.seats)

    def take_deal(self, entry: Rehearsed | EventBegan) -> None:
        """Instead of a new secret and numbers from those who sit."""
        self.commit(bytes.fromhex(entry.secret))
        for seat, contribution in zip(self.seats, entry.contributions, strict=True):
            seat.contribution = bytes.fromhex(contribution)

    def rehearse(self, entry: Rehearsed) -> None:
        self.take_deal(entry)
        self.begin(entry)
        if self.play is None:
            return
        self.play.rehearsal = Rehearsal(entry.record, len(entry.actions))
        for line in entry.actions:
            seat_number, action = read_line(self.game, line)
            self.play.act(Done(self.version, seat_number, action, "record", None, entry.at))

    def act(self, entry: Acted, action: Any) -> None:
        self.undo = None
        if self.vote is not None and self.vote.about == "replace" and self.vote.seat == entry.seat:
            self.vote = None  # they move after all
        bot = entry.rationed or self.seats[entry.seat].bot if entry.by == "bot" else None
        rationed = bool(entry.rationed)
        if self.old:
            self.old.lines.append(Line(entry.seat, entry.action, entry.by, bot, entry.at, rationed))
            return
        if self.play is None:
            raise BadMessage("The log of a table has an action before its first match.")
        if action is None:
            action = self.game.read(entry.action)
        left = self.clock.remaining(entry.seat, entry.at)
        self.play.act(Done(self.version, entry.seat, action, entry.by, bot, entry.at, left, rationed))
        self.note_level(self.play, entry)

    def note_level(self, play: MatchInPlay, entry: Acted) -> None:
        """Everybody sees at which level a bot plays for now, and is told when that begins."""
        if play.plays_as.get(entry.seat, "") == entry.rationed:
            return
        if entry.rationed:
            if not play.plays_as:
                self.report(ThinkingLess(entry.seat))
            play.plays_as[entry.seat] = entry.rationed
        else:
            del play.plays_as[entry.seat]
        self.public_version = self.version

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

    def deny_undo(self, seat: int) -> None:
        if self.undo is not None and self.play is not None:
            self.play.denied.add(self.play.done[self.undo.action].version)
            self.report(UndoDenied(seat))
        self.undo = None

    def regroup(self, settings: Settings) -> None:
        """Back to the lobby, with what was contributed to the next match."""
        if self.play is not None:
            self.decided = max(self.decided, *self.play.decisions)
        self.play = self.undo = self.vote = self.rematch = None
        self.stage = "lobby"
        self.agree_on(settings)

    def break_off(self, entry: BrokenOff) -> None:
        self.broken_off = entry
        if self.play is not None:
            self.decided = max(self.decided, *self.play.decisions)
        self.play = self.old = self.undo = self.vote = None
        self.stage = "lobby"

    def run_clocks(self, entry: AnyEntry, play: MatchInPlay) -> None:
        if self.settings.clock is None:
            return
        people = [seat for seat in self.game.awaited(play.match.state) if not self.played_by_bot(seat)]
        self.clock.run(people, entry.at, acted=entry.seat if isinstance(entry, Acted) else None)


def table_of(name: str, entries: list[AnyEntry]) -> Table:
    """The table rebuilt from its log; raises BadMessage if the log makes no sense."""
    first, *others = entries
    if not isinstance(first, Opened):
        raise BadMessage("The log of a table does not begin with its opening.")
    table = Table(name, first)
    for entry in others:
        table.take(entry)
    return table
