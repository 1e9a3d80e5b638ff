"""The files for hosts, and what their commands are on this machine."""

import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTALLED = "/opt/tavolino/bin"
HERE = str(Path(sys.executable).parent)


def needs(program: str) -> pytest.MarkDecorator:
    """Skip a test if this machine lacks a program that only checks; what can be checked without it has its own test."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"this machine has no {program}")


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def service(name: str) -> dict[str, str]:
    """The settings of a unit; of one that is given twice, all lines in order."""
    found: dict[str, str] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found[key] = f"{found[key]}\n{value}" if key in found else value
    return found


def placed(text: str, places: Mapping[str, str]) -> str:
    """A command for another machine with the folders of this one."""
    for place, here in ({INSTALLED: HERE} | {**places}).items():
        text = text.replace(place, here)
    return text


def runs(command: list[str], settings: Mapping[str, str], probe: str = "/healthz") -> None:
    """Start a server, ask it how it is, and stop it."""
    around = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO_")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=around | {**settings}) as process:
        assert process.stdout
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}{probe}") as answer:
            assert answer.read() == b"ok\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
