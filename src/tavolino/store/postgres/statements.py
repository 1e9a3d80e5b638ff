"""The writes of a running server where PostgreSQL needs others than SQLite. The SQL is written by hand, as there."""

from collections.abc import Iterable, Mapping

import msgspec
import psycopg
from psycopg import errors

from tavolino.game import BadMessage
from tavolino.store.contests.sql import match_ended
from tavolino.store.contract import Addition, Fenced, Quiet, Summary, Unwritable
from tavolino.store.daily.ended import event_ended
from tavolino.store.sql import statements
from tavolino.store.sql.write import NO_VALUE, Write
from tavolino.words import sentence

ENTRY = "entry"  # (table, number, body); the writer combines these into one APPEND

# An entry is written only if its table is open and ours, and if the entry before it is there, or comes with it. The
# subqueries make PostgreSQL look each row up by its key, whatever it believes about the size of the tables. If not all
# are written, the division by zero takes back the others.
APPEND = """\
WITH added AS (
    INSERT INTO entry (table_id, number, body)
    SELECT new.table_id, new.number, new.body
    FROM unnest(%b::text[], %b::int[], %b::bytea[], %b::bool[]) AS new (table_id, number, body, follows)
    WHERE (SELECT owner FROM game_table WHERE id = new.table_id AND closed IS NULL) = %b::int
    AND (new.follows OR new.number = 0
         OR (SELECT 1 FROM entry AS last WHERE last.table_id = new.table_id AND last.number = new.number - 1) = 1)
    RETURNING 1
) SELECT 1 / (count(*) = %b::int)::int FROM added"""

SEATED = "INSERT INTO table_person (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
OPENED = """INSERT INTO game_table (owner, id, opened, seen, acted, stage, rules, awake, event)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
CLOSED = """UPDATE game_table SET closed = ?, owner = NULL WHERE id = ? AND closed IS NULL
    AND (owner IS NULL OR owner = ? OR owner NOT IN (SELECT id FROM node))"""
RELEASED = "UPDATE game_table SET owner = NULL WHERE id = ANY(?) AND owner = ?"
ALL_RELEASED = "UPDATE game_table SET owner = NULL WHERE owner = ?"
UPTIME = "UPDATE house SET uptime = greatest(uptime, ?)"
CHECKED = "UPDATE house SET checked = ?"
DEAL = "INSERT INTO new_deal (body) VALUES (?)"
NEW_ENTRY = "UPDATE entry SET body = ? WHERE table_id = ? AND number = ? AND body = ?"
NO_ENTRIES = "DELETE FROM entry WHERE table_id = ANY(?)"
NOBODY_SEATED = "DELETE FROM table_person WHERE table_id = ANY(?)"
NO_TABLES = "DELETE FROM game_table WHERE id = ANY(?)"
BEAT = "UPDATE node SET beat = clock_timestamp(), heard = ? WHERE id = ?"
GONE = "DELETE FROM node WHERE id = ?"
UNSHARED = "DELETE FROM shared WHERE topic = ? AND node = ? AND NOT key = ANY(?)"
SHARED = """INSERT INTO shared (topic, node, key, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (topic, node, key) DO UPDATE SET body = excluded.body WHERE shared.body <> excluded.body"""
NOTHING_SHARED = "DELETE FROM shared WHERE node = ?"


def add(addition: Addition) -> list[Write]:
    table, first, bodies, people, record, summary, deals, waits = addition
    writes = [Write(ENTRY, (table, number, body)) for number, body in enumerate(bodies, start=first)]
    if people:
        writes += [Write(SEATED, (person, table)) for person in people]
    if record is not None:
        writes += statements.keep_record(record)
        if record.record.event:
            writes += [*event_ended(table, record), *match_ended(table, record)]
    if summary is not None:
        writes.append(statements.summarise(table, summary))
    if deals:
        writes += [Write(DEAL, (msgspec.json.encode(deal),)) for deal in deals]
    return [*writes, *statements.wait(table, waits)]


def open_table(owner: int, first: Addition, summary: Summary, time: int, uptime: int) -> list[Write]:
    return [Write(OPENED, (owner, first.table, time, uptime, uptime, *summary)), *add(first)]


def note(quiet: Iterable[Quiet], uptime: int) -> list[Write]:
    noted = [Write(statements.QUIET, (seen, acted, table)) for table, seen, acted in quiet]
    return [*noted, Write(UPTIME, (uptime,))]


def share(node: int, topic: str, values: Mapping[str, bytes]) -> list[Write]:
    written = [Write(SHARED, (topic, node, key, body)) for key, body in values.items()]
    return [Write(UNSHARED, (topic, node, [*values])), *written]


def drop_logs(tables: list[str]) -> list[Write]:
    return [Write(statement, (tables,)) for statement in (NO_ENTRIES, NOBODY_SEATED, NO_TABLES)]


def leave(node: int) -> list[Write]:
    """The last writes of a node that stops in good order."""
    return [Write(statement, (node,)) for statement in (ALL_RELEASED, NOTHING_SHARED, GONE)]


def explained(fault: Exception) -> Exception:
    """What an error of the database means to the caller."""
    if isinstance(fault, errors.DivisionByZero):  # see APPEND
        return Fenced()
    if isinstance(fault, psycopg.DataError):
        return BadMessage(NO_VALUE)
    if isinstance(fault, errors.UniqueViolation):
        if fault.diag.table_name in ("entry", "game_table", "rated_match"):
            return Fenced()
        if fault.diag.table_name == "record":
            return BadMessage("There is already a record of that name.")
        if fault.diag.table_name == "account":
            return BadMessage(sentence("why-name-kept"))
    if isinstance(fault, errors.NotNullViolation) and fault.diag.table_name == "merged_person":
        return BadMessage(sentence("why-not-merged"))
    return Unwritable(one_line(fault)) if isinstance(fault, psycopg.Error) else fault


def one_line(fault: Exception) -> str:
    return " ".join(str(fault).split()) or type(fault).__name__
