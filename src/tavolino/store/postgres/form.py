"""Makes the tables of a new database, or brings an older one to the newest form, while all other servers wait."""

import os

from alembic import command
from sqlalchemy import Connection, Engine, insert, inspect, select, text

from tavolino.chance import SIZE
from tavolino.game import BadMessage
from tavolino.store.deals import first_line
from tavolino.store.postgres.place import FORM, Database
from tavolino.store.postgres.schema import metadata
from tavolino.store.sql.schema import deals, signing_keys
from tavolino.store.sql.store import now
from tavolino.store.sqlite.migrate import configuration, forms, newest


def prepare(database: Database, engine: Engine) -> None:
    """All or nothing; raises BadMessage if the database cannot be used, and leaves it unchanged then."""
    with database.explaining(), engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:kind, 1)"), {"kind": FORM})
        form = form_of(database, connection)
        if form is None:
            metadata.create_all(connection)
            command.stamp(configuration(connection), "head")
        elif form != newest():
            command.upgrade(configuration(connection), "head")
        furnish(connection)


def form_of(database: Database, connection: Connection) -> str | None:
    """None if the database is new."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names:
            raise BadMessage(f"The database {database.shown} belongs to another program; name another one.")
        return None
    form = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if "house" not in names or form is None:
        raise BadMessage(f"The database {database.shown} belongs to another program; name another one.")
    if form not in forms():
        raise BadMessage(f"The database {database.shown} was made by a newer Tavolino; use that one.")
    return str(form)


def furnish(connection: Connection) -> None:
    """A key and a list of deals, if there are none."""
    if connection.execute(select(signing_keys.c.id).limit(1)).first() is None:
        connection.execute(insert(signing_keys).values(value=os.urandom(SIZE), made=now()))
    if connection.execute(select(deals.c.number).limit(1)).first() is None:
        connection.execute(insert(deals).values(number=0, line=first_line(now())))
