"""All writes of a running server. The SQL is written by hand, because every action takes this path."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import structs

from tavolino.game import BadMessage
from tavolino.match.record import Record
from tavolino.store.coach import sql as coach_sql
from tavolino.store.contests.sql import match_ended
from tavolino.store.contract import Addition, Device, Fenced, NewRecord, Quiet, Summary
from tavolino.store.daily.ended import event_ended
from tavolino.store.notices import sql as notices_sql
from tavolino.store.ratings import writes as rating_writes
from tavolino.store.ratings.contract import ResultsOf
from tavolino.store.slow import sql as slow_sql
from tavolino.store.slow.contract import Waits
from tavolino.store.sql.write import Write as Write  # noqa: PLC0414 - the rooms import it from here
from tavolino.store.sqlite.disk import refusal
from tavolino.words import sentence

ENTRY = "INSERT INTO addition (owner, table_id, number, body) VALUES (?, ?, ?, ?)"  # fenced, see schema.py
SEATED = "INSERT OR IGNORE INTO table_person (person_id, table_id) VALUES (?, ?)"
OPENED = "INSERT INTO game_table (id, opened, seen, acted, stage, rules, awake, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SUMMARY = "UPDATE game_table SET stage = ?, rules = ?, awake = ?, event = ? WHERE id = ?"
QUIET = "UPDATE game_table SET seen = ?, acted = ? WHERE id = ?"
UPTIME = "UPDATE owner SET uptime = ?"
OPEN_LOG = "INSERT INTO open_log (table_id, length) VALUES (?, 0)"
CLOSED = """UPDATE game_table SET closed = ?, last_entry = (SELECT last_entry FROM open_log WHERE table_id = id)
    WHERE id = ? AND closed IS NULL"""
NO_OPEN_LOG = "DELETE FROM open_log WHERE table_id = ?"
PERSON = "INSERT INTO person (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
DEVICE = """INSERT INTO device (person_id, id, since, seen, browser, system, name, scope, ends)
    SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM person WHERE id = ?"""  # not if they have been forgotten
SEEN = "UPDATE device SET seen = ? WHERE person_id = ? AND id = ?"
NO_DEVICE = "DELETE FROM device WHERE person_id = ? AND id = ?"
RECORD = "INSERT INTO record (id, game, ended, rehearsal, body) VALUES (?, ?, ?, ?, ?)"
RESULT = """INSERT INTO result (record_id, seat, name, person_id, bot, score, place, by_person)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
DEAL = """INSERT INTO deal (number, line) SELECT number + 1, next_line(number + 1, line, ?)
    FROM deal ORDER BY number DESC LIMIT 1"""  # `next_line` is `deals.next_line`: the writer registers it
CHECKED = "UPDATE owner SET checked = ?"
KEY = "INSERT INTO signing_key (value, made) VALUES (?, ?)"
ONE_KEY = "DELETE FROM signing_key WHERE id < (SELECT max(id) FROM signing_key)"
NEW_ENTRY = "UPDATE entry SET body = ? WHERE id = ? AND body = ?"  # not if its id has been reused
NEW_RECORD = "UPDATE record SET body = ? WHERE id = ?"
NO_NAME = "UPDATE result SET person_id = NULL, name = '' WHERE person_id = ? AND seat IS NOT NULL"
NO_RECORD = "DELETE FROM record WHERE id = ?"
NO_RESULTS = "DELETE FROM result WHERE record_id = ?"
NO_RESULT = "DELETE FROM result WHERE person_id = ?"
NOT_SEATED = "DELETE FROM table_person WHERE person_id = ?"
NO_DEVICES = "DELETE FROM device WHERE person_id = ?"
NO_PERSON = "DELETE FROM person WHERE id = ?"
NO_ENTRIES = "DELETE FROM entry WHERE id IN (SELECT value FROM json_each(?))"
SHORTER_LOG = "UPDATE game_table SET last_entry = ? WHERE id = ?"
NOBODY_SEATED = "DELETE FROM table_person WHERE table_id = ?"
NO_TABLE = "DELETE FROM game_table WHERE id = ?"


class EndOfLog(NamedTuple):
    """The last entries of a closed table, to be dropped."""

    table: str
    ids: Sequence[int]
    before: int | None  # the entry that is last afterwards; None if none is left


def add(owner: int, addition: Addition) -> list[Write]:
    table, first, bodies, people, record, summary, deals, waits = addition
    writes = [Write(ENTRY, (owner, table, number, body)) for number, body in enumerate(bodies, start=first)]
    if people:
        writes += [Write(SEATED, (person, table)) for person in people]
    if record is not None:
        writes += keep_record(record)
        if record.record.event:
            writes += [*event_ended(table, record), *match_ended(table, record)]
    if summary is not None:
        writes.append(summarise(table, summary))
    if deals:
        writes += [Write(DEAL, (msgspec.json.encode(deal),)) for deal in deals]
    return [*writes, *wait(table, waits)]


def wait(table: str, waits: Waits | None) -> list[Write]:
    """What an addition changes for those who wait in a slow match."""
    if waits is None:
        return []
    return [*slow_sql.replace_seats(table, waits.seats), *notices_sql.notify(table, waits.past, waits.notices)]


def open_table(owner: int, first: Addition, summary: Summary, time: int, uptime: int) -> list[Write]:
    opened = Write(OPENED, (first.table, time, uptime, uptime, *summary))
    return [opened, Write(OPEN_LOG, (first.table,)), *add(owner, first)]


def close_table(table: str, time: int) -> list[Write]:
    return [Write(CLOSED, (time, table)), Write(NO_OPEN_LOG, (table,)), *slow_sql.close(table)]


def summarise(table: str, summary: Summary) -> Write:
    return Write(SUMMARY, (*summary, table))


def note(quiet: Iterable[Quiet], uptime: int) -> list[Write]:
    return [*(Write(QUIET, (seen, acted, table)) for table, seen, acted in quiet), Write(UPTIME, (uptime,))]


def remember(person: str, name: str, time: int) -> Write:
    return Write(PERSON, (person, name, time))


def add_device(person: str, device: Device) -> Write:
    return Write(DEVICE, (*structs.astuple(device), person))


def note_devices(seen: Mapping[tuple[str, str], int]) -> list[Write]:
    return [Write(SEEN, (time, person, device)) for (person, device), time in seen.items()]


def end_devices(person: str, devices: Iterable[str]) -> list[Write]:
    return [Write(NO_DEVICE, (person, device)) for device in devices]


def keep_record(new: NewRecord) -> Iterator[Write]:
    record = new.record
    body = msgspec.json.encode(record)
    yield Write(RECORD, (new.id, record.game, new.ended, record.rehearsal is not None, body))
    for one in new.results:
        yield Write(RESULT, (new.id, one.seat, one.name, one.person, one.bot, one.score, one.place, one.by_person))
    rehearsal, results = record.rehearsal is not None, [*new.results]
    yield from rating_writes.count(ResultsOf(new.id, record.game, new.ended, rehearsal, results))
    if new.rated:
        yield rating_writes.wait_for_rating(new.id, record.game, new.ended)


def add_signing_key(key: bytes, time: int) -> Write:
    return Write(KEY, (key, time))


def drop_signing_keys() -> Write:
    return Write(ONE_KEY, ())


def check(size: int) -> Write:
    """A change of so many bytes, so that something has to go to disk."""
    return Write(CHECKED, (os.urandom(size),))


def change_entry(entry: int, before: bytes, after: bytes) -> Write:
    return Write(NEW_ENTRY, (after, entry, before))


def change_record(name: str, record: Record) -> Write:
    return Write(NEW_RECORD, (msgspec.json.encode(record), name))


def drop_records(names: Iterable[str]) -> Iterator[Write]:
    for name in names:
        yield from coach_sql.drop_record(name)
        yield from (Write(statement, (name,)) for statement in (NO_RESULTS, NO_RECORD))


def forget(person: str) -> list[Write]:
    """To be written after all entries and records that name them are changed."""
    return [Write(statement, (person,)) for statement in (NO_NAME, NO_RESULT, NOT_SEATED, NO_DEVICES, NO_PERSON)]


def drop_logs(parts: Iterable[EndOfLog]) -> Iterator[Write]:
    for table, ids, before in parts:
        yield Write(NO_ENTRIES, (msgspec.json.encode(ids).decode(),))
        if before is None:
            yield from (Write(statement, (table,)) for statement in (NOBODY_SEATED, NO_TABLE))
        else:
            yield Write(SHORTER_LOG, (before, table))


def give_back(pages: int) -> Write:
    """Shorten the file by pages that nothing uses any more."""
    return Write(f"PRAGMA incremental_vacuum({pages})", ())


def explained(fault: Exception) -> Exception:
    """What an error of the database means to the caller."""
    if isinstance(fault, sqlite3.IntegrityError):
        if str(fault) == "fenced" or "game_table.id" in str(fault) or "rated_match." in str(fault):
            return Fenced()
        if "record.id" in str(fault):
            return BadMessage("There is already a record of that name.")
        if "account.folded" in str(fault):
            return BadMessage(sentence("why-name-kept"))
        if "merged_person" in str(fault):
            return BadMessage(sentence("why-not-merged"))
    return refusal(fault) or fault
