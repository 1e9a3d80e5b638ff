"""What a store keeps of contests: what is played, who takes part, and how each deal ended at each table."""

from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

Form: TypeAlias = Literal["bots", "rotating"]
Measure: TypeAlias = Literal["matchpoints", "points"]
Absence: TypeAlias = Literal["", "left", "removed"]


class Plan(Struct, frozen=True):
    """What its host has decided about a contest."""

    name: str
    game: str
    seats: int
    deals: int
    options: dict[str, Any]  # of the game, all of them
    form: Form  # alone with bots, or with other people in rotating seats
    level: str  # of the bots
    decides: Measure
    listed: bool = False
    seconds: int | None = None  # for each decision; None: no clock


class Rotation(Struct, frozen=True):
    """Who sits where, once a contest with rotating seats has begun."""

    people: tuple[str, ...]  # the keys of those who take part, by their number; further numbers are bots
    rounds: tuple[tuple[tuple[int, ...], ...], ...]  # by round and table: the number of who is in each seat


class Contest(Struct, frozen=True):
    id: str  # as in its link
    host: str  # a person
    plan: Plan
    opened: int  # seconds since 1970, like all times here
    ends: int
    ended: int | None = None  # None: it goes on
    rotation: Rotation | None = None  # None: it has not begun, or has no rounds
    round: int = 0  # how many rounds have begun
    version: int = 0  # one more with every change of anything about it


class Participant(Struct, frozen=True):
    person: str
    key: str  # what the others know them by, besides their name
    name: str  # empty: they asked to be forgotten
    joined: int
    absence: Absence = ""


class SeatScore(Struct, frozen=True):
    who: str  # the key of who played there from the deal to the end; empty: a bot did, if only for a while
    score: int
    place: int


class Play(Struct, frozen=True):
    """One deal at one table."""

    deal: int
    place: str  # the key of who plays it alone, or the number of a table
    table: str
    begun: int
    ended: int | None = None
    record: str = ""  # its id; empty until it has ended, and if there is no result
    scores: tuple[SeatScore, ...] = ()  # by seat; none if it was never finished


class ContestStore(Protocol):
    async def add_contest(self, contest: Contest) -> None: ...

    async def contest(self, name: str) -> Contest | None: ...

    async def running_contests(self) -> list[Contest]:
        """Those that have not ended, the newest first."""

    async def contests_of(self, person: str, most: int) -> list[Contest]:
        """Those that a person has opened or takes part in, the newest first."""

    async def take_part(self, contest: str, participant: Participant) -> None:
        """Does nothing for somebody who takes part already, or was removed; who left is back under the old key."""

    async def rename_participant(self, person: str, name: str) -> None:
        """In contests that go on; the results of others keep the old name."""

    async def drop_out(self, contest: str, person: str, absence: Absence) -> None: ...

    async def participants(self, contest: str) -> list[Participant]:
        """In the order in which they came, with those who have left."""

    async def begin_rotation(self, contest: str, rotation: Rotation) -> None:
        """Only the first one counts, and none once the contest has ended."""

    async def begin_round(self, contest: str, number: int) -> None:
        """Counted from 1; does nothing if it is not the next one."""

    async def add_play(self, contest: str, play: Play) -> None:
        """Only the first one for a deal and a place counts."""

    async def end_play(self, contest: str, play: Play) -> None:
        """Only the first end of a deal at a table counts."""

    async def plays(self, contest: str) -> list[Play]:
        """By deal and place."""

    async def unsettled_plays(self) -> list[tuple[str, Play]]:
        """With their contests: the deals without an end whose match is over, or whose table or contest is closed."""

    async def extend_contest(self, contest: str, ends: int) -> None: ...

    async def end_contest(self, contest: str, ended: int) -> None:
        """Only the first end counts."""

    async def drop_contests(self, ended_before: int) -> None: ...
