"""What the server stores about a person: their matches, an export of everything, and deleting it."""

import re
from collections.abc import AsyncIterator, Sequence, Set
from functools import partial

import msgspec
from litestar import Response, delete, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from tavolino.people.figures import figures, has_left
from tavolino.server.accounts.keep import account_of
from tavolino.server.accounts.programs import programs_of
from tavolino.server.accounts.site import site_of
from tavolino.server.daily.messages import MyTry
from tavolino.server.messages import Everything, Mine, MyReport, MyTable, RecordLine
from tavolino.server.people.cookie import take_back
from tavolino.server.people.devices import check_browser, listed
from tavolino.server.ratings.handlers import own_profile
from tavolino.server.ratings.profile import profile_of
from tavolino.server.requests import MOST, AnyRequest, home, known_of, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import DailyTry, PlayedMatch, Result
from tavolino.table.log.seats import PROGRAM
from tavolino.table.log.table import Table

AS_FILE = {"Content-Disposition": 'attachment; filename="tavolino.json"'}
AS_DATA = ResponseSpec(Everything, description="A file of JSON", generate_examples=False)
NO_RECORDS = b'"records":{}}'
LEVEL = re.compile(r" \([a-z][a-z0-9-]*\)\Z")


@get("/api/me/matches", security=SIGNED_IN, summary="Your newest matches, and what you have reached in all of them")
async def my_matches(request: AnyRequest, services: Services) -> Mine:
    person = await person_of(services, request)
    played = await services.store.matches_of(person.id)
    lines = partial(line, programs=await programs_in(services, played[:MOST]))

    def mine() -> Mine:
        return Mine(person.name, figures(played), tuple(map(lines, played[:MOST])))

    return await services.heavy.do(home(request), mine)


@get(
    "/api/me/tables",
    security=SIGNED_IN,
    summary="The tables where you sit and a match goes on or is about to begin, the latest first",
)
async def my_tables(request: AnyRequest, services: Services) -> list[MyTable]:
    person = await person_of(services, request)
    return [
        MyTable(
            table=one.view,
            seat=one.seat or 0,
            awaited=awaited_at(one.table),
            idle=max(0, one.idle) // 1000,
        )
        for one in await services.tables.of_person(person.id, MOST)
    ]


@get("/api/me/export", responses={200: AS_DATA}, security=SIGNED_IN, summary="All that is kept of you, as one file")
async def my_export(request: AnyRequest, services: Services) -> Stream:
    known = await known_of(services, request)
    person = known.person
    services.exports.use(home(request))
    played = await services.store.matches_of(person.id)
    devices = tuple(await listed(services, known))
    made = await services.store.reports(person.id)
    account = await account_of(services, known, can=site_of(services, request) is not None)
    programs = tuple(await programs_of(services, person))
    profile = await profile_of(services.store, await own_profile(request, services), own=True)
    reports = tuple(MyReport(one.made, one.name, one.reason, one.words) for one in made)

    tries = tuple(my_try(one) for one in await services.store.tries_of(person.id))
    contests = tuple(await services.contests.of_person(person.id, MOST))
    as_line = partial(line, programs=await programs_in(services, played))

    def start() -> bytes:
        lines = tuple(map(as_line, played))
        kept = account, programs, profile, contests, tries
        return msgspec.json.encode(Everything(person.name, figures(played), lines, devices, reports, *kept, {}))

    whole = exported(services, await services.heavy.do(home(request), start), [one.id for one in played])
    return Stream(whole, headers=AS_FILE, media_type="application/json")


def my_try(one: DailyTry) -> MyTry:
    return MyTry(one.day, one.course, one.table, one.begun, one.ended, one.counted, one.score, one.record, one.signs)


async def programs_in(services: Services, played: Sequence[PlayedMatch]) -> set[str]:
    """Those who played in these matches and are programs."""
    people = {result.person for match in played for result in match.results if result.person is not None}
    return await services.store.programs_among([*people])


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


@delete(
    "/api/me",
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Forget me: my name, my seats, my list of matches",
)
async def forget_me(request: AnyRequest, services: Services) -> Response[None]:
    known = await known_of(services, request)
    person = known.person
    if any(not one.name for one in await services.people.devices.of(person.id)):
        check_browser(known)  # a program that is a guest of its own has no browser, and may go
    await services.tables.forget(person.id, services.people)
    answer: Response[None] = Response(None, status_code=204)
    take_back(request, answer)
    return answer


def awaited_at(table: Table) -> tuple[int, ...]:
    return tuple(table.game.awaited(table.play.match.state)) if table.play and table.stage == "playing" else ()


def line(played: PlayedMatch, programs: Set[str] = frozenset()) -> RecordLine:
    """`programs`: the people who are one."""
    by_seat = {result.seat: result for result in reversed(played.results) if result.seat is not None}
    seats = [by_seat[seat] for seat in sorted(by_seat)]
    return RecordLine(
        id=played.id,
        ended=played.ended,
        game=played.game,
        seats=tuple(name_alone(result) for result in seats),
        scores=tuple(result.score for result in seats if result.score is not None),
        places=tuple(result.place for result in seats if result.place is not None),
        seat=played.seat,
        rehearsal=played.rehearsal,
        bots=tuple(PROGRAM if result.person in programs else result.bot for result in seats),
        left=has_left(played),
    )


def name_alone(result: Result) -> str:
    """The name without the level that a record adds to that of a bot, which need not be the one that it played."""
    return LEVEL.sub("", result.name) if result.person is None and result.bot else result.name


HANDLERS = [my_matches, my_tables, my_export, forget_me]
