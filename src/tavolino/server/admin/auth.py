"""Who may run the place: those who can read the keys in the database."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tavolino.game import TavolinoError
from tavolino.server.requests import token_of
from tavolino.server.services import Services


class NotAdmin(TavolinoError):
    """Somebody asks for what only those who run the place may have."""


def only_admin(asker: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    services: Services = asker.app.state.services
    request = f"{asker.scope.get('method', '')} {asker.scope['path']}"
    if not services.people.tokens.admits(token_of(asker), request):
        raise NotAdmin("Only `tavolino admin`, on a machine that can read this server's database, may ask for this.")
