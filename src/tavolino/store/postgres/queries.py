"""Queries where PostgreSQL needs others than SQLite, or where nodes have to agree."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, TextClause, delete, insert, select, text

from tavolino.store.contract import Log, Summary
from tavolino.store.deals import next_line
from tavolino.store.postgres.place import DEALS, LIVING, NODE
from tavolino.store.postgres.schema import entries, messages, metadata, new_deals, shared, tables
from tavolino.store.sql.queries import is_kept

STALE = 5.0  # seconds without a beat after which a node hangs
RECORD_ID = b'"record_id":"'  # in the entry that begins a match
FREE = f"(game_table.owner IS NULL OR game_table.owner = :node OR game_table.owner NOT IN ({LIVING}))"
OWNER = text(
    "SELECT game_table.owner, node.address, node.beat < clock_timestamp() - make_interval(secs => :stale) AS hangs"
    " FROM game_table LEFT JOIN node ON node.id = game_table.owner WHERE game_table.id = :table AND closed IS NULL"
)
# By the lock, not by a process number that a node could have noted: by now it might be another's.
END_SESSION = text(
    "SELECT pg_terminate_backend(pid, 2000) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind"
    " AND objid = :node AND objsubid = 2 AND granted"
)
# Shared, so that all who come at once find out that the owner is gone, not only the first of them.
IS_GONE = text("SELECT pg_try_advisory_xact_lock_shared(:kind, :node)")
CLAIM = text(
    "UPDATE game_table SET owner = :node WHERE id = :table AND closed IS NULL AND owner IS NOT DISTINCT FROM :before"
)
deals, seated = metadata.tables["deal"], metadata.tables["table_person"]


class ChangedEntry(NamedTuple):
    table: str
    number: int
    before: bytes
    after: bytes


# Who owns a table


class Owner(NamedTuple):
    node: int | None
    address: str | None  # None: the node has left
    hangs: bool


def owner_of(connection: Connection, table: str) -> Owner | None:
    """None if there is no such table."""
    row = connection.execute(OWNER, {"table": table, "stale": STALE}).first()
    return None if row is None else Owner(row.owner, row.address, bool(row.hangs))


def end_session(connection: Connection, node: int) -> None:
    """End the session of a node that hangs. When it wakes up, it has no tables any more."""
    connection.execute(END_SESSION, {"kind": NODE, "node": node}).all()


def claim(connection: Connection, table: str, node: int, before: int | None) -> bool | None:
    """True if the table is this node's now, False if its owner lives, None if somebody else was faster.

    PostgreSQL releases the lock of a session after its last transaction has ended, so the log is complete by then.
    """
    with connection.begin_nested():
        if before is not None and not connection.execute(IS_GONE, {"kind": NODE, "node": before}).scalar():
            return False
        found = connection.execute(CLAIM, {"table": table, "node": node, "before": before})
    return True if found.rowcount else None


def free_for(node: int) -> TextClause:
    """Tables that no other node owns."""
    return text(FREE).bindparams(node=node, kind=NODE)


def tables_to_wake(connection: Connection, node: int, rules: Collection[str]) -> list[str]:
    other_rules = (tables.c.stage == "playing") & tables.c.rules.not_in(rules)
    found = select(tables.c.id).where(
        tables.c.closed.is_(None), tables.c.awake | tables.c.stage.is_(None) | other_rules, free_for(node)
    )
    return [*connection.execute(found.order_by(tables.c.awake.desc(), tables.c.opened)).scalars()]


def quiet_tables(connection: Connection, node: int, seen_before: int, over_before: int, most: int) -> list[str]:
    is_quiet = (tables.c.seen < seen_before) | ((tables.c.stage == "over") & (tables.c.seen < over_before))
    is_free = is_quiet, ~is_kept(tables), free_for(node)
    found = select(tables.c.id).where(tables.c.closed.is_(None), ~tables.c.awake, *is_free)
    return [*connection.execute(found.limit(most)).scalars()]


# What nodes tell each other


def living_nodes(connection: Connection) -> dict[int, int]:
    """Each node that lives, and the last message it has acted on. One that hangs does not count."""
    found = connection.execute(
        text(
            f"SELECT id, heard FROM node WHERE id IN ({LIVING})"
            " AND beat > clock_timestamp() - make_interval(secs => :stale)"
        ),
        {"kind": NODE, "stale": STALE},
    )
    return {row.id: row.heard for row in found}


def new_messages(connection: Connection, after: int) -> list[tuple[int, bytes]]:
    found = select(messages.c.id, messages.c.body).where(messages.c.id > after).order_by(messages.c.id)
    return [(number, bytes(body)) for number, body in connection.execute(found)]


def read_shared(connection: Connection, topic: str) -> list[bytes]:
    living = text(f"shared.node IN ({LIVING})").bindparams(kind=NODE)
    found = select(shared.c.body).where(shared.c.topic == topic, living).order_by(shared.c.node, shared.c.key)
    return [bytes(body) for body in connection.execute(found).scalars()]


# Logs


def read_log(connection: Connection, table: str) -> Log:
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    return Log(table, [], is_open=False) if row is None else as_log(connection, row)


def read_open_logs(connection: Connection) -> Iterator[Log]:
    """Oldest table first."""
    found = select(tables).where(tables.c.closed.is_(None)).order_by(tables.c.opened, tables.c.order_opened)
    for row in connection.execute(found).all():
        yield as_log(connection, row)


def as_log(connection: Connection, row: "Row[*tuple[Any, ...]]") -> Log:
    summary = None if row.stage is None else Summary(row.stage, row.rules, row.awake, row.event)
    return Log(row.id, entries_of(connection, row.id), row.closed is None, row.opened, row.acted, summary)


def entries_of(connection: Connection, table: str) -> list[tuple[int, bytes]]:
    found = select(entries.c.number, entries.c.body).where(entries.c.table_id == table).order_by(entries.c.number)
    return [(number, bytes(body)) for number, body in connection.execute(found)]


def promised_records(connection: Connection) -> set[str]:
    """Reads all entries, so it is not for a running server."""
    found = select(entries.c.body).join(tables, tables.c.id == entries.c.table_id).where(tables.c.closed.is_(None))
    bodies = connection.execute(
        found.where(text("position(:mark IN entry.body) > 0").bindparams(mark=RECORD_ID))
    ).scalars()
    return {str(msgspec.json.decode(body).get("record_id")) for body in bodies}


def logs_to_drop(connection: Connection, closed_before: int, most: int) -> list[str]:
    found = select(tables.c.id).where(tables.c.closed < closed_before).order_by(tables.c.closed).limit(most)
    return [*connection.execute(found).scalars()]


def changed_entries(connection: Connection, person: str, anonymise: Callable[[bytes], bytes]) -> Iterator[ChangedEntry]:
    """The entries that name a person, without the person."""
    for table in connection.execute(select(seated.c.table_id).where(seated.c.person_id == person)).scalars().all():
        for number, body in entries_of(connection, table):
            if (after := anonymise(body)) != body:
                yield ChangedEntry(table, number, body, after)


# The public list of deals


def chain_deals(connection: Connection) -> None:
    """Give new deals their lines in the public list; one node at a time."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:kind, 1)"), {"kind": DEALS})
    waiting = connection.execute(select(new_deals).order_by(new_deals.c.id)).all()
    if not waiting:
        return
    number, line = connection.execute(select(deals).order_by(deals.c.number.desc()).limit(1)).one()
    for deal in waiting:
        number, line = number + 1, next_line(number + 1, line, bytes(deal.body))
        connection.execute(insert(deals).values(number=number, line=line))
    connection.execute(delete(new_deals).where(new_deals.c.id.in_([deal.id for deal in waiting])))
