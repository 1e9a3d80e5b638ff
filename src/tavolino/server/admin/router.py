"""All that `tavolino admin` asks for, under /api/admin, behind one guard."""

from litestar import Router

from tavolino.server.admin import people, reports, service, tables
from tavolino.server.admin.auth import only_admin

PATH = "/api/admin"
ADMIN = Router(
    path=PATH,
    guards=[only_admin],
    route_handlers=[*tables.HANDLERS, *people.HANDLERS, *reports.HANDLERS, *service.HANDLERS],
    include_in_schema=False,  # only our own command knows them
)
FOR_PLAYERS = [*reports.FOR_PLAYERS, *service.FOR_PLAYERS]
