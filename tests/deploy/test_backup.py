"""The script for backups: both databases, really restored; old ones go only when a new one is there."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from deploy.files import DEPLOY, needs
from support.postgres import Postgres, binaries
from support.running import Running

SCRIPT = DEPLOY / "backup.sh"
pytestmark = needs("sh")


def back_up(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    folder.mkdir(exist_ok=True)
    path = f"{Path(sys.executable).parent}:{binaries()}:{os.environ['PATH']}"
    around = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO")} | {"PATH": path}
    command = ["sh", str(SCRIPT), str(folder)]
    return subprocess.run(command, env=around | settings, capture_output=True, text=True, check=False)


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("tavolino-*"))


def test_a_file_is_copied_while_the_server_runs_and_the_copy_opens(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with Running(tmp_path / "tavolino.db") as server:
        guest = server.guest("Anna")
        table = guest.open("twisted", 2)
        told = back_up(folder, TAVOLINO_DB=str(server.database))
        assert told.returncode == 0, told.stderr
    [copy] = backups(folder)
    assert copy.suffix == ".db"
    with Running(copy) as restored:
        found = restored.http.get(f"/api/tables/{table}", headers=guest.headers)
        assert found.status_code == httpx.codes.OK


def test_postgresql_is_dumped_while_the_server_runs_and_the_dump_can_be_restored(
    tmp_path: Path, postgres: Postgres
) -> None:
    url, folder = postgres.new_database("dumped"), tmp_path / "backups"
    with Running(tmp_path / "unused.db", database_url=url) as server:
        guest = server.guest("Anna")
        table = guest.open("twisted", 2)
        told = back_up(folder, TAVOLINO_DB=url)
        assert told.returncode == 0, told.stderr
    [dump] = backups(folder)
    other = postgres.new_database("restored")
    restore = [str(binaries() / "pg_restore"), "--no-owner", "--exit-on-error", f"--dbname={other}", str(dump)]
    subprocess.run(restore, check=True, capture_output=True)
    with Running(tmp_path / "unused.db", database_url=other) as restored:
        found = restored.http.get(f"/api/tables/{table}", headers=guest.headers)
        assert found.status_code == httpx.codes.OK


@pytest.mark.parametrize("works", [True, False])
def test_old_backups_go_and_prometheus_is_told_only_when_there_is_a_new_one(*, tmp_path: Path, works: bool) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "tavolino-2020-01-01.db"
    old.touch()
    os.utime(old, (0, 0))
    database = tmp_path / "tavolino.db"
    if works:
        Running(database).stop()
    told = back_up(folder, TAVOLINO_DB=str(database))
    assert (told.returncode == 0) == works
    assert old.exists() != works
    assert (folder / "backup.prom").exists() == works
    if works:
        assert "\ntavolino_last_backup_timestamp_seconds 1" in (folder / "backup.prom").read_text()
        [copy] = backups(folder)
        assert copy.stat().st_mode & 0o077 == 0, "only its owner can read it"


def test_the_script_asks_for_a_folder() -> None:
    told = subprocess.run(["sh", SCRIPT], capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "Which folder?" in told.stderr
