"""What goes out: a table as everybody sees it, and an update for one connection."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from msgspec import UNSET, Struct, UnsetType, structs

from tavolino.game import GameEvent, GameView, Outcome, ViewOrNone
from tavolino.match import Match
from tavolino.plain import plain_view
from tavolino.table.decisions.rematch import begins_at
from tavolino.table.decisions.vote import VOTE_TIME, waited
from tavolino.table.log.evening import Wins
from tavolino.table.log.match_in_play import Done
from tavolino.table.log.news import told as news_told
from tavolino.table.log.players import Player
from tavolino.table.log.rematch import Rematch
from tavolino.table.log.seats import shown_name
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Stage, Table, UndoRequest
from tavolino.table.log.vote import About, Vote
from tavolino.table.runtime.calls import CalledProgram
from tavolino.table.runtime.notice import Notice
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.table_ratings import SeatRating
from tavolino.words import Told, Value

MOST = 200  # events in an update: a newcomer, or a slow connection, gets the newest; the view is complete anyway


class SeatView(Struct, frozen=True):
    name: str | None  # None: empty
    person: bool  # held by a person
    here: bool  # and connected
    bot: str | None  # the level of the bot that plays here
    contributed: bool  # to the chance of the next match
    left: int | None  # milliseconds on its clock
    running: bool  # whether its clock is running
    expected: int | None = None  # milliseconds that nobody decides without a person whose line broke a moment ago
    look: str = ""  # the colour and the avatar of the person, such as "olive-cup"; empty: none chosen
    plays_as: str | None = None  # the weaker level of its bot for now, because there are too many
    owner: str | None = None  # a program plays here, not a person: the name of the one it belongs to


class UndoView(Struct, frozen=True, omit_defaults=True):
    seat: int  # that wants to take back its last action
    reason: str  # why the others have to agree, in English
    agreed: tuple[int, ...]  # the seats that have agreed
    message: str | None = None  # the key of the reason


class VoteView(Struct, frozen=True):
    """The people at the table are asked something."""

    about: About  # "join": may somebody take over a seat; "replace": should a bot play for somebody who does not move
    seat: int  # that seat
    name: str  # of that person
    by: int | None  # the seat that called the vote; None: somebody without a seat
    yes: tuple[int, ...]  # the seats that have agreed
    left: int  # milliseconds to answer


class RematchView(Struct, frozen=True):
    ready: tuple[int, ...]  # seats
    not_now: tuple[int, ...]  # seats
    begins_in: int | None  # milliseconds, if nobody says no


class TableView(Struct, frozen=True):
    id: str  # as in the link
    settings: Settings  # only the options that differ from the game's defaults
    stage: Stage  # before, during or after a match
    seats: tuple[SeatView, ...]  # in their order
    watchers: int  # how many people are there without a seat
    match: int  # how many have begun
    commitment: str | None  # for the match on the table
    next_commitment: str  # for the next one
    undo: UndoView | None  # somebody wants to take back an action
    rematch: RematchView | None  # who is ready for the next match; None until somebody is
    score: tuple[Wins, ...]  # of the evening, once a match is over
    players: tuple[Player, ...]  # who plays in this match, and who did before: the oldest first
    outcome: Outcome | None  # None until the match is over
    record: str | None  # the id of the record, once the match is over
    rehearsal: str | None  # the id of the record whose deal is played again here
    vote: VoteView | None = None  # the people at the table are asked something
    age: int | None = None  # seconds since the table was opened; only in the list of tables
    event: str = ""  # the daily deal or contest that is played here, such as "daily/2026-11-19/COURSE"
    broken_off: str | None = None  # why the last match was broken off: "rules" (they have changed), "long"
    ratings: tuple[SeatRating | None, ...] = ()  # by seat; empty at a table that is not rated; None: an empty seat
    called: tuple[CalledProgram, ...] = ()  # programs that were called to free seats and do not sit yet


class Happened(Struct, frozen=True, omit_defaults=True):
    version: int  # of the table, after it happened
    event: GameEvent  # as the receiver saw it
    told: Told = None  # the event in words
    around: bool = False  # it is the table's own, and no event of the game
    time_up: bool = False  # first event of an action that was taken because the seat ran out of time


class Said(Struct, frozen=True):
    number: int  # counts what was said at the table
    seat: int
    name: str  # of the person, as it was then
    text: str  # what they wrote
    age: int = 0  # milliseconds since it was said


class Refused(Struct, frozen=True, omit_defaults=True):
    key: str  # of the ask
    reason: str  # in English
    clause: str | None  # of the rules page
    message: str | None = None  # the key of the reason, to show it in another language
    values: dict[str, Value] = {}  # for its variables


class Update(Struct, frozen=True, tag="update"):
    """The only message to clients: complete, so that joining, reconnecting and lagging all work the same way."""

    version: int  # of the table; send it as `since` to get only what happened after it
    seat: int | None  # your own; None: you watch
    host: bool  # you opened the table
    leads: bool  # may start the match or change the game: the host, or anybody who sits while the host is away
    may_sit: tuple[int, ...]  # the seats that somebody without one can take now
    decision: int  # to be sent back with an action
    table: TableView  # as everybody sees it
    view: ViewOrNone  # the game's view; None before the first match
    awaited: tuple[int, ...]  # the seats that the match is waiting for
    waited: tuple[int, ...] = ()  # for how many milliseconds, by seat; empty where one person plays, or none
    late_hands: tuple[GameView, ...] = ()  # for watchers, if the host allows it: the views of a round that is over
    events: tuple[Happened, ...] = ()  # since the last update
    said: tuple[Said, ...] = ()  # in the chat, since the last update
    done: tuple[str, ...] = ()  # the keys of asks that were carried out
    refused: tuple[Refused, ...] = ()  # asks that were not carried out, and why
    notice: Notice | UnsetType = UNSET  # only where it is news to this socket


class Sight(Struct, frozen=True):
    """What everybody in the same seat sees."""

    version: int
    seat: int | None
    decision: int
    table: TableView
    view: Any
    awaited: tuple[int, ...]
    waited: tuple[int, ...]


def table_view(table: Table, presence: Presence, at: int) -> TableView:
    seated = {seat.person for seat in table.seats}
    play = table.play
    over = table.stage == "over"
    return TableView(
        id=table.id,
        settings=table.public_settings,
        stage=table.stage,
        seats=tuple(seat_view(table, number, presence, at) for number in range(len(table.seats))),
        watchers=len(presence.lines.keys() - seated),
        match=table.matches,
        commitment=play.commitment.hex() if play else None,
        next_commitment=table.commitment.hex(),
        undo=undo_view(table.undo) if table.undo else None,
        vote=vote_view(table.vote, at) if table.vote else None,
        rematch=rematch_view(table, table.rematch, at) if table.rematch else None,
        score=tuple(table.evening.score.values()),
        players=tuple(play.players.so_far) if play else (),
        outcome=play.match.outcome if play else None,
        record=table.last_record if over or table.broken_off else None,
        rehearsal=play.rehearsal.record if play and play.rehearsal else None,
        event=table.event,
        broken_off=table.broken_off.reason if table.broken_off else None,
    )


def dressed(view: TableView, table: Table, looks: Mapping[str, str]) -> TableView:
    """With how the people in its seats would like to look."""
    chosen = [looks.get(seat.person, "") if seat.person else "" for seat in table.seats]
    if not any(chosen):
        return view
    seats = tuple(structs.replace(seat, look=look) for seat, look in zip(view.seats, chosen, strict=True))
    return structs.replace(view, seats=seats)


def undo_view(request: UndoRequest) -> UndoView:
    return UndoView(request.seat, request.reason, tuple(sorted(request.agreed)), request.message or None)


def vote_view(vote: Vote, at: int) -> VoteView:
    left = max(0, vote.called + VOTE_TIME - at)
    return VoteView(vote.about, vote.seat, vote.name, vote.by, tuple(sorted(vote.yes)), left)


def waited_for(table: Table, at: int) -> tuple[int, ...]:
    play = table.play
    if play is None or table.stage != "playing" or sum(seat.person is not None for seat in table.seats) < 2:
        return ()
    return tuple(waited(table, play, seat, at) for seat in play.match.seats)


def rematch_view(table: Table, rematch: Rematch, at: int) -> RematchView:
    begins = begins_at(table)
    left = None if begins is None else max(0, begins - at)
    return RematchView(tuple(sorted(rematch.ready)), tuple(sorted(rematch.not_now)), left)


def seat_view(table: Table, number: int, presence: Presence, at: int) -> SeatView:
    seat = table.seats[number]
    timed = table.settings.clock is not None and table.stage == "playing"
    return SeatView(
        name=None if seat.free else shown_name(seat, number),
        person=seat.person is not None,
        here=seat.person in presence.lines,
        bot=seat.bot,
        contributed=seat.contribution is not None,
        left=table.clock.remaining(number, at) if timed else None,
        running=number in table.clock.since,
        expected=presence.expected_for(seat.person, at) or None if seat.person is not None else None,
        plays_as=table.plays_as(number),
        owner=seat.owner or None,
    )


def sight(table: Table, seat: int | None, shown: TableView, at: int, *, plain: bool = False) -> Sight:
    play = table.play
    return Sight(
        version=table.version,
        seat=seat,
        decision=0 if play is None or seat is None else play.decisions[seat],
        table=shown,
        view=None if play is None else view_of(play.match, seat, plain=plain),
        awaited=() if play is None else tuple(table.game.awaited(play.match.state)),
        waited=waited_for(table, at),
    )


def view_of(match: Match, seat: int | None, *, plain: bool) -> Any:
    return plain_view(match.game, match.state, seat) if plain else match.view(seat)


def events_since(
    table: Table, version: int, seat: int | None, shared: dict[tuple[int, int], Happened] | None = None
) -> tuple[Happened, ...]:
    """What happened in the match after a version of the table, as this seat saw it: the last `MOST` events at most.

    Events that looked the same to everybody are made once and kept in `shared`, by version and event.
    """
    if table.play is None:
        return ()
    common = {} if shared is None else shared
    done = table.play.done
    first, events = len(done), 0
    while first and done[first - 1].version > version and events < MOST:  # from the end: the new ones are there
        first -= 1
        events += len(done[first].events)
    found = [
        happened(table.play.match, one, number, event, seat, common)
        for one in done[first:]
        for number, event in enumerate(one.events)
    ]
    news = [*takewhile(lambda one: one[0] > version, reversed(table.play.news[-MOST:]))]
    if news:
        found += [Happened(number, one, news_told(one), around=True) for number, one in reversed(news)]
        found.sort(key=lambda one: one.version)
    return tuple(found[-MOST:])


def happened(
    match: Match, done: Done, number: int, event: Any, seat: int | None, common: dict[tuple[int, int], Happened]
) -> Happened:
    """One event of an action; the sentence comes only from what this seat saw."""
    seen = match.game.seen(event, seat)
    place = (done.version, id(event))  # a rehearsal begins with many actions under one version
    if seen is event and place in common:
        return common[place]
    told = match.game.tell(seen, len(match.names), match.options)
    found = Happened(done.version, seen, told, time_up=number == 0 and done.by == "clock")
    if seen is event:
        common[place] = found
    return found
