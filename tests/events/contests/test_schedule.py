"""Who meets whom, and who sits where, in a contest in which people play each other."""

from collections import Counter
from itertools import combinations

import pytest

from tavolino.events.contests.schedule import filled, rotation

EVENINGS = [(16, 4, 8), (16, 2, 8), (15, 4, 8), (7, 3, 6), (5, 4, 3), (3, 2, 5)]


@pytest.mark.parametrize(("people", "seats", "rounds"), EVENINGS)
def test_everybody_sits_at_one_table_in_every_round(people: int, seats: int, rounds: int) -> None:
    found = rotation(people, seats, rounds)
    assert len(found) == rounds
    for tables in found:
        assert sorted(one for table in tables for one in table) == [*range(filled(people, seats))]
        assert {len(table) for table in tables} == {seats}


@pytest.mark.parametrize(("people", "seats", "rounds", "least"), [(16, 2, 8, 8), (16, 2, 15, 15), (16, 4, 8, 14)])
def test_people_meet_as_many_others_as_the_rounds_allow(people: int, seats: int, rounds: int, least: int) -> None:
    met = {pair for tables in rotation(people, seats, rounds) for table in tables for pair in pairs_of(table)}
    others = Counter(one for pair in met for one in pair)
    assert min(others.values()) >= least


@pytest.mark.parametrize(("people", "seats", "rounds"), EVENINGS)
def test_nobody_sits_in_one_seat_much_more_often_than_in_another(people: int, seats: int, rounds: int) -> None:
    sat = Counter(
        (one, seat) for tables in rotation(people, seats, rounds) for table in tables for seat, one in enumerate(table)
    )
    numbers = [sat[one, seat] for one in range(people) for seat in range(seats)]
    assert max(numbers) - min(numbers) <= 2


def test_bots_fill_the_last_table_and_there_are_always_two_tables_to_compare() -> None:
    assert (filled(16, 4), filled(15, 4), filled(13, 4), filled(3, 4)) == (16, 16, 16, 8)


def test_the_same_people_get_the_same_rotation() -> None:
    assert rotation(9, 3, 4) == rotation(9, 3, 4)


def pairs_of(table: tuple[int, ...]) -> list[tuple[int, int]]:
    return [*combinations(sorted(table), 2)]
