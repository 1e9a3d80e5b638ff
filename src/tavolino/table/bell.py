"""Wakes the one task that waits. asyncio.Event does it for many, at a price that every action would pay."""

import asyncio


class Bell:
    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()  # kept, because looking it up costs a call of the system
        self.rung = False
        self.waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def wait(self) -> None:
        """Return as soon as it has rung since the last time."""
        if not self.rung:
            self.waiting = self.loop.create_future()
            await self.waiting
        self.rung = False
