"""What the server stores about a person: their matches, an export of everything, and deleting it."""

from litestar import Response, delete, get

from tavolino.people.figures import figures
from tavolino.server.messages import Everything, Mine, RecordLine
from tavolino.server.requests import COOKIE, MOST, AnyRequest, person_of
from tavolino.server.services import Services
from tavolino.store import PlayedMatch


@get("/api/me/matches", summary="Your newest matches, and what you have reached in all of them")
async def my_matches(request: AnyRequest, services: Services) -> Mine:
    person = await person_of(services, request)
    played = await services.store.matches_of(person.id)
    return Mine(person.name, figures(played), tuple(map(line, played[:MOST])))


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


def line(played: PlayedMatch) -> RecordLine:
    by_seat = {result.seat: result for result in reversed(played.results) if result.seat is not None}
    seats = [by_seat[seat] for seat in sorted(by_seat)]
    return RecordLine(
        id=played.id,
        ended=played.ended,
        game=played.game,
        seats=tuple(result.name for result in seats),
        scores=tuple(result.score for result in seats if result.score is not None),
        places=tuple(result.place for result in seats if result.place is not None),
        seat=played.seat,
        rehearsal=played.rehearsal,
    )


HANDLERS = [my_matches, my_export, forget_me]
