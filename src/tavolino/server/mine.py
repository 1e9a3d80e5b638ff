"""What the server stores about a person: their matches, an export of everything, and deleting it."""

from litestar import Response, delete, get

from tavolino.people.figures import figures, has_left
from tavolino.server.messages import Everything, Mine, MyTable, RecordLine
from tavolino.server.requests import COOKIE, MOST, AnyRequest, person_of
from tavolino.server.services import Services
from tavolino.store import PlayedMatch, Result
from tavolino.table.log.table import Table


@get("/api/me/matches", summary="Your newest matches, and what you have reached in all of them")
async def my_matches(request: AnyRequest, services: Services) -> Mine:
    person = await person_of(services, request)
    played = await services.store.matches_of(person.id)
    return Mine(person.name, figures(played), tuple(map(line, played[:MOST])))


@get("/api/me/tables", summary="The tables where you sit and a match goes on or is about to begin, the latest first")
async def my_tables(request: AnyRequest, services: Services) -> list[MyTable]:
    person = await person_of(services, request)
    return [
        MyTable(
            table=actor.audience.table_view(actor.now()),
            seat=seat,
            awaited=awaited_at(actor.table),
            idle=max(0, actor.now() - actor.table.at) // 1000,
        )
        for actor, seat in await services.tables.of_person(person.id, MOST)
    ]


@get("/api/me/export", summary="All that is kept of you, as one file")
async def my_export(request: AnyRequest, services: Services) -> Response[Everything]:
    person = await person_of(services, request)
    played = await services.store.matches_of(person.id)
    records = {kept.id: kept.record for kept in await services.store.records_of(person.id)}
    everything = Everything(person.name, figures(played), tuple(map(line, played)), records)
    return Response(everything, headers={"Content-Disposition": 'attachment; filename="tavolino.json"'})


@delete("/api/me", summary="Forget me: my name, my seats, my list of matches")
async def forget_me(request: AnyRequest, services: Services) -> Response[None]:
    person = await person_of(services, request)
    await services.tables.forget(person.id, services.people)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


def awaited_at(table: Table) -> tuple[int, ...]:
    return tuple(table.game.awaited(table.play.match.state)) if table.play and table.stage == "playing" else ()


def line(played: PlayedMatch) -> RecordLine:
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
        bots=tuple(result.bot for result in seats),
        left=has_left(played),
    )


def name_alone(result: Result) -> str:
    """The name without the level that a record adds to that of a bot."""
    return result.name.removesuffix(f" ({result.bot})") if result.person is None else result.name


HANDLERS = [my_matches, my_tables, my_export, forget_me]
