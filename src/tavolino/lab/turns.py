"""Asks seats one after another, even where the rules let several act at once."""

from collections.abc import Iterator
from typing import Any

from tavolino.game import AnyGame
from tavolino.lab.numbering import numbering_of
from tavolino.match.copying import HoldsGame, copied
from tavolino.parts import Numbering


class Turns(HoldsGame):
    """A state, the seat that is asked now, and the numbers it may answer with. It can be copied and pickled.

    The seat that acted last comes first, then, clockwise, those that may speak up, then those that the match is waiting
    for. A seat that may speak up but needn't can also answer `wait`, one number above the game's own, and is asked
    again when something has happened. Answers change the state at once, but nobody is shown more than their view.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.seats = range(len(game.score(state)))
        self.last = 0  # the seat that acted last
        self.waited: set[int] = set()  # since then
        self.actions = 0  # so far, waiting included
        self.seat: int | None = None
        self.legal: dict[int, Any] = {}  # by number; None means waiting
        self.ask()

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    @property
    def wait(self) -> int:
        return self.numbering.ACTIONS

    def act(self, number: int) -> list[Any]:
        """Let the asked seat act; returns the full events: show each seat only what the game's `seen` makes of them."""
        assert self.seat is not None
        action = self.legal[number]
        self.actions += 1
        if action is None:
            self.waited.add(self.seat)
            events = []
        else:
            events = self.game.apply(self.state, self.seat, action)
            self.last, self.waited = self.seat, set()
        self.ask()
        return events

    def ask(self) -> None:
        """Find the seat to ask now."""
        waiting = dict(self.waiting())
        self.seat = min(waiting, key=lambda seat: (seat != self.last, waiting[seat]), default=None)
        self.legal = {}
        if self.seat is not None:
            actions = self.game.legal(self.state, self.seat)
            self.legal = {self.numbering.number_of(action): action for action in actions}
            if not waiting[self.seat]:
                self.legal[self.wait] = None

    def waiting(self) -> Iterator[tuple[int, bool]]:
        """The seats that can act and have not declined, clockwise from the last, and whether each must act."""
        count = len(self.seats)
        for seat in [(self.last + step) % count for step in range(count)]:
            if seat not in self.waited and self.game.legal(self.state, seat):
                yield seat, seat in self.game.awaited(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Turns":
        turns = object.__new__(Turns)
        turns.__dict__ |= self.__dict__ | {"state": copied(self.state), "waited": set(self.waited)}
        return turns
