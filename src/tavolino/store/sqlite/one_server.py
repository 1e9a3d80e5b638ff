"""What a store does that only one server can use: there is nobody to agree with."""

from collections.abc import Awaitable, Callable, Collection, Mapping


class OneServer:
    said: dict[str, Mapping[str, bytes]]
    hear: Callable[[bytes], Awaitable[None]] | None = None

    @property
    def several(self) -> bool:
        return False

    def beat_age(self) -> float:
        return 0.0

    def attend(self, hear: Callable[[bytes], Awaitable[None]], _lost: Callable[[], None]) -> None:
        self.hear = hear
        self.said = {}

    async def claim(self, table: str) -> str | None:
        del table
        return None

    async def is_ours(self, table: str, known: Callable[[], int]) -> bool:
        del table, known
        return True

    async def release(self, tables: Collection[str]) -> None: ...

    async def share(self, topic: str, values: Mapping[str, bytes]) -> None:
        self.said[topic] = values

    async def shared(self, topic: str) -> list[bytes]:
        return [*self.said.get(topic, {}).values()]

    async def tell_all(self, message: bytes) -> None:
        if self.hear:
            await self.hear(message)
