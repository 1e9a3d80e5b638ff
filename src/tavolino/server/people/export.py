"""Everything that the server keeps of a person, as one file."""

from collections.abc import AsyncIterator
from functools import partial
from typing import get_args

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from msgspec import structs

from tavolino.people import Person
from tavolino.people.figures import figures
from tavolino.server.accounts.keep import account_of
from tavolino.server.accounts.programs import programs_of
from tavolino.server.accounts.site import site_of
from tavolino.server.circle.handlers import circle_of
from tavolino.server.coach.deck import deck_of
from tavolino.server.coach.handlers import play_of
from tavolino.server.daily.messages import MyTry
from tavolino.server.messages import Everything, KeptChannel, KeptInvitation, KeptNotices, MyReport
from tavolino.server.people.devices import listed
from tavolino.server.people.mine import line, programs_in, tables_of
from tavolino.server.ratings.handlers import own_profile
from tavolino.server.ratings.profile import profile_of
from tavolino.server.requests import MOST, AnyRequest, home, known_of
from tavolino.server.schema.faults import SIGNED_IN
from tavolino.server.services import Services
from tavolino.store import DailyTry, What

AS_FILE = {"Content-Disposition": 'attachment; filename="tavolino.json"'}
AS_DATA = ResponseSpec(Everything, description="A file of JSON", generate_examples=False)
NO_RECORDS = b'"records":{}}'
WHATS: tuple[What, ...] = get_args(What)


@get("/api/me/export", responses={200: AS_DATA}, security=SIGNED_IN, summary="All that is kept of you, as one file")
async def my_export(request: AnyRequest, services: Services) -> Stream:
    known = await known_of(services, request)
    person = known.person
    services.exports.use(home(request))
    played = await services.store.matches_of(person.id)
    as_line = partial(line, programs=await programs_in(services, played))
    made = await services.store.reports(person.id)
    everything = Everything(
        name=person.name,
        figures=(),
        matches=(),
        devices=tuple(await listed(services, known)),
        reports=tuple(MyReport(one.made, one.name, one.reason, one.words) for one in made),
        account=await account_of(services, known, can=site_of(services, request) is not None),
        programs=tuple(await programs_of(services, person)),
        profile=await profile_of(services.store, await own_profile(request, services), own=True),
        contests=tuple(await services.contests.of_person(person.id, MOST)),
        play=await play_of(services, person),
        deck=await deck_of(services, person),
        tables=tuple(await tables_of(services, person)),
        daily=await tries_of(services, person),
        circle=await circle_of(services, person),
        invitations=await invitations_of(services, person),
        notices=await notices_of(services, person),
        records={},
    )

    def start() -> bytes:
        lines = tuple(map(as_line, played))
        return msgspec.json.encode(structs.replace(everything, figures=figures(played), matches=lines))

    whole = exported(services, await services.heavy.do(home(request), start), [one.id for one in played])
    return Stream(whole, headers=AS_FILE, media_type="application/json")


async def tries_of(services: Services, person: Person) -> tuple[MyTry, ...]:
    return tuple(my_try(one) for one in await services.store.tries_of(person.id))


def my_try(one: DailyTry) -> MyTry:
    score, place = one.score, one.place
    return MyTry(one.day, one.course, one.table, one.begun, one.ended, one.counted, score, place, one.record, one.signs)


async def invitations_of(services: Services, person: Person) -> tuple[KeptInvitation, ...]:
    found = await services.store.invitations_of(person.id)
    names = await services.store.names_of({other for one in found for other in (one.person, one.guest)})
    return tuple(
        KeptInvitation(names.get(one.person, ""), names.get(one.guest, ""), one.table, one.game, one.made)
        for one in found
    )


async def notices_of(services: Services, person: Person) -> KeptNotices:
    channels = await services.store.channels_of(person.id)
    wishes = await services.store.wishes_of(person.id)
    return KeptNotices(
        channels=tuple(KeptChannel(one.kind, one.address, one.language, one.made) for one in channels),
        wishes=tuple(what for what in WHATS if getattr(wishes, what)),
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        zone=wishes.zone,
    )


async def exported(services: Services, start: bytes, names: list[str]) -> AsyncIterator[bytes]:
    """Everything, with one record after another: nobody's export has to fit into memory."""
    yield start.removesuffix(NO_RECORDS) + b'"records":{'
    comma = b""
    for name in names:
        kept = await services.store.record(name)
        if kept and not (kept.record.event and await services.store.is_secret(kept.record.event)):
            yield comma + msgspec.json.encode(name) + b":" + msgspec.json.encode(kept.record)
            comma = b","
    yield b"}}"


HANDLERS = [my_export]
