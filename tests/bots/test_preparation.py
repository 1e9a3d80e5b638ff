"""What the stronger bots need is prepared in the background, game by game."""

import os
import sys
from pathlib import Path

import pytest

from tavolino.bots import preparation
from tavolino.bots.compiled import is_compiled, mark_of, note_compiled, places
from tavolino.bots.preparation import Preparation, last_line
from tavolino.bots.registry import Registry
from tavolino.bots.search.warm import compile_all
from tavolino.fast.compiler import COMPILED
from tavolino.games import GAMES

pytestmark = pytest.mark.skipif(not COMPILED, reason="without the compiler there is nothing to prepare")
FIRST, SECOND, *_ = GAMES.values()
WAIT = 60  # seconds, for a program that only prints


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "is_compiled", lambda _: False)


def prepared_by(script: str, monkeypatch: pytest.MonkeyPatch) -> Preparation:
    monkeypatch.setattr(preparation, "command", lambda names: [sys.executable, "-S", "-c", script, *names])
    found = Preparation()
    found.start([FIRST, SECOND])
    return found


@pytest.mark.usefixtures("nothing_compiled")
def test_each_game_is_ready_when_it_is_reported_and_those_that_never_come_say_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    script = f"""
import sys
print("compiling", flush=True)
print({FIRST.name!r}, flush=True)
sys.stdin.read()
print("tavolino: there is no room", file=sys.stderr)
sys.exit(1)
"""
    found = prepared_by(script, monkeypatch)
    first, second = found.ready(FIRST), found.ready(SECOND)
    assert first.result(WAIT)
    assert found.seconds(FIRST) == 0
    assert not second.result(WAIT)
    assert (found.seconds(SECOND), found.why_missing(SECOND)) == (0, "There is no room.")
    assert found.why_missing(FIRST) is None


@pytest.mark.usefixtures("nothing_compiled")
def test_while_a_game_is_coming_it_says_how_long_and_a_stop_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    found = prepared_by("import time; print('compiling', flush=True); time.sleep(1000)", monkeypatch)
    while found.process is None or found.installing:
        pass
    assert found.seconds(FIRST) > 0
    assert not found.ready(FIRST).done()
    found.close()
    assert found.process.wait(WAIT) != 0


@pytest.mark.parametrize("names", [[], ["one"], ["one", "two", "three"]])
def test_each_name_is_printed_when_its_work_is_done(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    compile_all(len, names)
    assert sorted(capsys.readouterr().out.split()) == sorted(names)


def test_what_is_compiled_needs_no_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "is_compiled", lambda _: True)
    found = prepared_by("raise SystemExit(1)", monkeypatch)
    assert found.process is None
    assert found.seconds(FIRST) == 0
    assert found.ready(FIRST).result(0)


def test_a_mark_tells_what_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.bots.compiled.cache_folder", lambda _: tmp_path)
    assert not is_compiled(FIRST)
    note_compiled(FIRST)
    assert is_compiled(FIRST)
    assert not is_compiled(SECOND)
    assert mark_of(FIRST) != mark_of(SECOND)


def test_the_same_sources_in_another_place_or_of_another_time_are_not_compiled(tmp_path: Path) -> None:
    sources = [tmp_path / name for name in ("here", "there", "later")]
    for folder in sources:
        folder.mkdir()
        (folder / "kernel.py").write_text("DECK = 87\n")
    os.utime(sources[2] / "kernel.py", (0, 0))
    found = {places(frozenset({folder})) for folder in sources}
    os.utime(sources[0] / "kernel.py", (0, 0))
    places.cache_clear()
    assert len(found | {places(frozenset({sources[0]}))}) == 4


def test_a_level_whose_search_could_not_be_prepared_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preparation.PREPARATION.missing, FIRST.name, "The disk is full.")
    bots = Registry()
    assert str(bots.why_missing("club", FIRST)).startswith("The disk is full. Without it there are the bots random")
    assert bots.why_missing("casual", FIRST) is None
    assert bots.why_missing("club", SECOND) is None


def test_the_last_complaint_becomes_a_sentence() -> None:
    assert last_line("tavolino: setting up\ntavolino: no network; try again\n\n") == "No network; try again."
    assert last_line("") == ""
