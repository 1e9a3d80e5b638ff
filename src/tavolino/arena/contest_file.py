"""The file of a contest: the first line is the contest, every other line a match, written when it ended."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import asdict

from tavolino.arena.batch import play_all
from tavolino.arena.contest import Contest
from tavolino.arena.deals import Fixture
from tavolino.arena.played import Played
from tavolino.game import BadMessage
from tavolino.workers import Workers

T = TypeVar("T")


def play(
    contest: Contest, deals: int, workers: Workers, file: "ContestFile | None" = None
) -> Generator[Played, None, None]:
    """All matches of a contest: first those in the file from an earlier run, then the others as they end."""
    kept = file.kept if file else {}
    planned = contest.fixtures(deals)
    yield from [kept[fixture] for fixture in planned if fixture in kept]
    with closing(play_all(contest, [fixture for fixture in planned if fixture not in kept], workers)) as coming:
        for played in coming:
            if file:
                file.add(played)
            yield played


class ContestFile:
    """Starts a file, or continues one; an incomplete last line is dropped."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.kept: dict[Fixture, Played] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            whole, cut_off = whole_lines(path.read_bytes() if path.exists() else b"")
            first_line = msgspec.json.encode(contest) + b"\n"
            if whole:
                self.read(whole, contest)
            elif not first_line.startswith(cut_off):
                raise BadMessage(f"{path} is not the file of a contest.")
            with path.open("ab") as file:
                file.truncate(sum(map(len, whole)))
                file.write(b"" if whole else first_line)
        except OSError as fault:
            raise BadMessage(f"The folder {path.parent} cannot be used: {fault.strerror}.") from None

    def read(self, lines: list[bytes], contest: Contest) -> None:
        check_same(self.path, self.decoded(lines[0], 1, Contest), contest)
        for number, line in enumerate(lines[1:], start=2):
            played = self.decoded(line, number, Played)
            self.kept[played.fixture] = played

    def decoded(self, line: bytes, number: int, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadMessage(f"Line {number} of {self.path} is damaged or not of a contest.") from None

    def add(self, played: Played) -> None:
        """Write a match to the file; once this returns, it survives a crash of the program."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
        self.kept[played.fixture] = played


def whole_lines(content: bytes) -> tuple[list[bytes], bytes]:
    """The complete lines, and whatever follows the last one."""
    *lines, rest = content.split(b"\n")
    return [line + b"\n" for line in lines], rest


def check_same(path: Path, kept: Contest, wanted: Contest) -> None:
    for key, value in asdict(kept).items():
        if value != getattr(wanted, key):
            there, here = (msgspec.json.encode(part).decode() for part in (value, getattr(wanted, key)))
            raise BadMessage(f"{path} belongs to another contest, with {key} {there} instead of {here}.")
