"""The tables of the database. A change here needs a new step in migrations/versions; a test compares the two."""

from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

people = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Integer, nullable=False),  # seconds since 1970, as all times in the database
)

tables = Table(
    "game_table",  # TABLE is a word of SQL
    metadata,
    Column("id", Text, primary_key=True),
    Column("opened", Integer, nullable=False),
    Column("closed", Integer, index=True),  # None while it is open
    Column("last_entry", Integer),  # where the log of a closed table ends; that of an open one is in open_log
)

# Rows are added at the end, whatever table they belong to. Each knows the one before it in its log: a log is read from
# its end. An index by table would touch another page for every table that plays: commits would write ten times as much.
entries = Table(
    "entry",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),  # from 0, without gaps
    Column("previous", Integer),  # the id of the entry before it in the same log
    Column("body", LargeBinary, nullable=False),
)

open_logs = Table(
    "open_log",  # where the log of each open table ends: small rows, close together, for they change all the time
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("last_entry", Integer),
    sqlite_with_rowid=False,
)

owners = Table(
    "owner",  # one row: the program that opened the database last
    metadata,
    Column("epoch", Integer, primary_key=True),  # one more each time the database is opened
    Column("checked", LargeBinary, nullable=False),  # changes with every health check
)

# The fence. Entries are written as rows of this view, so that one statement checks and writes those of many tables.
ADDITION = "CREATE VIEW addition (owner, table_id, number, body) AS SELECT NULL, NULL, NULL, NULL"
FENCE = """\
CREATE TRIGGER fence INSTEAD OF INSERT ON addition BEGIN
    INSERT INTO entry (table_id, number, previous, body)
        SELECT table_id, length, last_entry, NEW.body FROM open_log
        WHERE table_id = NEW.table_id AND length = NEW.number AND (SELECT epoch FROM owner) = NEW.owner;
    SELECT RAISE(ABORT, 'fenced') WHERE changes() = 0;
    UPDATE open_log SET length = length + 1, last_entry = last_insert_rowid() WHERE table_id = NEW.table_id;
END"""

seated = Table(
    "table_person",  # who is named in the log of a table
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

records = Table(
    "record",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", Integer, nullable=False, index=True),
    Column("rehearsal", Boolean, nullable=False, server_default="0"),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "result",  # how each seat of a recorded match did; several people may have held one seat in turn
    metadata,
    Column("id", Integer, primary_key=True),
    Column("record_id", Text, ForeignKey("record.id"), nullable=False, index=True),
    Column("seat", Integer),  # None in records from before it was noted
    Column("name", Text, nullable=False),
    Column("person_id", Text, index=True),
    Column("bot", Text),
    Column("score", Integer),
    Column("place", Integer),
    Column("by_person", Boolean),
)

signing_keys = Table(
    "signing_key",
    metadata,
    Column("id", Integer, primary_key=True),  # the largest is the newest
    Column("value", LargeBinary, nullable=False),
    Column("made", Integer, nullable=False),
)
