"""Who is here now: who has asked for news a moment ago, or has a socket at a table. All servers share it."""

import time

import msgspec

from tavolino.server.people.visits import Visits
from tavolino.store import Store

MOMENT = 40.0  # seconds
TOPIC = "who is here"  # what servers share
people_decoder = msgspec.json.Decoder(list[str])


class Here:
    def __init__(self, store: Store, visits: Visits) -> None:
        self.store = store
        self.visits = visits
        self.noted: dict[str, float] = {}  # when each was last heard of
        self.elsewhere: set[str] = set()  # at other servers

    def note(self, person: str) -> None:
        self.noted[person] = time.monotonic()

    def everybody(self) -> set[str]:
        """Those at this server."""
        past = time.monotonic() - MOMENT
        self.noted = {person: at for person, at in self.noted.items() if at > past}
        return {*self.noted, *(bearer.person for bearer in self.visits.open)}

    def everywhere(self) -> set[str]:
        return self.everybody() | self.elsewhere

    async def share(self) -> None:
        """With the other servers; what they say may be a few seconds old."""
        await self.store.share(TOPIC, {"everybody": msgspec.json.encode(sorted(self.everybody()))})
        self.elsewhere = {one for body in await self.store.shared(TOPIC) for one in people_decoder.decode(body)}
