"""Upgrades a database to the newest form when a server opens it."""

import logging
import sqlite3
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tavolino.game import BadMessage
from tavolino.store.sqlite.backup import back_up
from tavolino.store.sqlite.integrity import check_whole
from tavolino.store.sqlite.place import explaining_errors

STEPS = Path(__file__).parents[1] / "migrations"
log = logging.getLogger(__name__)


def look_at(path: Path) -> str | None:
    """The form of a database, None if it is new; raises BadMessage if we cannot use it. Changes nothing."""
    if not path.is_file() or not path.stat().st_size:
        return None
    with explaining_errors(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" not in tables:
            if tables:
                raise BadMessage(f"The database {path} belongs to another program; name another file.")
            return None
        form = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if form is not None and form[0] not in forms():
        raise BadMessage(f"The database {path} was made by a newer Tavolino; use that one, or another database.")
    return None if form is None else str(form[0])


def migrate(engine: Engine, path: Path) -> None:
    form = look_at(path)
    if form == newest():
        return
    if form is not None:
        check_whole(path)
        copy = free_name(path, newest())
        back_up(path, copy)
        log.warning("The database %s is brought from form %s to %s; a copy is kept in %s.", path, form, newest(), copy)
    else:
        let_shrink(path, "PRAGMA journal_mode=WAL")
    with engine.connect() as connection:
        command.upgrade(configuration(connection), "head")
    if form is not None:
        try:
            let_shrink(path, "VACUUM")
        except sqlite3.Error as fault:
            log.warning("The database %s cannot give back the space it does not need: %s.", path, fault)
        log.info("The database %s has form %s now.", path, newest())


def let_shrink(path: Path, write: str) -> None:
    """From now on the database can give space back; `write` is what makes SQLite write the first page."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA auto_vacuum=INCREMENTAL")
        database.execute(write)


def free_name(path: Path, form: str) -> Path:
    """A free name for the copy next to a database."""
    name = f"{path.name}.before-{form}"
    names = (path.with_name(f"{name}-{number}" if number > 1 else name) for number in count(1))
    return next(copy for copy in names if not copy.exists())


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def forms() -> list[str]:
    """Newest first."""
    return [step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions()]


def newest() -> str:
    return forms()[0]
