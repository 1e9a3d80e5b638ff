"""A program that brings a bot to a server: it waits for invitations and plays at several tables at once."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import aclosing

from tavolino.client.bots.visit import Visit
from tavolino.client.client import Client
from tavolino.client.errors import BadToken, ClientError, Unreachable
from tavolino.client.invitations import Invitations
from tavolino.server.personal.messages import PersonalNews
from tavolino.words import join_words

MOST_FAULTS = 3  # tables in a row at which the bot may fail


class Program:
    def __init__(self, client: Client, bot: str, seconds: float, say: Callable[[str], None]) -> None:
        self.client = client
        self.bot = bot
        self.seconds = seconds
        self.say = say
        self.visits: dict[str, Visit] = {}  # by table
        self.answered: set[tuple[str, int]] = set()  # invitations: their tables, and when they end
        self.faults = 0  # tables in a row at which the bot has failed

    async def play_at(self, table: str) -> None:
        """Goes to one table and stays until nobody wants another match; raises what the bot has done wrong."""
        if fault := await self.follow(self.begin(self.client.table_name(table)), None):
            raise fault

    async def wait(self, games: Sequence[str], tables: int, *, owner_only: bool = False) -> None:
        """Accepts invitations to so many tables at once, until it is cancelled or the bot has failed too often."""
        coming = self.client.invitations(games, tables, owner_only=owner_only)
        failed: list[Exception] = []
        try:
            async with asyncio.TaskGroup() as visits:
                await self.follow_news(coming, visits)
        except* (ClientError, OSError) as faults:
            failed += faults.exceptions
        if failed:
            raise failed[0]
        raise ClientError(f"{self.bot} has failed at {MOST_FAULTS} tables in a row, so it waits for no more.")

    async def follow_news(self, coming: Invitations, visits: asyncio.TaskGroup) -> None:
        """Goes back to where it sat, then wherever it is invited."""
        first, waits = True, False
        async with aclosing(aiter(coming)) as whole:
            async for news in whole:
                if self.faults >= MOST_FAULTS:
                    return
                if news.willing and not waits:
                    waits = True
                    self.say(self.invitation(coming))
                begun = self.go_back(news) if first else []
                first = False
                for visit, seat in begun + await self.accept(news, coming):
                    visits.create_task(self.follow_or_say(visit, seat))

    def invitation(self, coming: Invitations) -> str:
        games, most = join_words(coming.willing.games), coming.willing.tables
        tables = f"up to {most} table{'s' if most > 1 else ''} at once"
        return f"{self.client.name} waits for invitations at {self.client.server.url}: {games}, {tables}."

    def go_back(self, news: PersonalNews) -> list[tuple[Visit, int | None]]:
        """To the tables where it sat when it was stopped."""
        return [(self.begin(at.table), at.seat) for at in news.tables]

    async def accept(self, news: PersonalNews, coming: Invitations) -> list[tuple[Visit, int | None]]:
        accepted = []
        for one in reversed(news.invited):  # the oldest first
            if (one.table, one.ends) in self.answered or one.table in self.visits:
                continue
            self.answered.add((one.table, one.ends))
            if len(self.visits) < coming.willing.tables:
                self.say(f"{one.table}: {one.by} invites to {one.game}")
                accepted.append((self.begin(one.table), one.seat))
            else:
                self.say(f"{one.table}: {one.by} invites to {one.game}; declined, because all tables are taken")
                await coming.decline(one.table)
        return accepted

    def begin(self, name: str) -> Visit:
        visit = self.visits[name] = Visit(self.client.table(name), self.bot, self.seconds, self.say)
        return visit

    async def follow(self, visit: Visit, seat: int | None) -> ClientError | None:
        """The whole visit; returns what the bot has done wrong, if anything."""
        try:
            fault = await visit.run(seat)
        except asyncio.CancelledError:
            raise  # it stays among the visits: `stopped` says where it was
        except BaseException:
            del self.visits[visit.table.name]
            raise
        del self.visits[visit.table.name]
        self.faults = self.faults + 1 if fault else 0
        return fault

    async def follow_or_say(self, visit: Visit, seat: int | None) -> None:
        try:
            await self.follow(visit, seat)
        except (BadToken, Unreachable):
            raise  # it would be the same at every table
        except ClientError as fault:
            visit.say(str(fault))

    def stopped(self) -> str:
        """Where it was, for whoever has stopped it."""
        playing = [visit.table.link for visit in self.visits.values() if visit.is_playing]
        if not playing:
            return "Stopped. No match was going on."
        return (
            f"Stopped in the middle of {join_words(playing)}. Its seats are kept: start it again, and it plays on. "
            "After two minutes the others there may let a bot play for it."
        )
