"""What concerns a program anywhere on the server: invitations, and the tables where it sits."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
from msgspec import structs

from tavolino.client.errors import BadToken, Refused
from tavolino.client.line import Line
from tavolino.client.server import Server
from tavolino.client.table import READ_ONLY
from tavolino.server.personal.messages import FORM, Decline, PersonalNews, Willing


class Invitations:
    """`async for news in invitations` yields the whole state whenever it changes; `willing` says who may invite."""

    def __init__(self, server: Server, willing: Willing) -> None:
        self.server = server
        self.willing = structs.replace(willing, key=secrets.token_hex(8))
        self.line = Line(server, lambda: f"/api/me/live?version={FORM}", self.greeting)

    def greeting(self) -> list[bytes]:
        """The server forgets it with every connection."""
        return [msgspec.json.encode(self.willing)]

    async def __aiter__(self) -> AsyncGenerator[PersonalNews, None]:
        async with aclosing(self.line.messages()) as messages:
            async for text in messages:
                news = await self.server.understood(text, PersonalNews)
                self.check(news)
                yield news

    def check(self, news: PersonalNews) -> None:
        """Raises Refused if this program cannot be invited."""
        for refusal in news.refused:
            if refusal.key in ("", self.willing.key):  # empty: it cannot even be read
                kind = BadToken if refusal.message == READ_ONLY else Refused
                raise kind(refusal.reason, refusal.message)

    async def decline(self, table: str) -> None:
        """No, thanks. To accept, sit down at the table."""
        await self.line.send(msgspec.json.encode(Decline(table=table, key=secrets.token_hex(8))))
