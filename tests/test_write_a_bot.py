"""The page about writing bots tells the truth: its files play where it says they do."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from support.running import Running

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
BOT, RUN, NETWORK = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ARENA, TERMINAL, OVER_THE_NETWORK = re.findall(r"^python (.*)$", PAGE, re.MULTILINE)


def run(command: str, folder: Path, typed: str = "") -> str:
    words = [sys.executable, *command.split()]
    done = subprocess.run(
        words, cwd=folder, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_five_lines_beats_random_in_the_arena_and_plays_in_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(f"{BOT}\n{RUN}", encoding="utf-8")
    assert "high" in run(ARENA, tmp_path)
    assert "quit" in run(TERMINAL, tmp_path, typed="?\nquit\n")


def test_the_bot_over_the_network_plays_a_match(tmp_path: Path) -> None:
    (tmp_path / "network_bot.py").write_text(NETWORK, encoding="utf-8")
    shutil.copy(ROOT / "examples" / "bot.py", tmp_path)
    with Running(tmp_path / "t.db", "asks_per_second=1000") as server:
        assert "scores" in run(OVER_THE_NETWORK.replace("http://127.0.0.1:8000", server.url), tmp_path)
