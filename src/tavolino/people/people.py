"""The people this server knows: found by their token, remembered by name, forgotten on request."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from msgspec import structs

from tavolino.game import BadMessage
from tavolino.people.accounts.folding import folded
from tavolino.people.changes import Forgotten, KeysChanged, Merged, Renamed
from tavolino.people.devices import Devices
from tavolino.people.person import INTRODUCE, Person, Unknown, checked_name, new_id
from tavolino.people.tokens import Bearer, Tokens
from tavolino.store import Bulletin, Device, Store
from tavolino.words import sentence

CACHED = 10_000  # people kept in memory


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
        self.bulletin.on(Merged, self.join_up)
        self.tokens = tokens
        self.devices = Devices(store, self.bulletin)
        self.names: OrderedDict[str, Person] = OrderedDict()  # by their ids, the most recent last
        self.forgotten: set[str] = set()  # by this process, which may still hold their names somewhere

    async def known(self, token: str) -> Known | None:
        """None for a token we did not sign, for an ended device, and for somebody who was forgotten."""
        bearer = self.tokens.bearer(token) if token else None
        device = await self.devices.find(bearer) if bearer else None
        if bearer and device is None and (person := await self.store.merged_into(bearer.person)):
            bearer = Bearer(person, bearer.device)  # the token still names the guest
            device = await self.devices.find(bearer)
        if bearer is None or device is None:
            return None
        person_found = self.names.get(bearer.person) or await self.read(bearer.person)
        if person_found is None or bearer.person in self.forgotten or bearer in self.devices.ended:
            return None
        self.cache(person_found)
        return Known(person_found, device)

    async def read(self, person: str) -> Person | None:
        card = await self.store.card(person)
        return None if card is None else Person(person, card.name, card.owner)

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
        """A new person, or a new name for one we know; raises BadMessage if it is the name of an account."""
        chosen = checked_name(name)
        if person in self.forgotten:
            raise Unknown(INTRODUCE)
        before = await self.read(person) if person else None
        if before and before.name == chosen:
            return before  # also where somebody else has begun to keep it since
        if person and await self.store.account(person):
            await self.store.rename_account(person, chosen, folded(chosen))
        elif await self.store.account_named(folded(chosen)):
            raise BadMessage(sentence("why-name-kept"))
        else:
            person = person or new_id()
            await self.store.remember(person, chosen)
        welcomed = await self.read(person) or Person(person, chosen)
        if welcomed.id not in self.forgotten:
            self.cache(welcomed)
        return welcomed

    async def keep_name(self, person: Person) -> None:
        """Make an account of a person, with the name that they have; raises BadMessage if somebody keeps it."""
        if not await self.store.keep_name(person.id, person.name, folded(person.name)):
            raise Unknown(INTRODUCE)  # they have taken another name at this very moment, or were forgotten

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        """Remove a person from everything that is stored, for good; returns the tables whose logs have changed."""
        await self.drop(Forgotten(person))
        return await self.store.forget(person, anonymise)

    async def drop(self, forgotten: Forgotten) -> None:
        self.forgotten.add(forgotten.person)
        self.names.pop(forgotten.person, None)
        self.devices.forget(forgotten.person)

    async def take_name(self, renamed: Renamed) -> None:
        """Programs name their owner, too, so they are read again."""
        if renamed.person in self.names:
            self.names[renamed.person] = structs.replace(self.names[renamed.person], name=renamed.name)
        for program in [person.id for person in self.names.values() if person.owner is not None]:
            del self.names[program]

    async def join_up(self, merged: Merged) -> None:
        self.names.pop(merged.guest, None)
        self.devices.forget(merged.guest)

    async def take_keys(self, _: KeysChanged) -> None:
        self.tokens.keys = await self.store.signing_keys()

    def clear(self) -> None:
        """Trust nothing in memory: messages may have been missed."""
        self.names.clear()
        self.devices.cached.clear()

    def cache(self, person: Person) -> None:
        self.names[person.id] = person
        self.names.move_to_end(person.id)
        if len(self.names) > CACHED:
            self.names.popitem(last=False)
