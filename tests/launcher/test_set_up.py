"""What is missing is brought, once; what was changed, interrupted or moved, again."""

import os
import re
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import tavolino
from launcher import BASE, done, interrupt, load


def test_first_start_sets_up_and_the_second_only_hands_over(checkout: Path, tmp_path: Path) -> None:
    flit = find_spec("flit_core")
    assert flit is not None
    assert flit.origin is not None
    shutil.copytree(Path(flit.origin).parent, tmp_path / "backend/flit_core")
    link = tmp_path / "link"
    link.symlink_to(checkout / "tavolino")

    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path / "backend"), "PIP_NO_INDEX": "1"}
        command = [sys.executable, str(link), *arguments]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    first = start("play", "twisted")
    said = ["setting up, the first time only", *BASE]
    assert [line.split(" ...")[0] for line in first.stderr.splitlines()] == [f"tavolino: {line}" for line in said]
    assert first.stdout == "the program got ['play', 'twisted']\n"
    second = start("help")
    assert second.stderr == ""
    assert second.stdout.startswith("Commands of this checkout:")
    assert second.stdout.endswith("the program got ['help']\n")
    assert (first.returncode, second.returncode) == (7, 7)


def test_each_step_is_done_once(launcher: ModuleType) -> None:
    launcher.set_up()
    assert done(launcher) == BASE
    launcher.set_up()
    assert done(launcher) == []
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == ["installing the test tools"]


@pytest.mark.parametrize(
    ("file", "repeated"),
    [
        ("requirements.lock", ["installing the libraries"]),
        ("requirements-dev.lock", ["installing the test tools"]),
        ("pyproject.toml", ["installing the program"]),
        ("src/tavolino/__init__.py", ["installing the program"]),
        ("src/tavolino/cli/__init__.py", []),
    ],
)
def test_a_changed_file_repeats_the_step_that_reads_it(launcher: ModuleType, file: str, repeated: list[str]) -> None:
    launcher.set_up(launcher.TOOLS)
    done(launcher)
    with (launcher.ROOT / file).open("a") as changed:
        changed.write("# changed\n")
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == repeated


@pytest.mark.parametrize("title", BASE)
def test_an_interrupted_installation_makes_everything_anew_and_any_other_step_only_itself(
    launcher: ModuleType, title: str
) -> None:
    interrupt(launcher, title)
    assert done(launcher) == BASE[: BASE.index(title) + 1]
    (launcher.BIN / "left over").touch()
    launcher.set_up()
    repeated = BASE[BASE.index(title) :] if title == "fetching uv" else BASE
    assert done(launcher) == repeated
    assert (launcher.BIN / "left over").exists() is (repeated != BASE)


def test_a_venv_without_its_python_is_made_anew(launcher: ModuleType) -> None:
    launcher.set_up()
    done(launcher)
    launcher.PYTHON.unlink()
    launcher.PYTHON.symlink_to("/nowhere/python3")
    launcher.set_up()
    assert done(launcher) == BASE


def test_a_moved_checkout_gets_a_new_venv(launcher: ModuleType, tmp_path: Path) -> None:
    launcher.set_up()
    done(launcher)
    moved = load(launcher.ROOT.rename(tmp_path / "moved"))
    moved.set_up()
    assert done(moved) == BASE


def test_the_search_is_prepared_anew_when_what_was_compiled_is_of_no_use_any_more(launcher: ModuleType) -> None:
    """All that the package compiles is in folders that the launcher looks at."""
    package = Path(tavolino.__file__).parent
    decorated = re.compile(r"^@(compiled|inlined)", re.MULTILINE)
    sources = [file for file in package.rglob("*.py") if decorated.search(file.read_text(encoding="utf-8"))]
    assert len(sources) > 10
    for file in sources:
        assert any(file.is_relative_to(package / folder) for folder in launcher.COMPILED), file


def test_two_launchers_at_once_set_up_once(launcher: ModuleType) -> None:
    with ThreadPoolExecutor() as pool:
        for future in [pool.submit(launcher.set_up) for _ in range(4)]:
            future.result()
    assert done(launcher) == BASE


def test_on_a_terminal_the_seconds_show_that_it_is_alive(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waits = iter([False, False, True])
    ended = SimpleNamespace(wait=lambda _: next(waits), set=lambda: None)
    monkeypatch.setattr(launcher, "threading", SimpleNamespace(Event=lambda: ended, Thread=threading.Thread))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = launcher.Progress(2, "setting up")
    with progress.step("counting"):
        pass
    progress.end()
    line = f"tavolino: setting up {'─' * launcher.BAR} counting, 0 s"
    assert capsys.readouterr().err.split(launcher.CLEAR)[1:] == [line, line, line, "tavolino: set up in 0 s\n"]
