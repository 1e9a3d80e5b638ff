"""Matchpoints and points, worked out by hand."""

import pytest

from tavolino.events.contests.scoring import (
    Compared,
    Held,
    compared,
    needed,
    places,
    ranked,
    totals,
    wins_with_fewest,
)

ONE_DEAL = [Held(0, 0, "anna", 30), Held(0, 0, "ben", 20), Held(0, 0, "cleo", 20), Held(0, 0, "dora", 10)]


def test_one_beats_all_others_two_tie_and_the_last_beats_nobody() -> None:
    found = compared(ONE_DEAL, fewest=False)
    assert {who: one.percent for who, [one] in found.items()} == pytest.approx(
        {"anna": 100, "ben": 50, "cleo": 50, "dora": 0}
    )
    assert found["anna"][0] == Compared(0, 0, 30, 100.0, 30 - 50 / 3, 3)


def test_where_the_fewest_points_win_the_order_turns_round() -> None:
    found = compared(ONE_DEAL, fewest=True)
    assert [found[who][0].percent for who in ("anna", "ben", "dora")] == [0.0, 50.0, 100.0]
    assert found["dora"][0].ahead == pytest.approx(70 / 3 - 10)


def test_only_those_with_the_same_cards_in_the_same_seat_are_compared() -> None:
    held = [Held(0, 0, "anna", 30), Held(0, 1, "ben", 99), Held(1, 0, "cleo", 99), Held(0, 0, "dora", 31)]
    assert compared(held, fewest=False).keys() == {"anna", "dora"}


def test_a_bot_with_the_same_cards_counts_as_another_and_has_no_place() -> None:
    found = compared([Held(0, 0, "anna", 30), Held(0, 0, "", 20)], fewest=False)
    assert found == {"anna": [Compared(0, 0, 30, 100.0, 10.0, 1)]}


def test_a_deal_that_was_not_played_counts_for_nothing_and_half_of_them_make_a_place() -> None:
    held = [Held(deal, 0, who, score) for deal in range(4) for who, score in (("anna", 10), ("ben", 20))]
    held.append(Held(0, 0, "cleo", 30))
    found = totals(compared(held, fewest=False))
    assert found["cleo"].percent == 100
    assert needed(found) == 2
    assert ranked(found, "matchpoints") == ["ben", "anna"]
    found = totals(compared([*held, Held(1, 0, "cleo", 30)], fewest=False))
    assert ranked(found, "matchpoints") == ["cleo", "ben", "anna"]


def test_points_can_decide_otherwise_than_matchpoints() -> None:
    held = [Held(deal, 0, "often", 11) for deal in range(3)] + [Held(deal, 0, "seldom", 10) for deal in range(3)]
    held += [Held(3, 0, "often", 0), Held(3, 0, "seldom", 50)]
    found = totals(compared(held, fewest=False))
    assert ranked(found, "matchpoints") == ["often", "seldom"]
    assert ranked(found, "points") == ["seldom", "often"]
    assert (found["often"].points, found["seldom"].points) == (33, 80)


def test_equals_share_a_place() -> None:
    found = totals(compared(ONE_DEAL, fewest=False))
    order = ranked(found, "matchpoints")
    assert places(order, found, "matchpoints") == {"anna": 1, "ben": 2, "cleo": 2, "dora": 4}


@pytest.mark.parametrize(
    ("results", "fewest"),
    [
        ([[(3, 1), (9, 2)]], True),
        ([[(3, 2), (9, 1)]], False),
        ([[(5, 1), (5, 1)], [(1, 1), (2, 2)]], True),
        ([[(40, 1)]], False),
        ([], False),
    ],
)
def test_results_show_whether_fewer_points_are_better(results: list[list[tuple[int, int]]], *, fewest: bool) -> None:
    assert wins_with_fewest(results) is fewest
