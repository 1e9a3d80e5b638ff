"""The memory of those who run the place, for a store in memory."""

from collections.abc import Collection
from dataclasses import dataclass, field

from msgspec import structs

from tavolino.store.hosting import Ban, DayFigure, Figure, Report, counts_up, without_lines_of


@dataclass
class HostingMemory:
    bans: dict[str, Ban] = field(default_factory=dict)  # by target
    reports: list[Report] = field(default_factory=list)
    figures: dict[tuple[str, Figure, str], int] = field(default_factory=dict)  # by day, kind and game

    def listed_bans(self) -> list[Ban]:
        return sorted(self.bans.values(), key=lambda ban: (ban.since, ban.target))

    def listed_reports(self, reporter: str | None) -> list[Report]:
        found = [one for one in self.reports if reporter in (None, one.reporter)]
        return sorted(found, key=lambda one: (-one.made, one.id))

    def drop_reports(self, made_before: int) -> None:
        self.reports = [one for one in self.reports if one.made >= made_before]

    def add_figures(self, figures: Collection[DayFigure]) -> None:
        for day, what, game, number in figures:
            before = self.figures.get((day, what, game), 0)
            self.figures[day, what, game] = before + number if counts_up(what) else max(before, number)

    def day_figures(self, first: str) -> list[DayFigure]:
        return [DayFigure(*key, number) for key, number in sorted(self.figures.items()) if key[0] >= first]

    def forget(self, person: str) -> None:
        self.bans.pop(person, None)
        self.reports = [
            structs.replace(one, chat=without_lines_of(one.chat, person))
            for one in self.reports
            if person not in (one.reporter, one.reported)
        ]
