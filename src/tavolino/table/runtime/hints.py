"""Hints at one table: computed once for each view, and stopped when the decision is gone."""

import asyncio
from typing import Any

from msgspec import Struct

from tavolino.bots.advice import Advice
from tavolino.bots.explain import Why
from tavolino.table.decisions.hints import check_hint
from tavolino.table.log.table import Table
from tavolino.table.runtime.thinkers import Thinkers


class Hint(Struct, frozen=True):
    decision: int  # the one it is about
    advice: tuple[Advice, ...]  # best first
    why: Why  # the first one is the best


class Hints:
    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.by_seat: dict[int, tuple[int, asyncio.Task[Hint]]] = {}  # with the decision

    async def hint(self, person: str) -> Hint | None:
        """Advice for a person; None if their decision is gone by now. Raises NotAllowed if hints are not allowed."""
        seat, view = check_hint(self.table, person)
        assert self.table.play is not None
        decision = self.table.play.decisions[seat]
        if seat not in self.by_seat or self.by_seat[seat][0] != decision:
            self.by_seat[seat] = (decision, asyncio.create_task(self.advise(decision, view)))
        try:
            return await asyncio.shield(self.by_seat[seat][1])
        except asyncio.CancelledError:
            if seat in self.by_seat and self.by_seat[seat][0] == decision:
                raise  # the asker is gone, not the decision
            return None

    async def advise(self, decision: int, view: Any) -> Hint:
        return Hint(decision, *await self.thinkers.advise(self.table.game, view, self.table.host))

    def review(self) -> None:
        """After every change: stop what nobody is waiting for any more."""
        play = self.table.play
        for seat, (decision, task) in [*self.by_seat.items()]:
            if play is None or play.decisions[seat] != decision:
                task.cancel()
                del self.by_seat[seat]

    def stop(self) -> None:
        for _, task in self.by_seat.values():
            task.cancel()
        self.by_seat.clear()
