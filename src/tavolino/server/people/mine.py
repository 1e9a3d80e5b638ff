"""What the server stores about a person: their matches and tables, and deleting it all."""

import re
from collections.abc import Sequence, Set
from functools import partial

from litestar import Response, delete, get

from tavolino.people import Person
from tavolino.people.figures import figures, has_left
from tavolino.server.messages import Mine, MyTable, RecordLine
from tavolino.server.people.cookie import take_back
from tavolino.server.people.devices import check_browser
from tavolino.server.requests import MOST, AnyRequest, home, known_of, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import PlayedMatch, Result
from tavolino.table.log.seats import PROGRAM
from tavolino.table.log.table import Table

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
    return await tables_of(services, await person_of(services, request))


async def tables_of(services: Services, person: Person) -> list[MyTable]:
    return [
        MyTable(
            table=one.view,
            seat=one.seat or 0,
            awaited=awaited_at(one.table),
            idle=max(0, one.idle) // 1000,
        )
        for one in await services.tables.of_person(person.id, MOST)
    ]


async def programs_in(services: Services, played: Sequence[PlayedMatch]) -> set[str]:
    """Those who played in these matches and are programs."""
    people = {result.person for match in played for result in match.results if result.person is not None}
    return await services.store.programs_among([*people])


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


HANDLERS = [my_matches, my_tables, forget_me]
