"""Actions that wait until they count, so that somebody can still speak up (see `decisions.grace`)."""

from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Held(NamedTuple, Generic[T]):
    until: int
    seat: int  # that acted
    item: T


class HeldBack(Generic[T]):
    def __init__(self) -> None:
        self.waiting: list[Held[T]] = []  # the first to count first

    def hold(self, until: int, seat: int, item: T) -> None:
        self.waiting.append(Held(until, seat, item))
        self.waiting.sort(key=lambda held: held.until)  # stable: of two, the one that came first counts first

    def has(self, seat: int) -> bool:
        return any(held.seat == seat for held in self.waiting)

    def next_until(self) -> int | None:
        return self.waiting[0].until if self.waiting else None

    def release(self, now: int) -> list[T]:
        """What counts by now."""
        ready = [held.item for held in self.waiting if held.until <= now]
        self.waiting = [held for held in self.waiting if held.until > now]
        return ready

    def release_all(self) -> list[T]:
        ready, self.waiting = [held.item for held in self.waiting], []
        return ready
