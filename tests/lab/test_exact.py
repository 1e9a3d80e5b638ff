"""Tiny games and their solutions, compared with what OpenSpiel finds out about the same rules."""

from random import Random
from statistics import fmean
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import gambit

from cli.program import one_line, run
from tavolino.game import AnyGame, BadMessage
from tavolino.games import GAMES, upturn
from tavolino.lab import openspiel  # noqa: F401 - registers the games
from tavolino.lab.exact.figures import Player, chance, player_of, solved_game
from tavolino.lab.exact.players import Asking
from tavolino.lab.exact.solve import Solver, solve
from tavolino.lab.exact.tree import Tree, silent, tree_of

BOUND = 1e-4


@pytest.fixture(scope="module")
def twisted() -> Tree:
    return tree_of(GAMES["twisted"], "tiny")


@pytest.fixture(scope="module")
def theirs() -> Any:
    """The same game in OpenSpiel, which walks through it by itself."""
    return pyspiel.load_efg_game(gambit.export_gambit(pyspiel.load_game("tavolino_twisted_tiny")))


def test_openspiel_finds_as_many_positions_and_the_same_exploitability_of_random_play(
    twisted: Tree, theirs: Any
) -> None:
    at_random = pyspiel.exploitability(theirs, pyspiel.UniformRandomPolicy(theirs))
    assert Solver(twisted).exploitability(twisted.uniform()) == pytest.approx(at_random)
    assert (twisted.nodes, twisted.states) == (2302, 754)  # what their own tests count: tests/lab/test_openspiel.py


def test_openspiel_finds_the_same_value(twisted: Tree, theirs: Any) -> None:
    solver = pyspiel.CFRPlusSolver(theirs)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = pyspiel.expected_returns(theirs.new_initial_state(), policy, -1, True)
    error = 2 * pyspiel.nash_conv(theirs, policy)
    _, solution = solve(twisted, BOUND, 1000)
    assert error < 0.01
    assert abs(values[0] - solution.value) < error + BOUND
    assert solution.low <= 14 / 30 <= solution.high  # a value of thirty deals


@pytest.mark.parametrize(("name", "first"), [("twisted", 0.5), ("upturn", 0.2)])
def test_the_average_gets_harder_to_exploit_and_its_bounds_close_in(name: str, first: float) -> None:
    solver = Solver(tree_of(GAMES[name], "tiny"))
    before = solver.solution()
    assert before.gap > first / 2
    for times in (4, 12, 48, 192):
        solver.iterate(times)
        after = solver.solution()
        assert 0 <= after.gap < before.gap / 2
        assert before.low <= after.low <= after.value <= after.high <= before.high
        before = after
    assert before.gap < BOUND


def test_what_one_seat_wins_the_other_loses(twisted: Tree) -> None:
    solver, rng = Solver(twisted), Random(1)
    for _ in range(3):
        policy = any_policy(twisted, rng)
        assert solver.add_up(policy, policy, 0) == pytest.approx(-solver.add_up(policy, policy, 1))


def test_no_policy_wins_more_than_the_best_answer(twisted: Tree) -> None:
    solver, rng = Solver(twisted), Random(2)
    theirs = any_policy(twisted, rng)
    for seat in range(2):
        best, value = solver.best_answer(theirs, seat)
        assert solver.add_up(best, theirs, seat) == pytest.approx(value)
        assert all(solver.add_up(any_policy(twisted, rng), theirs, seat) < value for _ in range(20))


def any_policy(tree: Tree, rng: Random) -> Any:
    weights = np.array([rng.random() for _ in range(tree.slots)])
    return weights / np.repeat(np.add.reduceat(weights, tree.first[:-1]), np.diff(tree.first))


def measured(tree: Tree, name: str, samples: int, seed: str = "test") -> Player:
    solver, solution = solve(tree, BOUND, 1000)
    return player_of(solver, solution, Asking(tree, name, samples, seed), silent)


def test_more_samples_bring_an_estimate_closer_to_the_truth_and_on_average_it_lies_in_between(twisted: Tree) -> None:
    exact = chance(Solver(twisted).exploitability(twisted.uniform()))
    few, many = ([measured(twisted, "random", samples, str(seed)) for seed in range(8)] for samples in (4, 32))
    lows = [fmean(one.best_low for one in some) for some in (few, many)]
    highs = [fmean(one.best_high for one in some) for some in (few, many)]
    assert max(lows) < exact < highs[1] < highs[0]
    assert all(one.best_high < one.best_high_of_half for one in (*few, *many))
    assert all(0.5 < one.equilibrium < exact for one in (*few, *many))


def test_a_player_that_never_hesitates_is_measured_exactly_and_asked_only_where_it_gets(twisted: Tree) -> None:
    found = measured(twisted, "lab.test_exact:First", 2)
    assert found.best_low == pytest.approx(found.best_high) == pytest.approx(found.best_high_of_half)
    decisions = int((np.diff(twisted.first) > 1).sum())
    assert 0 < found.views < decisions / 2


class First:
    """Always does what comes first."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        pass

    def choose(self, view: Any) -> Any:
        return view.legal[0]


class Cheat(First):
    def choose(self, view: Any) -> Any:  # noqa: ARG002
        return upturn.read("pass")


def test_the_same_seed_gives_the_same_figures(twisted: Tree) -> None:
    assert measured(twisted, "novice", 4) == measured(twisted, "novice", 4)


def test_an_illegal_answer_is_reported(twisted: Tree) -> None:
    with pytest.raises(BadMessage, match="Cheat chose Pass"):
        measured(twisted, "lab.test_exact:Cheat", 2)


@pytest.mark.parametrize("name", ["twisted", "upturn"])
def test_seats_imagine_only_the_cards_of_a_tiny_match(name: str) -> None:
    game = GAMES[name]
    tree = tree_of(game, "tiny")
    deck = sorted(map(str, game.cards(game.imagine(tree.views[0], Random(1)))))
    assert len(deck) == len(set(deck)) < 10
    for number, view in enumerate(tree.views):
        state = game.imagine(view, Random(number))
        assert sorted(map(str, game.cards(state))) == deck
        assert game.view(state, view.seat) == view


def test_the_command_prints_its_figures() -> None:
    done = run("exact", "twisted", "--bots", "random,heuristic", "--samples", "2", "--json")
    figures = msgspec.json.decode(done.stdout)
    assert figures["game"]["deals"] == 30
    assert [player["name"] for player in figures["players"]] == ["random", "heuristic"]
    shown = run("exact", "twisted", "--bots", "heuristic", "--samples", "2").stdout
    assert "the seat that begins wins 73.3" in shown
    assert f"{100 * figures['players'][1]['equilibrium']:.2f} %" in shown


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("qwinto", "There is no tiny Qwinto, the card game that could be solved; there is one of twisted, upturn."),
        ("twisted --size huge", "The tiny Twisted has the sizes tiny, small, not huge."),
        ("twisted --samples 3", "--samples has to be even, because two halves are compared; 3 is odd."),
        ("twisted --bots nobody", "There is no bot called 'nobody'"),
    ],
)
def test_one_line_says_what_is_wrong(words: str, line: str) -> None:
    assert one_line(run("exact", *words.split())).startswith(line)


def test_figures_name_the_game_and_the_gap(twisted: Tree) -> None:
    solver, solution = solve(twisted, BOUND, 1000)
    found = solved_game(solver, solution, "tiny")
    assert (found.name, found.size, found.deals, found.decisions) == ("twisted", "tiny", 30, 529)
    assert found.gap < BOUND
