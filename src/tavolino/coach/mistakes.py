"""The mistakes in a judgement, each of a kind: what people may practise."""

import logging
from collections.abc import Iterator
from typing import NamedTuple

from tavolino.coach.judgement import Decision, Judgement, Verdict
from tavolino.coach.reasons import favourable, other_of, tried
from tavolino.coach.verdict import SERIOUS
from tavolino.game import AnyGame, part_of
from tavolino.match import Record
from tavolino.match.replay import played_rules
from tavolino.parts import MISTAKES, STAKE_WORDS
from tavolino.parts.stake_words import Compared

OTHER = "other"  # where the game does not tell mistakes apart
log = logging.getLogger(__name__)


class Mistake(NamedTuple):
    number: int  # of the action in the record, from 0
    seat: int
    verdict: Verdict  # mistake or blunder: the interval of the regret supports it
    kind: str  # a name of the game's `mistakes`, or OTHER


def mistakes_of(record: Record, judgement: Judgement) -> Iterator[Mistake]:
    found = [one for one in judgement.decisions if one.verdict in SERIOUS]
    if found:
        game = played_rules(record)
        for one in found:
            yield Mistake(one.number, one.seat, one.verdict, safe_kind(game, one))


def safe_kind(game: AnyGame, decision: Decision) -> str:
    try:
        return kind_of(game, decision)
    except Exception:  # whatever another package does; the position is as good to practise
        log.exception("no kind for a mistake in a match of %s", game.name)
        return OTHER


def kind_of(game: AnyGame, decision: Decision) -> str:
    mistakes, words = part_of(game, MISTAKES), part_of(game, STAKE_WORDS)
    if mistakes is None:
        return OTHER
    other = other_of(decision)
    compared = Compared(decision.seat, tried(game, decision, decision.taken), tried(game, decision, other))
    telling = favourable(words, decision, compared) if words else []
    kind = mistakes.kind(compared, telling)
    return kind if kind in mistakes.KINDS else OTHER
