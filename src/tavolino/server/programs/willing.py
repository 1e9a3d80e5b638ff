"""The programs that are here and willing to play: those with a socket at this server, and at the others."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from tavolino.people.circle import Circle
from tavolino.server.personal.lives import Following, Lives
from tavolino.server.personal.messages import Welcome
from tavolino.store import Store

TOPIC = "willing programs"  # what servers share


class WillingProgram(Struct, frozen=True):
    id: str
    name: str
    owner: str  # the name of the person it belongs to
    owner_id: str
    games: tuple[str, ...]
    free: int  # at how many more tables it would play
    to: Welcome


decoder = msgspec.json.Decoder(WillingProgram)


class WillingPrograms:
    def __init__(self, store: Store, lives: Lives, circle: Circle) -> None:
        self.store = store
        self.lives = lives
        self.circle = circle
        self.elsewhere: dict[str, WillingProgram] = {}  # at other servers

    def here(self) -> Iterator[WillingProgram]:
        for following in self.lives.followed.values():
            if program := willing_program(following):
                yield program

    def everywhere(self) -> dict[str, WillingProgram]:
        return self.elsewhere | {one.id: one for one in self.here()}

    def for_game(self, game: str, asker: str) -> list[WillingProgram]:
        """Those that somebody can call to a game now, by their names."""
        found = [one for one in self.everywhere().values() if game in one.games and self.may_call(asker, one)]
        return sorted(found, key=lambda one: one.name.casefold())

    def may_call(self, asker: str, program: WillingProgram) -> bool:
        """Nobody is told who blocks whom: such a program is just not there."""
        if program.to == "owner" and program.owner_id != asker:
            return False
        return not (self.circle.apart(asker, program.id) or self.circle.apart(asker, program.owner_id))

    async def share(self) -> None:
        """With the other servers; what they say may be a few seconds old."""
        here = {one.id: one for one in self.here()}
        await self.store.share(TOPIC, {name: msgspec.json.encode(one) for name, one in here.items()})
        shared = [decoder.decode(body) for body in await self.store.shared(TOPIC)]
        self.elsewhere = {one.id: one for one in shared if one.id not in here}


def willing_program(following: Following) -> WillingProgram | None:
    """None if it is not willing, or nobody's."""
    willing, person = following.willing(), following.person
    if willing is None or not willing.games or following.owner is None:
        return None
    free = max(0, willing.tables - following.busy())
    return WillingProgram(person.id, person.name, person.owner or "", following.owner, willing.games, free, willing.to)
