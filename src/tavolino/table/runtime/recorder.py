"""What is stored when a match ends: its record, and a result for each seat."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import structs

from tavolino.chance import commitment
from tavolino.game import part_of
from tavolino.match import Match, Record, record_of
from tavolino.parts import DAILY
from tavolino.store import Deal, NewRecord, Result
from tavolino.table.log.old_match import OldMatch
from tavolino.table.log.seats import Seat
from tavolino.table.log.table import Table
from tavolino.table.runtime.ration import LADDER


class Taken(Protocol):
    """An action as the log has it."""

    @property
    def seat(self) -> int: ...

    @property
    def by(self) -> str: ...

    @property
    def bot(self) -> str | None: ...

    @property
    def at(self) -> int: ...

    @property
    def rationed(self) -> bool: ...


def finished(table: Table, ended: int) -> NewRecord:
    """The record of the match that has just ended, or is broken off; `ended` in seconds since 1970."""
    play = table.play
    assert play is not None
    record = structs.replace(
        record_of(play.match, reveal=True),
        taken_back=play.taken_back,
        rehearsal=play.rehearsal,
        by=tuple(map(actor, play.done)),
        at=tuple(done.at - play.began for done in play.done),
        ended=ended,
        broken_off=None if play.match.outcome else "long",
        event=table.event,
    )
    signs = signs_of(play.match) if table.event else ()
    return NewRecord(play.record_id, record, results(table, record, play.hands_seen, play.done), ended, signs)


def signs_of(match: Match) -> tuple[str, ...]:
    """How each seat's match went, in signs that show no card; none in a game that has no such signs."""
    daily = part_of(match.game, DAILY)
    if daily is None:
        return ()
    return tuple("\n".join(daily.signs(match.state, match.actions, seat)) for seat in match.seats)


def broken_off(table: Table, old: OldMatch, ended: int) -> NewRecord:
    """The record of a match that cannot go on, up to that point."""
    began = old.began
    record = Record(
        game=table.game.name,
        rules_version=began.rules_version,
        options=began.options,
        seats=tuple(old.names),
        commitment=commitment(old.secret).hex(),
        contributions=tuple(part.hex() for part in old.contributions),
        secret=old.secret.hex(),
        actions=tuple(f"{line.seat} {line.action}" for line in old.lines),
        outcome=None,
        taken_back=old.taken_back,
        by=tuple(map(actor, old.lines)),
        at=tuple(line.at - began.at for line in old.lines),
        ended=ended,
        broken_off="rules",
        event=table.event,
    )
    return NewRecord(began.record_id, record, results(table, record, old.hands_seen, old.lines), ended)


def begun(table: Table, at: int) -> Deal:
    """The line that the public list gets when the cards are dealt."""
    return Deal(at, "begun", table.game.name, table.commitment.hex())


def played_again(table: Table, at: int) -> list[Deal]:
    """The same for a table that opens with the deal of a record."""
    return (
        []
        if table.play is None or table.event
        else [Deal(at, "played again", table.game.name, table.play.commitment.hex())]
    )


def over(table: Table, new: NewRecord) -> list[Deal]:
    """The same when a match is over. Only the record of a public table is named: records contain people's names."""
    if new.record.rehearsal is not None or new.record.event:
        return []
    what: Literal["ended", "broken off"] = "ended" if new.record.broken_off is None else "broken off"
    name = new.id if table.settings.listed else None
    return [Deal(new.ended, what, new.record.game, new.record.commitment, name)]


def actor(taken: Taken) -> str:
    return f"bot {taken.bot}" if taken.bot else taken.by


def results(table: Table, record: Record, people: Mapping[str, int], done: Sequence[Taken]) -> tuple[Result, ...]:
    """One for each seat; if several people played a seat, one for each, starting with the last one."""
    found: list[Result] = []
    for number, name in enumerate(record.seats):
        seat = table.seats[number]
        here = sorted((one for one, place in people.items() if place == number), key=lambda one: one != seat.person)
        alone = len(here) == 1 and all(one.by in ("person", "table") for one in done if one.seat == number)
        score, place = record.standing(number)
        bot = level_played(seat, number, done)
        if not here:
            found.append(Result(number, name, None, bot, score, place, by_person=False))
        for person in here:
            own_name = seat.name if person == seat.person else name
            found.append(Result(number, own_name, person, bot, score, place, by_person=alone))
    return tuple(found)


def level_played(seat: Seat, number: int, done: Sequence[Taken]) -> str | None:
    """The level of the bot that played to the end; if a decision of it was rationed, the weakest that it played."""
    rationed = [one.bot for one in done if one.seat == number and one.rationed and one.bot]
    return min(rationed, key=LADDER.index) if seat.bot is not None and rationed else seat.bot
