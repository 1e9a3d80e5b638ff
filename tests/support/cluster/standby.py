"""A primary with a synchronous standby, and one URL for both."""

import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.postgres import Postgres, running_postgres

NAME = "cluster"
SYNCHRONOUS = "ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)'"


@contextmanager
def with_standby(*settings: str) -> Iterator[tuple[Postgres, Postgres, str]]:
    """Nothing is acknowledged before both have it."""
    usual = (*settings, "wal_level=replica", "hot_standby=on")
    with running_postgres(*usual) as primary, tempfile.TemporaryDirectory(prefix="tavolino-pg-") as folder:
        primary.new_database(NAME)
        standby = Postgres(Path(folder), *usual)
        standby.copy_of(primary)
        standby.start()
        try:
            primary.execute(SYNCHRONOUS)
            primary.execute("SELECT pg_reload_conf()")
            while primary.value("SELECT sync_state FROM pg_stat_replication") != "sync":
                time.sleep(0.02)
            hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
            yield primary, standby, f"postgresql://tavolino@{hosts}/{NAME}?target_session_attrs=read-write"
        finally:
            standby.stop(signal.SIGQUIT)
