"""Logs that are read from the end, are fenced, and name their rules and all options; results as separate rows."""

import time
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from tavolino.store.migrations.to_0004 import Log, results_of

revision = "0004"
down_revision = "0003"

CHUNK = 1000  # rows
ADDITION = "CREATE VIEW addition (owner, table_id, number, body) AS SELECT NULL, NULL, NULL, NULL"
FENCE = """\
CREATE TRIGGER fence INSTEAD OF INSERT ON addition BEGIN
    INSERT INTO entry (table_id, number, previous, body)
        SELECT table_id, length, last_entry, NEW.body FROM open_log
        WHERE table_id = NEW.table_id AND length = NEW.number AND (SELECT epoch FROM owner) = NEW.owner;
    SELECT RAISE(ABORT, 'fenced') WHERE changes() = 0;
    UPDATE open_log SET length = length + 1, last_entry = last_insert_rowid() WHERE table_id = NEW.table_id;
END"""


def upgrade() -> None:
    create_tables()
    connection = op.get_bind()
    adopt_lost_entries(connection)
    move_logs(connection)
    fill_results(connection)
    move_key(connection)
    for old in ("entry_before", "record_person", "secret"):
        op.drop_table(old)
    with op.batch_alter_table("game_table") as table:
        table.drop_column("first_entry")
    op.execute(ADDITION)
    op.execute(FENCE)


def create_tables() -> None:
    op.add_column("game_table", sa.Column("last_entry", sa.Integer))
    op.add_column("record", sa.Column("rehearsal", sa.Boolean, nullable=False, server_default="0"))
    op.rename_table("entry", "entry_before")
    op.create_table(
        "entry",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("previous", sa.Integer),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "open_log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("last_entry", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owner",
        sa.Column("epoch", sa.Integer, primary_key=True),
        sa.Column("checked", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "table_person",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_table_person_table_id", "table_person", ["table_id"])
    op.create_table(
        "result",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("record_id", sa.Text, sa.ForeignKey("record.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("by_person", sa.Boolean),
    )
    op.create_index("ix_result_record_id", "result", ["record_id"])
    op.create_index("ix_result_person_id", "result", ["person_id"])
    op.create_table(
        "signing_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )


def adopt_lost_entries(connection: sa.Connection) -> None:
    """Put entries without a table into a closed one, so that they are dropped in time like any other log."""
    now = int(time.time())
    connection.exec_driver_sql(
        "INSERT INTO game_table (id, opened, closed) SELECT DISTINCT table_id, ?, ? FROM entry_before "
        "WHERE table_id NOT IN (SELECT id FROM game_table)",
        (now, now),
    )


def move_logs(connection: sa.Connection) -> None:
    """Copy every log and link its entries. Logs of open tables are converted on the way."""

    def is_recorded(name: str) -> bool:
        return connection.exec_driver_sql("SELECT 1 FROM record WHERE id = ?", (name,)).first() is not None

    tables = connection.exec_driver_sql("SELECT id, closed IS NULL FROM game_table").all()
    logs = {name: Log(name, is_open=bool(is_open), is_recorded=is_recorded) for name, is_open in tables}
    old = connection.exec_driver_sql("SELECT id, table_id, number, body FROM entry_before ORDER BY id")
    for rows in old.partitions(CHUNK):
        moved = [(number, table, *logs[table].move(number, *rest)) for number, table, *rest in rows]
        insert(connection, "entry (id, table_id, number, previous, body)", moved)
    insert(
        connection,
        "open_log (table_id, length, last_entry)",
        [(log.name, log.length, log.last) for log in logs.values() if log.is_open],
    )
    for log in logs.values():
        insert(connection, "table_person (person_id, table_id)", [(person, log.name) for person in sorted(log.people)])
    ends = [(log.last, log.name) for log in logs.values() if not log.is_open]
    if ends:
        connection.exec_driver_sql("UPDATE game_table SET last_entry = ? WHERE id = ?", ends)


def fill_results(connection: sa.Connection) -> None:
    rows = connection.exec_driver_sql(
        "SELECT record.id, record.body, record_person.person_id, record_person.seat "
        "FROM record LEFT JOIN record_person ON record_person.record_id = record.id ORDER BY record.id"
    )
    for (name, body), people in groupby(rows, key=lambda row: (row.id, row.body)):
        sat = [(row.person_id, row.seat) for row in people if row.person_id is not None]
        rehearsal, results = results_of(body, sat)
        columns = "result (record_id, seat, name, person_id, bot, score, place)"
        insert(connection, columns, [(name, *result) for result in results])
        if rehearsal:
            connection.exec_driver_sql("UPDATE record SET rehearsal = 1 WHERE id = ?", (name,))


def move_key(connection: sa.Connection) -> None:
    connection.exec_driver_sql(
        "INSERT INTO signing_key (value, made) SELECT value, ? FROM secret WHERE name = 'key'", (int(time.time()),)
    )


def insert(connection: sa.Connection, into: str, rows: list[Any]) -> None:
    if rows:
        places = ", ".join("?" for _ in rows[0])
        connection.exec_driver_sql(f"INSERT INTO {into} VALUES ({places})", [tuple(row) for row in rows])
