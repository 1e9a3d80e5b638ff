"""What a store keeps of how strong people are, and how often they have played what against whom.

A rated match waits in a queue, which is written in the same commit as its record. To rate it is one write, in which
the match gets the next number. If another server has taken that number meanwhile, nothing is written and the caller
gets `Fenced`: then the ratings that it had read are out of date. So every match is rated once, one after another.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from tavolino.rating import Rating
from tavolino.store.played import Result

Against: TypeAlias = Literal["alone", "bots", "mixed", "person"]  # bots: all the others, and all of one level
RECENT = 20  # matches whose wins are kept one by one


class KeptRating(Struct, frozen=True):
    rating: Rating
    matches: int
    last: int  # when the last one ended: seconds since 1970


class RatedSeat(Struct, frozen=True):
    seat: int
    person: str | None  # None: a bot, or somebody who was forgotten since
    bot: str | None  # its level
    place: int  # those who left come last
    before: Rating
    after: Rating


class RatedMatch(Struct, frozen=True):
    number: int  # from 1, without gaps: the order in which matches were rated
    record: str
    game: str
    ended: int  # seconds since 1970
    seats: tuple[RatedSeat, ...]


class Unrated(Struct, frozen=True):
    """The next match to be rated, and the ratings of those who played it."""

    number: int  # that it gets
    record: str
    game: str
    ended: int
    results: tuple[Result, ...]
    ratings: dict[str, KeptRating]  # by person, as far as they have one
    before: int = 0  # rated matches of the same people within a day before it; 0 where one person played


class Tally(Struct, frozen=True):
    """How a person did in one game against one kind of opponent."""

    game: str
    kind: Against
    against: str  # a level, or a person
    seats: int
    matches: int
    wins: int  # against a person: how often they came before them
    losses: int  # against a person: how often they came behind them
    recent: int  # the last 20 matches as binary digits: 1 is a win, the last match is the last digit
    best: int | None = None  # the best score of matches alone
    best_at: int | None = None
    best_record: str | None = None
    first_won: int | None = None  # when: seconds since 1970
    last: int = 0


class RatedThen(NamedTuple):
    """A person's rating in a game, after a match."""

    game: str
    at: int
    rating: Rating


class Ranked(Struct, frozen=True):
    """A line of a leaderboard."""

    public: str
    name: str
    kept: KeptRating
    owner: str = ""  # of a program: the name of the person it belongs to


class Qualified(NamedTuple):
    """Who is on a leaderboard."""

    matches: int  # at least
    deviation: float  # at most
    since: int  # the last match was not before
    programs: bool = False  # True: people's programs; False: people


class Board(NamedTuple):
    """A page of a leaderboard, and what stands around it."""

    lines: list[Ranked]
    size: int
    place: int | None  # of somebody; 0 is the first; None: they are not on it
    programs: list[Ranked]


class Profile(Struct, frozen=True):
    person: str
    name: str
    since: int  # when they first came
    public: str  # the name of their profile; it tells nothing about who they are to the server
    hidden: bool
    owner: str | None = None  # of a program: the name of the person it belongs to; empty if they have gone


class Named(NamedTuple):
    name: str
    public: str | None  # of their profile; None if they hide it, or have none
    program: bool = False


class ResultsOf(NamedTuple):
    """A finished match, as far as it is counted."""

    record: str
    game: str
    ended: int
    rehearsal: bool
    results: list[Result]


class RatingsStore(Protocol):
    async def next_unrated(self) -> Unrated | None:
        """The match that has waited longest."""

    async def rate(self, match: RatedMatch, kept: Mapping[str, KeptRating]) -> None:
        """`kept`: the new ratings, by person. Raises Fenced if another server has rated a match meanwhile."""

    async def drop_unrated(self, record: str) -> None:
        """Let a match wait no longer: its results are gone."""

    async def rated_match(self, record: str) -> RatedMatch | None: ...

    def rated_matches(self) -> AsyncIterator[RatedMatch]:
        """In the order in which they were rated."""

    async def correct_ratings(self, ratings: Mapping[tuple[str, str], KeptRating], wrong: Sequence[RatedMatch]) -> None:
        """Replace all ratings, by person and game, and those before and after some matches."""

    async def rated_together(self, game: str, people: Collection[str], since: int) -> int:
        """How many matches of exactly these people have been rated since."""

    async def ratings_in(self, game: str, people: Collection[str]) -> dict[str, KeptRating]: ...

    async def ratings_of(self, person: str) -> dict[str, KeptRating]:
        """By game."""

    async def ratings_over_time(self, person: str) -> list[RatedThen]:
        """The oldest first."""

    async def leaderboard(self, game: str, who: Qualified, first: int, most: int) -> list[Ranked]:
        """From a place on (0 is the first), without those who hide their profile."""

    async def board(self, game: str, who: Qualified, first: int, most: int, person: str | None) -> Board:
        """The same, with the place of a person and the strongest programs, in one turn."""

    async def leaderboard_size(self, game: str, who: Qualified) -> int: ...

    async def place_on_leaderboard(self, game: str, who: Qualified, person: str) -> int | None:
        """0 is the first; None: they are not on it."""

    async def profile(self, person: str) -> Profile | None:
        """A person's profile, which gets a public name if it has none; None: they were forgotten."""

    async def profile_named(self, public: str) -> Profile | None: ...

    async def shown_names(self, people: Collection[str]) -> dict[str, Named]:
        """By person, without those who were forgotten."""

    async def hide_profile(self, person: str, *, hidden: bool) -> None: ...

    async def tallies(self, person: str) -> list[Tally]: ...

    async def days_played(self, person: str) -> dict[int, int]:
        """How many matches they have finished on each day, counted from 1970 in UTC."""

    def all_results(self) -> AsyncIterator[ResultsOf]:
        """Oldest first."""

    async def count_anew(self, some: Sequence[ResultsOf], *, first: bool) -> None:
        """Count matches; `first`: forget all counts before."""
