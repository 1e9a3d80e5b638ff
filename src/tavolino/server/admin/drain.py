"""Stops the server without cutting off a match: nothing new begins, and the server stops when the last one is over."""

import asyncio
import signal
import time

from tavolino.server.services import Services

LOOK = 0.5  # seconds between looks whether a match is still in play


async def drain(services: Services, seconds: float) -> None:
    """Stop the server when no match is in play any more, or after so many seconds."""
    ends = time.monotonic() + seconds
    while True:
        await asyncio.sleep(LOOK)  # also at first: pages hear of it, and `admin drain` gets its answer
        if not services.tables.in_play() or time.monotonic() >= ends:
            signal.raise_signal(signal.SIGTERM)
            return


def begin(services: Services, seconds: float) -> None:
    cancel(services)
    services.draining = services.tables.draining = True
    services.drain = asyncio.create_task(drain(services, seconds))


def cancel(services: Services) -> None:
    services.draining = services.tables.draining = False
    if services.drain:
        services.drain.cancel()
        services.drain = None
