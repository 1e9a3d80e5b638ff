"""What a player wins, and what others win against it, in a tiny game: as chances to win, a draw being half a win."""

import numpy as np
from msgspec import Struct

from tavolino.lab.exact import passes
from tavolino.lab.exact.players import HALVES, Asking
from tavolino.lab.exact.solve import Solution, Solver
from tavolino.lab.exact.tree import Real, Report

SLIP = 1e-6  # how often a policy is taken to play the equilibrium, where a best answer has to know what follows


class Solved(Struct, frozen=True):
    """A tiny game and its solution."""

    name: str
    size: str
    deals: int
    positions: int
    information_states: int
    decisions: int  # information states with a choice
    iterations: int
    value: float  # what the seat that begins wins in the equilibrium
    gap: float  # what a best answer wins against it, on average over the seats, above a half
    at_random: float  # what a best answer wins against uniformly random play: exact


class Player(Struct, frozen=True):
    """How good a player is, each figure an average over both seats."""

    name: str
    samples: int  # how often it was asked about each view
    views: int  # with a choice that it can get into
    best_low: float  # what a best answer wins: with this much or more,
    best_high: float  # and this much or less, on average over the player's dice
    best_high_of_half: float  # the same as `best_high` with half as many samples
    equilibrium: float  # what the equilibrium wins


def chance(reward: float) -> float:
    return (1 + reward) / 2


def solved_game(solver: Solver, solution: Solution, size: str) -> Solved:
    tree = solver.tree
    return Solved(
        name=tree.game.name,
        size=size,
        deals=int(tree.levels[1]),
        positions=tree.nodes,
        information_states=tree.states,
        decisions=int((np.diff(tree.first) > 1).sum()),
        iterations=solution.iterations,
        value=chance(solution.value),
        gap=solution.gap / 2,
        at_random=chance(solver.exploitability(tree.uniform())),
    )


def player_of(solver: Solver, solution: Solution, asking: Asking, report: Report) -> Player:
    halves = asking.policy(report)
    policies = [filled(solver, half) for half in halves]
    whole = filled(solver, np.asarray(halves.mean(axis=0)))
    return Player(
        name=asking.name,
        samples=asking.rounds * HALVES,
        views=len(asking.answers),
        best_low=chance(across(solver, solution, policies)),
        best_high=chance(solver.exploitability(whole)),
        best_high_of_half=chance(sum(map(solver.exploitability, policies)) / HALVES),
        equilibrium=chance(sum(solver.add_up(solution.policy, whole, seat) for seat in range(2)) / 2),
    )


def filled(solver: Solver, shares: Real) -> Real:
    """The policy with these shares; where there are none, it plays at random."""
    policy = np.zeros_like(shares)
    passes.shares(solver.tree.first, np.ascontiguousarray(shares), policy)
    return policy


def across(solver: Solver, solution: Solution, policies: list[Real]) -> float:
    """What a best answer to each half gets from the other half.

    What it does where the first half never gets is the best answer to the equilibrium there.
    """

    total = 0.0
    for half, other in ((0, 1), (1, 0)):
        known = (1 - SLIP) * policies[half] + SLIP * solution.policy
        for seat in range(2):
            best, _ = solver.best_answer(known, seat)
            total += solver.add_up(best, policies[other], seat)
    return total / 4
