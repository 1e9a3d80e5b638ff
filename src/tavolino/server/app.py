"""The ASGI app: routes, response headers, request checks."""

from typing import cast

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tavolino.server import api, records
from tavolino.server.accounts import keep, programs, sign_in
from tavolino.server.admin.router import ADMIN, FOR_PLAYERS
from tavolino.server.circle import handlers as circle
from tavolino.server.coach import deck
from tavolino.server.coach import handlers as coach
from tavolino.server.contests import contests
from tavolino.server.daily import api as daily
from tavolino.server.deals import deals
from tavolino.server.faults import HANDLERS, Foreign
from tavolino.server.gate.guard import guard
from tavolino.server.health import probes
from tavolino.server.house import pages
from tavolino.server.live import live
from tavolino.server.nodes.door import to_owner
from tavolino.server.notices import handlers as notices
from tavolino.server.page.preview import picture
from tavolino.server.page.web import Web, web
from tavolino.server.people import devices, export, mine
from tavolino.server.personal.socket import PATH, personal_live
from tavolino.server.programs import handlers as called
from tavolino.server.queue import handlers as queue
from tavolino.server.ratings import handlers as ratings
from tavolino.server.reach import invite
from tavolino.server.reach.qr import qr
from tavolino.server.requests import READING, AnyRequest, home, is_foreign
from tavolino.server.schema.openapi import config
from tavolino.server.schema.socket import see_socket_schema
from tavolino.server.services import Services
from tavolino.server.transport.headers import NOT_KEPT, headers_for


def application(services: Services) -> ASGIApp:
    http = http_application(services)

    async def at_its_owner(scope: Scope, receive: Receive, send: Send) -> None:
        await to_owner(services, cast(HTTPScope, scope), receive, send, http)

    async def doors(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their tables, bypassing the middleware of requests."""
        if scope["type"] == ScopeType.WEBSOCKET:
            socket = personal_live if scope["path"] == PATH else live
            await socket(services, scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await guard(services, scope, receive, send, at_its_owner)
        else:  # when the server starts
            await http(scope, receive, send)  # type: ignore[unreachable]  # Litestar's types leave it out

    return doors


def http_application(services: Services) -> Litestar:
    return Litestar(
        route_handlers=[
            *api.HANDLERS,
            *records.HANDLERS,
            *daily.HANDLERS,
            *mine.HANDLERS,
            *export.HANDLERS,
            *devices.HANDLERS,
            *keep.HANDLERS,
            *sign_in.HANDLERS,
            *programs.HANDLERS,
            *called.HANDLERS,
            *ratings.HANDLERS,
            *contests.HANDLERS,
            *invite.HANDLERS,
            *circle.HANDLERS,
            *queue.HANDLERS,
            *coach.HANDLERS,
            *deck.HANDLERS,
            *notices.HANDLERS,
            *pages.HANDLERS,
            *probes.HANDLERS,
            *FOR_PLAYERS,
            ADMIN,
            deals,
            picture,
            qr,
            see_socket_schema,
            web,
        ],
        lifespan=[services.open],
        state=State({"services": services, "web": Web()}),
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        before_request=check,
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        request_max_body_size=services.limits.message_bytes,
        openapi_config=config(),
        logging_config=None,
        signature_types=[Services],
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """On every response, including errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(headers_for(scope) if "Cache-Control" in headers else NOT_KEPT | headers_for(scope))


def check(request: AnyRequest) -> None:
    services: Services = request.app.state.services
    services.requests.use(home(request))
    if request.method not in READING and is_foreign(request):
        raise Foreign("Another site's page cannot ask for this.")
