"""Looking for somebody to play with. A page that waits asks again and again, and is answered when something is new."""

import time
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import Parameter

from tavolino.events.queue.queue import Wait, version
from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.people import Person
from tavolino.server.queue.messages import Looking, MyWait, Seek, Waiting
from tavolino.server.requests import AnyRequest, home, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.table import NotAllowed, Settings
from tavolino.words import sentence

HOLD = 8.0  # seconds until an answer comes although nothing is new
Version = Annotated[str, Parameter(max_length=120, description="the version that you know")]


@get("/api/queue", summary="How many look for somebody to play with, by game")
async def looking(services: Services) -> tuple[Looking, ...]:
    return tuple(Looking(game, people) for game, people in sorted(services.queue.looking().items()))


@post(
    "/api/me/queue",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Look for somebody to play with, or want something else than before",
)
async def seek(data: Seek, request: AnyRequest, services: Services) -> MyWait:
    person = await person_of(services, request)
    services.newcomers.use(home(request))
    if services.draining:
        raise NotAllowed(sentence("why-draining"))
    settings = Settings(data.game, data.seats, clock=data.clock, rated=data.rated)
    check_seats(game_named(data.game), data.seats)
    await services.queue.seek(person.id, home(request), settings, data.fill)
    return as_message(services.queue.wait_of(person.id))


@get(
    "/api/me/queue",
    security=SIGNED_IN,
    responses=faults(503),
    summary="How your wait stands; with `known`, as soon as that has changed, or after some seconds",
)
async def my_wait(request: AnyRequest, services: Services, known: Version = "") -> MyWait:
    person: Person = await person_of(services, request)
    return as_message(await services.queue.changed(person.id, known, HOLD))


@delete("/api/me/queue", status_code=204, security=SIGNED_IN, responses=faults(503), summary="Stop looking")
async def leave(request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    await services.queue.leave(person.id)


def as_message(wait: Wait | None) -> MyWait:
    if wait is None:
        return MyWait(version(None), None)
    one = wait.seeker
    clock = msgspec.json.decode(one.clock) if one.clock else None
    wish = msgspec.convert(
        {"game": one.game, "seats": one.seats, "clock": clock, "rated": one.rated, "fill": one.fill}, Seek
    )
    waited = max(0, int(time.time()) - one.since)
    return MyWait(version(wait), Waiting(wish, waited, wait.others, wait.usual, one.table or None))


HANDLERS = [looking, seek, my_wait, leave]
