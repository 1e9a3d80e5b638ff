"""Why a choice was better, in a sentence or two, from what happened in the imagined worlds."""

import logging

from tavolino.coach.judgement import Choice, Decision, Judgement
from tavolino.coach.verdict import FAULTS
from tavolino.game import AnyGame, part_of
from tavolino.match import Record
from tavolino.match.replay import played_rules
from tavolino.parts import STAKE_WORDS, StakeWords
from tavolino.parts.stake_words import Compared, Estimate, Tried
from tavolino.words import Sentence, Told, sentence, signed

log = logging.getLogger(__name__)


def reasons_of(record: Record, judgement: Judgement) -> dict[int, Told]:
    """By the number of the action, what there is to say about it: of faults, and of what was clearly the best."""
    worth_telling = [one for one in judgement.decisions if one.verdict in (*FAULTS, "best")]
    if not worth_telling:
        return {}
    game = played_rules(record)
    found = {one.number: safe_reason(game, one) for one in worth_telling}
    return {number: told for number, told in found.items() if told is not None}


def safe_reason(game: AnyGame, decision: Decision) -> Told:
    try:
        return reason_of(game, decision)
    except Exception:  # whatever another package does; the figures are as good without it
        log.exception("no reason for a decision in a match of %s", game.name)
        return None


def reason_of(game: AnyGame, decision: Decision) -> Told:
    other = other_of(decision)
    if decision.exact:
        return counted_out(decision, other)
    words = part_of(game, STAKE_WORDS)
    if words is None:
        return None
    compared = Compared(decision.seat, tried(game, decision, decision.taken), tried(game, decision, other))
    found = (words.tell(stake, compared) for stake in favourable(words, decision, compared))
    return next((told for told in found if told is not None), None)


def favourable(words: StakeWords, decision: Decision, compared: Compared) -> list[str]:
    """The stakes that speak for the better of the two, the most telling first."""
    taken_is_better = decision.best == decision.taken
    found = []
    for stake in decision.stakes:
        if stake in words.MEANINGS:
            one, other = compared.both(stake)
            if ((one.mean > other.mean) == words.MEANINGS[stake].good) == taken_is_better:
                found.append(stake)
    return sorted(found, key=lambda stake: words.MEANINGS[stake].last)


def other_of(decision: Decision) -> int:
    """What the action taken is compared with: the best choice, or the second best if it was the best itself."""
    if decision.best != decision.taken:
        return decision.best

    def worth(choice: int) -> float:
        one = decision.choices[choice]
        return one.points.mean if decision.unit == "points" else one.win.mean

    others = [choice for choice in range(len(decision.choices)) if choice != decision.taken]
    return max(others, key=lambda choice: (worth(choice), decision.choices[choice].lead or 0))


def tried(game: AnyGame, decision: Decision, choice: int) -> Tried:
    one: Choice = decision.choices[choice]
    stakes = {name: Estimate(figure.mean, figure.error) for name, figure in one.stakes.items()}
    return Tried(game.read(one.action), called(decision, choice), stakes)


def called(decision: Decision, choice: int) -> Sentence:
    if choice == decision.taken:
        return sentence("coach-with-played")
    return sentence("coach-with-better") if choice == decision.best else sentence("coach-with-next")


def counted_out(decision: Decision, other: int) -> Sentence | None:
    first, second = (decision.choices[choice].lead for choice in (decision.taken, other))
    if first is None or second is None or first == second:
        return None
    return sentence(
        "coach-counted",
        first=signed(first),
        played=called(decision, decision.taken),
        second=signed(second),
        instead=called(decision, other),
    )
