"""What concerns a program anywhere on the server: invitations, and the tables where it sits."""

import secrets
from collections.abc import AsyncIterator

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

    async def __aiter__(self) -> AsyncIterator[PersonalNews]:
        async for text in self.line.messages():
            news = await self.server.understood(text, PersonalNews)
            for refusal in news.refused:
                if refusal.key in ("", self.willing.key):  # empty: it cannot even be read
                    kind = BadToken if refusal.message == READ_ONLY else Refused
                    raise kind(refusal.reason, refusal.message)
            yield news

    async def decline(self, table: str) -> None:
        """No, thanks. To accept, sit down at the table."""
        await self.line.send(msgspec.json.encode(Decline(table=table, key=secrets.token_hex(8))))
