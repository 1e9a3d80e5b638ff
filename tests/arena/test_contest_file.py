"""A contest goes on where it was stopped, and never with what belongs to another one."""

import os
import select
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from arena import contest, done, finished, program
from match import refused
from tavolino.arena import ContestFile, LocalProcesses, Played, play
from tavolino.arena.contest import Contest
from tavolino.workers import ThisProcess

LINES = [finished(0, "heuristic:1 random:2"), finished(0, "random:1 heuristic:2"), finished(1, "heuristic:1 random:1")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three matches."""
    file = ContestFile(tmp_path / "new" / "matches.jsonl", contest())
    for played in LINES:
        file.add(played)
    return file.path


def kept(path: Path) -> list[Played]:
    return list(ContestFile(path, contest()).kept.values())


def test_what_was_added_is_there_again(path: Path) -> None:
    assert kept(path) == LINES


@pytest.mark.parametrize("cut", [1, 2, 50])
def test_a_last_line_that_was_cut_off_is_dropped(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    file = ContestFile(path, contest())
    assert list(file.kept.values()) == LINES[:2]
    file.add(LINES[2])
    assert kept(path) == LINES


@pytest.mark.parametrize("length", [0, 1, 20])
def test_a_first_line_that_was_cut_off_begins_anew(path: Path, length: int) -> None:
    path.write_bytes(path.read_bytes()[:length])
    file = ContestFile(path, contest())
    assert not file.kept
    file.add(LINES[0])
    assert kept(path) == LINES[:1]


def test_a_damaged_line_in_the_middle_is_refused(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[2:]]))
    with refused("Line 3 of", "matches.jsonl"):
        ContestFile(path, contest())


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b'{"game": 1}\n', b"\xff\xfe\n", b"\n"])
def test_somebody_elses_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_bytes(content)
    with refused("matches.jsonl"):
        ContestFile(path, contest())
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(contest(), seed="ff" * 32), f'seed "{"00" * 32}" instead of "{"ff" * 32}"'),
        (replace(contest(), bots=("random", "heuristic")), "bots"),
        (replace(contest(), options={}), "options"),
        (replace(contest(), program="0.0.1"), "program"),
        (contest(longest=9), "longest 2000 instead of 9"),
        (contest(ladder=True), "ladder false instead of true"),
        (contest(seats=3), "seats 2 instead of 3"),
    ],
)
def test_the_file_of_another_contest_is_refused(path: Path, other: Contest, words: str) -> None:
    before = path.read_bytes()
    with refused("belongs to another contest", words):
        ContestFile(path, other)
    assert path.read_bytes() == before


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file = ContestFile(tmp_path / "matches.jsonl", contest())
    first = list(play(contest(), 2, LocalProcesses(1), file))
    again = list(play(contest(), 2, NoWorkers(), ContestFile(file.path, contest())))
    assert sorted(again, key=repr) == sorted(first, key=repr)


class NoWorkers(ThisProcess):
    def run(self, job: Any, tasks: Sequence[Any], *, modules: Sequence[str] = ()) -> Any:
        assert not tasks
        return super().run(job, tasks, modules=modules)


@contextmanager
def named_pipe(path: Path) -> Iterator[int]:
    """Open for both directions, so that nobody waits to open it; whoever reads it waits until it is closed here."""
    os.mkfifo(path)
    pipe = os.open(path, os.O_RDWR)
    yield pipe
    os.close(pipe)


ARGUMENTS = ("--bots", "waiting,random", "--deals", "4", "--processes", "1", "--report")


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a contest that was never stopped, and what it printed."""
    folder = tmp_path_factory.mktemp("straight")
    status, output, complaints = done(program(*ARGUMENTS, folder))
    assert (status, complaints) == (0, "")
    return folder, output


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_contest_that_was_stopped_goes_on(tmp_path: Path, straight: tuple[Path, str], stop: signal.Signals) -> None:
    """The signal comes in the middle of the fourth match. Ctrl-C reaches all processes; a kill only the first."""
    tell, hold = tmp_path / "tell", tmp_path / "hold"
    with named_pipe(tell) as told:
        with named_pipe(hold):
            process = program(*ARGUMENTS, tmp_path / "stopped", ARENA_TELL=tell, ARENA_HOLD=hold)
            assert select.select([told], [], [], 60)[0]
            (os.killpg if stop == signal.SIGINT else os.kill)(process.pid, stop)
            process.wait(60)
        status, output, complaints = done(process)  # ends when the last of its processes has ended
    path = tmp_path / "stopped" / "matches.jsonl"
    before = path.read_bytes()
    matches = len(before.splitlines()) - 1
    assert matches in (2, 3)  # the third may just have been on its way
    assert output == ""
    if stop == signal.SIGINT:
        kept = f"{matches} matches are kept in {path}; the same command goes on from there.\n"
        assert (status, complaints) == (130, f"{kept}tavolino: Stopped.\n")

    folder, expected = straight
    status, output, complaints = done(program(*ARGUMENTS, tmp_path / "stopped"))
    assert (status, complaints) == (0, "")
    assert output.replace(str(tmp_path / "stopped"), str(folder)) == expected
    assert path.read_bytes().startswith(before)
    for name in ("matches.jsonl", "report.json", "report.md"):
        assert (tmp_path / "stopped" / name).read_bytes() == (folder / name).read_bytes()
