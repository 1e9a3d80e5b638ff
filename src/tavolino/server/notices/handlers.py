"""Where and when people hear that it is their turn; and the matches that wait for them."""

import secrets
import time
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter
from msgspec import structs

from tavolino.game import BadMessage
from tavolino.people import Known
from tavolino.server.notices import outside, push
from tavolino.server.notices.messages import (
    MadeWebhook,
    MyChannel,
    MyNotices,
    MySlowMatches,
    NewPush,
    NewWebhook,
    NoticeTried,
    NoticeWishes,
    SlowMatch,
    SlowPlayer,
)
from tavolino.server.notices.texts import place
from tavolino.server.requests import MOST, AnyRequest, host_of, known_of, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Channel, SeatLine, Wishes
from tavolino.table import NotAllowed, NotFound
from tavolino.words import LANGUAGES, sentence

MOST_CHANNELS = 10  # of one person
ChannelId = Annotated[str, Parameter(max_length=40, description="its id, as in the list")]
StopCode = Annotated[str, Parameter(max_length=60, description="the last part of the link in a notice")]


@get("/api/me/slow", security=SIGNED_IN, summary="Your slow matches, those that wait for you first")
async def my_slow_matches(request: AnyRequest, services: Services) -> MySlowMatches:
    person, uptime = await person_of(services, request), services.store.uptime()
    lines = await services.store.slow_matches_of(person.id, MOST)
    matches = [slow_match([*seats], person.id, uptime) for _, seats in groupby(lines, attrgetter("table"))]
    matches.sort(key=lambda one: (not one.mine, one.left or 0))
    return MySlowMatches(await services.store.count_turns(person.id), tuple(matches))


def slow_match(seats: Sequence[SeatLine], person: str, uptime: int) -> SlowMatch:
    own = next(one for one in seats if one.person == person)
    return SlowMatch(
        table=own.table,
        game=own.game,
        stage=own.stage,  # type: ignore[arg-type]  # a table's, as it has written it down
        seat=own.seat,
        mine=own.turn is not None,
        left=None if own.due is None else max(0, own.due - uptime),
        seats=tuple(SlowPlayer(one.name, one.bot, one.turn is not None) for one in seats),
    )


@get("/api/me/notices", security=SIGNED_IN, summary="Where you get notices of slow matches, and which")
async def my_notices(request: AnyRequest, services: Services) -> MyNotices:
    return await notices_of(services, await known_of(services, request))


async def notices_of(services: Services, known: Known) -> MyNotices:
    person = known.person.id
    devices = {one.id: one for one in await services.people.devices.of(person)}
    wishes = await services.store.wishes_of(person)

    def channel(one: Channel) -> MyChannel:
        by_push, device = one.kind == "push", devices.get(one.device)
        return MyChannel(
            id=one.id,
            kind=one.kind,
            address="" if by_push else one.address,
            browser=device.browser if by_push and device else "",
            system=device.system if by_push and device else "",
            this=by_push and one.device == known.device.id,
            language=one.language,
            since=one.made,
            failing=one.failures > 0,
        )

    return MyNotices(
        key=(await services.sender.push_key()).public,
        wishes=NoticeWishes(**structs.asdict(wishes)),
        channels=tuple(map(channel, await services.store.channels_of(person))),
    )


@post(
    "/api/me/notices/wishes",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Which notices you want, and when none",
)
async def wish(data: NoticeWishes, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    check_zone(data.zone)
    await services.store.set_wishes(person.id, Wishes(**structs.asdict(data)))


@post(
    "/api/me/notices/push",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Send notices to a browser, through its push service",
)
async def add_push(data: NewPush, request: AnyRequest, services: Services) -> None:
    if not push.are_keys(data.p256dh, data.auth):
        raise BadMessage("These are no keys of a browser.")
    await add(services, request, "push", data.endpoint, f"{data.p256dh} {data.auth}", data)


@post(
    "/api/me/notices/webhooks",
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Send notices to a web address",
)
async def add_webhook(data: NewWebhook, request: AnyRequest, services: Services) -> MadeWebhook:
    secret = secrets.token_urlsafe(32)
    return MadeWebhook(await add(services, request, data.kind, data.address, secret, data), secret)


async def add(
    services: Services,
    request: AnyRequest,
    kind: str,
    address: str,
    secret: str,
    wished: NewPush | NewWebhook,
) -> str:
    """The id of the new channel; another one of the same person with this address is no more."""
    known = await known_of(services, request)
    person = known.person.id
    check_zone(wished.zone)
    services.new_channels.use(person)
    await outside.check(address, services.settings.notices_to)
    kept = await services.store.channels_of(person)
    if len([one for one in kept if one.address != address]) >= MOST_CHANNELS:
        raise NotAllowed(sentence("why-many-channels"))
    channel = Channel(
        id=secrets.token_hex(8),
        person=person,
        kind=kind,  # type: ignore[arg-type]
        address=address,
        secret=secret,
        stop=secrets.token_urlsafe(18),
        language=wished.language if wished.language in LANGUAGES else "en",
        device=known.device.id,
        site=f"{request.scope['scheme']}://{host_of(request)}".lower(),
        made=int(time.time()),
    )
    await services.store.add_channel(channel, MOST_CHANNELS)
    wishes = await services.store.wishes_of(person)
    if wishes == Wishes() and wished.zone != wishes.zone:
        await services.store.set_wishes(person, structs.replace(wishes, zone=wished.zone))
    return channel.id


@post(
    "/api/me/notices/channels/{channel:str}/test",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 503),
    summary="Send a notice now, to see whether it arrives",
)
async def test_channel(channel: ChannelId, request: AnyRequest, services: Services) -> NoticeTried:
    person = await person_of(services, request)
    services.new_channels.use(person.id)
    for one in await services.store.channels_of(person.id):
        if one.id == channel:
            return NoticeTried(await services.sender.test(one))
    raise NotFound(sentence("why-no-channel"))


@delete(
    "/api/me/notices/channels/{channel:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Send no more notices there",
)
async def end_channel(channel: ChannelId, request: AnyRequest, services: Services) -> None:
    await services.store.end_channel((await person_of(services, request)).id, channel)


@post(
    "/api/stop/{code:str}",
    status_code=204,
    responses=faults(503),
    summary="Send no more notices to where this code came from; nobody has to sign in",
)
async def stop(code: StopCode, services: Services) -> None:
    await services.store.stop_channel(code)


def check_zone(zone: str) -> None:
    try:
        place(zone)
    except (KeyError, ValueError, OSError):
        raise BadMessage(f"There is no time zone {zone!r}.") from None


HANDLERS = [my_slow_matches, my_notices, wish, add_push, add_webhook, test_channel, end_channel, stop]
