"""What becomes of a browser test that fails once, and of one that fails twice."""

import os
import subprocess
import sys
from pathlib import Path

MOODY = """
from pathlib import Path
import pytest

@pytest.fixture
def browser():
    pass

def tries(name):
    with Path(__file__).with_name(name).open("a") as notes:
        return notes.write("x") and notes.tell()

def test_good(browser):
    tries("good")

def test_moody(browser):
    print("what was printed")
    assert tries("moody") == 2, "out of sorts\\nand more"

def test_wrong(browser):
    assert tries("wrong") == 0, "wrong"

def test_of_rules():
    assert tries("rules") == 2, "this one uses no browser"
"""
PLUGINS = ("second_try", "xdist", "pytest_rerunfailures", "no:cacheprovider")


def run_in(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    (folder / "test_moods.py").write_text(MOODY)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q --strict-markers\nfilterwarnings = error\n")
    plugins = [part for name in PLUGINS for part in ("-p", name)]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "--color=yes", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def tries(folder: Path) -> dict[str, int]:
    """How often each test was tried."""
    found = {name: folder / name for name in ("good", "moody", "wrong", "rules")}
    return {name: notes.stat().st_size for name, notes in found.items() if notes.exists()}


def in_bold(text: str) -> list[str]:
    return [line.removeprefix("\x1b[1m").removesuffix("\x1b[0m") for line in text.splitlines() if "\x1b[1m" in line]


def test_one_that_passes_on_its_second_try_is_listed_in_bold_and_the_run_passes(tmp_path: Path) -> None:
    done = run_in(tmp_path, "-k", "good or moody")
    assert done.returncode == 0, done.stdout
    assert tries(tmp_path) == {"good": 1, "moody": 2}
    title, listed, *_ = in_bold(done.stdout)
    assert title.strip("= ") == "flaky: mend it"
    assert listed == "test_moods.py::test_moody: AssertionError: out of sorts"
    assert "what was printed" in done.stdout, "the whole first failure is there too"
    assert "2 passed" in done.stdout.splitlines()[-1]


def test_on_several_cores_one_that_fails_twice_fails_the_run_and_only_browser_tests_are_tried_twice(
    tmp_path: Path,
) -> None:
    done = run_in(tmp_path, "-n", "2")
    assert done.returncode == 1, done.stdout
    assert tries(tmp_path) == {"good": 1, "moody": 2, "wrong": 2, "rules": 1}
    assert [line for line in in_bold(done.stdout) if line.startswith("test_moods")] == [
        "test_moods.py::test_moody: AssertionError: out of sorts"
    ]
    assert "2 failed" in done.stdout.splitlines()[-1]


def test_who_looks_at_a_failure_in_the_debugger_sees_the_first_one(tmp_path: Path) -> None:
    done = run_in(tmp_path, "-k", "moody", "--pdb")
    assert tries(tmp_path) == {"moody": 1}, done.stdout
