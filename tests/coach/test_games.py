"""What the coach finds in the three games is what their rules say."""

from typing import Any

import pytest

from coach import NAMES, RECORDS, TINY, bots_match, judged, record
from tavolino.bots.search import Search
from tavolino.coach import Choice, Decision, Judging
from tavolino.coach.positions import Position, positions_of
from tavolino.game import fewest_wins, part_of, places
from tavolino.games import GAMES
from tavolino.parts import STAKES


def taken(decision: Decision) -> Choice:
    return decision.choices[decision.taken]


def decided(name: str) -> list[tuple[Position, Decision]]:
    """Every decision between several choices, with what its seat saw."""
    found = zip(positions_of(record(name)).positions, judged(name).decisions, strict=True)
    return [(position, decision) for position, decision in found if decision.verdict != "only"]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_game_says_whether_the_fewest_points_win(path: Any) -> None:
    played = record(path.stem)
    assert played.outcome is not None
    game = GAMES[played.game]
    assert played.outcome.places == places(played.outcome.scores, fewest_wins=fewest_wins(game))


def test_the_end_of_a_round_for_two_is_counted_out() -> None:
    judging = Judging(bots_match("twisted", 2, deal=3), TINY)
    dry = [position for position in judging.positions if position.view.pile == 0 and len(position.view.legal) > 1]
    decisions = [(position, judging.decide(position.number)) for position in dry]
    exact = [(position, decision) for position, decision in decisions if decision is not None and decision.exact]
    assert len(exact) == len(dry) > 9
    search = Search(GAMES["twisted"], largest=2)
    for position, decision in exact:
        search.begin(position.view, 0)
        best = search.solved()
        leads = [choice.lead for choice in decision.choices]
        assert decision.choices[position.view.legal.index(best)].lead == max(lead for lead in leads if lead is not None)
        assert decision.regret.low == decision.regret.mean == decision.regret.high
        assert (decision.verdict == "best") == (decision.best == decision.taken)
    last = exact[-1][1]
    for choice in last.choices:  # in the last round the lead is the result
        assert choice.lead is not None
        assert choice.win.mean == (0.5 if choice.lead == 0 else float(choice.lead > 0))


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_names_the_stakes_of_its_game(name: str) -> None:
    stakes = part_of(GAMES[record(name).game], STAKES)
    assert stakes is not None
    for _, decision in decided(name):
        assert all(tuple(choice.stakes) == tuple(stakes.NAMES) for choice in decision.choices)
        assert set(decision.stakes) <= set(stakes.NAMES)


def test_taking_the_row_costs_what_it_costs_and_a_twist_is_a_twist() -> None:
    takes = twists = 0
    for position, decision in decided("twisted-2-rounds"):
        for choice in decision.choices:
            stakes = {name: figure.mean for name, figure in choice.stakes.items()}
            assert stakes["row-taken"] + stakes["row-left"] <= 1
            if choice.action == "take":
                takes += 1
                assert (stakes["row-taken"], stakes["row-cost"]) == (1, position.view.row_cost)
            elif choice.action.startswith("twist"):
                twists += 1
                assert stakes["twists"] >= 1
                assert stakes["card-lost"] == stakes["card-won"] == 0
            else:
                assert stakes["card-lost"] + stakes["card-won"] <= 1
    assert takes
    assert twists


def test_a_written_number_fills_a_cell_and_passing_may_be_a_misthrow() -> None:
    misthrows = 0
    for position, decision in decided("qwinto-2-misthrows"):
        for choice in decision.choices:
            if choice.action.startswith("write"):
                assert choice.stakes["numbers"].mean >= 1
            elif choice.action == "pass" and position.view.active == position.seat:
                misthrows += 1
                assert choice.stakes["misthrows"].mean >= 1
    assert misthrows


def test_drawing_a_tile_is_counted_and_only_one_seat_goes_out() -> None:
    drawn = 0
    for _, decision in decided("upturn-2-empty-rack"):
        for choice in decision.choices:
            stakes = {name: figure.mean for name, figure in choice.stakes.items()}
            assert stakes["out"] + stakes["others-out"] <= 1
            if choice.action == "draw":
                drawn += 1
                assert stakes["drawn"] >= 1
    assert drawn
