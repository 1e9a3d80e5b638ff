"""The number for how sure a ranking is, against players whose strength is known."""

from random import Random
from typing import NamedTuple

import pytest

from tavolino.events.contests.schedule import rotation
from tavolino.events.contests.scoring import Held, compared, ranked, totals
from tavolino.events.contests.sureness import sureness


class Evening(NamedTuple):
    said: float  # how sure the ranking was said to be
    right: bool  # whether its first is really the best


def evening(rng: Random) -> Evening:
    """A contest of people whose strengths are drawn, as far apart as chance takes one deal apart, or much less."""
    people, seats, deals = rng.choice([4, 8]), 2, rng.choice([6, 8, 12])
    strength = [rng.gauss(0, rng.choice([0.2, 0.5, 1.0])) for _ in range(people)]
    held = [
        Held(deal, seat, str(table[seat]), round(20 * (strength[table[seat]] - strength[table[1 - seat]] / 2 + luck)))
        for deal, tables in enumerate(rotation(people, seats, deals))
        for table in tables
        for seat, luck in enumerate((rng.gauss(0, 1), rng.gauss(0.5, 1)))
    ]
    found = compared(held, fewest=False)
    order = ranked(totals(found), "matchpoints")
    values = {who: {one.deal: one.percent for one in found[who]} for who in order}
    sure = sureness(order, values, draws=60)
    assert sure is not None
    return Evening(sure.best, max(range(people), key=strength.__getitem__) == int(order[0]))


def test_the_number_is_what_it_says() -> None:
    """Of the evenings that are called 80 % sure, about 80 % name the best."""
    rng = Random(5)
    evenings = [evening(rng) for _ in range(400)]
    for low, high in ((0.2, 0.45), (0.45, 0.7), (0.7, 0.9), (0.9, 1.01)):
        some = [one for one in evenings if low <= one.said < high]
        said, right = (sum(numbers) / len(some) for numbers in zip(*some, strict=True))
        assert len(some) > 30
        assert abs(said - right) < 0.13, f"{len(some)} evenings said {said:.2f}, and {right:.2f} were right"


def test_the_lines_reach_to_where_people_really_are_eight_times_of_ten() -> None:
    rng, inside, number = Random(7), 0, 0
    for _ in range(150):
        values = {who: {deal: rng.gauss(50, 20) for deal in range(8)} for who in "abcd"}
        found = sureness(["a", "b", "c", "d"], values, draws=60)
        assert found is not None
        inside += sum(low < 50 < high for low, high in found.spans)
        number += len(found.spans)
    assert 0.72 < inside / number < 0.88


def test_who_has_played_less_has_a_longer_line() -> None:
    values = {who: {deal: float(deal % 3) for deal in range(deals)} for who, deals in (("a", 12), ("b", 6))}
    found = sureness(["a", "b"], values)
    assert found is not None
    (low, high), (lower, higher) = found.spans
    assert higher - lower > high - low > 0


def test_whoever_wins_every_deal_by_far_is_surely_the_best() -> None:
    values = {"anna": dict.fromkeys(range(16), 100.0), "ben": dict.fromkeys(range(16), 0.0)}
    found = sureness(["anna", "ben"], values)
    assert found is not None
    assert found.best > 0.95
    assert found.ahead == (found.best,)


def test_equals_are_a_coin_toss() -> None:
    values = {who: {deal: float((deal + shift) % 2) for deal in range(12)} for shift, who in enumerate(("a", "b"))}
    found = sureness(["a", "b"], values)
    assert found is not None
    assert found.best == pytest.approx(0.5, abs=0.1)


def test_with_few_deals_there_is_no_number() -> None:
    values = {who: dict.fromkeys(range(3), 50.0) for who in ("anna", "ben")}
    assert sureness(["anna", "ben"], values) is None
    assert sureness(["anna"], {"anna": dict.fromkeys(range(20), 50.0)}) is None
