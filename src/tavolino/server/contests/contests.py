"""Contests over HTTP: open one, look at it, and ask for something in it."""

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

from tavolino.events.contests.asks import ContestAsk, PlayDeal
from tavolino.events.contests.views import ContestLine, ContestView
from tavolino.events.contests.wish import NewContest
from tavolino.server.requests import AnyRequest, check_scope, home, person_of, token_of
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults
from tavolino.server.services import Services

MOST = 100  # lines in a list
ContestName = Annotated[str, Parameter(max_length=20, description="the contest, as in its link")]
Since = Annotated[int | None, Parameter(ge=0, description="your version: nothing comes if it is the newest")]
SAME = ResponseSpec(None, description="You have the newest version")


@get("/api/contests", summary="The contests that everybody may join")
async def list_contests(services: Services) -> list[ContestLine]:
    return await services.contests.listed(MOST)


@post("/api/contests", security=SIGNED_IN, responses=faults(409, 503), summary="Open a contest")
async def open_contest(data: NewContest, request: AnyRequest, services: Services) -> ContestView:
    person = await person_of(services, request)
    services.newcomers.use(home(request))
    services.contest_openers.use(home(request))  # all its deals go into the list that only grows
    contest = await services.contests.open(person, data)
    return await services.contests.see(contest.id, person.id)


@get(
    "/api/contests/{name:str}",
    security=ANYBODY,
    responses={204: SAME, **faults(404)},
    summary="A contest as you see it: who takes part, what is next for you, and how everybody has done",
)
async def see_contest(
    name: ContestName, request: AnyRequest, services: Services, since: Since = None
) -> Response[ContestView | None]:
    if since is not None and (await services.contests.find(name)).version == since:
        return Response(None, status_code=204)
    known = await services.people.known(token_of(request))
    return Response(await services.contests.see(name, known.person.id if known else None))


@post(
    "/api/contests/{name:str}/asks",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Ask for something in a contest",
)
async def ask_contest(
    name: ContestName, data: Annotated[ContestAsk, Body()], request: AnyRequest, services: Services
) -> ContestView:
    known = await services.people.require(token_of(request))
    check_scope(known, request)
    if isinstance(data, PlayDeal):
        services.newcomers.use(home(request))  # it opens a table
    person, where = known.person, home(request)
    await services.contests.ask(name, person, data, lambda set_up: services.room.open(where, person, set_up))
    return await services.contests.see(name, known.person.id)


@get("/api/me/contests", security=SIGNED_IN, summary="The contests that you have opened or take part in, newest first")
async def my_contests(request: AnyRequest, services: Services) -> list[ContestLine]:
    person = await person_of(services, request)
    return await services.contests.of_person(person.id, MOST)


HANDLERS = [list_contests, open_contest, see_contest, ask_contest, my_contests]
