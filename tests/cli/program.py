"""Runs the real program: in this process, or in one of its own where that is what matters."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tavolino.cli import main

PROGRAM = (sys.executable, "-m", "tavolino")


def run(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """In this process: starting another one takes longer than most commands do."""
    words = [*map(str, arguments)]
    output, complaints = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    with chdir(folder or "."), redirect_stdout(output), redirect_stderr(complaints), typing(typed):
        try:
            status = main(words)
        except SystemExit as stopped:  # how argparse ends
            status = int(stopped.code or 0)
    return subprocess.CompletedProcess(words, status, written(output), written(complaints))


@contextmanager
def typing(text: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text.encode()), encoding="utf-8"))
        yield


def written(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def run_apart(
    *arguments: str | Path, typed: str = "", folder: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """In a process of its own, as people start it."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        timeout=120,
        check=False,
    )


def one_line(done: "subprocess.CompletedProcess[str]", status: int = 2) -> str:
    """The single line of complaint of a run that failed as it should."""
    assert done.returncode == status, done
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("tavolino: ")
    return lines[0].removeprefix("tavolino: ")


class Terminal:
    """The program with somebody at its prompt."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait()

    def read(self, *ends: str) -> str:
        """What is printed up to the first of these texts; up to the end of the program, if none comes."""
        assert self.process.stdout is not None
        text = ""
        while not text.endswith(ends):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            text += letter
        return text

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
