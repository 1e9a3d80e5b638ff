"""What everybody sees of a contest, and what each person sees besides."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.game import GameOptions

ContestStage: TypeAlias = Literal["open", "playing", "over"]


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    key: str  # what results name them by
    name: str  # empty: they asked to be forgotten
    absent: bool  # they have left, or were removed
    late: bool = False  # they came when the rounds had begun, and have no seat
    program: bool = False  # it is a program of somebody


class ContestStanding(Struct, frozen=True):
    """How somebody has done so far."""

    who: str  # the key of an entrant
    place: int | None  # None: fewer deals than half of what others have played
    deals: int  # that they have played and can be compared in
    percent: float  # matchpoints: the share of the others with the same cards whom they beat; a tie is half
    ahead: float  # points per deal that they are better than those with the same cards, on average
    points: int  # of the game, all together
    better: float | None = None  # how likely they really are better than the next, 0 to 1; None: nobody can tell
    low: float | None = None  # what decides, luck aside, is lower than this one time in ten; None: nobody can tell
    high: float | None = None  # the same: higher than this


class DealLine(Struct, frozen=True):
    """What somebody made of one deal."""

    who: str  # the key of an entrant; empty: a bot
    seat: int  # that they held
    score: int  # points of the game
    percent: float | None  # None: nobody else had these cards, or it is a bot's
    table: int  # its number, from 0: lines with the same number were played together
    record: str = ""  # the id of its record; empty until the contest is over


class DealResults(Struct, frozen=True):
    """One deal, everybody side by side."""

    deal: int  # from 0
    lines: tuple[DealLine, ...]  # by seat, the best first


class RoundTable(Struct, frozen=True):
    """One table of the round that is played."""

    table: int  # its number, from 0
    seats: tuple[str, ...]  # the key of who sits there; empty: a bot
    over: bool  # it has a result, or never will


class Task(Struct, frozen=True):
    """What is to do next."""

    kind: Literal["join", "wait", "play", "done", "late", "out"]  # out: somebody who was removed
    table: str = ""  # where you play just now; empty: nowhere yet
    deal: int | None = None  # the deal that is played there, or comes next, from 0
    left: int = 0  # how many deals you have not finished


class ContestView(Struct, frozen=True):
    """A contest as somebody sees it."""

    id: str  # as in its link
    version: int  # changes with everything that happens in it
    stage: ContestStage  # open: people can join, and with bots they also play; playing: rounds are on
    name: str  # what it is called
    game: str  # its name, as in /api/games
    options: GameOptions  # of the game, all of them
    seats: int  # at each table
    deals: int  # how many everybody plays
    form: Literal["bots", "rotating"]  # each alone with bots, or people in rotating seats
    level: str  # of the bots
    decides: Literal["matchpoints", "points"]  # which ranking decides
    listed: bool  # everybody can see it
    seconds: int | None  # for each decision; None: no clock
    opened: int  # seconds since 1970
    ends: int  # when it ends by itself
    ended: int | None  # when it did
    round: int  # how many rounds have begun
    bots: int  # that fill the tables, if the rounds began with those who are there now
    joinable: bool  # somebody new can join, perhaps in a bot's place from the next round on
    entrants: tuple[Entrant, ...]  # in the order in which they came
    standings: tuple[ContestStanding, ...]  # the best first; without a place at the end
    sure: float | None  # how likely the first really is the best, 0 to 1; None: there are too few deals to tell
    fewest: bool  # fewer points are better in this game
    tables: tuple[RoundTable, ...]  # of the round that is played
    results: tuple[DealResults, ...]  # of the deals that nobody can play any more
    commitments: tuple[str, ...]  # of the deals: hashes of their secrets, as in the public list
    key: str | None = None  # your own; None: you do not take part
    yours: bool = False  # you opened it
    task: Task | None = None  # what is to do next; None: nobody knows you


class ContestLine(Struct, frozen=True):
    """One line of a list of contests."""

    id: str  # as in its link
    name: str  # what it is called
    game: str  # its name, as in /api/games
    form: Literal["bots", "rotating"]  # each alone with bots, or people in rotating seats
    deals: int  # how many everybody plays
    entrants: int  # how many take part
    stage: ContestStage  # as in the contest
    ends: int  # seconds since 1970
    task: Task | None  # what you can do next; None: it is over, or you do not take part
