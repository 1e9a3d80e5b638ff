"""Finds the person whom somebody means."""

from tavolino.people import Person
from tavolino.server.circle.messages import Whom
from tavolino.server.services import Services
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence


async def meant(services: Services, asker: Person, whom: Whom) -> Person:
    """Raises NotFound if nobody is there, or only a bot."""
    person = await person_meant(services, asker, whom)
    name = None if person is None else await services.store.name_of(person)
    if person is None or name is None:
        raise NotFound(sentence("why-nobody-there"))
    return Person(person, name)


async def other_meant(services: Services, asker: Person, whom: Whom) -> Person:
    """The same, but not oneself."""
    other = await meant(services, asker, whom)
    if other.id == asker.id:
        raise NotAllowed(sentence("why-yourself"))
    return other


async def person_meant(services: Services, asker: Person, whom: Whom) -> str | None:
    if whom.person:
        return whom.person
    if whom.record:
        return await services.store.player_of(whom.record, whom.seat)
    if whom.table:
        seats = (await services.tables.seated_at(whom.table, asker.id)).table.seats
        return seats[whom.seat].person if whom.seat < len(seats) else None
    return None
