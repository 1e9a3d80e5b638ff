"""The ASGI app: routes, response headers, request checks."""

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tavolino import __version__
from tavolino.server import api, invite, mine, records
from tavolino.server.deals import deals
from tavolino.server.faults import HANDLERS, Foreign
from tavolino.server.live import live
from tavolino.server.page import Page
from tavolino.server.preview import picture
from tavolino.server.qr import qr
from tavolino.server.requests import AnyRequest, address, is_foreign
from tavolino.server.services import Services
from tavolino.server.web import Web, web

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",  # a link to a table is a key to it
    "X-Content-Type-Options": "nosniff",
}
READING = ("GET", "HEAD", "OPTIONS")


def application(services: Services) -> ASGIApp:
    http = http_application(services)

    async def doors(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their tables, bypassing the middleware of requests."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await live(services, scope, receive, send)
        else:
            await http(scope, receive, send)

    return doors


def http_application(services: Services) -> Litestar:
    return Litestar(
        route_handlers=[*api.HANDLERS, *records.HANDLERS, *mine.HANDLERS, *invite.HANDLERS, deals, picture, qr, web],
        lifespan=[services.open],
        state=State({"services": services, "web": Web()}),
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        before_request=check,
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        request_max_body_size=services.limits.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Tavolino",
            version=__version__,
            path="/schema",
            render_plugins=[Page(), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        logging_config=None,
        signature_types=[Services],
    )


async def add_headers(message: Message, _: Scope) -> None:
    """On every response, including errors."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def check(request: AnyRequest) -> None:
    services: Services = request.app.state.services
    services.requests.use(address(request))
    if request.method not in READING and is_foreign(request):
        raise Foreign("Another site's page cannot ask for this.")
