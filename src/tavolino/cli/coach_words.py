"""What the coach says in the terminal and on its page."""

from collections.abc import Iterator

from msgspec import Struct

from tavolino.coach import Decision, Judgement, reasons_of
from tavolino.coach.judgement import Code
from tavolino.coach.verdict import FAULTS
from tavolino.match import Record
from tavolino.words import in_words

LACKING: dict[Code, str] = {
    "old-rules": "This Tavolino no longer has the rules of this match, so nothing could be judged.",
    "broken-off": "The match was broken off: its result is what was to be expected at its last position.",
    "changed-hands": "These seats were played by more than one: {names}.",
    "slow": "There is no compiler here, so far fewer deals were imagined and more is too close to call.",
    "long": "The match is so long that fewer deals were imagined for each action.",
    "no-kernel": "This game has no kernel: few deals were imagined, and luck isn't told from skill.",
    "no-luck": "This game does not say what chance holds, so luck isn't told from skill.",
    "alone": "A match alone: decisions are judged in points.",
}


class Fault(Struct, frozen=True):
    """A decision that was blamed."""

    decision: Decision

    def row(self, record: Record) -> tuple[str, ...]:
        one = self.decision
        seat = record.seats[one.seat] or f"seat {one.seat}"
        played, better = one.choices[one.taken].action, one.choices[one.best].action
        return str(one.number + 1), seat, played, better, self.cost, one.verdict

    @property
    def cost(self) -> str:
        """The regret and its interval."""
        one = self.decision.regret
        if self.decision.unit == "points":
            return f"{one.mean:.1f} points ({one.low:.1f}–{one.high:.1f})"
        return f"{100 * one.mean:.0f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"


def worst(judgement: Judgement, most: int) -> list[Fault]:
    blamed = [decision for decision in judgement.decisions if decision.verdict in FAULTS]
    return [Fault(one) for one in sorted(blamed, key=lambda one: -one.regret.mean)[:most]]


def why(record: Record, judgement: Judgement, faults: list[Fault]) -> Iterator[tuple[str, str]]:
    """The numbers of actions, and why something else was better, as far as there is anything to say."""
    reasons = reasons_of(record, judgement)
    for fault in faults:
        told = reasons.get(fault.decision.number)
        if told is not None:
            yield str(fault.decision.number + 1), in_words(told, names_of(record))


def names_of(record: Record) -> list[str]:
    return [name or f"seat {seat}" for seat, name in enumerate(record.seats)]


def lacking_words(record: Record, judgement: Judgement) -> Iterator[str]:
    """What the judgement lacks, one sentence each."""
    for missing in judgement.missing:
        names = ", ".join(record.seats[seat] or f"seat {seat}" for seat in missing.seats)
        yield LACKING[missing.code].format(names=names)
    if judgement.decisions and not worst(judgement, 1):
        yield "No decision was clearly a fault."
