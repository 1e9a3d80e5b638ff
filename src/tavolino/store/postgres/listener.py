"""Hears what all nodes are told. PostgreSQL wakes it up; it also looks by itself, in case a wake-up was lost."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import Engine

from tavolino.store.postgres import queries
from tavolino.store.postgres.place import Database

CHANNEL = "tavolino"
LOOK = 1.0  # seconds between two looks, at most
log = logging.getLogger(__name__)


class Listener:
    def __init__(
        self,
        database: Database,
        engine: Engine,
        after: int,
        hear: Callable[[bytes], Awaitable[None]],
        heard: Callable[[int], None],
    ) -> None:
        """`after`: the last message that need not be heard. `heard` is called when one has been acted on."""
        self.database = database
        self.engine = engine
        self.last = after
        self.hear = hear
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.database.url, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listen(connection)
            except Exception as fault:  # the writer reports a database that is gone
                log.info("not listening at the moment: %s", fault)
                self.stopping.wait(LOOK)

    def listen(self, connection: "psycopg.Connection") -> None:
        while not self.stopping.is_set():
            self.take_messages()
            for _ in connection.notifies(timeout=LOOK, stop_after=1):
                pass

    def take_messages(self) -> None:
        with self.engine.connect() as connection:
            found = queries.new_messages(connection, self.last)
        for number, body in found:
            try:
                asyncio.run_coroutine_threadsafe(self.act_on(body), self.loop).result()
            except RuntimeError:  # the loop is closed
                self.stopping.set()
                return
            self.last = number
            self.heard(number)

    async def act_on(self, body: bytes) -> None:
        try:
            await self.hear(body)
        except Exception:  # the next message is not to blame
            log.exception("a message of another node could not be acted on")

    def stop(self) -> None:
        """It ends soon; nobody waits for it, because it may be waiting for the event loop."""
        self.stopping.set()
