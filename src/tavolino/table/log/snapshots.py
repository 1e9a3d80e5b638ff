"""States of a match that are kept while it is played, so that undo never has to play a long match again.

Near the end there is one for every few actions; further back they are sparser, because hardly anybody goes there.
"""

import pickle
from typing import Any

from tavolino.match import Match

STEP = 16  # actions between two snapshots
RECENT = 3  # snapshots that close to each other
SPARSE = 64  # actions between two older ones


class Snapshots:
    def __init__(self, match: Match) -> None:
        self.match = match  # any match of this deal: what does not change is taken from it
        self.states = {0: pickle.dumps(match.state)}  # by the number of actions before it, in order

    def note(self, match: Match) -> None:
        """Keep the state after an action, if it is time for it."""
        number = len(match.actions)
        if number % STEP == 0:
            self.states[number] = pickle.dumps(match.state)
            if (old := number - STEP * RECENT) % SPARSE:
                self.states.pop(old, None)

    def drop_after(self, number: int) -> None:
        self.states = {at: state for at, state in self.states.items() if at <= number}

    def match_after(self, number: int, actions: list[tuple[int, Any]]) -> Match:
        """The match after so many of its actions: a snapshot, and the few actions since."""
        start = max(at for at in self.states if at <= number)
        match = self.match.resumed(pickle.loads(self.states[start]), actions[:start])
        for seat, action in actions[start:number]:
            match.act(seat, action)
        return match
