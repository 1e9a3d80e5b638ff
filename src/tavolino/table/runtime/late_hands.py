"""All hands of a round that is over, for watchers at tables where the host allows it. Kept in memory only.

While a round is played, nobody sees a hand of it who could tell a player. When it is over, its hands are shown as it
was played, step by step. In a game without rounds that is when the match is over.
"""

from collections import deque
from typing import Any, NamedTuple

from tavolino.game import round_number
from tavolino.table.log.table import Table

MOST = 200  # steps of a round to keep; of a longer one every second step goes


class Step(NamedTuple):
    at: int  # when it was, and later: when to show it
    views: tuple[Any, ...]  # of all seats


class LateHands:
    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.round = (0, 0)  # the match and the round that is being played
        self.played: list[Step] = []  # in that round
        self.coming: deque[Step] = deque()  # of the last round that is over
        self.shown: tuple[Any, ...] = ()
        self.over = False  # the match

    def note(self, table: Table, at: int) -> None:
        """Keep the current hands for later."""
        play = table.play
        if table.settings.watchers != "late hands" or play is None:
            return
        now = (table.matches, round_number(table.game, play.match.state))
        if now[0] != self.round[0] or now < self.round:  # another match, or a round that was taken back
            self.clear()
        elif now != self.round:
            self.show(at)
        if self.over:
            return
        self.round, self.over = now, table.stage == "over"
        self.played.append(Step(at, tuple(play.match.view(seat) for seat in play.match.seats)))
        if len(self.played) > MOST:
            del self.played[1::2]
        if self.over:
            self.show(at)

    def show(self, at: int) -> None:
        """The round is over: show it from now on, at the pace at which it was played."""
        began = self.played[0].at if self.played else at
        self.coming = deque(Step(at + step.at - began, step.views) for step in self.played)
        self.played = []

    def seen(self, at: int) -> tuple[Any, ...]:
        """The view of every seat in the last round that is over, as far as it is shown by now; empty before that."""
        while self.coming and self.coming[0].at <= at:
            self.shown = self.coming.popleft().views
        return self.shown
