"""A plugin: one PostgreSQL server for all tests of a process; each test has a database of its own."""

from collections.abc import Iterator

import pytest

from support.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres("fsync=off") as server:
        yield server
