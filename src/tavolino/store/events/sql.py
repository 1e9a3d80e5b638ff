"""The queries and writes for deals that were fixed in advance, in SQL that any database understands."""

import os
import secrets

import msgspec
from sqlalchemy import Connection, select

from tavolino.chance import SIZE, commitment
from tavolino.store.deals import Deal
from tavolino.store.events.contract import EventDeal
from tavolino.store.sql.schema import event_deals, house_keys, leases
from tavolino.store.sql.write import Write

KEY = "INSERT INTO house_key (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
FIXED = """INSERT INTO event_deal (event, game, commitment, secret, fixed, fixed_by) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (event) DO NOTHING"""
REVEALED = "UPDATE event_deal SET revealed = ?, revealed_by = ? WHERE event = ? AND revealed IS NULL"
WAS_FIXED = "EXISTS (SELECT 1 FROM event_deal WHERE event = ? AND fixed_by = ?)"
WAS_REVEALED = "EXISTS (SELECT 1 FROM event_deal WHERE event = ? AND revealed_by = ?)"
LEASE = """INSERT INTO lease (work, holder, until) VALUES (?, ?, ?) ON CONFLICT (work) DO UPDATE
    SET holder = excluded.holder, until = excluded.until WHERE lease.holder = excluded.holder OR lease.until < ?"""


def read_key(connection: Connection, name: str) -> bytes | None:
    value = connection.execute(select(house_keys.c.value).where(house_keys.c.name == name)).scalar()
    return None if value is None else bytes(value)


def read_deal(connection: Connection, event: str) -> EventDeal | None:
    columns = [event_deals.c[name] for name in EventDeal._fields]
    row = connection.execute(select(*columns).where(event_deals.c.event == event)).first()
    return None if row is None else EventDeal(*row)


def read_holder(connection: Connection, work: str) -> str | None:
    holder: str | None = connection.execute(select(leases.c.holder).where(leases.c.work == work)).scalar()
    return holder


def make_key(name: str) -> Write:
    return Write(KEY, (name, os.urandom(SIZE)))


def fix_deal(deal_line: str, event: str, game: str, secret: bytes, at: int) -> list[Write]:
    """`deal_line`: how this database adds a line to the public list on a condition."""
    hidden, mark = commitment(secret).hex(), secrets.token_hex(8)
    line = msgspec.json.encode(Deal(at, "fixed", game, hidden, event=event))
    row = Write(FIXED, (event, game, hidden, secret.hex(), at, mark))
    return [row, Write(deal_line + WAS_FIXED, (line, event, mark))]


def reveal_deal(deal_line: str, deal: EventDeal, at: int) -> list[Write]:
    mark = secrets.token_hex(8)
    shown = Deal(at, "revealed", deal.game, deal.commitment, event=deal.event, secret=deal.secret)
    line = Write(deal_line + WAS_REVEALED, (msgspec.json.encode(shown), deal.event, mark))
    return [Write(REVEALED, (at, mark, deal.event)), line]


def take_lease(work: str, holder: str, now: int, seconds: int) -> Write:
    return Write(LEASE, (work, holder, now + seconds, now))
