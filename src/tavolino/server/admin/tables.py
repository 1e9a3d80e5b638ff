"""The open tables, for those who run the place: listed, closed, and somebody sent away from one."""

from litestar import Response, get, post

from tavolino.server.admin.messages import AdminDone, AdminTable, CloseTable, SendAway
from tavolino.server.admin.names import person_called, short_name, table_called
from tavolino.server.nodes.door import passed_on
from tavolino.server.requests import AnyRequest
from tavolino.server.services import Services
from tavolino.store import OpenTable
from tavolino.table import Elsewhere, NotFound, TableActor
from tavolino.table.runtime.messages import SentAway

MOST = 1000


@get("/tables", summary="The open tables, the newest first")
async def list_open_tables(services: Services) -> list[AdminTable]:
    return [line(one, services.tables.actors.get(one.id)) for one in await services.store.open_tables(MOST)]


def line(table: OpenTable, actor: TableActor | None) -> AdminTable:
    name, since = short_name(table.id), table.opened
    if actor is None:
        game = table.rules.partition(" ")[0] or None
        return AdminTable(name, game, table.stage, people=None, bots=None, since=since, in_memory=False)
    seats = actor.table.seats
    return AdminTable(
        table=name,
        game=actor.table.settings.game,
        stage=actor.table.stage,
        people=sum(seat.person is not None for seat in seats),
        bots=sum(seat.bot is not None for seat in seats),
        since=since,
        in_memory=True,
    )


@post("/tables/close", status_code=200, summary="Close a table, even if people are at it")
async def close_table(data: CloseTable, request: AnyRequest, services: Services) -> AdminDone | Response[bytes]:
    table = await table_called(services, data.table)
    try:
        actor = await services.tables.current(table.id)
    except Elsewhere as owner:
        return await passed_on(services, request, owner.address)
    await services.tables.close_down(table.id, actor, even_with_people=True)
    return AdminDone(f"Table {short_name(table.id)} is closed.")


@post("/tables/remove", status_code=200, summary="Send somebody away from their seat, for good")
async def remove_from_table(data: SendAway, request: AnyRequest, services: Services) -> AdminDone | Response[bytes]:
    table, person = await table_called(services, data.table), await person_called(services, data.person)
    try:
        actor = await services.tables.current(table.id)
    except Elsewhere as owner:
        return await passed_on(services, request, owner.address)
    if actor.table.seat_of(person.id) is None:
        raise NotFound(f"{person.name} has no seat at table {short_name(table.id)}.")
    await actor.send(SentAway(person.id))
    return AdminDone(f"{person.name} has left table {short_name(table.id)} and can't sit down there again.")


HANDLERS = [list_open_tables, close_table, remove_from_table]
