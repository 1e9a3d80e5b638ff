"""The people this server knows: found by their token, remembered by name, forgotten on request."""

from collections import OrderedDict
from collections.abc import Callable

from tavolino.people.person import INTRODUCE, Person, Unknown, checked_name, new_id
from tavolino.people.tokens import Tokens
from tavolino.store import Store

CACHED = 10_000  # names kept in memory


class People:
    def __init__(self, store: Store, tokens: Tokens) -> None:
        self.store = store
        self.tokens = tokens
        self.names: OrderedDict[str, str] = OrderedDict()  # by person, the most recent last
        self.forgotten: set[str] = set()  # by this process, which may still hold their names somewhere

    async def known(self, token: str) -> Person | None:
        """The person a token belongs to; None for a token we did not sign, and for somebody who was forgotten."""
        person = self.tokens.person(token) if token else None
        if person is None:
            return None
        name = self.names.get(person) or await self.store.name_of(person)
        if name is None or person in self.forgotten:
            return None
        self.cache(person, name)
        return Person(person, name)

    async def require(self, token: str) -> Person:
        """The same, but raises Unknown instead of returning None."""
        person = await self.known(token)
        if person is None:
            raise Unknown(INTRODUCE)
        return person

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
        self.forgotten.add(person)
        self.names.pop(person, None)
        return await self.store.forget(person, anonymise)

    def cache(self, person: str, name: str) -> None:
        self.names[person] = name
        self.names.move_to_end(person)
        if len(self.names) > CACHED:
            self.names.popitem(last=False)
