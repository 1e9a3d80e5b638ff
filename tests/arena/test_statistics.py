"""The numbers, against what a hand can compute, and the intervals, against what they promise."""

from math import inf
from random import Random
from statistics import NormalDist

import pytest

from arena import BOTS, contest, finished
from tavolino.arena.ratings import ratings
from tavolino.arena.statistics import Estimate, ahead, by_deal, elo, elo_of, estimate, student, summary, won


def test_a_first_place_that_is_shared_is_split() -> None:
    assert won(finished(0, "A:1 B:2"), "A") == 1
    assert won(finished(0, "A:1 B:2"), "B") == 0
    assert won(finished(0, "A:1 B:1 C:3"), "A") == 1 / 2
    assert won(finished(0, "A:1 B:1 C:1 D:1"), "D") == 1 / 4


def test_copies_of_a_bot_win_together() -> None:
    assert won(finished(0, "A:2 B:1 B:3 B:4"), "B") == 1
    assert won(finished(0, "A:1 B:1 B:1 B:4"), "B") == 2 / 3


def test_equal_bots_at_four_seats_share_evenly_however_many_copies_they_have() -> None:
    """Each of the eight seatings of A and B once with every seat as its winner."""
    held = [
        finished(0, " ".join(f"{bot}:{1 if seat == winner else 2}" for seat, bot in enumerate(seating)))
        for seating in ("ABBB", "BABB", "BBAB", "BBBA", "BAAA", "ABAA", "AABA", "AAAB")
        for winner in range(4)
    ]
    assert by_deal(held, lambda played: won(played, "A")).value == 1 / 2


def test_finishing_ahead_counts_pairs_of_seats() -> None:
    match = finished(0, "A:2 B:1 C:2 D:4")
    assert ahead(match, "A", "B") == 0
    assert ahead(match, "A", "C") == 1 / 2
    assert ahead(match, "A", "D") == 1
    assert ahead(finished(0, "A:2 B:1 B:2 B:4"), "A", "B") == (0 + 1 / 2 + 1) / 3


def test_the_matches_of_a_deal_are_one_observation() -> None:
    """Deal 0 is won and lost, deal 1 won twice: the observations are 1/2 and 1, however many matches a deal has."""
    once = [finished(0, "A:1 B:2"), finished(0, "B:1 A:2")] + [finished(1, "A:1 B:2")] * 2
    expected = estimate([1 / 2, 1])
    assert by_deal(once, lambda played: won(played, "A")) == expected
    assert by_deal(once * 10, lambda played: won(played, "A")) == expected
    assert expected.value == 3 / 4


def test_an_interval_computed_by_hand() -> None:
    """0, 1/2, 1/2, 1 and the imagined 0 and 1: mean 1/2, squared differences 1 in all, so variance 1/5.

    A win or loss has the variance 1/4, so these 4 deals are worth 4 · (1/4) / (1/5) = 5 independent matches.
    Student's t for 5 degrees of freedom is 2.5706, its square over 5 is 1.3216. Wilson: the centre is 1/2 and the
    reach sqrt(1.3216 / 4 + 1.3216² / 4) / 2.3216 = 0.3773.
    """
    shares = estimate([0, 1 / 2, 1 / 2, 1])
    assert shares.value == 1 / 2
    assert shares.low == pytest.approx(0.1227, abs=5e-4)
    assert shares.high == pytest.approx(0.8773, abs=5e-4)


def test_a_hundred_deals_won_outright_leave_some_doubt() -> None:
    """They are worth 100 · 101/102 matches; Wilson's lower end is then n / (n + t²) = 99.02 / (99.02 + 3.93)."""
    shares = estimate([1.0] * 100)
    assert shares.value == shares.high == 1
    assert shares.low == pytest.approx(0.9618, abs=1e-4)


def test_an_interval_is_inside_0_and_1_and_holds_its_value() -> None:
    rng = Random(1)
    for size in range(1, 40):
        for observations in ([rng.choice((0, 0.5, 1)) for _ in range(size)], [0.0] * size, [0.5] * size, [1.0] * size):
            shares = estimate(observations)
            assert 0 <= shares.low <= shares.value <= shares.high <= 1
            assert shares.high - shares.low > 0


def test_student_is_in_every_textbook() -> None:
    for freedom, quantile in {3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 20: 2.086, 30: 2.042, 100: 1.984}.items():
        assert student(freedom) == pytest.approx(quantile, abs=4e-3)
    assert student(10**9) == pytest.approx(NormalDist().inv_cdf(0.975))


@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("alike", [0.0, 0.8], ids=["independent matches", "matches that go alike"])
def test_the_interval_covers_the_truth_about_95_times_in_100(share: float, alike: float) -> None:
    """Were each match an observation, matches that go alike would be covered 85 times in 100."""
    rng, tries, deals = Random(f"{share} {alike}"), 1000, 60
    covered = 0
    for _ in range(tries):
        shares = estimate([deal_share(share, alike, rng) for _ in range(deals)])
        covered += shares.low <= share <= shares.high
    assert 0.93 <= covered / tries <= 0.985


def deal_share(share: float, alike: float, rng: Random) -> float:
    """Two matches of one deal; as often as they are alike the cards decide both."""
    first = rng.random() < share
    second = first if rng.random() < alike else rng.random() < share
    return (first + second) / 2


def test_elo_follows_from_the_share() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_of(0.25) == -elo_of(0.75)
    assert elo(Estimate(1.0, 0.5, 1.0)) == Estimate(inf, 0, inf)
    assert elo(Estimate(0.0, 0.0, 0.5)) == Estimate(-inf, -inf, 0)


def test_a_rating_orders_bots_by_strength_and_leaves_equals_together() -> None:
    held = [finished(deal, "A:1 B:2 C:2 D:4") for deal in range(30)]
    found = ratings(held)
    assert found["A"].value > 25 > found["D"].value
    assert found["B"].value == pytest.approx(found["C"].value)
    assert found["A"].value > found["B"].value > found["D"].value
    assert all(rating.deviation < 25 / 3 for rating in found.values())


def test_draws_and_copies_leave_ratings_where_they_were() -> None:
    draws = ratings([finished(deal, "A:1 B:1 B:1") for deal in range(20)])
    assert draws["A"].value == pytest.approx(25)
    assert draws["B"].value == pytest.approx(25)


def test_a_duel_has_elo_and_a_ladder_has_ratings() -> None:
    matches = [finished(deal, "random:2 heuristic:1") for deal in range(3)]
    [best, last] = summary(contest(), matches).standings
    assert (best.bot, last.bot) == BOTS
    assert best.elo is not None
    assert best.rating is None
    [best, last] = summary(contest(ladder=True), matches).standings
    assert (best.bot, last.bot) == BOTS
    assert best.elo is None
    assert best.rating is not None


def test_a_summary_counts_deals_matches_and_what_was_broken_off() -> None:
    matches = [finished(0, "heuristic:1 random:2"), finished(0, "random:1 heuristic:1", reason=None)]
    counted = summary(contest(), matches)
    assert (counted.deals, counted.matches, counted.broken_off, counted.fair_share) == (1, 2, 1, 1 / 2)
    assert counted.ahead["heuristic"]["random"].value == 3 / 4
    assert counted.ahead["random"]["heuristic"].value == 1 / 4


def test_a_summary_does_not_depend_on_the_order_of_the_matches() -> None:
    lines = ("heuristic:1 random:2", "random:1 heuristic:2", "random:1 heuristic:1")
    matches = [finished(deal, lines[deal % 3]) for deal in range(20)]
    assert summary(contest(ladder=True), matches) == summary(contest(ladder=True), matches[::-1])
