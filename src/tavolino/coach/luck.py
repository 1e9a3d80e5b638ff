"""How lucky each seat was, without judging any decision: for comparing bots."""

from typing import NamedTuple

from tavolino.coach.effort import Effort
from tavolino.coach.judging import Judging
from tavolino.coach.positions import positions_of
from tavolino.fast.compiler import COMPILED
from tavolino.match.record import Record
from tavolino.match.replay import OldRules


class Luck(NamedTuple):
    """By seat: in chance to win, or as the value net counts it where the game has one for the match."""

    chance: tuple[float, ...]  # of deals and draws; its mean over many matches is zero
    hidden: tuple[float, ...] | None = None  # how actions turned out, given cards that their seats couldn't see;
    # its mean is zero if all hands that fit a view are equally likely. None: only the net can tell


def luck_of(record: Record, worlds: int) -> Luck | None:
    """None where luck cannot be told from skill; `worlds` are for each action, where there is no net.

    The dice follow from the deal, so that every process finds the same.
    """
    seed = int((record.secret or "0")[:8], 16)
    return by_net(record, seed) or by_quick_player(record, worlds, seed)


def by_net(record: Record, seed: int) -> Luck | None:
    if not COMPILED:
        return None
    from tavolino.coach.net_luck import plus, taken_apart  # here, because they need NumPy

    try:
        parts = taken_apart(positions_of(record), seed)
    except OldRules:
        return None
    return parts and Luck(plus(parts.deal, parts.draws), parts.hidden)


def by_quick_player(record: Record, worlds: int, seed: int) -> Luck | None:
    effort = Effort("luck", values=worlds, worlds=0, confirming=0, playouts=0)
    judging = Judging(record, effort, seed=seed)
    for _ in judging.values():
        pass
    sums = [seat.win for seat in judging.found.sums]
    chance = tuple(one.deal + one.draws for one in sums if one is not None)
    return Luck(chance) if chance else None
