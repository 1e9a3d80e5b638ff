"""What our HTTP uses of uvicorn that is not documented: a failure here names what a new version has changed."""

import inspect
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from tavolino.server.transport.connections import Connections
from tavolino.server.transport.uvicorn_http import UvicornHttp, counting_http

CHANGED = (
    "connection_made",
    "connection_lost",
    "data_received",
    "on_response_complete",
    "pause_writing",
    "resume_writing",
    "handle_websocket_upgrade",
)


async def application(scope: Any, receive: Any, send: Any) -> None: ...


def test_a_class_can_be_given_for_http() -> None:
    kind = counting_http(Connections(1, 1, 1), 1)
    config = uvicorn.Config(application, http=kind)
    config.load()
    assert config.http_protocol_class is kind, "uvicorn takes no class as Config.http any more"


def test_what_we_change_is_there_to_be_changed() -> None:
    for name in CHANGED:
        theirs, ours = inspect.signature(getattr(H11Protocol, name)), inspect.signature(getattr(UvicornHttp, name))
        assert list(theirs.parameters) == list(ours.parameters), f"uvicorn calls {name} otherwise now"


def test_uvicorn_calls_what_we_change() -> None:
    source = inspect.getsource(H11Protocol)
    assert "on_response=self.on_response_complete" in source
    assert "self.handle_websocket_upgrade(event)" in source
    assert "self.transport.set_protocol(protocol)" in source


def test_proxies_are_known_as_uvicorn_knows_them() -> None:
    config = uvicorn.Config(application)
    assert "127.0.0.1" in _TrustedHosts(config.forwarded_allow_ips)
    assert "127.0.0.2" not in _TrustedHosts(config.forwarded_allow_ips)
