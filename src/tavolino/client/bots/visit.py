"""A bot at one table: it sits down, plays, stays for another match if others want one, and leaves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tavolino.client.bots.thinker import BotFault, Thinker
from tavolino.client.errors import BadAction, ClientError
from tavolino.client.play import Play, Turn, is_playing, sit_down
from tavolino.client.table import Table
from tavolino.game import Outcome
from tavolino.table.decisions.asks import Stand
from tavolino.table.runtime.views import Update
from tavolino.words import join_words

ALONE = 30.0  # seconds that it waits for a match where no people are
IDLE = 900.0  # the same where somebody is
GOODBYE = 2.0  # seconds to stand up when the program ends


class Visit:
    def __init__(self, table: Table, bot: str, seconds: float, say: Callable[[str], None]) -> None:
        self.table = table
        self.bot = bot
        self.seconds = seconds
        self.say_anything = say
        self.thinker: Thinker | None = None

    def say(self, line: str) -> None:
        self.say_anything(f"{self.table.name}: {line}")

    @property
    def is_playing(self) -> bool:
        return self.table.met and is_playing(self.table.update)

    async def run(self, seat: int | None) -> ClientError | None:
        """From sitting down to leaving; returns why the bot could not go on, if it could not."""
        async with self.table:
            await sit_down(self.table, seat)
            self.say(f"sits in seat {(self.table.update.seat or 0) + 1} at {self.table.link}")
            try:
                await self.stay()
            except BotFault as fault:
                self.say(f"{fault} The house's bot plays on in its seat.")
                await self.table.ask(Stand())
                return fault
            except asyncio.CancelledError:
                if not self.is_playing:
                    with suppress(TimeoutError, ClientError):
                        await asyncio.wait_for(self.table.ask(Stand()), GOODBYE)
                raise
            finally:
                if self.thinker:
                    self.thinker.close()
            await self.table.ask(Stand())
            self.say("has left")
            return None

    async def stay(self) -> None:
        """Plays match after match until nobody wants another."""
        alone = asyncio.create_task(self.left_alone())
        playing = asyncio.create_task(self.play_on())
        try:
            await asyncio.wait([alone, playing], return_when=asyncio.FIRST_COMPLETED)
            (playing if playing.done() else alone).result()
        finally:
            alone.cancel()
            playing.cancel()
            await asyncio.gather(alone, playing, return_exceptions=True)

    async def play_on(self) -> None:
        while True:
            await self.table.until(lambda: wants_match(self.table.update))
            play, begun = Play(self.table), False
            async for turn in play.turns():
                if not begun:
                    self.say(f"plays {turn.game.title} with {others(self.table.update)}")
                    begun = True
                if self.thinker is None or self.thinker.game is not turn.game:
                    self.thinker = Thinker(self.bot, turn.game, self.seconds)
                choice = await self.thinker.choose(turn)
                await self.act(turn, choice)
            self.say(result(play.outcome, self.table.update.seat))

    async def act(self, turn: Turn, choice: Any) -> None:
        if turn.is_over:
            return
        try:
            await turn.act(choice)
        except BadAction as fault:
            raise BotFault(f"{self.bot} went wrong: {fault}") from None

    async def left_alone(self) -> None:
        """Returns when no match has begun for a while."""
        while True:
            update = await self.table.until(lambda: not self.is_playing)
            try:
                async with asyncio.timeout(IDLE if is_company(update) else ALONE):
                    await self.something_new(update)
            except TimeoutError:
                return

    async def something_new(self, before: Update) -> None:
        """A match begins, the first people come, or the last ones go."""
        await self.table.until(lambda: self.is_playing or is_company(self.table.update) != is_company(before))


def wants_match(update: Update) -> bool:
    """Whether to get ready: for the first match, or because somebody else is ready for another."""
    rematch = update.table.rematch
    return update.table.stage != "over" or (rematch is not None and any(seat != update.seat for seat in rematch.ready))


def is_company(update: Update) -> bool:
    """Whether people are at the table, or were a moment ago."""
    others = [seat for number, seat in enumerate(update.table.seats) if number != update.seat and seat.owner is None]
    return update.table.watchers > 0 or any(seat.here or seat.expected is not None for seat in others)


def others(update: Update) -> str:
    names = [
        f"{seat.name} ({seat.bot})" if seat.bot else f"{seat.name}"
        for number, seat in enumerate(update.table.seats)
        if number != update.seat
    ]
    return join_words(names) if names else "nobody else"


def result(outcome: Outcome | None, seat: int | None) -> str:
    if outcome is None or seat is None:
        return "the match was broken off"
    scores = ", ".join(map(str, outcome.scores))
    return f"the match is over: place {outcome.places[seat]} of {len(outcome.places)}, points by seat {scores}"
