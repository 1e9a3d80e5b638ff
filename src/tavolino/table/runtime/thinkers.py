"""Threads in which bots think, a limited number at once.

People's hints go first, then bots at tables where people play, then bots among themselves; within each, the hosts take
turns. `ration.py` decides when bots think less. To drop a thought, or stop it if it has begun, cancel the task that
awaits it.
"""

import asyncio
import contextlib
import itertools
import logging
import threading
import time
from collections.abc import Callable
from queue import PriorityQueue
from random import Random
from typing import Any, NamedTuple, Protocol

from tavolino.bots import bot_named
from tavolino.bots.advice import Advice, Adviser
from tavolino.bots.cores import usable_cores
from tavolino.bots.explain import Why, explain
from tavolino.bots.levels import searches
from tavolino.bots.preparation import PREPARATION
from tavolino.game import AnyGame
from tavolino.table.runtime.priority import give_way_to_people
from tavolino.table.runtime.ration import Ration

STOP, HINT, BOT, BOT_ALONE, LAST = range(5)  # in order of priority; alone: at a table where no person plays
ADVICE = "hint"  # what hints are called where others are called by their level
HOSTS = 1000  # to remember before those without a waiting thought are forgotten
log = logging.getLogger(__name__)


class Mind(Protocol):
    """A bot, or an adviser. It may have `stop()`, which makes it finish soon."""


class Choice(NamedTuple):
    """What a bot chose, and the level at which it really thought."""

    action: Any
    level: str


class Observer(Protocol):
    """Wants to know how the bots think, such as the server's metrics."""

    def thought(self, level: str, seconds: float) -> None: ...

    def rationed(self, level: str) -> None:
        """A bot of this level has to play a weaker one."""


class Thought:
    def __init__(self, find: Callable[[], Mind], think: Callable[[Any], Any]) -> None:
        self.find = find
        self.think = think
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.lock = threading.Lock()
        self.mind: Mind | None = None  # while it is thinking
        self.seconds = 0.0  # that it took
        self.cancelled = False

    def run(self) -> None:
        """Runs in a thinker's thread."""
        found, fault = None, None
        try:
            mind = self.find()
            with self.lock:
                if self.cancelled:
                    return
                self.mind = mind
            began = time.perf_counter()
            found = self.think(mind)
            self.seconds = time.perf_counter() - began
        except Exception as raised:
            fault = raised
        finally:
            with self.lock:
                self.mind = None
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody is waiting
            self.loop.call_soon_threadsafe(self.settle, found, fault)

    def settle(self, found: Any, fault: Exception | None) -> None:
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(found)
        else:
            self.answer.set_exception(fault)

    def cancel(self) -> None:
        with self.lock:
            self.cancelled = True
            if stop := getattr(self.mind, "stop", None):
                stop()


class Turns:
    """Whose bots think next: each host has one thought in every turn, however many tables they have opened."""

    def __init__(self) -> None:
        self.now = 0  # the turn of the thought that was begun last
        self.last: dict[str, int] = {}  # by host: the turn of their last thought

    def next_for(self, host: str) -> int:
        turn = max(self.now, self.last.get(host, -1) + 1)
        if len(self.last) > HOSTS:
            self.last = {one: last for one, last in self.last.items() if last > self.now}
        self.last[host] = turn
        return turn


class Thinkers:
    def __init__(
        self, threads: int | None = None, observer: Observer | None = None, *, give_way: bool = True
    ) -> None:
        """`give_way`: the threads stand back behind everything else on the machine, other programs included."""
        self.waiting: PriorityQueue[tuple[int, int, int, Thought | None]] = PriorityQueue()
        self.turns = {BOT: Turns(), BOT_ALONE: Turns()}
        self.numbers = itertools.count()
        self.own = threading.local()  # bots keep large arrays, so each thread has one of each kind for all tables
        self.observer = observer
        self.give_way = give_way
        count = threads or usable_cores()
        self.ration = Ration(count)
        self.threads = [threading.Thread(target=self.work, name=f"bot-{n}", daemon=True) for n in range(count)]
        for thread in self.threads:
            thread.start()

    async def choose(
        self, level: str, game: AnyGame, view: Any, host: str = "", *, people: bool = True, rationed: bool = True
    ) -> Choice:
        """The choice of a bot at a table of this host; `people`: a person plays there, too.

        One that is not rationed waits for its turn, too, but then it thinks as long as its level takes.
        """
        try:
            if searches(level, game):
                await asyncio.shield(asyncio.wrap_future(PREPARATION.ready(game)))
            self.note_ask(level, game, host, people=people)
            asked, now = time.monotonic(), level

            def find() -> Mind:
                nonlocal now
                if rationed:
                    now = self.level_now(level, host, time.monotonic() - asked, people=people)
                return self.bot(now, game)

            urgency = BOT if people else BOT_ALONE
            thought = Thought(find, lambda bot: bot.choose(view))
            action = await self.answer(thought, urgency, self.turns[urgency].next_for(host))
            self.note_answer(level, now, game, thought.seconds)
            return Choice(action, now)
        except Exception:  # a broken bot must not block a match
            log.exception("the bot %s failed in a match of %s", level, game.name)
            return Choice(game.sensible(view, Random()), level)

    async def choose_fixed(
        self, level: str, game: AnyGame, view: Any, seed: str, host: str = "", *, alone: bool = False
    ) -> Choice:
        """The choice that a bot with this seed always makes at this view: never rationed, and a bot of its own.

        `alone`: at no table, so everybody else goes first.
        """
        try:
            if searches(level, game):
                await asyncio.shield(asyncio.wrap_future(PREPARATION.ready(game)))
            thought = Thought(lambda: bot_named(level, game, Random(seed)), lambda bot: bot.choose(view))
            urgency, turn = (LAST, 0) if alone else (BOT, self.turns[BOT].next_for(host))
            return Choice(await self.answer(thought, urgency, turn), level)
        except Exception:
            log.exception("the bot %s failed in a match of %s", level, game.name)
            return Choice(game.sensible(view, Random(seed)), level)

    async def advise(self, game: AnyGame, view: Any, host: str = "") -> tuple[tuple[Advice, ...], Why]:
        """Advice on a decision, and why the first of it is the best."""
        if PREPARATION.seconds(game):  # a person does not wait for the compiler
            return (Advice(game.sensible(view, Random(0))),), Why()

        def explained(adviser: Any) -> tuple[tuple[Advice, ...], Why]:
            advice = tuple(adviser.advise(view))
            return advice, explain(game, view, advice)

        try:
            self.note_ask(ADVICE, game, host, people=True)  # hints are never rationed, but they take time
            thought = Thought(lambda: self.adviser(game), explained)
            found: tuple[tuple[Advice, ...], Why] = await self.answer(thought, HINT)
            self.note_answer(ADVICE, ADVICE, game, thought.seconds)
            return found
        except Exception:  # what is sensible can always be said
            log.exception("a hint failed in a match of %s", game.name)
            return (Advice(game.sensible(view, Random(0))),), Why()

    def note_ask(self, level: str, game: AnyGame, host: str, *, people: bool) -> None:
        waiting = not self.waiting.empty()
        self.ration.ask(level, game.name, host, time.monotonic(), people=people, waiting=waiting)

    def level_now(self, level: str, host: str, waited: float, *, people: bool) -> str:
        return self.ration.level(level, host, waited, people=people)

    def note_answer(self, level: str, played: str, game: AnyGame, seconds: float) -> None:
        self.ration.learn(played, game.name, seconds)
        if self.observer:
            self.observer.thought(played, seconds)
            if played != level:
                self.observer.rationed(level)

    async def answer(self, thought: Thought, urgency: int, turn: int = 0) -> Any:
        self.waiting.put((urgency, turn, next(self.numbers), thought))
        try:
            return await thought.answer
        except asyncio.CancelledError:
            thought.cancel()
            raise

    def work(self) -> None:
        if self.give_way:
            give_way_to_people()
        while True:
            urgency, turn, _, thought = self.waiting.get()
            if thought is None:
                return
            if urgency in self.turns:
                self.turns[urgency].now = max(self.turns[urgency].now, turn)
            thought.run()

    def bot(self, level: str, game: AnyGame) -> Mind:
        return self.mind((level, game.name), lambda: bot_named(level, game, Random()))

    def adviser(self, game: AnyGame) -> Mind:
        return self.mind(("adviser of", game.name), lambda: Adviser(game))

    def mind(self, name: tuple[str, str], make: Callable[[], Mind]) -> Mind:
        minds: dict[tuple[str, str], Mind] = self.own.__dict__.setdefault("minds", {})
        if name not in minds:
            minds[name] = make()
        return minds[name]

    def close(self) -> None:
        """Finish what has begun, and drop the rest."""
        for _ in self.threads:
            self.waiting.put((STOP, 0, next(self.numbers), None))
        for thread in self.threads:
            thread.join()
