"""The steps lead to the tables that the program expects."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tavolino.game import BadMessage
from tavolino.store import Store
from tavolino.store.migrate import configuration, migrate, newest
from tavolino.store.schema import metadata
from tavolino.store.store import reader


def test_all_steps_together_make_the_schema(tmp_path: Path) -> None:
    engine = reader(tmp_path / "new.db")
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest()
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_logs_of_an_older_database_are_found_again(tmp_path: Path) -> None:
    engine = reader(tmp_path / "old.db")
    with engine.connect() as connection:
        command.upgrade(configuration(connection), "0002")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO game_table (id, opened) VALUES ('s', 1), ('t', 2)"))
        rows = "('s', 0, X'61'), ('t', 0, X'62'), ('s', 1, X'63')"
        connection.execute(text(f"INSERT INTO entry (table_id, number, body) VALUES {rows}"))
    engine.dispose()
    store = Store(tmp_path / "old.db")
    assert [(log.table, log.entries()) for log in store.open_logs()] == [("s", [b"a", b"c"]), ("t", [b"b"])]
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT first_entry FROM game_table ORDER BY id")).scalars().all() == [1, 2]
    store.close()


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path / "new.db").close()
    engine = reader(tmp_path / "new.db")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    for _ in range(2):  # and the first refusal lets go of the file
        with pytest.raises(BadMessage, match="newer Tavolino"):
            Store(tmp_path / "new.db")
