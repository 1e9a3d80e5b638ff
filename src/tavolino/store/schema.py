"""The tables of the database. A change here needs a new step in migrations/versions; a test compares the two."""

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

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
    Column("first_entry", Integer, nullable=False, server_default="0"),  # none of its entries comes before this one
)

# Rows are only ever added at the end. An index by table would touch another page for every table that plays: a commit
# of many tables would write ten times as much, and whoever waits for the disk would wait longer.
entries = Table(
    "entry",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),  # from 0, without gaps
    Column("body", LargeBinary, nullable=False),
)

records = Table(
    "record",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", Integer, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)

players = Table(
    "record_person",  # who played in a recorded match
    metadata,
    Column("record_id", Text, ForeignKey("record.id"), primary_key=True),
    Column("person_id", Text, primary_key=True, index=True),
    Column("seat", Integer),  # None in records from before it was noted
)

secrets = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
