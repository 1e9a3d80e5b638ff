"""Bots and hints think in threads: hints first, and nothing that nobody waits for."""

import asyncio
import threading
from typing import Any

import pytest

from tavolino.table.runtime import thinkers as module
from tavolino.table.runtime.thinkers import BOT, HINT, Thinkers

PATIENCE = 60  # seconds, for a slow machine


class Gate:
    """A mind that thinks until somebody lets it go on, or stops it."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.go_on = threading.Event()
        self.stopped = False

    def think(self, answer: str) -> str:
        self.began.set()
        assert self.go_on.wait(PATIENCE)
        return answer

    def stop(self) -> None:
        self.stopped = True
        self.go_on.set()


def test_hints_go_before_bots() -> None:
    async def think() -> list[str]:
        thinkers, gate, order = Thinkers(1), Gate(), []

        async def one(urgency: int, name: str) -> None:
            order.append(await thinkers.think(urgency, lambda: None, lambda _: name))

        first = asyncio.create_task(thinkers.think(BOT, lambda: gate, lambda mind: mind.think("first")))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        later = [asyncio.create_task(one(*job)) for job in ((BOT, "bot 1"), (BOT, "bot 2"), (HINT, "hint"))]
        await asyncio.sleep(0)
        gate.go_on.set()
        await asyncio.gather(first, *later)
        thinkers.close()
        return order

    assert asyncio.run(think()) == ["hint", "bot 1", "bot 2"]


def test_a_thought_that_is_cancelled_is_stopped_and_one_that_waits_never_begins() -> None:
    async def think() -> tuple[Gate, list[str]]:
        thinkers, gate, begun = Thinkers(1), Gate(), []
        running = asyncio.create_task(thinkers.think(BOT, lambda: gate, lambda mind: mind.think("x")))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        waiting = asyncio.create_task(thinkers.think(BOT, lambda: None, lambda _: begun.append("waiting")))
        await asyncio.sleep(0)
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert await thinkers.think(BOT, lambda: None, lambda _: "next") == "next", "the thread is free again"
        thinkers.close()
        return gate, begun

    gate, begun = asyncio.run(think())
    assert gate.stopped
    assert begun == []


@pytest.mark.parametrize("fault", ["making", "thinking"])
def test_a_fault_in_a_mind_reaches_the_one_who_asked_and_the_thread_lives_on(fault: str) -> None:
    def make() -> Any:
        if fault == "making":
            raise ValueError("broken")
        return None

    def break_down(_: Any) -> Any:
        raise ValueError("broken")

    async def think() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(ValueError, match="broken"):
            await thinkers.think(BOT, make, break_down)
        assert await thinkers.think(BOT, lambda: None, lambda _: "next") == "next"
        thinkers.close()

    asyncio.run(think())


def test_bots_get_as_many_threads_as_there_are_cores_for_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "usable_cores", lambda: 3)

    async def threads() -> int:
        thinkers = Thinkers()
        thinkers.close()
        return len(thinkers.threads)

    assert asyncio.run(threads()) == 3
