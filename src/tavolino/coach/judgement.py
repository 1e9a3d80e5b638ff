"""What the coach found out about a match, as frozen structs that can be stored as JSON.

Two units run through all of it:

    win      the chance to come first, from 0 to 1; where two seats share the first place, half for each. In a match
             alone it is always 1 and says nothing.
    points   the game's own points at the end of the match. In a game where the fewest win, fewer are better.

The coach imagines worlds (deals that fit what somebody knew), makes a choice in them, and lets the game's quick player
(`playout.choose`) play on in every seat to the end of the match. So each number means: with this player from here on.
An `error` is a standard error: it says how far the number may be off because only so many worlds were imagined. It
does not say how far off the quick player is; docs/coach.md does.
"""

from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

METHOD = 1  # grows when the same record would be judged differently

Verdict: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder", "close", "only"]
Unit: TypeAlias = Literal["win", "points"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)

Code: TypeAlias = Literal[
    "old-rules",  # the program no longer has the rules of this match: nothing could be judged
    "broken-off",  # the match did not end by its rules: its result is what was to be expected at its last position
    "changed-hands",  # these seats were played partly by a person and partly by a bot or the clock
    "slow",  # no compiler here, so far fewer worlds were imagined
    "long",  # so long a match that fewer worlds were imagined for each action
    "no-kernel",  # the game has no kernel: decisions are judged by its plain rules, and luck is not told from skill
    "no-luck",  # the game does not say what chance holds: luck is not told from skill
    "alone",  # nobody to win against: the unit is points, and there are no others
]


class Missing(Struct, frozen=True):
    """Something that the judgement lacks, or that should be known to read it."""

    code: Code  # for the catalogue of sentences
    seats: tuple[int, ...] = ()  # whom it concerns; empty: everybody


class Figure(Struct, frozen=True, gc=False):
    """A number that was estimated in imagined worlds."""

    mean: float
    error: float = 0.0  # standard error of the mean; 0: exact


class Choice(Struct, frozen=True):
    """One thing that a seat could do, and what came of it in the imagined worlds, seen from this seat alone."""

    action: str  # in the game's notation: "place 34"
    win: Figure  # the seat's chance to come first after it
    place: Figure  # the seat's place at the end, 1 being the first
    points: Figure  # the seat's points at the end
    tries: int  # in how many worlds it was tried; choices that soon turned out clearly worse have fewer
    stakes: dict[str, Figure] = {}  # what happened to the seat, per world, by the name of the stake (`parts.stakes`)
    lead: int | None = None  # points ahead at the end of the round with best play from both, where it is counted out


class Regret(Struct, frozen=True, gc=False):
    """How much better the best choice is than the one taken, in the decision's unit.

    Measured in worlds that had no say in which choice was called the best, so the pick does not flatter it; both
    choices are tried in the same worlds. 0 where the best was taken.
    """

    mean: float
    low: float  # the interval holds the truth in at least 95 of 100 decisions, however often the coach looked
    high: float


class Decision(Struct, frozen=True):
    """One action of the record. It depends only on what the seat knew then, never on the true cards."""

    number: int  # of the action in the record, from 0
    seat: int
    by: str  # who took it, as in the record: "person", "bot LEVEL", "clock" and so on; empty: the record doesn't say
    choices: tuple[Choice, ...]  # in the order in which the view lists them; just the action itself if it was the only
    taken: int  # the place of the action among the choices
    best: int  # the place of the best one found; of equals the one taken
    regret: Regret
    unit: Unit  # of the regret: "win", alone at the table "points"
    verdict: Verdict
    # "only": nothing else was allowed. "best": clearly better than all others, or the best where all is counted out.
    # "good": the whole interval is below an inaccuracy. "inaccuracy", "mistake", "blunder": the low end of the interval
    # is at least what `verdict.LEAST` says. "close": too close to call, anything from good to a fault.
    exact: bool = False  # counted out by the game's endgame: points to the end of the round are certain
    worlds: int = 0  # how many worlds were imagined for it, over all choices
    random: float = 0.0  # the regret of choosing at random, for the accuracy
    stakes: tuple[str, ...] = ()  # which stakes clearly differ between taken and best, the most telling first


class Shares(Struct, frozen=True):
    """A change by seat, in both units. Multiples of 2**-20, so that they add up without rounding."""

    win: tuple[float, ...]
    points: tuple[float, ...]


class Step(Struct, frozen=True):
    """The match after the deal (the first one) or after an action, and what the change since the step before was.

    Values are those of the whole table: all hands are open, only what nobody holds yet (pile, bag) is imagined. The
    value of the step before, plus the four changes, is the value of this step, exactly.
    """

    number: int  # how many actions were played
    seat: int | None  # who acted; None: the deal
    win: tuple[Figure, ...]  # by seat
    points: tuple[Figure, ...]  # by seat
    waited: Shares  # what it meant that another seat, `silent`, had not acted first. Mostly zeros.
    chance: Shares  # what was dealt or drawn, against the average of what could have been. Its mean is zero.
    hidden: Shares  # how the action did with the cards as they really lay, against what it promised to its seat
    decision: Shares  # what the action promised, against what the quick player would have done in its place
    dealt: bool = False  # the chance was a deal, not a draw
    silent: int | None = None  # a seat that the quick player would have let act first: it forgot to speak up, say


class Sum(Struct, frozen=True):
    """The result of a seat taken apart: expected + deal + draws + hidden + others + decisions == result."""

    expected: float  # before the deal: the same for all seats
    deal: float  # luck: what the deals brought, this seat's cards and the others'. Zero on average by construction.
    draws: float  # luck: everything drawn afterwards by anybody. Likewise.
    hidden: float  # luck: how decisions of all seats turned out, given cards that they couldn't see. Zero on average
    # where nothing about the hidden cards can be learned from how the others play.
    others: float  # luck: what the others did, against what the quick player would have done in their place
    decisions: float  # own: what this seat did or failed to do, against what the quick player would have done
    result: float  # 1, a share of 1, or 0; the points. In a match broken off: what was to be expected at its end.

    @property
    def luck(self) -> float:
        return self.deal + self.draws + self.hidden + self.others


class Deed(Struct, frozen=True):
    """Things of one kind that a seat did where it had a choice."""

    count: int = 0
    given_up: float = 0.0  # how much better the best choices were, in the decisions' unit
    at_random: float = 0.0  # the same, of choosing at random in their place


class SeatSum(Struct, frozen=True):
    seat: int
    win: Sum | None  # None: luck could not be told from skill, or the values are not complete
    points: Sum | None
    given_up: float  # all regrets added up, in the decisions' unit
    accuracy: float | None  # 100: always the best choice; 0: no better than choosing at random. None: nothing to choose
    verdicts: dict[Verdict, int]  # how many decisions there were of each kind; what is missing was not there
    deeds: dict[str, Deed] = {}  # by the game's own kinds (`parts.mistakes`)


class Judgement(Struct, frozen=True):
    method: int  # METHOD of the program that judged
    record: str  # a digest of what was played, to know the record again
    game: str
    rules_version: int
    options: dict[str, Any]  # as in the record
    seats: int
    seed: int
    effort: str  # its name
    complete: bool  # False: stopped before the end; `Judging(record, …, found=this)` goes on
    missing: tuple[Missing, ...] = ()
    steps: tuple[Step, ...] = ()  # the deal and every action; in a partial judgement the first of them
    decisions: tuple[Decision, ...] = ()  # by number; a partial judgement lacks some
    sums: tuple[SeatSum, ...] = ()  # by seat
