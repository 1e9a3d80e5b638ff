"""Who may not come in: people by their id, and networks. They are kept in memory, so that a check costs nothing."""

import time

from tavolino.game import TavolinoError
from tavolino.people import Tokens
from tavolino.server.admin.networks import Network, plain_address, read_network
from tavolino.store import Ban, Store
from tavolino.words import Sentence, sentence


class Banned(TavolinoError):
    """Somebody may not come in."""


class Bans:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.people: dict[str, Ban] = {}  # by id
        self.owners: dict[str, str] = {}  # of their programs, and of the guests that they once were
        self.networks: list[tuple[Network, Ban]] = []

    async def read(self) -> None:
        """From the store, without those that have ended."""
        found = [ban for ban in await self.store.bans() if is_on(ban)]
        people = {ban.target: ban for ban in found if ban.kind == "person"}
        if people.keys() != self.people.keys():
            self.owners = {also: one for one in people for also in await self.store.belongings(one)}
        self.people = people
        self.networks = [(read_network(ban.target), ban) for ban in found if ban.kind == "network"]

    async def tidy_up(self) -> None:
        for ban in await self.store.bans():
            if not is_on(ban):
                await self.store.end_ban(ban.target)
        await self.read()

    def of_person(self, person: str) -> Ban | None:
        ban = self.people.get(person) or self.people.get(self.owners.get(person, ""))
        return ban if ban and is_on(ban) else None

    def of_address(self, host: str) -> Ban | None:
        if not self.networks or (ip := plain_address(host)) is None:
            return None
        return next((ban for network, ban in self.networks if ip in network and is_on(ban)), None)

    def of_token(self, token: str, tokens: Tokens) -> Ban | None:
        """Reads no database: the token itself names the person."""
        bearer = tokens.bearer(token) if token and self.people else None
        return self.of_person(bearer.person) if bearer else None


def is_on(ban: Ban) -> bool:
    return ban.ends is None or ban.ends > time.time()


def told(ban: Ban) -> Sentence:
    """What somebody who is banned reads."""
    if ban.ends is None:
        return sentence("why-banned")
    return sentence("why-banned-until", date=time.strftime("%Y-%m-%d", time.gmtime(ban.ends)))
