"""What our socket uses of uvicorn that is not documented: a failure here names what a new version has changed."""

import inspect
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tavolino.server.transport.uvicorn_socket import UvicornSocket


async def application(scope: Any, receive: Any, send: Any) -> None: ...


def test_a_class_can_be_given_for_sockets() -> None:
    config = uvicorn.Config(application, ws=UvicornSocket)
    config.load()
    assert config.ws_protocol_class is UvicornSocket, "uvicorn takes no class as Config.ws any more"


def test_our_class_is_made_like_uvicorns_own() -> None:
    theirs, ours = inspect.signature(WebSocketsSansIOProtocol), inspect.signature(UvicornSocket)
    assert list(theirs.parameters) == list(ours.parameters), "uvicorn makes its sockets otherwise now"


def test_the_application_is_where_we_look_for_it() -> None:
    config = uvicorn.Config(application, proxy_headers=False)
    config.load()
    assert config.loaded_app is application, "uvicorn keeps the application somewhere else now"


def test_connections_and_tasks_are_kept_where_we_put_ours() -> None:
    state = ServerState()
    assert (state.connections, state.tasks) == (set(), set()), "uvicorn keeps its connections otherwise now"


def test_a_server_that_stops_says_so_to_every_connection() -> None:
    source = inspect.getsource(uvicorn.Server.shutdown)
    assert "connection.shutdown()" in source, "uvicorn tells connections in another way that it stops"
    assert callable(WebSocketsSansIOProtocol.shutdown)


def test_the_door_makes_its_listeners_as_uvicorn_does() -> None:
    source = inspect.getsource(uvicorn.Server.startup)
    for part in ("config.http_protocol_class(", "app_state=self.lifespan.state", "self.servers.append(server)"):
        assert part in source, f"uvicorn starts to listen otherwise now: {part} is gone"
    assert "in self.servers" in inspect.getsource(uvicorn.Server.shutdown), "uvicorn does not close what we add"
