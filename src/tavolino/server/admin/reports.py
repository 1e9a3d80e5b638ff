"""Reports: a player tells those who run the place about another, with the last lines of the chat that they saw."""

import secrets
import time

from litestar import get, post
from msgspec import structs

from tavolino.people import Person
from tavolino.people.letters import piled_up, readable
from tavolino.server.admin.messages import AdminReport, NewReport
from tavolino.server.admin.names import short_id, short_name
from tavolino.server.api import TableName
from tavolino.server.gate.limits import TooMuch
from tavolino.server.requests import AnyRequest, home, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import ChatLine, Reason, Report
from tavolino.table import NotAllowed, TableActor
from tavolino.words import sentence

DAY = 24 * 3600
A_DAY = 5  # reports that one person can make
LINES = 30  # of the chat


@post(
    "/api/tables/{name:str}/reports",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Report somebody at a table",
)
async def report(name: TableName, data: NewReport, request: AnyRequest, services: Services) -> None:
    person = await person_of(services, request)
    actor = await services.tables.find(name)
    await add_report(services, home(request), new_report(actor, person, data))


async def add_report(services: Services, where: str, new: Report) -> None:
    """Raises TooMuch if the person, or somebody at the same address, has reported enough."""
    made_today = [one for one in await services.store.reports(new.reporter) if one.made > new.made - DAY]
    if len(made_today) >= A_DAY:
        raise TooMuch(sentence("why-many-reports"))
    services.reporters.use(where)
    await services.store.add_report(new)


def new_report(actor: TableActor, person: Person, data: NewReport) -> Report:
    table = actor.table
    if table.seat_of(person.id) is None and not actor.audience.is_here(person.id):
        raise NotAllowed(sentence("why-not-at-table"))
    seat = table.seats[data.seat] if data.seat < len(table.seats) else None
    if seat is None or seat.person in (None, person.id):
        raise NotAllowed(sentence("why-nobody-there"))
    about = report_about(person, Person(seat.person or "", seat.name), data.reason, data.words)
    return structs.replace(about, table=table.id, game=table.settings.game, chat=lines_seen(actor, person.id))


def report_about(person: Person, other: Person, reason: Reason, words: str) -> Report:
    """A report about somebody, wherever they are."""
    words = " ".join(words.split())
    if words and (not readable(words) or piled_up(words)):
        raise NotAllowed(sentence("why-unreadable"))
    return Report(
        id=secrets.token_hex(4),
        made=int(time.time()),
        reporter=person.id,
        reported=other.id,
        name=other.name,
        table="",
        game="",
        reason=reason,
        words=words,
    )


def lines_seen(actor: TableActor, person: str) -> tuple[ChatLine, ...]:
    """The end of the chat, without those whom the reporter doesn't want to hear."""
    return tuple(ChatLine(one.person, one.said.name, one.said.text) for one in actor.audience.chat.heard_by(person))[
        -LINES:
    ]


@get("/reports", summary="What players have reported in the last 30 days, the newest first")
async def list_reports(services: Services) -> list[AdminReport]:
    return [line(one) for one in await services.store.reports()]


def line(one: Report) -> AdminReport:
    return AdminReport(
        id=one.id,
        made=one.made,
        person=short_id(one.reported),
        name=one.name,
        reporter=short_id(one.reporter),
        table=short_name(one.table),
        game=one.game,
        reason=one.reason,
        words=one.words,
        chat=tuple(f"{said.name}: {said.text}" for said in one.chat),
    )


FOR_PLAYERS = [report]
HANDLERS = [list_reports]
