"""All courses: each game says in which ways it is played every day."""

from functools import cache
from typing import NamedTuple

from tavolino.bots import BOTS
from tavolino.bots.levels import LEVELS
from tavolino.game import AnyGame, minutes, part_of
from tavolino.games import GAMES
from tavolino.parts import DAILY, Course
from tavolino.table import NotFound
from tavolino.words import sentence


class Played(NamedTuple):
    """A course, and the game that has it."""

    game: AnyGame
    course: Course

    @property
    def minutes(self) -> int | None:
        return self.course.minutes or minutes(self.game)

    def level(self) -> str:
        """The level of the bots; a weaker one where search is not there."""
        return playable(self.course.level, self.game)

    def strongest(self) -> str:
        """The best level there is: what everybody is measured against."""
        return playable(LEVELS[-1].name, self.game)

    def is_better(self, one: float, other: float) -> bool:
        return one < other if self.course.fewest else one > other


def playable(level: str, game: AnyGame) -> str:
    """This level or the next weaker one that can play here."""
    names = [one.name for one in LEVELS]
    usable = [name for name in names[: names.index(level) + 1] if BOTS.why_missing(name, game) is None]
    return usable[-1] if usable else names[0]


@cache
def courses() -> dict[str, Played]:
    """By name, in the order of the games."""
    found: dict[str, Played] = {}
    for game in GAMES.values():
        daily = part_of(game, DAILY)
        found |= {course.name: Played(game, course) for course in (daily.COURSES if daily else ())}
    return found


def course_named(name: str) -> Played:
    found = courses().get(name)
    if found is None:
        raise NotFound(sentence("why-no-course"))
    return found
