"""The tables in PostgreSQL: those of SQLite, but for the log, and those that nodes need to agree."""

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Identity,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    func,
)

from tavolino.store.sql import schema

metadata = MetaData()
COMMON = [table for table in schema.metadata.sorted_tables if table.name not in ("entry", "open_log", "owner")]
for one in COMMON:
    one.to_metadata(metadata)

tables = metadata.tables["game_table"]
tables.append_column(Column("order_opened", BigInteger, Identity(always=True), nullable=False))
tables.append_column(Column("owner", Integer, index=True))  # the node that may append; None: nobody at the moment

entries = Table(
    "entry",
    metadata,
    Column("table_id", Text(collation="C"), nullable=False),
    Column("number", Integer, nullable=False),  # from 0, without gaps
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),  # two owners at once could never both append
)

houses = Table(
    "house",  # one row
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),  # what its hosts call it, so that no other house moves in
    Column("uptime", BigInteger, nullable=False, server_default="0"),
    Column("checked", LargeBinary, nullable=False),  # changes with every health check
)

nodes = Table(
    "node",  # a server that uses this database; it lives as long as its session holds the lock of this number
    metadata,
    Column("id", Integer, Identity(always=True), primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("heard", BigInteger, nullable=False),  # the last message that it has acted on
)

messages = Table(
    "message",  # what all nodes are told
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("body", LargeBinary, nullable=False),
)

shared = Table(
    "shared",  # what each node says about a topic, for all to read
    metadata,
    Column("topic", Text, primary_key=True),
    Column("node", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

new_deals = Table(
    "new_deal",  # what the public list gets next: nodes would wait for each other if each chained its own lines
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
