"""The people whom somebody knows: asked, agreed with, invited, muted, blocked."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from tavolino.people import Person
from tavolino.people.circle import Companion, between, said
from tavolino.server.admin.reports import add_report, report_about
from tavolino.server.circle.messages import (
    CircleWishes,
    Invited,
    MyCircle,
    MyNews,
    MyPerson,
    NewInvitation,
    NewMark,
    ReportPerson,
    ScoreBetween,
    Somebody,
    Standing,
    Whom,
)
from tavolino.server.circle.whom import meant, other_meant
from tavolino.server.gate.limits import TooMuch
from tavolino.server.personal.lives import InvitationsChanged
from tavolino.server.requests import AnyRequest, home, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Encounters, Visibility
from tavolino.table import NotAllowed
from tavolino.words import sentence

INVITED = 20  # people whom somebody can have invited at one time
PersonId = Annotated[str, Parameter(max_length=40, description="their id, as in a list of yours")]


@post(
    "/api/me/circle/standing",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 503),
    summary="What you and somebody else have said about each other",
)
async def see_standing(data: Whom, request: AnyRequest, services: Services) -> Standing:
    person = await person_of(services, request)
    return await standing(services, person, await meant(services, person, data))


async def standing(services: Services, person: Person, other: Person) -> Standing:
    circle = services.circle
    ties = said(await services.store.ties_of(person.id))
    return Standing(
        name=other.name,
        between=between(ties, person.id, other.id),
        me=other.id == person.id,
        met=await services.store.have_met(person.id, other.id),
        blocked=circle.blocks(person.id, other.id),
        muted=other.id in circle.muted.get(person.id, ()),
    )


@get("/api/me/circle", security=SIGNED_IN, summary="The people you know, and those you keep away")
async def my_circle(request: AnyRequest, services: Services) -> MyCircle:
    return await circle_of(services, await person_of(services, request))


async def circle_of(services: Services, person: Person) -> MyCircle:
    circle, ties = services.circle, await services.store.ties_of(person.id)
    own = [tie for tie in ties if tie.person == person.id]
    everything = said(ties)
    wanted = [one.other for one in own if one.kind == "wants"]
    asked = [other for other in wanted if between(everything, person.id, other) == "asked"]
    asking = circle.asking(person.id, ties)
    here = services.here.everywhere()
    others = {*asking, *(one.other for one in own)}
    names, programs = await services.store.names_of(others), await services.store.programs_among([*others])
    wishes = (await services.store.visibility_of([person.id])).get(person.id, Visibility())

    def somebody(people: list[str]) -> tuple[Somebody, ...]:
        return tuple(Somebody(one, names[one], one in programs) for one in people if one in names)

    return MyCircle(
        people=tuple(
            my_person(one, here=one.visible and one.id in here, program=one.id in programs)
            for one in await circle.companions(person.id, ties)
        ),
        asking=somebody(asking),
        asked=somebody(asked),
        blocked=somebody([one.other for one in own if one.kind == "blocks"]),
        muted=somebody([one.other for one in own if one.kind == "mutes"]),
        wishes=CircleWishes(wishes.invites, wishes.invisible),
    )


def my_person(one: Companion, *, here: bool, program: bool) -> MyPerson:
    return MyPerson(one.id, one.name, here, tuple(map(score_between, one.encounters)), program)


def score_between(met: Encounters) -> ScoreBetween:
    return ScoreBetween(met.game, met.ahead, met.behind, met.level, met.last)


@post(
    "/api/me/circle/people",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Ask somebody you have played with to be one of your people, or agree",
)
async def add_person(data: Whom, request: AnyRequest, services: Services) -> Standing:
    person = await person_of(services, request)
    other = await other_meant(services, person, data)
    if services.circle.blocks(person.id, other.id):
        raise NotAllowed(sentence("why-blocked-by-you", name=other.name))
    asks = between(said(await services.store.ties_of(person.id)), person.id, other.id) == "asks"
    if not asks and not await services.store.have_met(person.id, other.id):
        raise NotAllowed(sentence("why-not-met", name=other.name))
    await services.circle.want(person.id, other.id)
    return await standing(services, person, other)


@delete(
    "/api/me/circle/people/{other:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Remove somebody from your people, decline, or take back that you asked; they aren't told",
)
async def remove_person(other: PersonId, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    await services.circle.part(person.id, other)


@post(
    "/api/me/circle/marks",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Block or mute somebody, or stop it; they aren't told",
)
async def mark(data: NewMark, request: AnyRequest, services: Services) -> Standing:
    person = await person_of(services, request)
    other = await other_meant(services, person, data.whom)
    if data.mark == "block":
        await services.circle.block(person.id, other.id, block=data.on)
    else:
        await services.circle.mute(person.id, other.id, mute=data.on)
    return await standing(services, person, other)


@post(
    "/api/me/circle/wishes",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Say who may invite you, and whether others see that you are here",
)
async def set_visibility(data: CircleWishes, request: AnyRequest, services: Services) -> CircleWishes:
    person = await person_of(services, request)
    await services.store.set_visibility(person.id, Visibility(data.invites, data.invisible))
    return data


@post(
    "/api/me/circle/invitations",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Invite somebody to a table where you sit, or that you opened",
)
async def invite(data: NewInvitation, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    services.newcomers.use(home(request))
    at = await services.tables.seated_at(data.table, person.id)
    if at.seat is None and at.table.host != person.id:
        raise NotAllowed(sentence("why-not-at-table"))
    other = await other_meant(services, person, data.whom)
    if not await services.circle.may_invite(person.id, other.id):
        raise NotAllowed(sentence("why-no-invitation", name=other.name))
    sent = [one for one in await services.store.invitations_of(person.id) if one.person == person.id]
    if len([one for one in sent if one.guest != other.id]) >= INVITED:
        raise TooMuch(sentence("why-many-invitations"))
    invitation = await services.circle.invite(person.id, other.id, data.table, at.table.settings.game)
    if not services.circle.blocks(other.id, person.id):
        await services.invited(invitation, person.name)


@delete(
    "/api/me/circle/invitations/{other:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Decline the invitation of somebody, or take back your own; they aren't told",
)
async def end_invitation(other: PersonId, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    await services.store.end_invitation(other, person.id)
    await services.store.end_invitation(person.id, other)
    for one in (person.id, other):
        await services.bulletin.tell(InvitationsChanged(one))


@get("/api/me/news", security=SIGNED_IN, summary="What has come for you; whoever asks for it is here")
async def my_news(request: AnyRequest, services: Services) -> MyNews:
    person = await person_of(services, request)
    services.here.note(person.id)
    found = await services.circle.invitations_to(person.id)
    names = await services.store.names_of([one.person for one in found]) if found else {}
    asking = services.circle.asking(person.id, await services.store.ties_of(person.id))
    invited = (one for one in found if one.person in names)
    return MyNews(
        tuple(Invited(one.person, names[one.person], one.table, one.game, one.ends) for one in invited),
        len(asking),
    )


@post(
    "/api/me/circle/reports",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Report somebody who isn't at a table now",
)
async def report_person(data: ReportPerson, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    other = await other_meant(services, person, data.whom)
    await add_report(services, home(request), report_about(person, other, data.reason, data.words))


HANDLERS = [
    see_standing,
    my_circle,
    add_person,
    remove_person,
    mark,
    set_visibility,
    invite,
    end_invitation,
    my_news,
    report_person,
]
