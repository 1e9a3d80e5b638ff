"""Many people who come at once share one query: it answers everybody who asked before it began."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Group(Generic[T]):
    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.found: asyncio.Future[Mapping[str, T]] = asyncio.get_running_loop().create_future()


class Together(Generic[T]):
    def __init__(self, find: Callable[[Collection[str]], Awaitable[Mapping[str, T]]]) -> None:
        self.find = find
        self.next: Group[T] | None = None  # those who wait for the next query
        self.finding: asyncio.Task[None] | None = None

    async def get(self, key: str) -> T | None:
        """As it is now, not as it was when somebody else asked. Raises what the query raises."""
        group = self.next = self.next or Group()
        group.keys.add(key)
        if self.finding is None:
            self.finding = asyncio.create_task(self.work())
        return (await asyncio.shield(group.found)).get(key)

    async def work(self) -> None:
        while group := self.next:
            self.next = None
            try:
                group.found.set_result(await self.find(group.keys))
            except Exception as fault:
                group.found.set_exception(fault)
        self.finding = None
