"""Saved states of a match in play, so that undo never has to replay a long match.

The latest ones are a few actions apart; older ones are sparser, because undo rarely goes back that far.
"""

import pickle
from typing import Any

from tavolino.match import Match

STEP = 32  # actions between recent snapshots
RECENT = 3  # how many are that close together
SPARSE = 64  # actions between older ones


class Snapshots:
    def __init__(self, match: Match) -> None:
        self.match = match  # any match of this deal: provides what never changes
        self.states = {0: pickle.dumps(match.state)}  # by the number of actions so far, in order

    def note(self, match: Match) -> None:
        """Save the state after an action, if one is due."""
        number = len(match.actions)
        if number % STEP == 0:
            self.states[number] = pickle.dumps(match.state)
            if (old := number - STEP * RECENT) % SPARSE:
                self.states.pop(old, None)

    def drop_after(self, number: int) -> None:
        self.states = {at: state for at, state in self.states.items() if at <= number}

    def match_after(self, number: int, actions: list[tuple[int, Any]]) -> Match:
        """The match after its first `number` actions: a snapshot, and the few actions since."""
        start = max(at for at in self.states if at <= number)
        match = self.match.resumed(pickle.loads(self.states[start]), actions[:start])
        for seat, action in actions[start:number]:
            match.act(seat, action)
        return match
