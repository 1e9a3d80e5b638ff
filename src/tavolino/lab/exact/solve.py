"""An equilibrium of a tiny game by CFR+, best answers to a policy, and what policies are worth against each other.

A policy has a probability for every slot of the tree, those of both seats in one array. A match won is worth 1 to a
seat, a match lost -1, a draw 0.
"""

from dataclasses import dataclass

import numpy as np

from tavolino.lab.exact import passes
from tavolino.lab.exact.tree import Real, Report, Tree, silent

STEP = 16  # iterations between looks at how good the average is


@dataclass(frozen=True)
class Solution:
    """An approximate equilibrium: the value of seat 0 lies within `gap` of `value`."""

    policy: Real
    value: float  # what it is worth to seat 0
    gap: float  # the exploitability: what best answers gain, on average over the seats
    low: float  # what seat 0 is sure to get
    high: float  # what seat 1 lets it get at most
    iterations: int


class Solver:
    """CFR+ with alternating updates and linearly weighted averages; deterministic."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.owner = tree.owners()
        self.strategy = tree.uniform()
        self.regrets = np.zeros(tree.slots)
        self.sums = np.zeros(tree.slots)
        self.reach = np.zeros(tree.nodes)
        self.values = np.zeros(tree.nodes)
        self.slot_values = np.zeros(tree.slots)
        self.iterations = 0

    def iterate(self, times: int = 1) -> None:
        for _ in range(times):
            self.iterations += 1
            for seat in range(2):
                self.iterate_seat(seat)

    def iterate_seat(self, seat: int) -> None:
        tree = self.tree
        self.add_up(self.strategy, self.strategy, seat)
        passes.improve(tree.first, tree.seat, seat, self.slot_values, self.regrets, self.strategy)
        reach = self.own_reach(self.strategy)
        passes.add_to_average(tree.first, tree.seat, seat, self.iterations, reach, self.strategy, self.sums)

    def add_up(self, mine: Real, theirs: Real, seat: int) -> float:
        """What a policy of this seat is worth against one of the other; leaves its parts in `slot_values`."""
        tree = self.tree
        self.lay_values(theirs, seat)
        return passes.sum_up(tree.parent, tree.slot, tree.mover, mine, seat, self.values, self.slot_values)

    def lay_values(self, theirs: Real, seat: int) -> None:
        tree = self.tree
        passes.reach_nodes(tree.parent, tree.slot, tree.mover, tree.chance, theirs, seat, self.reach)
        passes.start_values(tree.mover, tree.worth, self.reach, seat, self.values)

    def own_reach(self, policy: Real) -> Real:
        """By information state: how probable the seat's own choices make it."""
        reach = np.zeros(self.tree.states)
        passes.reach_states(self.tree.before, self.owner, policy, reach)
        return reach

    def average(self) -> Real:
        found = np.zeros(self.tree.slots)
        passes.shares(self.tree.first, self.sums, found)
        return found

    def best_answer(self, theirs: Real, seat: int) -> tuple[Real, float]:
        """The policy of this seat that gets most against the other's, and how much that is."""
        tree, best = self.tree, np.zeros(self.tree.slots)
        self.lay_values(theirs, seat)
        got = passes.answer(
            tree.parent, tree.slot, tree.mover, tree.levels, tree.first, tree.seat, tree.state_levels, seat,
            self.values, self.slot_values, best,
        )  # fmt: skip
        return best, got

    def exploitability(self, policy: Real) -> float:
        """What best answers get against a policy, on average over the seats: 0 in an equilibrium."""
        return sum(self.best_answer(policy, seat)[1] for seat in range(2)) / 2

    def solution(self) -> Solution:
        policy = self.average()
        high, low = self.best_answer(policy, 0)[1], -self.best_answer(policy, 1)[1]
        value = self.add_up(policy, policy, 0)
        return Solution(policy, value, (high - low) / 2, low, high, self.iterations)


def solve(tree: Tree, goal: float, longest: int, report: Report = silent) -> tuple[Solver, Solution]:
    """Iterate until the exploitability is below the goal, or for so many iterations."""
    solver = Solver(tree)
    solution = solver.solution()
    while solution.gap > goal and solver.iterations < longest:
        solver.iterate(min(STEP, longest - solver.iterations))
        solution = solver.solution()
        report(solver.iterations, longest)
    return solver, solution
