"""Playing on a server, over the network.

    async with Client("http://127.0.0.1:8000", token) as client:
        play = client.play(table)
        async for turn in play:
            await turn.act(choose(turn.view))
        print(play.outcome)

`turn.view` is what a bot gets in the arena, and the action is one of `turn.view.legal`. If the connection breaks, or
the server restarts, play goes on where it was. Several tables at once are several tasks with one client.
"""

import logging
import re
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from tavolino.client.errors import BadToken, ClientError
from tavolino.client.invitations import Invitations
from tavolino.client.play import Play
from tavolino.client.server import PATIENCE, Server
from tavolino.client.table import Table
from tavolino.server.messages import Me, OpenTable, Place
from tavolino.server.personal.messages import Willing
from tavolino.table import Settings
from tavolino.table.runtime.views import Update

NAME = re.compile("[a-z0-9]{1,20}")  # of a table
log = logging.getLogger(__name__)


class Client:
    """Somebody at a server. Use it with `async with`: that is when the server is asked whether it knows the token."""

    name: str  # how others see you
    version: str  # of Tavolino at the server

    def __init__(
        self, url: str, token: str, *, patience: float = PATIENCE, say: Callable[[str], None] = log.warning
    ) -> None:
        """`patience`: the seconds that the server may be gone; `say` gets a line when it is, and when it is back."""
        if not token or not token.isascii() or not token.isprintable() or " " in token:
            raise BadToken("This is no token: one is a single word of letters and digits.")
        self.server = Server(url, token, patience, say)

    async def __aenter__(self) -> Self:
        """Raises Unreachable if no server is there, and BadToken if it does not know the token."""
        self.version = (await self.server.get("/api/place", Place)).version
        name = (await self.server.get("/api/me", Me)).name
        if name is None:
            raise BadToken(f"{self.server.url} does not know this token, or it was ended. Make a new one.")
        self.name = name
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held but what its tables hold."""

    def play(self, table: str, seat: int | None = None, matches: int = 1) -> Play:
        """So many matches at a table, given by its name or its link, in that seat or in any empty one."""
        return Play(self.table(table), seat, matches)

    def table(self, table: str) -> Table:
        """A table by its name or its link, to look at it or to ask for anything: `async with client.table(…)`."""
        return Table(self.server, self.table_name(table))

    async def open(self, settings: Settings, bots: Sequence[str | None] = ()) -> str:
        """Opens a table and returns its name; `bots` are levels by seat, None where a seat stays free."""
        update = await self.server.post("/api/tables", OpenTable(settings, tuple(bots)), Update)
        return update.table.id

    def invitations(self, games: Sequence[str], tables: int = 1, *, owner_only: bool = False) -> Invitations:
        """Lets people invite this program to these games, as long as it sits at fewer tables than that."""
        willing = Willing(games=tuple(games), tables=tables, to="owner" if owner_only else "everybody")
        return Invitations(self.server, willing)

    def table_name(self, table: str) -> str:
        place = urlsplit(table)
        if place.netloc and f"{place.scheme}://{place.netloc}" != self.server.url:
            raise ClientError(f"{table} is a table at another server than {self.server.url}.")
        name = place.path.removeprefix("/table/")
        if not NAME.fullmatch(name):
            raise ClientError(f"{table!r} is no table; a link to one looks like {self.server.url}/table/abcdefgh")
        return name
