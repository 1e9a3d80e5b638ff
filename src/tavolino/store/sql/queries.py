"""All queries. None reads more than it has to, because history may be long."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, Table, bindparam, exists, func, select, text

from tavolino.match.record import Record
from tavolino.store.contract import Device, KeptRecord, Log, PlayedMatch, Result, Summary
from tavolino.store.results import one_for_each_seat, own_seat, without_names
from tavolino.store.sql.schema import (
    deals,
    devices,
    entries,
    event_deals,
    open_logs,
    people,
    records,
    results,
    seated,
    signing_keys,
    tables,
)
from tavolino.store.sql.statements import EndOfLog

AnyRow: TypeAlias = "Row[*tuple[Any, ...]]"


class ChangedEntry(NamedTuple):
    table: str
    id: int
    before: bytes
    after: bytes


class ChangedRecord(NamedTuple):
    name: str
    record: Record


def entries_from_the_end() -> Select[Any]:
    """The last entry of a log, the one before it, and so on to the first."""
    own = select(entries.c.id, entries.c.number, entries.c.previous, entries.c.body)
    own = own.where(entries.c.table_id == bindparam("table"))
    log = own.where(entries.c.id == bindparam("last")).cte("log", recursive=True)
    before = (entries.c.id == log.c.previous) & (entries.c.id < log.c.id)  # ends even in a damaged log
    return select(log.union_all(own.join(log, before)))


last_entry = func.coalesce(open_logs.c.last_entry, tables.c.last_entry).label("last")
LOG_ENDS = select(tables, last_entry).outerjoin(open_logs, open_logs.c.table_id == tables.c.id)
RECORD_ID = '"record_id":"'  # in the entry that begins a match
FROM_THE_END = entries_from_the_end()
KEPT_RECORDS = select(records.c.id, records.c.ended, records.c.body)  # `export` reads databases of any form


def read_log(connection: Connection, table: str) -> Log:
    row = connection.execute(LOG_ENDS.where(tables.c.id == table)).first()
    return Log(table, [], is_open=False) if row is None else as_log(connection, row)


def read_open_logs(connection: Connection) -> Iterator[Log]:
    """Oldest table first."""
    found = LOG_ENDS.where(tables.c.closed.is_(None)).order_by(tables.c.opened, text("game_table.rowid"))
    for row in connection.execute(found).all():
        yield as_log(connection, row)


def as_log(connection: Connection, end: AnyRow) -> Log:
    rows = [(row.number, row.body) for row in entries_of(connection, end)]
    summary = None if end.stage is None else Summary(end.stage, end.rules, end.awake, end.event)
    return Log(end.id, rows, end.closed is None, end.opened, end.acted, summary)


def count_open(connection: Connection) -> int:
    return connection.execute(select(func.count()).where(tables.c.closed.is_(None))).scalar_one()


def tables_to_wake(connection: Connection, rules: Collection[str]) -> list[str]:
    """The tables that go on unasked come first."""
    other_rules = (tables.c.stage == "playing") & tables.c.rules.not_in(rules)
    found = select(tables.c.id).where(
        tables.c.closed.is_(None), tables.c.awake | tables.c.stage.is_(None) | other_rules
    )
    return [*connection.execute(found.order_by(tables.c.awake.desc(), tables.c.opened)).scalars()]


def open_tables_of(connection: Connection, person: str, most: int | None) -> list[str]:
    """The latest first; with `most`, without those that are over."""
    found = select(tables.c.id).join(seated, seated.c.table_id == tables.c.id).where(seated.c.person_id == person)
    found = found.where(tables.c.closed.is_(None))
    if most is not None:
        found = found.where(func.coalesce(tables.c.stage, "") != "over").limit(most)
    return [*connection.execute(found.order_by(tables.c.acted.desc(), tables.c.opened.desc())).scalars()]


def quiet_tables(connection: Connection, seen_before: int, over_before: int, most: int) -> list[str]:
    is_quiet = (tables.c.seen < seen_before) | ((tables.c.stage == "over") & (tables.c.seen < over_before))
    found = select(tables.c.id).where(tables.c.closed.is_(None), ~tables.c.awake, is_quiet, ~is_kept(tables))
    return [*connection.execute(found.limit(most)).scalars()]


def is_kept(found: Table) -> ColumnElement[bool]:
    """The match of an event waits for its people until the event is revealed."""
    secret = exists().where(event_deals.c.event == found.c.event, event_deals.c.revealed.is_(None))
    return (found.c.event != "") & (func.coalesce(found.c.stage, "") == "playing") & secret


def empty_tables(connection: Connection, stage: str, seen_before: int) -> list[str]:
    found = select(tables.c.id).where(tables.c.closed.is_(None), tables.c.stage == stage, tables.c.seen < seen_before)
    return [*connection.execute(found.order_by(tables.c.seen)).scalars()]


def promised_records(connection: Connection) -> set[str]:
    """Reads all entries, so it is not for a running server."""
    found = select(entries.c.body).join(open_logs, open_logs.c.table_id == entries.c.table_id)
    bodies = connection.execute(found.where(func.instr(entries.c.body, RECORD_ID.encode()) > 0)).scalars()
    return {str(msgspec.json.decode(body).get("record_id")) for body in bodies}


def entries_of(connection: Connection, end: AnyRow) -> list[AnyRow]:
    """The entries of one log, in order."""
    found = [*connection.execute(FROM_THE_END, {"table": end.id, "last": end.last})]
    found.reverse()
    return found


def logs_to_drop(connection: Connection, closed_before: int, most: int) -> list[EndOfLog]:
    """At most `most` entries, from the ends of the logs; tables that were closed first come first."""
    found = LOG_ENDS.where(tables.c.closed < closed_before).order_by(tables.c.closed).limit(most)
    parts: list[EndOfLog] = []
    for end in connection.execute(found).all():
        ids = [row.id for row in entries_of(connection, end)]
        parts.append(EndOfLog(end.id, ids[-most:], ids[-most - 1] if len(ids) > most else None))
        most -= max(1, len(ids))
        if most <= 0:
            break
    return parts


def changed_entries(connection: Connection, person: str, anonymise: Callable[[bytes], bytes]) -> Iterator[ChangedEntry]:
    """The entries that name a person, without the person."""
    found = LOG_ENDS.join(seated, seated.c.table_id == tables.c.id).where(seated.c.person_id == person)
    for end in connection.execute(found).all():
        for row in entries_of(connection, end):
            if (after := anonymise(row.body)) != row.body:
                yield ChangedEntry(end.id, row.id, row.body, after)


def changed_records(connection: Connection, person: str) -> Iterator[ChangedRecord]:
    """The records of a person's matches, without their name."""
    for kept in read_records_of(connection, person):
        yield ChangedRecord(kept.id, without_names(kept.record, results_of(connection, kept.id), person))


def read_deals(connection: Connection, first: int, most: int) -> list[str]:
    found = select(deals.c.line).where(deals.c.number >= first).order_by(deals.c.number).limit(most)
    return [*connection.execute(found).scalars()]


def count_deals(connection: Connection) -> int:
    last: int | None = connection.execute(select(func.max(deals.c.number))).scalar()
    return 0 if last is None else last + 1


def read_record(connection: Connection, name: str) -> KeptRecord | None:
    row = connection.execute(KEPT_RECORDS.where(records.c.id == name)).first()
    return None if row is None else as_kept(row)


def read_records(connection: Connection, game: str | None) -> Iterator[KeptRecord]:
    """Oldest first."""
    found = KEPT_RECORDS.order_by(records.c.ended, records.c.id)
    for row in connection.execute(found if game is None else found.where(records.c.game == game)):
        yield as_kept(row)


def records_before(connection: Connection, ended_before: int, most: int) -> list[str]:
    """The names of records, the oldest first."""
    found = select(records.c.id).where(records.c.ended < ended_before).order_by(records.c.ended).limit(most)
    return [*connection.execute(found).scalars()]


def read_records_of(connection: Connection, person: str) -> list[KeptRecord]:
    """Newest first."""
    return [as_kept(row) for row in connection.execute(of_person(KEPT_RECORDS, person))]


def read_matches_of(connection: Connection, person: str, limit: int | None) -> list[PlayedMatch]:
    """Newest first."""
    line = select(records.c.id, records.c.ended, records.c.game, records.c.rehearsal)
    found: list[PlayedMatch] = []
    for row in connection.execute(of_person(line, person).limit(limit)).all():
        everybody = results_of(connection, row.id)
        seat, by_seat = own_seat(everybody, person), one_for_each_seat(everybody, person)
        found.append(PlayedMatch(row.id, row.ended, row.game, row.rehearsal, seat, by_seat))
    return found


def of_person(selected: Select[Any], person: str) -> Select[Any]:
    """Restricted to a person's matches, newest first."""
    own = select(results.c.record_id).where(results.c.person_id == person)
    return selected.where(records.c.id.in_(own)).order_by(records.c.ended.desc(), records.c.id)


def results_of(connection: Connection, record: str) -> list[Result]:
    found = select(results).where(results.c.record_id == record).order_by(results.c.id)
    return [
        Result(row.seat, row.name, row.person_id, row.bot, row.score, row.place, row.by_person)
        for row in connection.execute(found)
    ]


def free_pages(connection: Connection) -> int:
    """How many pages of the file nothing uses any more."""
    return int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())


def read_name(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()


def absent_people(connection: Connection, seen_before: int, most: int) -> list[str]:
    seen = select(devices.c.id).where(devices.c.person_id == people.c.id, devices.c.seen >= seen_before).exists()
    absent = select(people.c.id).where(people.c.since < seen_before, ~seen)
    return [*connection.execute(absent.order_by(people.c.since, people.c.id).limit(most)).scalars()]


def read_devices_of(connection: Connection, person: str) -> list[Device]:
    """The last seen first."""
    columns = [devices.c[name] for name in Device.__struct_fields__]
    found = select(*columns).where(devices.c.person_id == person).order_by(devices.c.seen.desc(), devices.c.id)
    return [Device(*row) for row in connection.execute(found)]


def read_signing_keys(connection: Connection) -> list[bytes]:
    """Newest first."""
    found = select(signing_keys.c.value).order_by(signing_keys.c.id.desc())
    return [bytes(key) for key in connection.execute(found).scalars()]


def as_kept(row: AnyRow) -> KeptRecord:
    return KeptRecord(row.id, row.ended, msgspec.json.decode(row.body, type=Record))
