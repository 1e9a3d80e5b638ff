"""Words for stakes: what the coach says about a decision, from what really happened in the imagined worlds.

`stakes` counts; this module says it: "Anna has to take the row in about 34 of 100 deals after 41, in about 12 after
35." The coach asks only about stakes that clearly differ between the action taken and the other one, and that speak for
the better of the two. The functions here round, so that no number says more than its error allows. Without this module
the coach gives numbers without reasons.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from tavolino.game import Part
from tavolino.words import Seat, Sentence, Told, Value, sentence

STEPS = (1, 5, 10)  # that numbers are rounded to: the first that is at least as large as the error


class Meaning(NamedTuple):
    """What it means for the seat when a stake is higher."""

    good: bool  # more of it is better
    last: bool = False  # it says little, so it is told only if no other is


class Estimate(Struct, frozen=True):
    """How much of a stake there was in a world, on average."""

    mean: float
    error: float  # standard error


class Tried(Struct, frozen=True):
    """One of the two actions that are compared."""

    action: Any  # as in a view
    called: Sentence  # "with this move": fits any action, for where the game has no better words
    stakes: Mapping[str, Estimate]  # by name


class Compared(Struct, frozen=True):
    """The action that was taken, and what else could have been done."""

    seat: int
    taken: Tried
    other: Tried

    def both(self, stake: str) -> tuple[Estimate, Estimate]:
        return self.taken.stakes[stake], self.other.stakes[stake]


class StakeWords(Protocol):
    MEANINGS: Mapping[str, Meaning]  # of the stakes that can be told, by name

    def tell(self, stake: str, compared: Compared, /) -> Told:
        """How the two actions differ in one stake; None where there is nothing to say."""


def chances(stake: str, compared: Compared) -> tuple[Sentence, Sentence] | None:
    """How often something happens after each action: "in about 34 of 100 deals", "in about 12".

    None if it is the same once both are rounded.
    """
    one, other = compared.both(stake)
    step = step_for(100 * max(one.error, other.error))
    first, second = (rounded(100 * estimate.mean, step) for estimate in (one, other))
    if first == second:
        return None
    return sentence("coach-often", count=first), sentence("coach-often-too", count=second)


def amounts(stake: str, compared: Compared) -> tuple[Sentence, Sentence] | None:
    """How many of something there are on average: "about 1.3", "under 0.1". None if that says too little."""
    one, other = compared.both(stake)
    step = step_for(10 * max(one.error, other.error))
    first, second = (tenths(rounded(10 * estimate.mean, step), step) for estimate in (one, other))
    return None if first == second or step == STEPS[-1] else (first, second)


def points(stake: str, compared: Compared) -> tuple[Sentence, Sentence] | None:
    """The same in whole points: "about 12", "under 1"."""
    one, other = compared.both(stake)
    step = step_for(max(one.error, other.error))
    first, second = (rounded(estimate.mean, step) for estimate in (one, other))
    return None if first == second else (about(first, first), about(second, second or step))


def said(message: str, compared: Compared, numbers: tuple[Sentence, Sentence], *after: Sentence) -> Sentence:
    """A sentence with both numbers; `after` says after which action each of them is."""
    first, second = numbers
    played, instead = after
    who = Seat(compared.seat)
    return Sentence(message, {"who": who, "first": first, "played": played, "second": second, "instead": instead})


def step_for(error: float) -> int:
    return next((step for step in STEPS if error <= step), STEPS[-1])


def rounded(number: float, step: int) -> int:
    return step * round(number / step)


def tenths(number: int, step: int) -> Sentence:
    """No digit after the point where it would be chance: 2.0 may be 1.8, and nobody needs 21.3."""
    if number >= 100 or (number >= 20 and number % 10 == 0 and step > 1):
        return about(number, round(number / 10))
    whole, tenth = divmod(number or step, 10)
    return about(number, sentence("coach-decimal", whole=whole, tenth=tenth))


def about(number: int, amount: Value) -> Sentence:
    return sentence("coach-about", amount=amount) if number else sentence("coach-under", amount=amount)


STAKE_WORDS: Part[StakeWords] = Part("stake_words", StakeWords)
