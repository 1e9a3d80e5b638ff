"""Luck that is taken out of a contest narrows its intervals and moves nothing else."""

from random import Random

import pytest

from arena import contest
from tavolino.arena import Played, adjusted
from tavolino.arena.played import play_match

SKILL = 0.2


def dealt(deals: int, *, told: float) -> list[Played]:
    """Matches of a better bot whose luck decides most, and is known as far as `told` says."""
    rng = Random(1)
    matches = []
    for deal in range(deals):
        luck = rng.gauss(0, 0.5)
        wins = rng.random() < 0.5 + SKILL / 2 + luck
        known = luck if rng.random() < told else rng.gauss(0, 0.5)
        places = (1, 2) if wins else (2, 1)
        matches.append(Played(deal, ("heuristic", "random"), places, (0, 0), 1, "", (known, -known)))
    return matches


def test_known_luck_makes_deals_worth_more_and_unknown_luck_does_no_harm() -> None:
    better, worse = adjusted(("heuristic", "random"), dealt(400, told=1.0))
    assert better.worth > 1.5
    assert better.share.high - better.share.low < 0.9 * (better.raw.high - better.raw.low)
    assert better.share.low < 0.5 + SKILL / 2 < better.share.high
    assert better.share.value + worse.share.value == pytest.approx(1)
    unknown, _ = adjusted(("heuristic", "random"), dealt(400, told=0.0))
    assert unknown.worth == pytest.approx(1, abs=0.05)
    assert unknown.part == pytest.approx(0, abs=0.2)


def test_without_luck_or_with_too_few_deals_nothing_is_adjusted() -> None:
    assert adjusted(("heuristic", "random"), dealt(3, told=1.0)) == []
    assert adjusted(("heuristic", "random"), [play_match(contest(), contest().fixtures(1)[0])]) == []


def test_a_match_of_an_adjusted_contest_tells_the_luck_of_every_seat() -> None:
    held = contest(adjusting=4)
    [first, *_] = held.fixtures(1)
    played = play_match(held, first)
    assert played.luck is not None
    assert sum(played.luck) == pytest.approx(0, abs=1e-4)
    assert play_match(held, first) == played
