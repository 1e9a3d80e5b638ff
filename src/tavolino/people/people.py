"""The people this server knows: found by their token, remembered by name, forgotten on request."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from tavolino.people.changes import Forgotten, KeysChanged, Renamed
from tavolino.people.devices import Devices
from tavolino.people.person import INTRODUCE, Person, Unknown, checked_name, new_id
from tavolino.people.tokens import Bearer, Tokens
from tavolino.store import Bulletin, Device, Store

CACHED = 10_000  # names kept in memory


class Known(NamedTuple):
    """Somebody we know, and the device they are using."""

    person: Person
    device: Device


class People:
    def __init__(self, store: Store, tokens: Tokens, bulletin: Bulletin | None = None) -> None:
        self.store = store
        self.bulletin = bulletin or Bulletin(store)
        self.bulletin.on(Forgotten, self.drop)
        self.bulletin.on(Renamed, self.take_name)
        self.bulletin.on(KeysChanged, self.take_keys)
        self.tokens = tokens
        self.devices = Devices(store, self.bulletin)
        self.names: OrderedDict[str, str] = OrderedDict()  # by person, the most recent last
        self.forgotten: set[str] = set()  # by this process, which may still hold their names somewhere

    async def known(self, token: str) -> Known | None:
        """None for a token we did not sign, for an ended device, and for somebody who was forgotten."""
        bearer = self.tokens.bearer(token) if token else None
        device = await self.devices.find(bearer) if bearer else None
        if bearer is None or device is None:
            return None
        name = self.names.get(bearer.person) or await self.store.name_of(bearer.person)
        if name is None or bearer.person in self.forgotten or bearer in self.devices.ended:
            return None
        self.cache(bearer.person, name)
        return Known(Person(bearer.person, name), device)

    async def require(self, token: str) -> Known:
        """The same, but raises Unknown instead of returning None."""
        known = await self.known(token)
        if known is None:
            raise Unknown(INTRODUCE)
        return known

    async def give_token(self, person: Person, device: Device) -> str:
        """A token for a new device of a person."""
        await self.devices.add(person.id, device)
        return self.tokens.for_bearer(Bearer(person.id, device.id))

    async def welcome(self, name: str, person: str | None = None) -> Person:
        """A new person, or a new name for one we know."""
        welcomed = Person(person or new_id(), checked_name(name))
        if person in self.forgotten:
            raise Unknown(INTRODUCE)
        await self.store.remember(welcomed.id, welcomed.name)
        if welcomed.id not in self.forgotten:
            self.cache(welcomed.id, welcomed.name)
        return welcomed

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        """Remove a person from everything that is stored, for good; returns the tables whose logs have changed."""
        await self.drop(Forgotten(person))
        return await self.store.forget(person, anonymise)

    async def drop(self, forgotten: Forgotten) -> None:
        self.forgotten.add(forgotten.person)
        self.names.pop(forgotten.person, None)
        self.devices.forget(forgotten.person)

    async def take_name(self, renamed: Renamed) -> None:
        if renamed.person in self.names:
            self.names[renamed.person] = renamed.name

    async def take_keys(self, _: KeysChanged) -> None:
        self.tokens.keys = await self.store.signing_keys()

    def clear(self) -> None:
        """Trust nothing in memory: messages may have been missed."""
        self.names.clear()
        self.devices.cached.clear()

    def cache(self, person: str, name: str) -> None:
        self.names[person] = name
        self.names.move_to_end(person)
        if len(self.names) > CACHED:
            self.names.popitem(last=False)
