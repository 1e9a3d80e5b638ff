"""Brings a database to the newest form, by itself, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, inspect

from tavolino.game import BadMessage

STEPS = Path(__file__).with_name("migrations")


def migrate(engine: Engine) -> None:
    tables = inspect(engine).get_table_names()
    if tables and "alembic_version" not in tables:
        raise BadMessage("The database belongs to another program; name another file.")
    with engine.connect() as connection:
        try:
            command.upgrade(configuration(connection), "head")
        except CommandError:
            raise BadMessage("The database was made by a newer Tavolino; use that one, or another database.") from None


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head
