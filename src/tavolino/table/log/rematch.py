"""Whether those at a table want to play again."""

import msgspec
from msgspec import Struct


class Rematch(Struct):
    asked: int  # when the first one did
    ready: set[int] = msgspec.field(default_factory=set)  # seats
    not_now: set[int] = msgspec.field(default_factory=set)  # seats that said no

    def want(self, seat: int) -> None:
        self.ready.add(seat)
        self.not_now.discard(seat)

    def decline(self, seat: int) -> None:
        self.not_now.add(seat)
        self.ready.discard(seat)

    def forget(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.ready.discard(seat)
        self.not_now.discard(seat)
