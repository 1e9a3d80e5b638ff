"""The page about the wire tells the truth: its players play, and its example is what the schema says."""

import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema_rs
import pytest

from launcher import load
from support.running import Running
from tavolino.games import BUILT_IN
from tavolino.server.schema.socket import socket_schema

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def block(language: str, number: int = 0) -> str:
    return str(re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)[number])


def played(command: list[str], server: Running, folder: Path) -> str:
    done = subprocess.run([*command, server.url], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", ["python", "js"])
def test_the_whole_player_plays_a_match(language: str, tmp_path: Path) -> None:
    node = [
        *load(ROOT).node_found()["node"],
        "--experimental-websocket",
        "--no-warnings",
    ]  # what Node 22 does by itself
    file = tmp_path / {"python": "player.py", "js": "player.mjs"}[language]
    file.write_text(block(language), encoding="utf-8")
    command = [sys.executable] if language == "python" else node
    with Running(tmp_path / "t.db", "asks_per_second=1000") as server:
        scores = re.findall(r"-?\d+", played([*command, str(file)], server, tmp_path))
        assert len(scores) == 2


@pytest.mark.parametrize(("number", "kind"), [(0, "Ask"), (1, "PersonalNews")])
def test_the_messages_on_the_page_are_what_the_schema_says(number: int, kind: str) -> None:
    schema = socket_schema(BUILT_IN.values())
    messages = jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]})
    messages.validate(json.loads(block("json", number)))


def test_the_command_prints_what_the_server_says(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tavolino", "wire", "--json"]
    printed = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    with Running(tmp_path / "t.db") as server:
        assert server.http.get("/schema/socket.json").json() == printed
