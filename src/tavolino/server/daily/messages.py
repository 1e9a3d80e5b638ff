"""What goes over HTTP about the daily deal."""

from msgspec import Struct

from tavolino.events.daily.standing import Bar
from tavolino.events.daily.tries import Pace


class BeginDaily(Struct, frozen=True, forbid_unknown_fields=True):
    day: str | None = None  # the one that the page shows: where it is over by now, nothing begins
    pace: Pace = "usual"  # of the bots


class DailyTable(Struct, frozen=True):
    table: str  # where the try is played
    day: str  # it belongs to this day, however long it takes
    course: str  # its name, as in /api/daily


class OwnTry(Struct, frozen=True):
    """Your own try at a deal."""

    table: str  # where it is played, or was
    closes: int  # seconds since 1970: when its result must be there to count
    ended: bool  # the match is over
    counted: bool  # its result came in time
    score: int | None  # points; None until the match is over
    place: int | None  # among those at the table
    stars: int | None  # 0 to 3; None while the strongest bot has not played this deal often enough
    better: int | None  # percent of the others who did worse; None where there is nobody else, or it did not count
    record: str | None  # of the match, once the deal is revealed
    signs: tuple[str, ...]  # how it went, as rows of coloured squares that show no card


class MyTry(Struct, frozen=True):
    """What is kept of one of your tries."""

    day: str  # such as 2026-11-19, in UTC
    course: str  # its name, as in addresses
    table: str  # where it was played
    begun: int  # seconds since 1970
    ended: int | None  # seconds since 1970
    counted: bool  # its result came in time
    score: int | None  # points
    place: int | None  # among those at the table
    record: str | None  # of the match
    signs: str  # how it went


class CourseToday(Struct, frozen=True):
    """One way to play today."""

    course: str  # its name, as in addresses
    game: str  # its name, as in /api/games
    seats: int  # you sit in the first
    level: str  # of the bots in the others
    minutes: int | None  # that it takes
    fewest: bool  # fewer points are better
    players: int  # whose results count so far
    mine: OwnTry | None  # None: not begun


class DailyToday(Struct, frozen=True):
    now: int  # the server's time, in seconds since 1970
    day: str  # 2026-11-19, in UTC
    next: int  # seconds since 1970: when the next day begins
    courses: tuple[CourseToday, ...]  # in the order of the games
    unfinished: tuple[DailyTable, ...]  # your tries of the day before that can still count
    streak: int  # days in a row on which you have finished a try
    best: int  # your longest streak
    days: tuple[str, ...]  # on which you have, from ten weeks ago


class DailyResult(Struct, frozen=True):
    """A deal of one day, and what people have made of it so far."""

    day: str  # 2026-11-19, in UTC
    course: str  # its name, as in /api/daily
    game: str  # its name, as in /api/games
    seats: int  # you sit in the first
    level: str  # of the bots
    fewest: bool  # fewer points are better
    now: int  # the server's time, in seconds since 1970
    closes: int  # seconds since 1970: when it is revealed
    revealed: bool  # its cards and everybody's play are open
    fixed: int  # seconds since 1970: when the deal was fixed
    commitment: str  # published then
    players: int  # whose results count
    counts: tuple[tuple[int, int], ...]  # points, and how many people have made so many
    bar: Bar | None  # what the strongest bot makes of it; None: it has not played it often enough
    bar_record: str | None  # its best try, once the deal is revealed
    mine: OwnTry | None  # None: not begun


class PlayOfDay(Struct, frozen=True):
    """What somebody made of a deal."""

    number: int  # from 1, the best first; the same for the same points
    name: str  # of the person; empty if they have gone, or hide their profile
    me: bool  # it is your own
    score: int  # points
    place: int  # among those at the table
    stars: int | None  # 0 to 3; None while the strongest bot has not played this deal often enough
    record: str | None  # of the match; None where the name is hidden
    signs: tuple[str, ...]  # how it went


class Plays(Struct, frozen=True):
    players: int  # whose results count
    first: int  # the number of the first of these, from 0
    plays: tuple[PlayOfDay, ...]  # the best first


class PastDay(Struct, frozen=True):
    day: str  # 2026-11-19, in UTC
    courses: tuple[str, ...]  # the names of its courses
    played: tuple[str, ...]  # those that you have finished
