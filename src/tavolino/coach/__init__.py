"""The coach: judges every decision of a finished match, and tells luck from skill.

    judge(record)                    the whole `Judgement`; `judgement.py` says what each number means
    Judging(record)                  the same bit by bit: progress, what is found so far, stop, resume
    reasons_of(record, judgement)    why a choice was better, in words
    mistakes_of(record, judgement)   the mistakes, each of a kind

How it is done, and what it cannot see: docs/coach.md.
"""

from typing import TYPE_CHECKING, Any

from tavolino.coach.effort import EFFORTS, USUAL, Effort, effort_named
from tavolino.coach.judgement import (
    METHOD,
    VERDICTS,
    Choice,
    Decision,
    Figure,
    Judgement,
    Missing,
    Regret,
    SeatSum,
    Shares,
    Step,
    Sum,
    Verdict,
)
from tavolino.coach.mistakes import Mistake, mistakes_of
from tavolino.coach.reasons import reasons_of

if TYPE_CHECKING:
    from tavolino.coach.judging import Judging, Progress, judge

__all__ = [
    "EFFORTS", "METHOD", "USUAL", "VERDICTS", "Choice", "Decision", "Effort", "Figure", "Judgement", "Judging",
    "Missing", "Mistake", "Progress", "Regret", "SeatSum", "Shares", "Step", "Sum", "Verdict", "effort_named", "judge",
    "mistakes_of", "reasons_of",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """What judges is loaded when it is first used: the compiler may still be on its way when this package is loaded."""
    if name not in ("Judging", "Progress", "judge"):
        raise AttributeError(name)
    from tavolino.coach import judging

    return getattr(judging, name)
