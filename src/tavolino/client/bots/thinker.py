"""A bot in a thread of its own: however long it thinks, and even if it never answers, nothing else has to wait."""

import asyncio
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from tavolino.bots import bot_named
from tavolino.bots.faults import in_one_line
from tavolino.client.errors import ClientError
from tavolino.client.play import Turn
from tavolino.game import AnyGame, BadMessage

GRACE = 1.0  # seconds to answer after it was told to stop


class BotFault(ClientError):
    """The bot has raised an error or does not answer."""


class Thought:
    """One view to choose from, and where the choice goes."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.loop = asyncio.get_running_loop()
        self.choice: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, choice: Any, fault: BotFault | None) -> None:
        """Called by the bot's thread."""
        try:
            self.loop.call_soon_threadsafe(self.note, choice, fault)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def note(self, choice: Any, fault: BotFault | None) -> None:
        if self.choice.done():
            return
        if fault is None:
            self.choice.set_result(choice)
        else:
            self.choice.set_exception(fault)


class Thinker:
    def __init__(self, name: str, game: AnyGame, seconds: float) -> None:
        """`seconds`: how long the bot may think about one decision."""
        self.name = name
        self.game = game
        self.seconds = seconds
        self.bot: Any = None  # made in the thread
        self.thoughts: SimpleQueue[Thought | None] = SimpleQueue()
        Thread(target=self.think, name=f"bot-{name}", daemon=True).start()

    def think(self) -> None:
        """What the thread does."""
        while thought := self.thoughts.get():
            try:
                if self.bot is None:
                    self.bot = bot_named(self.name, self.game, Random())
                thought.settle(self.bot.choose(thought.view), None)
            except BadMessage as fault:
                thought.settle(None, BotFault(str(fault)))
            except (Exception, SystemExit) as fault:  # somebody else's code may raise anything
                thought.settle(None, BotFault(f"{self.name} raised {in_one_line(fault)}."))

    async def choose(self, turn: Turn) -> Any:
        """The bot's choice; None if the turn was over before. Raises BotFault."""
        thought = Thought(turn.view)
        self.thoughts.put(thought)
        over = asyncio.create_task(turn.over())
        try:
            await asyncio.wait([thought.choice, over], timeout=self.seconds, return_when=asyncio.FIRST_COMPLETED)
            if thought.choice.done():
                return thought.choice.result()
            if over.done():
                over.result()  # raises if there is no way to the table any more
            self.stop()
            await asyncio.wait([thought.choice], timeout=self.seconds if turn.is_over else GRACE)
            if not thought.choice.done():
                raise BotFault(f"{self.name} has not answered for {self.seconds:g} seconds.")
            return None if turn.is_over else thought.choice.result()
        finally:
            over.cancel()
            thought.choice.cancel()  # whatever it still answers is not heard
            await asyncio.gather(over, return_exceptions=True)  # if the table is gone, the visit says so

    def stop(self) -> None:
        with suppress(Exception):  # somebody else's code
            if stop := getattr(self.bot, "stop", None):
                stop()

    def close(self) -> None:
        self.stop()
        self.thoughts.put(None)
