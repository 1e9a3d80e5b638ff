"""A player as a policy: what it does in every information state that it can get into, found by asking it.

A player sees only views, so information states with the same view get the same answers. It is asked several times, each
time with dice of its own. That makes an *estimated* policy, and its best answer also exploits the luck of the dice:
what this answer wins is too much on average. So the answers are kept in two halves: a best answer to one half, played
against the other half, wins too little on average.
"""

from random import Random
from typing import Any

import numpy as np

from tavolino.bots import Bot, bot_named
from tavolino.game import BadMessage
from tavolino.lab.exact.tree import Real, Report, Tree
from tavolino.lab.exact.walk import NONE

HALVES = 2


class Asking:
    """Asks one player, each view only once."""

    def __init__(self, tree: Tree, name: str, samples: int, seed: str) -> None:
        self.tree, self.name, self.seed = tree, name, seed
        self.rounds = max(1, samples // HALVES)
        self.rng = Random(seed)
        self.bot: Bot = bot_named(name, tree.game, self.rng)
        self.answers: dict[Any, Real] = {}  # by view: a row for each half, with how often each action was chosen

    def policy(self, report: Report) -> Real:
        """For each half a row with how often each slot was chosen; zeros where the player never gets."""
        tree = self.tree
        found = np.zeros((HALVES, tree.slots))
        for state, before in enumerate(tree.before.tolist()):
            if before == NONE or found[:, before].any():  # where it never gets, nobody needs to know what it would do
                found[:, tree.first[state] : tree.first[state + 1]] = self.answer(state)
            report(state + 1, tree.states)
        return found

    def answer(self, state: int) -> Real:
        """How often the player chose each action of an information state, in each half."""
        view, tree = self.tree.views[state], self.tree
        actions = tree.actions[tree.first[state] : tree.first[state + 1]]
        if len(actions) == 1:
            return np.ones((HALVES, 1))
        if view not in self.answers:
            self.answers[view] = self.ask(view, actions, state)
        return self.answers[view]

    def ask(self, view: Any, actions: list[Any], state: int) -> Real:
        counts = np.zeros((HALVES, len(actions)))
        for half in range(HALVES):
            for number in range(self.rounds):
                self.rng.seed(f"{self.seed} {state} {half} {number}")
                counts[half, self.place_of(self.bot.choose(view), view, actions)] += 1 / self.rounds
        return counts

    def place_of(self, chosen: Any, view: Any, actions: list[Any]) -> int:
        if chosen not in view.legal:
            raise BadMessage(f"{self.name} chose {chosen!r}, which is not legal there.")
        return actions.index(chosen)
