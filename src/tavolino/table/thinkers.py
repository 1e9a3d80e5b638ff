"""Bots think in threads of their own, a bounded number at once; hints are thought of there too."""

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tavolino.bots import Bot, bot_named
from tavolino.bots.cores import usable_cores
from tavolino.game import AnyGame
from tavolino.table.hints import Advised, advice_on, sensible

log = logging.getLogger(__name__)


class Thinkers:
    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads or usable_cores(), thread_name_prefix="bot")
        self.own = threading.local()  # bots keep large arrays, so each thread has one of a kind for all tables

    async def choose(self, level: str, game: AnyGame, view: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.think, level, game, view)

    def think(self, level: str, game: AnyGame, view: Any) -> Any:
        try:
            return self.bot(level, game).choose(view)
        except Exception:  # a match must not stand still because a bot has a fault
            log.exception("the bot %s failed in a match of %s", level, game.name)
            return game.sensible(view, Random())

    async def advise(self, game: AnyGame, view: Any) -> tuple[Advised, ...]:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.weigh, game, view)

    def weigh(self, game: AnyGame, view: Any) -> tuple[Advised, ...]:
        try:
            return advice_on(game, view)
        except Exception:  # what is sensible can always be said
            log.exception("a hint failed in a match of %s", game.name)
            return (sensible(game, view),)

    def bot(self, level: str, game: AnyGame) -> Bot:
        bots: dict[tuple[str, str], Bot] = self.own.__dict__.setdefault("bots", {})
        bot = bots.get((level, game.name))
        if bot is None:
            bot = bots[level, game.name] = bot_named(level, game, Random())
        return bot

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
