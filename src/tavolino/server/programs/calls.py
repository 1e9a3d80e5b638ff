"""Calls: a program is wanted in a seat of a table. Every server knows all calls, because it may be at any of them.

They are in memory only, and good for some seconds. After a restart the seat is simply free.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import NamedTuple

from msgspec import Struct

from tavolino.store import Bulletin, Unwritable
from tavolino.table import Tables
from tavolino.table.runtime.calls import ANSWER_TIME
from tavolino.table.runtime.messages import ProgramDeclined


class Called(Struct, frozen=True):
    """Told to all servers: a program is called to a seat."""

    program: str
    table: str
    game: str
    seat: int
    seats: int  # of the table
    by: str  # the name of the person who calls
    ends: int  # seconds since 1970
    id: str  # tells it from another one of the same second


class CallEnded(Struct, frozen=True):
    """Told to all servers: the seat is taken, or another program was called to it."""

    program: str
    table: str


class CallDeclined(Struct, frozen=True):
    """Told to all servers: the program does not come."""

    program: str
    table: str


class Wanted(NamedTuple):
    """The seat in which somebody wants a program."""

    table: str
    game: str
    seat: int
    seats: int  # of the table


class ProgramCalls:
    def __init__(self, tables: Tables, bulletin: Bulletin) -> None:
        self.tables = tables
        self.bulletin = bulletin
        self.open: dict[str, dict[str, Called]] = {}  # by program, then by table
        self.changed: Callable[[str], None] = lambda _: None  # hears which program has other calls now
        self.withdrawing: set[asyncio.Task[None]] = set()
        tables.not_called = self.is_not_wanted
        bulletin.on(Called, self.hear)
        bulletin.on(CallEnded, self.end)
        bulletin.on(CallDeclined, self.decline)

    def to(self, program: str) -> list[Called]:
        """Those that are still good, the newest first."""
        now = time.time()
        good = {table: one for table, one in self.open.get(program, {}).items() if one.ends > now}
        if good:
            self.open[program] = good
        else:
            self.open.pop(program, None)
        return [*reversed(good.values())]

    async def call(self, program: str, wanted: Wanted, by: str) -> None:
        await self.bulletin.tell(Called(program, *wanted, by, int(time.time()) + ANSWER_TIME // 1000, token_hex(4)))

    def is_not_wanted(self, table: str, program: str) -> None:
        """The seat is taken, or another program was called to it."""
        task = asyncio.create_task(self.withdraw(program, table))
        self.withdrawing.add(task)
        task.add_done_callback(self.withdrawing.discard)

    async def withdraw(self, program: str, table: str) -> None:
        with suppress(Unwritable):  # then it comes in vain, or not at all
            await self.bulletin.tell(CallEnded(program, table))

    async def hear(self, called: Called) -> None:
        self.open.setdefault(called.program, {})[called.table] = called
        self.changed(called.program)

    async def end(self, ended: CallEnded) -> None:
        if self.open.get(ended.program, {}).pop(ended.table, None):
            self.changed(ended.program)

    async def decline(self, declined: CallDeclined) -> None:
        """The server that has the table lets everybody there know."""
        await self.end(CallEnded(declined.program, declined.table))
        if actor := self.tables.actors.get(declined.table):
            actor.tell(ProgramDeclined(declined.program))
