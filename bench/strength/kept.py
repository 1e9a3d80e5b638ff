"""The file in which `bench strength` keeps its matches: the first line names the bots, every other line is a match."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from bench.strength.duel import Duel, Fought
from tavolino.arena.contest_file import whole_lines
from tavolino.bots.levels import LEVELS
from tavolino.fast.compiler import OURS, digest
from tavolino.game import BadMessage


class Bots(msgspec.Struct, frozen=True):
    """Identifies the bots: matches of other bots say nothing about these."""

    sources: str
    simulations: dict[str, int]  # by level


def bots_here() -> Bots:
    sources = digest(frozenset(OURS / folder for folder in ("fast", "games", "bots")))
    return Bots(sources, {level.name: level.simulations for level in LEVELS})


class Kept:
    """Starts a file, or continues one; without a path it keeps nothing beyond this run."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.fought: dict[Duel, Fought] = {}
        if path:
            try:
                self.open(path)
            except OSError as fault:
                raise BadMessage(f"The folder {path.parent} cannot be used: {fault.strerror}.") from None

    def open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        lines, _ = whole_lines(path.read_bytes() if path.exists() else b"")
        first_line = msgspec.json.encode(bots_here()) + b"\n"
        if lines and lines[0] != first_line:
            raise BadMessage(f"{path} is not of these bots; take another folder, or remove it.")
        for number, line in enumerate(lines[1:], start=2):
            self.read(line, number)
        with path.open("ab") as file:
            file.truncate(sum(map(len, lines)))
            file.write(b"" if lines else first_line)

    def read(self, line: bytes, number: int) -> None:
        try:
            one = msgspec.json.decode(line, type=Fought)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadMessage(f"Line {number} of {self.path} is damaged.") from None
        self.fought[one.duel] = one

    def add(self, one: Fought) -> None:
        """Once this returns, the match survives the program, if there is a file."""
        if self.path:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
        self.fought[one.duel] = one

    def simulations(self, game: str, seats: int, level: str) -> int | None:
        """Those of OpenSpiel's bot in earlier matches, so that it continues with the same number."""
        wanted = (game, seats, level)
        same = (duel for duel in self.fought if (duel.game, len(duel.fixture.seating), duel.level) == wanted)
        return max((duel.simulations for duel in same), default=0) or None

    def whole_deals(self, figures: Iterable[Sequence[Duel]]) -> Iterator[Fought]:
        """The matches of each figure, only for deals with all seatings played."""
        for figure in figures:
            cut_off = {duel.fixture.deal for duel in figure if duel not in self.fought}
            yield from (self.fought[duel] for duel in figure if duel.fixture.deal not in cut_off)
