"""The way in for others: which addresses they can use, and the door, which only this machine's own browser moves."""

import asyncio

from litestar import delete, get, post

from tavolino.server.faults import Foreign
from tavolino.server.messages import Network
from tavolino.server.reach.own_machine import is_own_machine
from tavolino.server.requests import AnyRequest, is_foreign
from tavolino.server.schema.faults import faults
from tavolino.server.services import Services
from tavolino.table import NotAllowed
from tavolino.words import sentence


@get("/api/network", summary="How other machines reach this server, for its own machine's browser")
async def see_network(request: AnyRequest, services: Services) -> Network:
    return await network(services) if is_own_machine(request) else Network(own=False)


@post(
    "/api/network/door",
    status_code=200,
    responses=faults(409),
    summary="Let other machines in, from this machine's own browser",
)
async def open_door(request: AnyRequest, services: Services) -> Network:
    check_may_move(request, services)
    await services.reach.open_door()
    return await network(services)


@delete(
    "/api/network/door",
    status_code=200,
    responses=faults(409),
    summary="Shut other machines out again, from this machine's own browser",
)
async def shut_door(request: AnyRequest, services: Services) -> Network:
    check_may_move(request, services)
    await services.reach.shut_door()
    return await network(services)


async def network(services: Services) -> Network:
    reach = services.reach
    found = await asyncio.to_thread(reach.addresses)
    return Network(own=True, open=reach.is_open(), door=reach.door is not None, addresses=tuple(found))


def check_may_move(request: AnyRequest, services: Services) -> None:
    """Browsers name their page's origin when they ask for a change, so whatever names none is no browser."""
    if not is_own_machine(request) or "origin" not in request.headers or is_foreign(request):
        raise Foreign(sentence("why-not-own-browser"))
    if services.reach.door is None:
        raise NotAllowed(sentence("why-no-door"))


HANDLERS = [see_network, open_door, shut_door]
