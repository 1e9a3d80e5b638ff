"""Matches at one table, turn by turn."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Any

import msgspec

from tavolino.chance import SIZE
from tavolino.client.errors import BadAction, BadToken, ClientError, NoSeat, Refused
from tavolino.client.table import Table
from tavolino.game import AnyGame, Outcome
from tavolino.games import GAMES
from tavolino.server.schema.games import types_of
from tavolino.table.decisions.asks import Act, Again, Agree, AnyAsk, Cast, Contribute, Sit, Start
from tavolino.table.runtime.views import Happened, Update

TOO_LATE = "why-earlier-decision"  # somebody else was quicker, or the clock ran out
TAKEN = "why-seat-taken"
PASSING = ("why-cannot-save", "why-read-anew", "why-draining")  # the same ask may be granted in a moment
OVERTAKEN = ("why-dealt", "why-begun", "why-not-over", "why-over")  # somebody else was quicker
PAUSE = 5.0  # seconds until the next try


class Turn:
    """Something to decide."""

    def __init__(self, table: Table, update: Update, view: Any, events: tuple[Happened, ...]) -> None:
        self.table = table
        self.game = game_of(table)
        self.view = view  # what your seat knows; `view.legal` is what you may do
        self.events = events  # what happened since your last turn
        self.match = update.table.match
        self.decision = update.decision

    @property
    def is_over(self) -> bool:
        """Somebody else was quicker, or the clock ran out, so that your answer does not count any more."""
        update = self.table.update
        return (update.table.match, update.decision) != (self.match, self.decision) or not is_playing(update)

    async def over(self) -> None:
        """Returns when it is; cancel it when you have your answer."""
        await self.table.until(lambda: self.is_over)

    async def act(self, action: Any) -> bool:
        """Returns when the action is on the server's disk; False if it came too late.

        Raises BadAction for one that is not in `view.legal`, before anything is sent.
        """
        if not is_among(action, self.view.legal):
            raise BadAction(f"{in_short(action)} is not one of the legal actions.")
        ask = Act(decision=self.decision, action=action)
        while not self.is_over:
            try:
                await self.table.ask(ask)
                return True
            except Refused as no:
                if no.message == TOO_LATE:
                    return False
                if no.message not in PASSING:
                    raise
            await asyncio.sleep(PAUSE)
        return False


class Play:
    """Sits down, adds to the deal, and yields each turn: `async for turn in play`.

    Ends after so many matches. Then `outcome` is how the last one ended; None if it was broken off.
    """

    def __init__(self, table: Table, seat: int | None = None, matches: int = 1) -> None:
        self.table = table
        self.wish = seat
        self.matches = matches  # still to be played
        self.outcome: Outcome | None = None
        self.match = 0  # the number of the one that goes on
        self.had: tuple[int, int] | None = None  # the match and the decision of the last turn

    async def __aiter__(self) -> AsyncGenerator[Turn, None]:
        async with self.table, aclosing(self.turns()) as turns:
            async for turn in turns:
                yield turn

    async def turns(self) -> AsyncGenerator[Turn, None]:
        """The same at a table that is open already."""
        self.table.courtesy = courtesy
        await sit_down(self.table, self.wish)
        while True:
            update = self.table.update
            if update.seat is None:
                raise NoSeat(f"You have no seat at {self.table.link} any more.")
            self.note_end(update)
            if not self.matches:
                return
            if turn := await self.next_turn(update):
                yield turn
            elif not await prepare(self.table):
                await self.table.after(update)

    def note_end(self, update: Update) -> None:
        """Counts a match that has ended, perhaps while we were away and the next one began."""
        number = update.table.match if is_playing(update) else 0
        if self.match and number != self.match:
            self.outcome = update.table.outcome
            self.matches -= 1
        self.match = number

    async def next_turn(self, update: Update) -> Turn | None:
        """The turn that has come, unless we have had it."""
        now = (update.table.match, update.decision)
        if not is_playing(update) or now == self.had or not update.view["legal"]:
            return None
        self.had = now
        return Turn(self.table, update, await view_in(update, self.table), self.table.take_events())


def is_playing(update: Update) -> bool:
    return update.table.stage == "playing"


def game_of(table: Table) -> AnyGame:
    name = table.update.table.settings.game
    if name not in GAMES:
        raise ClientError(f"{table.link} plays {name}, a game that is not installed here.")
    return GAMES[name]


async def view_in(update: Update, table: Table) -> Any:
    """The game's own view, as a bot gets it in the arena."""
    game = game_of(table)
    kind = types_of(game).view
    if kind is Any:
        raise ClientError(f"{game.title} does not say of which type its views are.")
    return await table.server.understood(msgspec.json.encode(update.view), kind)


async def sit_down(table: Table, wish: int | None) -> None:
    """Takes the seat that was asked for, or any empty one, unless we sit already; raises NoSeat."""
    while table.update.seat is None:
        try:
            await table.ask(Sit(seat=free_seat(table, wish)))
        except Refused as no:
            if no.message == TAKEN and wish is None:
                continue  # somebody else was quicker; there may be another
            raise no if isinstance(no, BadToken) else NoSeat(str(no), no.message) from None
        await table.until(lambda: table.update.seat is not None or table.update.table.vote is None)
        if table.update.seat is None:
            raise NoSeat(f"The people at {table.link} would rather not let you sit down now.")


def free_seat(table: Table, wish: int | None) -> int:
    update = table.update
    if wish is not None:
        if wish not in update.may_sit:
            raise NoSeat(f"You cannot take seat {wish} at {table.link}.")
        return wish
    empty = [number for number in update.may_sit if update.table.seats[number].name is None]
    if not empty:
        raise NoSeat(f"There is no free seat at {table.link}.")
    return empty[0]


async def prepare(table: Table) -> bool:
    """Does what is to be done before a match; False if there is nothing."""
    ask = next_ask(table.update)
    if ask is None:
        return False
    try:
        await table.ask(ask)
    except Refused as no:
        if no.message in PASSING:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.after(table.update), PAUSE)
        elif no.message not in OVERTAKEN:
            raise
    return True


def next_ask(update: Update) -> AnyAsk | None:
    shown, seat = update.table, update.seat
    if seat is None or is_playing(update):
        return None
    if not shown.seats[seat].contributed:
        return Contribute(contribution=secrets.token_hex(SIZE))
    full = all(one.name is not None for one in shown.seats)
    if shown.stage == "lobby":
        return Start() if update.host and full else None
    ready = shown.rematch.ready if shown.rematch else ()
    return Again() if full and seat not in ready else None


def courtesy(update: Update) -> AnyAsk | None:
    """Agrees to whatever the people at the table wish: they would wait for a program in vain."""
    undo, vote, seat = update.table.undo, update.table.vote, update.seat
    if seat is None:
        return None
    if undo is not None and seat != undo.seat and seat not in undo.agreed:
        return Agree(yes=True)
    if vote is not None and seat not in (vote.by, vote.seat, *vote.yes):
        return Cast(yes=True)
    return None


def is_among(action: Any, legal: tuple[Any, ...]) -> bool:
    try:
        return action in legal
    except Exception:  # an array, for example, cannot be compared with an action
        return False


def in_short(action: Any, most: int = 60) -> str:
    try:
        text = " ".join(repr(action).split())
    except Exception:  # of somebody else's class
        text = f"A {type(action).__name__}"
    return text if len(text) <= most else f"{text[:most]}…"
