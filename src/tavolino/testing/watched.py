"""A match that is checked at every step, and a record of it if something breaks."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import structs

from tavolino.game import TavolinoError
from tavolino.match import Match, Record
from tavolino.match.replay import cannot_have_happened, fresh_match, read_line, write_line
from tavolino.testing.checks import chance_at, check_cards, check_from, check_telling


class Broken(Exception):
    """A match that broke the contract, with a record that breaks it again."""

    def __init__(self, record: Record, fault: Exception) -> None:
        super().__init__(" ".join(f"{type(fault).__name__}: {fault}".split()))
        self.record = record


class WatchedMatch:
    def __init__(self, record: Record) -> None:
        """The deal of a record, before its first action; raises what `fresh_match` raises for a bad record."""
        self.dealt = structs.replace(record, actions=(), outcome=None, by=(), at=())
        self.lines: list[str] = []
        with self.breaking(TavolinoError):
            self.match = fresh_match(self.dealt, Match)
        with self.breaking():
            self.cards = Counter(self.match.game.cards(self.match.state))

    @property
    def readers(self) -> tuple[int | None, ...]:
        """Every seat, and the watchers."""
        return (None, *self.match.seats)

    def check(self, readers: Iterable[int | None]) -> None:
        with self.breaking():
            check_from(self.match, readers)
            check_cards(self.match, self.cards)

    def legal(self) -> dict[int, list[Any]]:
        with self.breaking():
            return self.match.legal()

    def sensible(self, seat: int) -> Any:
        with self.breaking():
            return self.match.game.sensible(self.match.view(seat), chance_at(self.match, "sensible", seat))

    def step(self, seat: int, action: Any) -> None:
        with self.breaking():
            line = write_line(self.match.game, seat, action)
        self.lines.append(line)
        with self.breaking():
            check_telling(self.match, self.match.act(seat, action))

    def step_as_recorded(self, line: str) -> None:
        try:
            with self.breaking(TavolinoError):
                seat, action = self.match.checked(*read_line(self.match.game, line))
        except TavolinoError as fault:
            raise cannot_have_happened(len(self.lines), line, fault) from None
        self.step(seat, action)

    @contextmanager
    def breaking(self, *but: type[Exception]) -> Iterator[None]:
        try:
            yield
        except but:
            raise
        except Exception as fault:  # a game that is being made may raise anything
            raise Broken(structs.replace(self.dealt, actions=tuple(self.lines)), fault) from fault
