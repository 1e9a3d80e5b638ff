"""The README tells the truth: its commands and its example run, its links lead somewhere."""

import os
import re
import signal
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLACES = (ROOT.glob("*.md"), *((ROOT / name).rglob("*.md") for name in ("docs", "src", "examples")))
PAGES = [page for pages in PLACES for page in pages]
COMMANDS = list(dict.fromkeys(re.findall(r"^\./tavolino.*|(?<=`)\./tavolino[^`\n]*", README, re.MULTILINE)))
# The first of these runs now; test_site.py and test_wheel.py do what two others do, and the last takes ten minutes.
OF_THE_CHECKOUT = {"./tavolino test", "./tavolino docs", "./tavolino wheel", "./tavolino bench soak"}
SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}
WITHOUT_END = {"./tavolino", "./tavolino --lan", "./tavolino serve --host 0.0.0.0"}


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})  # the point is to run it
    assert "Outcome(scores=" in capsys.readouterr().out


def test_the_example_of_advice_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "docs/bots.md", "exec"), {})  # the point is to run it
    assert len(capsys.readouterr().out.splitlines()) > 1


def test_the_two_commands_stand_first() -> None:
    assert re.findall(r"```\n(.*?)\n```", README, re.DOTALL)[:2] == ["./tavolino", "./tavolino test"]


def test_the_launcher_knows_its_own_commands() -> None:
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(ROOT / "tavolino")))
    assert spec is not None
    assert spec.loader is not None
    launcher = module_from_spec(spec)
    spec.loader.exec_module(launcher)
    assert set(COMMANDS) >= OF_THE_CHECKOUT | WITHOUT_END
    assert {command.split()[1] for command in OF_THE_CHECKOUT} <= set(launcher.COMMANDS)
    assert (ROOT / "bench" / "soak.py").exists()


@pytest.mark.parametrize("command", [one for one in COMMANDS if one not in OF_THE_CHECKOUT | WITHOUT_END])
def test_a_command_runs(command: str) -> None:
    words = [sys.executable, "-m", "tavolino", *command.split()[1:]]
    done = subprocess.run(words, cwd=ROOT, input="quit\n", capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", sorted(WITHOUT_END))
def test_a_server_starts_and_stops(command: str, tmp_path: Path) -> None:
    """At a port and with a database of its own, whatever else runs on this machine."""
    words = [sys.executable, "-m", "tavolino", *command.split()[1:], "--port", "0", "--db", str(tmp_path / "t.db")]
    no_screen = {name: value for name, value in os.environ.items() if name not in SCREENS}
    with subprocess.Popen(words, env=no_screen, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Tavolino is at http://")
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) in {0, 130}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page} links to {target}"
