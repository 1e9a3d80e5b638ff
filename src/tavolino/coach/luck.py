"""How lucky each seat was, without judging any decision: for comparing bots."""

from tavolino.coach.effort import Effort
from tavolino.coach.judging import Judging
from tavolino.match.record import Record


def luck_of(record: Record, worlds: int) -> tuple[float, ...] | None:
    """What deals and draws brought each seat, in chance to win; None where luck cannot be told from skill.

    Its mean over many matches is zero. The dice follow from the deal, so that every process finds the same.
    """
    effort = Effort("luck", values=worlds, worlds=0, confirming=0, playouts=0)
    judging = Judging(record, effort, seed=int((record.secret or "0")[:8], 16))
    for _ in judging.values():
        pass
    sums = [seat.win for seat in judging.found.sums]
    return tuple(one.deal + one.draws for one in sums if one is not None) or None
