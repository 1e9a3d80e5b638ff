"""Bots and hints think in threads: hints first, and nothing that nobody waits for."""

import asyncio
import os
import sys
import threading
from typing import Any

import pytest

from tavolino.table.runtime import thinkers as module
from tavolino.table.runtime.priority import NICENESS
from tavolino.table.runtime.thinkers import BOT, BOT_ALONE, HINT, HOSTS, Thinkers, Thought, Turns

PATIENCE = 60  # seconds, for a slow machine
WAITING = ((BOT_ALONE, "alone"), (BOT, "bot 1"), (BOT, "bot 2"), (HINT, "hint"))


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


async def think(thinkers: Thinkers, urgency: int, find: Any, what: Any, turn: int = 0) -> Any:
    return await thinkers.answer(Thought(find, what), urgency, turn)


def test_hints_go_before_bots_and_tables_with_people_before_bots_among_themselves() -> None:
    async def play() -> list[str]:
        thinkers, gate, order = Thinkers(1), Gate(), []

        async def one(urgency: int, name: str) -> None:
            order.append(await think(thinkers, urgency, lambda: None, lambda _: name))

        first = asyncio.create_task(think(thinkers, BOT, lambda: gate, lambda mind: mind.think("first")))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        later = [asyncio.create_task(one(*job)) for job in WAITING]
        await asyncio.sleep(0)
        gate.go_on.set()
        await asyncio.gather(first, *later)
        thinkers.close()
        return order

    assert asyncio.run(play()) == ["hint", "bot 1", "bot 2", "alone"]


def test_a_thought_that_is_cancelled_is_stopped_and_one_that_waits_never_begins() -> None:
    async def play() -> tuple[Gate, list[str]]:
        thinkers, gate, begun = Thinkers(1), Gate(), []
        running = asyncio.create_task(think(thinkers, BOT, lambda: gate, lambda mind: mind.think("x")))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        waiting = asyncio.create_task(think(thinkers, BOT, lambda: None, lambda _: begun.append("waiting")))
        await asyncio.sleep(0)
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert await think(thinkers, BOT, lambda: None, lambda _: "next") == "next", "the thread is free again"
        thinkers.close()
        return gate, begun

    gate, begun = asyncio.run(play())
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

    async def play() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(ValueError, match="broken"):
            await think(thinkers, BOT, make, break_down)
        assert await think(thinkers, BOT, lambda: None, lambda _: "next") == "next"
        thinkers.close()

    asyncio.run(play())


def test_bots_get_as_many_threads_as_there_are_cores_for_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "usable_cores", lambda: 3)

    async def threads() -> int:
        thinkers = Thinkers()
        thinkers.close()
        return len(thinkers.threads)

    assert asyncio.run(threads()) == 3


def test_hosts_take_turns_however_many_tables_they_have() -> None:
    turns = Turns()
    many = [turns.next_for("many tables") for _ in range(100)]
    assert many == [*range(100)]
    turns.now = 3
    assert turns.next_for("one table") == 3, "before all that are still waiting"
    turns.now = 200
    assert turns.next_for("many tables") == 200, "what was long ago does not count"


def test_only_hosts_with_something_to_do_are_remembered() -> None:
    turns = Turns()
    for number in range(3 * HOSTS):
        turns.next_for(f"{number}")
        turns.now += 1
    assert len(turns.last) <= HOSTS + 1


def test_the_bot_of_somebody_with_one_table_thinks_before_the_rest_of_somebody_with_many() -> None:
    async def play() -> list[str]:
        thinkers, gate, order = Thinkers(1), Gate(), []

        async def one(host: str) -> None:
            turn = thinkers.turns[BOT].next_for(host)
            order.append(await think(thinkers, BOT, lambda: None, lambda _: host, turn))

        first = asyncio.create_task(think(thinkers, HINT, lambda: gate, lambda mind: mind.think("first")))
        await asyncio.to_thread(gate.began.wait, PATIENCE)
        later = [asyncio.create_task(one(host)) for host in ("many", "many", "many", "one")]
        await asyncio.sleep(0)
        gate.go_on.set()
        await asyncio.gather(first, *later)
        thinkers.close()
        return order

    assert asyncio.run(play()) == ["many", "one", "many", "many"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a priority for each thread")
@pytest.mark.parametrize("give_way", [True, False])
def test_threads_that_think_give_way_to_the_rest_of_the_program_unless_told_not_to(give_way: bool) -> None:  # noqa: FBT001
    def niceness(_: Any = None) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def play() -> tuple[int, int]:
        thinkers = Thinkers(1, give_way=give_way)
        thinking = await think(thinkers, BOT, lambda: None, niceness)
        thinkers.close()
        return thinking, niceness()

    before = niceness()
    thinking, here = asyncio.run(play())
    assert (thinking, here) == (max(NICENESS, before) if give_way else before, before)


def test_a_system_that_forbids_a_priority_lets_bots_think_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "setpriority", forbid)

    async def play() -> str:
        thinkers = Thinkers(1)
        thought: str = await think(thinkers, BOT, lambda: None, lambda _: "a thought")
        thinkers.close()
        return thought

    assert asyncio.run(play()) == "a thought"
