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
    late: tuple[int, ...] = ()  # for the last of these people, who came late in a bot's place: their first deals

    def who(self, number: int, deal: int) -> str:
        """The key of who has a number in a deal; empty: a bot."""
        if number >= len(self.people):
            return ""
        came = number - (len(self.people) - len(self.late))
        return self.people[number] if came < 0 or self.late[came] <= deal else ""

    @property
    def free(self) -> int:
        """How many numbers are still bots'."""
        return sum(map(len, self.rounds[0])) - len(self.people)


class Contest(Struct, frozen=True):
    id: str  # as in its link
    host: str  # a person
    plan: Plan
    opened: int  # seconds since 1970, like all times here
    ends: int
    ended: int | None = None  # None: it goes on
    rotation: Rotation | None = None  # None: it has not begun, or has no rounds
    round: int = 0  # how many rounds have begun
    revealed: int | None = None  # when its deals were; None: they are secret
    version: int = 0  # one more with every change of anything about it


class Participant(Struct, frozen=True):
    person: str
    key: str  # what the others know them by, besides their name
    name: str  # empty: they asked to be forgotten
    joined: int
    absence: Absence = ""


class SeatScore(Struct, frozen=True):
    score: int
    place: int
    bot: bool = False  # a bot made some of the decisions, so the result is nobody's


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

    async def due_contests(self, now: int) -> list[Contest]:
        """Those where something may have to be done: they play in rounds, their time is over, or they have ended with
        their deals still secret."""

    async def listed_contests(self, most: int) -> list[Contest]:
        """Those that everybody can see and that go on, the newest first."""

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

    async def change_rotation(self, contest: Contest, rotation: Rotation) -> None:
        """Does nothing if its rotation has changed meanwhile, or if another round has begun."""

    async def begin_round(self, contest: str, number: int) -> None:
        """Counted from 1; does nothing if it is not the next one."""

    async def add_play(self, contest: str, play: Play) -> None:
        """Only the first one for a deal and a place counts."""

    async def give_up_play(self, contest: str, play: Play, ended: int) -> None:
        """It will never have a result. Results come with the record of the match, in one step with it."""

    async def plays(self, contest: str) -> list[Play]:
        """By deal and place."""

    async def unsettled_plays(self) -> list[tuple[str, Play]]:
        """With their contests: the deals without an end that will never have a result, because their table is closed
        or the contest is over."""

    async def extend_contest(self, contest: str, ends: int) -> None: ...

    async def end_contest(self, contest: str, ended: int) -> None:
        """Only the first end counts."""

    async def reveal_contest(self, contest: str, revealed: int) -> None:
        """All its deals are revealed."""

    async def drop_contests(self, ended_before: int) -> None: ...
