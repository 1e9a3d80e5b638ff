"""The people who are here, for those who run the place: listed, banned, and forgotten on their own request."""

import time
from collections import defaultdict

from litestar import get, post

from tavolino.game import BadMessage
from tavolino.server.admin.messages import AdminBan, AdminDone, AdminPerson, BansChanged, EndBan, ForgetPerson, NewBan
from tavolino.server.admin.names import person_called, short_id, short_name
from tavolino.server.admin.networks import check_not_ours, looks_like_network, read_network, written
from tavolino.server.gate.homes import home_of
from tavolino.server.people.visits import Here
from tavolino.server.services import Services
from tavolino.store import Ban
from tavolino.table import NotFound

DAY = 24 * 3600


@get("/people", summary="Who has a socket at a table now, those who came first at the top")
async def list_people(services: Services) -> list[AdminPerson]:
    here: defaultdict[str, list[Here]] = defaultdict(list)
    for visit in services.visits.everybody():
        if visit.here:
            here[visit.here.person.id].append(visit.here)
    lines = [line(visits, await services.store.name_of(person)) for person, visits in here.items()]
    return sorted(lines, key=lambda person: person.since)


def line(visits: list[Here], name: str | None) -> AdminPerson:
    """One person, however many sockets they have. A socket knows only the name that they had when they came."""
    first = min(visits, key=lambda here: here.since)
    return AdminPerson(
        id=short_id(first.person.id),
        name=name or first.person.name,
        home=home_of(first.host),
        tables=tuple(sorted({short_name(here.table) for here in visits if here.table})),
        since=first.since,
    )


@post("/people/forget", status_code=200, summary="Forget a person who has asked for it")
async def forget_person(data: ForgetPerson, services: Services) -> AdminDone:
    person = await person_called(services, data.person)
    await services.tables.forget(person.id, services.people)
    await services.bulletin.tell(BansChanged())
    return AdminDone(f"{person.name} is forgotten: the name, the seats, the list of matches.")


@get("/bans", summary="Who may not come in")
async def list_bans(services: Services) -> list[AdminBan]:
    await services.bans.read()
    every = [*services.bans.people.values(), *(ban for _, ban in services.bans.networks)]
    return [
        AdminBan(
            kind=ban.kind,
            target=ban.target,
            name=await services.store.name_of(ban.target) if ban.kind == "person" else None,
            since=ban.since,
            ends=ban.ends,
            why=ban.why,
        )
        for ban in sorted(every, key=lambda ban: ban.since)
    ]


@post("/bans", status_code=200, summary="Ban a person or a network")
async def add_ban(data: NewBan, services: Services) -> AdminDone:
    now = int(time.time())
    ends = None if data.days is None else now + data.days * DAY
    if looks_like_network(data.target):
        network = read_network(data.target)
        check_not_ours(network)
        who, ban = written(network), Ban("network", written(network), now, ends, data.why)
    else:
        person = await person_called(services, data.target)
        who, ban = person.name, Ban("person", person.id, now, ends, data.why)
    await services.store.add_ban(ban)
    await services.bulletin.tell(BansChanged(ban.target if ban.kind == "person" else None))
    if ban.kind == "person":
        await services.tables.leave_all(ban.target)
    until = f" until {time.strftime('%Y-%m-%d', time.gmtime(ends))}" if ends else ""
    return AdminDone(f"{who} is banned{until}.")


@post("/bans/end", status_code=200, summary="End a ban")
async def end_ban(data: EndBan, services: Services) -> AdminDone:
    bans = await services.store.bans()
    if looks_like_network(data.target):
        target = written(read_network(data.target))
        found = [ban for ban in bans if ban.target == target]
    else:
        target = data.target.strip().lower().rstrip("…")
        found = [ban for ban in bans if ban.kind == "person" and ban.target.startswith(target)]
    if not found:
        raise NotFound(f"{target} is not banned; `tavolino admin bans` lists who is.")
    if len(found) > 1:
        raise BadMessage(f"Several bans begin with {target}; type more of it.")
    await services.store.end_ban(found[0].target)
    await services.bulletin.tell(BansChanged())
    return AdminDone(f"{await services.store.name_of(found[0].target) or found[0].target} may come in again.")


HANDLERS = [list_people, forget_person, list_bans, add_ban, end_ban]
