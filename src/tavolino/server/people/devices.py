"""The devices of a person: listed, and ended. Tokens for programs."""

from collections.abc import Collection
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Parameter

from tavolino.people import FIRST, Bearer, Known, Person, checked_name, new_device
from tavolino.server.messages import Given, MyDevice, NewToken
from tavolino.server.people.cookie import take_back
from tavolino.server.people.user_agent import browser_and_system
from tavolino.server.requests import AnyRequest, home, known_of
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Device
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence

DeviceName = Annotated[str, Parameter(description="its id, as in the list")]


@get("/api/me/devices", security=SIGNED_IN, summary="Your browsers and programs, the last seen first")
async def my_devices(request: AnyRequest, services: Services) -> list[MyDevice]:
    known = await known_of(services, request)
    return await listed(services, known)


@delete(
    "/api/me/devices/{device:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="End a device: its token is worthless from now on",
)
async def end_device(device: DeviceName, request: AnyRequest, services: Services) -> Response[None]:
    known = await known_of(services, request)
    is_own = device == known.device.id
    if not is_own:
        check_browser(known)
    if device not in {one.id for one in await services.people.devices.of(known.person.id)}:
        raise NotFound(sentence("why-no-device"))
    await end(services, known.person, [device])
    answer: Response[None] = Response(None, status_code=204)
    if is_own:
        take_back(request, answer)
    return answer


@delete(
    "/api/me/devices",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="End all your devices but this one",
)
async def end_other_devices(request: AnyRequest, services: Services) -> None:
    known = await known_of(services, request)
    check_browser(known)
    others = [one.id for one in await services.people.devices.of(known.person.id) if one.id != known.device.id]
    await end(services, known.person, others)


@post(
    "/api/tokens",
    security=ANYBODY,
    responses=faults(401, 409, 503),
    summary="A token for a program: as a guest of its own, or for you",
)
async def give_token(data: NewToken, request: AnyRequest, services: Services) -> Given:
    services.newcomers.use(home(request))
    name = checked_name(data.name)
    if data.mine:
        known = await known_of(services, request)
        check_browser(known)
        person = known.person
    else:
        person = await services.people.welcome(name)
    program = new_device(name=name, scope=data.scope, days=data.days)
    return Given(await services.people.give_token(person, program))


async def browser_token(services: Services, request: AnyRequest, person: Person, known: Known | None) -> str:
    """A token for the browser that is asking. One whose token is older than devices gets a device of its own."""
    if known and known.device.id != FIRST:
        return services.people.tokens.for_bearer(Bearer(person.id, known.device.id))
    browser, system = browser_and_system(request.headers.get("user-agent", ""))
    return await services.people.give_token(person, new_device(browser=browser, system=system))


def check_browser(known: Known) -> None:
    """A program may end itself. If its token is stolen, the thief cannot lock out the person or stay longer."""
    if known.device.name:
        raise NotAllowed(sentence("why-only-browser"))


async def end(services: Services, person: Person, devices: Collection[str]) -> None:
    await services.people.devices.end(person.id, devices)  # which closes their sockets, too


async def listed(services: Services, known: Known) -> list[MyDevice]:
    return [described(one, known) for one in await services.people.devices.of(known.person.id)]


def described(device: Device, known: Known | None) -> MyDevice:
    return MyDevice(
        id=device.id,
        this=known is not None and device.id == known.device.id,
        browser=device.browser,
        system=device.system,
        name=device.name,
        scope=device.scope,
        since=device.since,
        seen=device.seen,
        ends=device.ends,
    )


HANDLERS = [my_devices, end_device, end_other_devices, give_token]
