"""Runs the real program in a process of its own."""

import subprocess
import sys
from pathlib import Path

PROGRAM = (sys.executable, "-m", "tavolino")


def run(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
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
