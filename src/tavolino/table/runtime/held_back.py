"""Messages that wait to take effect: an action, so that somebody can still speak up (`decisions.grace`), or a deal, for
the numbers of those who are there (`decisions.dealing`)."""

from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Held(NamedTuple, Generic[T]):
    until: int
    seat: int | None  # the one that acted
    item: T


class HeldBack(Generic[T]):
    def __init__(self) -> None:
        self.waiting: list[Held[T]] = []  # in the order in which they take effect

    def hold(self, until: int, seat: int | None, item: T) -> None:
        self.waiting.append(Held(until, seat, item))
        self.waiting.sort(key=lambda held: held.until)  # stable: of equals, the one that came first stays first

    def has(self, seat: int) -> bool:
        return any(held.seat == seat for held in self.waiting)

    def next_until(self) -> int | None:
        return self.waiting[0].until if self.waiting else None

    def release(self, now: int) -> list[T]:
        """What takes effect now."""
        ready = [held.item for held in self.waiting if held.until <= now]
        self.waiting = [held for held in self.waiting if held.until > now]
        return ready

    def release_all(self) -> list[T]:
        ready, self.waiting = [held.item for held in self.waiting], []
        return ready
