"""What the server keeps of a guest: their matches, all of it to take along, and forgetting it."""

import asyncio
from collections.abc import Iterable, Sequence

from litestar import Response, delete, get

from tavolino.server.api import MOST, AnyRequest
from tavolino.server.house import House
from tavolino.server.identity import COOKIE
from tavolino.server.messages import Everything, Figures, Mine, RecordLine
from tavolino.store import KeptRecord


@get("/api/records", summary="The matches you have played, the newest first")
async def my_records(request: AnyRequest, house: House) -> list[RecordLine]:
    kept = await asyncio.to_thread(house.store.records_of, house.person(request).id, MOST)
    return [line(one) for one in kept]


@get("/api/me/matches", summary="Your newest matches, and what you have reached in all of them")
async def my_matches(request: AnyRequest, house: House) -> Mine:
    person = house.person(request)
    kept = await asyncio.to_thread(house.store.records_of, person.id)
    lines = [line(one) for one in kept]
    return Mine(person.name, figures(lines), tuple(lines[:MOST]))


@get("/api/me/export", summary="All that is kept of you, as one file")
async def my_export(request: AnyRequest, house: House) -> Response[Everything]:
    person = house.person(request)
    kept = await asyncio.to_thread(house.store.records_of, person.id)
    lines = [line(one) for one in kept]
    everything = Everything(person.name, figures(lines), tuple(lines), {one.id: one.record for one in kept})
    return Response(everything, headers={"Content-Disposition": 'attachment; filename="tavolino.json"'})


@delete("/api/me", summary="Forget me: my name, my seats, my list of matches")
async def forget_me(request: AnyRequest, house: House) -> Response[None]:
    await house.tables.forget(house.person(request).id)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


def line(kept: KeptRecord) -> RecordLine:
    record = kept.record
    assert record.outcome is not None
    return RecordLine(
        id=kept.id,
        ended=kept.ended,
        game=record.game,
        seats=record.seats,
        scores=record.outcome.scores,
        places=record.outcome.places,
        seat=kept.seat,
        rehearsal=record.rehearsal is not None,
    )


def figures(lines: Iterable[RecordLine]) -> tuple[Figures, ...]:
    """By game, in the order of their names; a deal that was played again counts for nothing."""
    counted = [line for line in lines if not line.rehearsal]
    games = sorted({line.game for line in counted})
    return tuple(figures_of(game, [line for line in counted if line.game == game]) for game in games)


def figures_of(game: str, lines: Sequence[RecordLine]) -> Figures:
    together = [line for line in lines if len(line.seats) > 1]
    alone = [line for line in lines if len(line.seats) == 1]
    own = [line.places[line.seat] for line in together if line.seat is not None]
    return Figures(
        game=game,
        matches=len(together),
        places=tuple(own.count(place) for place in range(1, max(own, default=0) + 1)),
        alone=len(alone),
        best_alone=max((line.scores[0] for line in alone), default=None),
    )


HANDLERS = [my_records, my_matches, my_export, forget_me]
