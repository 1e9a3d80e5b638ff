"""Everything that is ever written. By hand, because this is the path every action takes."""

import os
from collections.abc import Mapping

import msgspec

from tavolino.match.record import Record
from tavolino.store.writer import Write

ENTRY = "INSERT INTO entry (table_id, number, body) VALUES (?, ?, ?)"
OPENED = "INSERT INTO game_table (id, opened, first_entry) VALUES (?, ?, (SELECT coalesce(max(id), 0) + 1 FROM entry))"
CLOSED = "UPDATE game_table SET closed = ? WHERE id = ?"
PERSON = "INSERT INTO person (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
RECORD = "INSERT INTO record (id, game, ended, body) VALUES (?, ?, ?, ?)"
PLAYER = "INSERT OR IGNORE INTO record_person (record_id, person_id, seat) VALUES (?, ?, ?)"
WELL = "INSERT INTO secret (name, value) VALUES ('health', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
NEW_ENTRY = "UPDATE entry SET body = ? WHERE id = ?"
NEW_RECORD = "UPDATE record SET body = ? WHERE id = ?"
NO_PERSON = "DELETE FROM person WHERE id = ?"
NO_PLAYER = "DELETE FROM record_person WHERE person_id = ?"


def entry(table: str, number: int, body: bytes) -> Write:
    return Write(ENTRY, (table, number, body))


def opened(table: str, time: int) -> Write:
    """Before the first entry of the table."""
    return Write(OPENED, (table, time))


def closed(table: str, time: int) -> Write:
    return Write(CLOSED, (time, table))


def person(person: str, name: str, time: int) -> Write:
    return Write(PERSON, (person, name, time))


def record(name: str, record: Record, people: Mapping[str, int], time: int) -> list[Write]:
    """`people`: those who played it, and where they sat."""
    body = msgspec.json.encode(record)
    players = [Write(PLAYER, (name, person, seat)) for person, seat in sorted(people.items())]
    return [Write(RECORD, (name, record.game, time, body)), *players]


def well() -> Write:
    """Something that changes, so that the disk has to take it."""
    return Write(WELL, (os.urandom(8),))


def forgotten(person: str, entries: Mapping[int, bytes], records: Mapping[str, Record]) -> list[Write]:
    """A person is gone, and what is left of their matches does not name them."""
    return [
        *[Write(NEW_ENTRY, (body, number)) for number, body in entries.items()],
        *[Write(NEW_RECORD, (msgspec.json.encode(record), name)) for name, record in records.items()],
        Write(NO_PLAYER, (person,)),
        Write(NO_PERSON, (person,)),
    ]
