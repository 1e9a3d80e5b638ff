"""The queries and writes for notices, in SQL that any database understands."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Column, Connection, select

from tavolino.store.notices.contract import Channel, NewNotice, Notice, Wishes
from tavolino.store.sql.schema import channels, notices, push_keys, slow_seats, tables, wishes
from tavolino.store.sql.write import Write

LEASE = 180  # seconds for which taken notices are one server's own
CHANNEL = """INSERT INTO channel
    (id, person_id, kind, address, secret, stop, language, device, site, made, full_at, failures)
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM channel WHERE person_id = ?) < ?
    ON CONFLICT DO NOTHING"""
NO_SUCH_ADDRESS = "DELETE FROM channel WHERE person_id = ? AND address = ?"
NO_CHANNEL = "DELETE FROM channel WHERE person_id = ? AND id = ?"
STOPPED = "DELETE FROM channel WHERE stop = ?"
NOT_HERE = "DELETE FROM channel WHERE person_id = ? AND device = ? AND kind = 'push'"
NOTED = "UPDATE channel SET full_at = ?, failures = ? WHERE id = ?"
WISHES = """INSERT INTO notice_wish (person_id, body) VALUES (?, ?)
    ON CONFLICT (person_id) DO UPDATE SET body = excluded.body"""
# only for those who want any; what was already said is not said again
NOTICE = """INSERT INTO notice (person_id, table_id, what, turn, game, ready)
    SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM channel WHERE person_id = ?) ON CONFLICT DO NOTHING"""
PAST = "DELETE FROM notice WHERE table_id = ? AND person_id = ? AND turn = ? AND what IN ('turn', 'late')"
TAKEN = """UPDATE notice SET taker = ?, taken = ?
    WHERE person_id = ? AND sent IS NULL AND ready <= ? AND (taken IS NULL OR taken <= ?)"""
ONE = "WHERE person_id = ? AND table_id = ? AND what = ? AND turn = ?"
SENT = f"UPDATE notice SET sent = ? {ONE}"
LATER = f"UPDATE notice SET ready = ?, taken = NULL, taker = NULL {ONE}"
OLD = "DELETE FROM notice WHERE ready < ?"
PUSH_KEY = "INSERT INTO push_key (id, value) VALUES (1, ?) ON CONFLICT DO NOTHING"
NOTHING_OF = tuple(f"DELETE FROM {name} WHERE person_id = ?" for name in ("channel", "notice_wish", "notice"))
MERGED = (
    "UPDATE channel SET person_id = ? WHERE person_id = ?",
    "DELETE FROM notice WHERE ? <> person_id AND person_id = ?",
    "DELETE FROM notice_wish WHERE ? <> person_id AND person_id = ?",
)


def read_channels_of(connection: Connection, person: str) -> list[Channel]:
    found = select(channels).where(channels.c.person_id == person).order_by(channels.c.made, channels.c.id)
    return [Channel(*row) for row in connection.execute(found)]


def read_wishes_of(connection: Connection, person: str) -> Wishes:
    body = connection.execute(select(wishes.c.body).where(wishes.c.person_id == person)).scalar()
    return Wishes() if body is None else msgspec.json.decode(body, type=Wishes)


def read_people_to_notify(connection: Connection, now: int, most: int) -> list[str]:
    free = notices.c.taken.is_(None) | (notices.c.taken <= now - LEASE)
    found = select(notices.c.person_id).where(notices.c.sent.is_(None), notices.c.ready <= now, free)
    return [*connection.execute(found.distinct().limit(most)).scalars()]


def read_taken(connection: Connection, person: str, taker: str) -> list[Notice]:
    seat = (slow_seats.c.table_id == notices.c.table_id) & (slow_seats.c.person_id == notices.c.person_id)
    own = [notices.c[name] for name in ("person_id", "table_id", "what", "turn", "game", "ready")]
    now: list[Column[Any]] = [*own, slow_seats.c.turn, slow_seats.c.due, tables.c.stage]
    found = select(*now).select_from(notices).outerjoin(slow_seats, seat)
    found = found.outerjoin(tables, (tables.c.id == notices.c.table_id) & tables.c.closed.is_(None))
    found = found.where(notices.c.person_id == person, notices.c.taker == taker, notices.c.sent.is_(None))
    return [Notice(*row) for row in connection.execute(found.order_by(notices.c.ready, notices.c.table_id)).all()]


def read_push_key(connection: Connection) -> bytes:
    return bytes(connection.execute(select(push_keys.c.value)).scalar_one())


def add_channel(channel: Channel, most: int) -> list[Write]:
    again = Write(NO_SUCH_ADDRESS, (channel.person, channel.address))
    return [again, Write(CHANNEL, (*structs.astuple(channel), channel.person, most))]


def end_devices(person: str, devices: Iterable[str]) -> list[Write]:
    return [Write(NOT_HERE, (person, device)) for device in devices]


def set_wishes(person: str, wished: Wishes) -> Write:
    return Write(WISHES, (person, msgspec.json.encode(wished)))


def notify(table: str, past: Iterable[tuple[str, int]], new: Iterable[NewNotice]) -> list[Write]:
    over = [Write(PAST, (table, person, turn)) for person, turn in past]
    return [*over, *(Write(NOTICE, (*notice, notice.person)) for notice in new)]


def take(person: str, taker: str, now: int) -> Write:
    return Write(TAKEN, (taker, now, person, now, now - LEASE))


def mark_sent(taken: Collection[Notice], now: int) -> list[Write]:
    return [Write(SENT, (now, *key(one))) for one in taken]


def postpone(taken: Collection[Notice], ready: int) -> list[Write]:
    return [Write(LATER, (ready, *key(one))) for one in taken]


def key(notice: Notice) -> tuple[object, ...]:
    return (notice.person, notice.table, notice.what, notice.turn)


def forget(person: str) -> list[Write]:
    return [Write(statement, (person,)) for statement in NOTHING_OF]


def merge(guest: str, account: str) -> list[Write]:
    """The guest's devices now get notices for the account, with the account's wishes."""
    return [Write(statement, (account, guest)) for statement in MERGED]
