"""Everything that is ever written. By hand, because this is the path every action takes."""

from collections.abc import Sequence

import msgspec

from tavolino.match.record import Record
from tavolino.store.writer import Write

ENTRY = "INSERT INTO entry (table_id, number, body) VALUES (?, ?, ?)"
OPENED = "INSERT INTO game_table (id, opened) VALUES (?, ?)"
CLOSED = "UPDATE game_table SET closed = ? WHERE id = ?"
PERSON = "INSERT INTO person (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
RECORD = "INSERT INTO record (id, game, ended, body) VALUES (?, ?, ?, ?)"
PLAYER = "INSERT OR IGNORE INTO record_person (record_id, person_id) VALUES (?, ?)"


def entry(table: str, number: int, body: bytes) -> Write:
    return Write(ENTRY, (table, number, body))


def opened(table: str, time: int) -> Write:
    return Write(OPENED, (table, time))


def closed(table: str, time: int) -> Write:
    return Write(CLOSED, (time, table))


def person(person: str, name: str, time: int) -> Write:
    return Write(PERSON, (person, name, time))


def record(name: str, record: Record, people: Sequence[str], time: int) -> list[Write]:
    body = msgspec.json.encode(record)
    return [Write(RECORD, (name, record.game, time, body)), *[Write(PLAYER, (name, person)) for person in people]]
