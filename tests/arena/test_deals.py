"""Every deal is played with all rotations, so that no bot has the better cards or the better seat."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from tavolino.arena.deals import deal_seed, fixtures, seatings
from tavolino.arena.ladder import ladder_fixtures

TABLES = [(bots, seats) for seats in (2, 3, 4) for bots in range(2, seats + 1)]


def test_two_bots_exchange_their_seats() -> None:
    assert seatings("AB", 2, deal=0) == [("A", "B"), ("B", "A")]


def test_three_bots_take_all_rotations_and_the_other_way_round_on_the_next_deal() -> None:
    assert list(map("".join, seatings("ABC", 3, deal=0))) == ["ABC", "BCA", "CAB"]
    assert list(map("".join, seatings("ABC", 3, deal=1))) == ["ACB", "CBA", "BAC"]
    assert seatings("ABC", 3, deal=2) == seatings("ABC", 3, deal=0)


def test_two_bots_at_four_seats_each_play_three_copies_of_the_other() -> None:
    expected = ["AAAB", "AABA", "ABAA", "BAAA", "ABBB", "BBBA", "BBAB", "BABB"]
    assert list(map("".join, seatings("AB", 4, deal=0))) == expected


@pytest.mark.parametrize(("bots", "seats"), TABLES)
@pytest.mark.parametrize("deal", range(7))
def test_on_every_deal_every_bot_holds_every_seat_equally_often(bots: int, seats: int, deal: int) -> None:
    held = Counter((seat, bot) for seating in seatings("ABCD"[:bots], seats, deal) for seat, bot in enumerate(seating))
    assert set(held) == {(seat, bot) for seat in range(seats) for bot in "ABCD"[:bots]}
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_no_seating_is_played_twice_on_a_deal(bots: int, seats: int) -> None:
    played = seatings("ABCD"[:bots], seats, deal=0)
    assert len(played) == len(set(played)) == seats * (bots if seats > bots else 1)


def test_over_the_deals_everybody_sits_before_everybody_else_equally_often() -> None:
    before = Counter(
        (seating[seat - 1], seating[seat])
        for deal in range(6)
        for seating in seatings("ABCD", 4, deal)
        for seat in range(4)
    )
    assert set(before) == set(permutations("ABCD", 2))
    assert len(set(before.values())) == 1


def test_more_deals_begin_with_the_same_matches() -> None:
    few, many = list(fixtures("ABC", 3, 5)), list(fixtures("ABC", 3, 9))
    assert many[: len(few)] == few


def test_on_a_ladder_every_two_play_each_other_on_every_deal() -> None:
    played = Counter((match.deal, frozenset(match.seating)) for match in ladder_fixtures("ABCDE", 3, deals=2))
    assert set(played) == {(deal, frozenset(pair)) for deal in range(2) for pair in combinations("ABCDE", 2)}
    assert set(played.values()) == {6}


def test_every_deal_has_a_seed_of_its_own() -> None:
    seeds = {deal_seed(seed, deal) for seed in (b"one", b"two") for deal in range(100)}
    assert len(seeds) == 200
    assert deal_seed(b"one", 7) == deal_seed(b"one", 7)
