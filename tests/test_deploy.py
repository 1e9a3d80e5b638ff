"""The files for hosts: systemd accepts the unit, and the very commands in them start a server."""

import json
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "tavolino.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
INSTALLED = "/opt/tavolino/bin"
HERE = str(Path(sys.executable).parent)
EXPOSURE = 2.0  # of 10, as systemd counts; lower is better

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd")


def service() -> dict[str, str]:
    """The settings of the unit; of one that is given twice, the last."""
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    return dict(unit["Service"])


def container() -> dict[str, str]:
    """The instructions of the last stage; of one that is given twice, the last."""
    lines = CONTAINER.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    last = [name for name, _ in words].index("FROM", 1)
    return {name: rest for name, rest in words[last:]}  # noqa: C416 - dict() takes no lists of lists


def runs(command: list[str], folder: Path) -> None:
    """Start a server by a command for another machine, with this one's program and folder, and stop it."""
    places = {INSTALLED: HERE, "%S": str(folder), "/data": str(folder)}
    for place, here in places.items():
        command = [word.replace(place, here, 1) if word.startswith(place) else word for word in command]
    command[command.index("--port") + 1] = "0"
    (folder / "tavolino").mkdir(exist_ok=True)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}/healthz") as answer:
            assert answer.read() == b"ok\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
    assert list(folder.rglob("tavolino.db"))


def test_the_command_of_the_unit_starts_a_server(tmp_path: Path) -> None:
    runs(shlex.split(service()["ExecStart"]), tmp_path)


def test_the_command_of_the_container_starts_a_server(tmp_path: Path) -> None:
    found = container()
    runs(json.loads(found["ENTRYPOINT"]) + json.loads(found["CMD"]), tmp_path)


def test_the_container_has_no_rights_and_knows_whether_it_is_well() -> None:
    found = container()
    assert found["USER"] == "tavolino"
    assert "/data" in json.loads(found["VOLUME"])
    assert "/healthz" in found["HEALTHCHECK"]


def test_the_container_copies_only_what_the_checkout_has() -> None:
    for name in ("tavolino", "requirements-fast.lock", "pyproject.toml"):
        assert (ROOT / name).is_file()
    assert "requirements-fast.lock" in CONTAINER.read_text()


def test_the_unit_has_as_many_files_as_connections() -> None:
    from tavolino.server.files import fitting
    from tavolino.server.limits import Limits

    assert fitting(Limits(), int(service()["LimitNOFILE"])) == Limits()


@needs_systemd
def test_systemd_accepts_the_unit_and_finds_it_locked_in(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(INSTALLED, HERE), encoding="utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={round(EXPOSURE * 10)}", str(unit)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout
