"""What goes out: a table as everybody sees it, and an update for one of those who look at it."""

from typing import Any

from msgspec import Struct

from tavolino.game import Outcome
from tavolino.match import Match
from tavolino.plain import plain_view
from tavolino.table.log.match_in_play import Done, TakenBack
from tavolino.table.log.seats import shown_name
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Stage, Table, UndoRequest
from tavolino.words import Seat, Told, Value, sentence


class SeatView(Struct, frozen=True):
    name: str | None  # None: empty
    person: bool  # held by a person
    here: bool  # and connected
    bot: str | None  # the level of the bot that plays here
    contributed: bool  # to the chance of the next match
    left: int | None  # milliseconds on its clock
    running: bool  # its clock runs


class UndoView(Struct, frozen=True, omit_defaults=True):
    seat: int
    reason: str  # why the others have to agree, in English
    agreed: tuple[int, ...]
    message: str | None = None  # the key of the reason


class TableView(Struct, frozen=True):
    id: str
    settings: Settings  # options only where they are not the game's usual ones
    stage: Stage
    seats: tuple[SeatView, ...]
    watchers: int
    match: int  # how many were begun
    commitment: str | None  # to the chance of the match on the table
    next_commitment: str  # to that of the next
    undo: UndoView | None
    outcome: Outcome | None
    record: str | None  # the name of the record, once the match is over
    rehearsal: str | None  # the name of the record whose deal is played again here
    broken_off: str | None = None  # why the last match ended before its end: "rules", when they have changed


class Happened(Struct, frozen=True, omit_defaults=True):
    version: int
    event: Any  # as the receiver saw it
    told: Told = None  # the event in words
    time_up: bool = False  # first event of an action that was taken because the seat ran out of time


class Said(Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str


class Refused(Struct, frozen=True, omit_defaults=True):
    key: str  # of the ask
    reason: str  # in English
    clause: str | None  # of the rules page
    message: str | None = None  # the key of the reason, for whoever would say it in another language
    values: dict[str, Value] = {}  # what is put into it


class Update(Struct, frozen=True, tag="update"):
    """The one message that comes down: whole, so that joining, coming back and lagging are the same."""

    version: int
    seat: int | None
    host: bool
    decision: int  # to be sent back with an action
    table: TableView
    view: Any  # the game's view; None before the first match
    awaited: tuple[int, ...]  # the seats that the match waits for
    late_hands: tuple[Any, ...] = ()  # every seat's view as it was a while ago, for watchers where the host allows it
    events: tuple[Happened, ...] = ()  # since the last update
    said: tuple[Said, ...] = ()
    done: tuple[str, ...] = ()  # the keys of asks that are carried out
    refused: tuple[Refused, ...] = ()


class Sight(Struct, frozen=True):
    """What all who look from the same seat see."""

    version: int
    seat: int | None
    decision: int
    table: TableView
    view: Any
    awaited: tuple[int, ...]


def table_view(table: Table, here: set[str], watchers: int, at: int) -> TableView:
    play = table.play
    over = table.stage == "over"
    return TableView(
        id=table.id,
        settings=table.public_settings,
        stage=table.stage,
        seats=tuple(seat_view(table, number, here, at) for number in range(len(table.seats))),
        watchers=watchers,
        match=table.matches,
        commitment=play.commitment.hex() if play else None,
        next_commitment=table.commitment.hex(),
        undo=undo_view(table.undo) if table.undo else None,
        outcome=play.match.outcome if play else None,
        record=table.last_record if over or table.broken_off else None,
        rehearsal=play.rehearsal.record if play and play.rehearsal else None,
        broken_off=table.broken_off.reason if table.broken_off else None,
    )


def undo_view(request: UndoRequest) -> UndoView:
    return UndoView(request.seat, request.reason, tuple(sorted(request.agreed)), request.message or None)


def seat_view(table: Table, number: int, here: set[str], at: int) -> SeatView:
    seat = table.seats[number]
    timed = table.settings.clock is not None and table.stage == "playing"
    return SeatView(
        name=None if seat.free else shown_name(seat, number),
        person=seat.person is not None,
        here=seat.person in here,
        bot=seat.bot,
        contributed=seat.contribution is not None,
        left=table.clock.remaining(number, at) if timed else None,
        running=number in table.clock.since,
    )


def sight(table: Table, seat: int | None, shown: TableView, *, plain: bool = False) -> Sight:
    play = table.play
    return Sight(
        version=table.version,
        seat=seat,
        decision=0 if play is None or seat is None else play.decisions[seat],
        table=shown,
        view=None if play is None else view_of(play.match, seat, plain=plain),
        awaited=() if play is None else tuple(table.game.awaited(play.match.state)),
    )


def view_of(match: Match, seat: int | None, *, plain: bool) -> Any:
    return plain_view(match.game, match.state, seat) if plain else match.view(seat)


def events_since(
    table: Table, version: int, seat: int | None, shared: dict[tuple[int, int], Happened] | None = None
) -> tuple[Happened, ...]:
    """What happened in the match after a version of the table, as this seat saw it.

    What everybody saw in the same way is made once and kept in `shared`, by version and event.
    """
    if table.play is None:
        return ()
    common = {} if shared is None else shared
    done = table.play.done
    first = len(done)
    while first and done[first - 1].version > version:  # from the end, where the new ones are
        first -= 1
    found = [
        happened(table.play.match, one, number, event, seat, common)
        for one in done[first:]
        for number, event in enumerate(one.events)
    ]
    if table.play.undone:
        undone = [(number, one) for number, one in table.play.undone if number > version]
        found += [Happened(number, one, undo_told(one)) for number, one in undone]
        found.sort(key=lambda one: one.version)
    return tuple(found)


def happened(
    match: Match, done: Done, number: int, event: Any, seat: int | None, common: dict[tuple[int, int], Happened]
) -> Happened:
    """One event of an action; what is told comes from what this seat saw, and from nothing else."""
    seen = match.game.seen(event, seat)
    place = (done.version, id(event))  # a rehearsal begins with many actions of one version
    if seen is event and place in common:
        return common[place]
    told = match.game.tell(seen, len(match.names), match.options)
    found = Happened(done.version, seen, told, number == 0 and done.by == "clock")
    if seen is event:
        common[place] = found
    return found


def undo_told(undone: TakenBack) -> Told:
    if undone.everything:
        return sentence("taken-back-all", who=Seat(undone.seat))
    return sentence("taken-back", who=Seat(undone.seat))
