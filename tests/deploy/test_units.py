"""The units for systemd: it accepts them and finds them locked in, and the very commands in them start servers."""

import shlex
import subprocess
from pathlib import Path

import pytest

from deploy.files import DEPLOY, HERE, INSTALLED, needs, placed, runs, service
from support.postgres import Postgres, free_port
from tavolino.server.gate.limits import Limits
from tavolino.server.transport.files import fitting

EXPOSURE = 2.0  # of 10, as systemd counts; lower is better
SERVERS = ("tavolino.service", "tavolino@.service")
UNITS = (*SERVERS, "tavolino-backup.service")


def set_up(folder: Path, **changed: object) -> dict[str, str]:
    """What the host has done by then: the settings are in their folder. Returns where the unit finds everything."""
    text = (DEPLOY / "tavolino.toml").read_text(encoding="utf-8")
    for name, value in changed.items():
        text = text.replace(f"{name} = 8000", f"{name} = {value}")
    (folder / "tavolino").mkdir()
    (folder / "tavolino" / "tavolino.toml").write_text(text, encoding="utf-8")
    return {"%E": str(folder), "%S": str(folder), "%C": str(folder)}


def environment(unit: dict[str, str], places: dict[str, str]) -> dict[str, str]:
    pairs = (pair.split("=", 1) for pair in shlex.split(placed(unit["Environment"], places)))
    return {name: value for name, value in pairs if name != "XDG_CACHE_HOME"}  # the compiled search is here already


def test_the_command_of_the_unit_starts_a_server_with_the_settings_that_come_with_it(tmp_path: Path) -> None:
    unit, places = service("tavolino.service"), set_up(tmp_path, port=0)
    runs(shlex.split(placed(unit["ExecStart"], places)), environment(unit, places))
    assert (tmp_path / "tavolino" / "tavolino.db").is_file(), "in its state folder"


def test_the_command_of_a_node_starts_one(tmp_path: Path, postgres: Postgres) -> None:
    unit, places = service("tavolino@.service"), set_up(tmp_path) | {"%i": str(free_port())}
    settings = environment(unit, places)
    command = placed(unit["ExecStart"], places | {"${NODE_ADDRESS}": settings["NODE_ADDRESS"]})
    database = {"TAVOLINO_DB": postgres.new_database("unit")}
    runs(shlex.split(command), settings | database, "/readyz")
    assert not list(tmp_path.rglob("*.db"))


@pytest.mark.parametrize("name", SERVERS)
def test_a_unit_has_as_many_files_as_connections(name: str) -> None:
    assert fitting(Limits(), int(service(name)["LimitNOFILE"])) == Limits()


def test_the_unit_and_the_node_are_locked_in_alike() -> None:
    first, second = map(service, SERVERS)
    own = {"Description", "After", "ExecStart", "Environment", "EnvironmentFile", "Restart", "User"}
    state = {"StateDirectory", "StateDirectoryMode"}
    assert {key: value for key, value in first.items() if key not in own | state} == {
        key: value for key, value in second.items() if key not in own
    }


@needs("systemd-analyze")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_a_unit_and_finds_it_locked_in(name: str, tmp_path: Path) -> None:
    unit = tmp_path / name.replace("@", "@8001")
    text = (DEPLOY / name).read_text(encoding="utf-8")
    unit.write_text(text.replace(f"{INSTALLED}/backup.sh", str(DEPLOY / "backup.sh")).replace(INSTALLED, HERE))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={round(EXPOSURE * 10)}", str(unit)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout


@needs("systemd-analyze")
def test_the_backup_is_due_every_day() -> None:
    times = service("tavolino-backup.timer")["OnCalendar"]
    told = subprocess.run(["systemd-analyze", "calendar", times], capture_output=True, text=True, check=True)
    assert "Next elapse" in told.stdout
    assert times.startswith("*-*-* ")
