"""One thing, measured several times."""

from collections.abc import Iterable
from statistics import median

from msgspec import Struct


class Figure(Struct, frozen=True):
    median: float
    smallest: float
    largest: float

    @classmethod
    def of(cls, values: Iterable[float]) -> "Figure":
        values = list(values)
        return cls(median(values), min(values), max(values))

    def columns(self) -> list[str]:
        """For a table: the median, the smallest, the largest."""
        return [f"{value:,.0f}" for value in (self.median, self.smallest, self.largest)]

    def __str__(self) -> str:
        return f"{self.median:,.4g} ({self.smallest:,.4g}–{self.largest:,.4g})"
