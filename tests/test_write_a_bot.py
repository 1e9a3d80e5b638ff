"""The page about writing bots tells the truth: its files play where it says they do."""

import asyncio
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import indent
from typing import Any

import pytest

from bots.positions import position
from client.test_invited import bringing, table_with, wait_until_ready
from outside import found_in
from support.programs import keeper, program_of
from support.running import Running
from tavolino.bots import Stoppable, bot_named
from tavolino.client import Client
from tavolino.games import GAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
HIGH, HASTY, HOUSE, NETWORK = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
[HEART] = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
[ENTRY_POINT] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
ARENA, TERMINAL, BRING = re.findall(r"^tavolino (.*)$", PAGE, re.MULTILINE)
[OVER_THE_NETWORK] = re.findall(r"^python (.*)$", PAGE, re.MULTILINE)


def run(words: list[str], folder: Path, typed: str = "") -> str:
    done = subprocess.run(
        words, cwd=folder, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def program(command: str) -> list[str]:
    return [sys.executable, "-P", "-m", "tavolino", *command.split()]  # -P: as the installed command starts


def test_the_bot_of_five_lines_plays_in_the_arena_and_in_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(HIGH, encoding="utf-8")
    assert "my_bot:High" in run(program(ARENA), tmp_path)
    assert "quit" in run(program(TERMINAL), tmp_path, typed="?\nquit\n")


def test_the_entry_point_makes_it_a_bot_like_ours(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(HIGH, encoding="utf-8")
    about = tmp_path / "my_bot-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my_bot\nVersion: 1\n")
    group, line = ENTRY_POINT.split("\n", 1)
    (about / "entry_points.txt").write_text(f"[{group.split(chr(34))[1]}]\n{line.replace(chr(34), '')}")
    with found_in(tmp_path):
        assert "high" in run(program(ARENA.replace("my_bot:High", "high")), tmp_path)


def test_the_typed_bot_chooses_as_the_untyped_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(HIGH, encoding="utf-8")
    for folder in (tmp_path, ROOT / "examples"):
        monkeypatch.syspath_prepend(str(folder))
    game = GAMES["twisted"]
    for played in range(10):
        view = position(game, 2, played, "typed")
        chosen = [bot_named(name, game, Random(1)).choose(view) for name in ("my_bot:High", "typed_bot:High")]
        assert chosen[0] == chosen[1]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The program with a bot of one's own."""
    (tmp_path / "my_bot.py").write_text(HIGH, encoding="utf-8")
    file = tmp_path / "house.py"
    file.write_text(HOUSE, encoding="utf-8")
    return file


def test_a_file_of_three_lines_is_tavolino_with_one_bot_more(house: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(house)]
    assert "high" in run([*command, *ARENA.replace("my_bot:High", "high").split()], tmp_path)
    with Running(tmp_path / "t.db", program=command) as server:
        assert all("high" in game["levels"] for game in server.http.get("/api/games").json())


def test_a_bot_that_the_processes_do_not_know_is_one_line_that_helps(house: Path, tmp_path: Path) -> None:
    lines = house.read_text(encoding="utf-8").splitlines()
    lines.remove('BOTS.add("high", High)')
    house.write_text("\n".join([*lines[:-1], '    BOTS.add("high", High)', lines[-1]]), encoding="utf-8")
    command = [sys.executable, str(house), *ARENA.replace("my_bot:High", "high").split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    assert "call BOTS.add outside of" in line


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the bot that looks ahead."""
    (tmp_path / "hasty_bot.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "hasty_bot:Hasty"


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_that_looks_ahead_plays_every_game(name: str, hasty: str) -> None:
    view = position(GAMES[name], 2, 6, "hasty")
    assert bot_named(hasty, GAMES[name], Random(1)).choose(view) in view.legal


def test_the_bot_that_looks_ahead_can_be_stopped(hasty: str) -> None:
    """It imagines its first world only when it has been asked to stop, and no second one."""
    game = next(iter(GAMES.values()))
    bot: Any = bot_named(hasty, game, Random(1))
    stoppable: object = bot
    assert isinstance(stoppable, Stoppable)
    view, begun, asked = position(game, 2, 6, "hasty"), threading.Event(), threading.Event()
    worlds: list[Any] = []

    class Game:
        apply, score = staticmethod(game.apply), staticmethod(game.score)

        @staticmethod
        def imagine(view: Any, rng: Random) -> Any:
            begun.set()
            asked.wait()
            worlds.append(view)
            return game.imagine(view, rng)

    bot.game = Game
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(bot.choose(view)))
    thread.start()
    begun.wait()
    bot.stop()
    asked.set()
    thread.join()
    assert found[0] in view.legal
    assert len(worlds) == len(view.legal)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "t.db", "asks_per_second=1000") as running:
        yield running


def test_the_command_brings_the_bot_to_a_server(server: Running, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(HIGH, encoding="utf-8")
    _, _, *arguments = BRING.split()
    owner = keeper(server, "Anna")
    with bringing(server, program_of(owner, "High").token, tmp_path, *arguments) as command:
        wait_until_ready(owner)
        table = table_with(owner, "High")
        assert command.until("sits in seat 2").startswith(table)
        assert command.stop() == "Stopped. No match was going on."


def test_the_heart_of_a_program_plays_three_matches(server: Running) -> None:
    names: dict[str, Any] = {"Client": Client, "choose": lambda view: view.legal[0]}
    exec(f"async def heart(url, token, table):\n{indent(HEART, '    ')}", names)
    ben = server.guest("Ben")
    table = ben.open("twisted", 2, (None, "random"), options={"rounds": 1})
    asyncio.run(names["heart"](server.url, ben.token, table))
    assert ben.get(f"/api/tables/{table}").json()["table"]["match"] == 3


def test_the_bot_over_the_network_plays_a_match(server: Running, tmp_path: Path) -> None:
    (tmp_path / "network_bot.py").write_text(NETWORK, encoding="utf-8")
    shutil.copy(ROOT / "examples" / "bot.py", tmp_path)
    command = OVER_THE_NETWORK.replace("http://127.0.0.1:8000", server.url)
    assert "scores" in run([sys.executable, *command.split()], tmp_path)
