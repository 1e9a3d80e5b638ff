"""Updates on their way to somebody whose browser offers to compress."""

import time
from pathlib import Path

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.sync.client import connect
from websockets.uri import parse_uri

from support.running import Running
from tavolino.server.transport.compress import SparingDeflateFactory

TEXT = b'{"type":"update","version":1}' * 40
COMPRESSED = 0x40  # the bit of a frame that says so: RSV1


def connected(per_second: int) -> tuple[ServerProtocol, ClientProtocol]:
    server = ServerProtocol(extensions=[SparingDeflateFactory(per_second)])
    client = ClientProtocol(parse_uri("ws://here/"), extensions=[ClientPerMessageDeflateFactory()])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    [request] = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return server, client


def sent(server: ServerProtocol, client: ClientProtocol, text: bytes) -> tuple[bool, int, bytes]:
    """Whether a text was compressed, how long it was on the wire, and what came out."""
    server.send_text(text)
    wire = b"".join(server.data_to_send())
    client.receive_data(wire)
    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    return bool(wire[0] & COMPRESSED), len(wire), bytes(frame.data)


def test_an_update_that_repeats_the_last_one_is_hardly_anything() -> None:
    pair = connected(1000)
    first, again = sent(*pair, TEXT), sent(*pair, TEXT)
    assert (first[0], again[0]) == (True, True)
    assert again[1] < first[1] < len(TEXT)
    assert first[2] == again[2] == TEXT


def test_beyond_the_share_updates_go_as_they_are_and_all_of_them_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    pair = connected(2)
    found = [sent(*pair, TEXT + str(number).encode()) for number in range(5)]
    assert [compressed for compressed, _, _ in found] == [True, True, False, False, False]
    assert [text for _, _, text in found] == [TEXT + str(number).encode() for number in range(5)]
    now += 1
    assert sent(*pair, TEXT)[::2] == (True, TEXT)


def test_a_server_compresses_where_its_host_wants_it(tmp_path: Path) -> None:
    for limit, wanted in (("compressed_per_second=100", ["permessage-deflate"]), ("tables=10", [])):
        with Running(tmp_path / f"{limit}.db", limit) as server:
            anna = server.guest("Anna")
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{anna.open('twisted', 2)}/live"
            with connect(address, additional_headers=anna.headers, compression="deflate") as socket:
                assert [extension.name for extension in socket.protocol.extensions] == wanted
                socket.send('{"type":"sit","seat":0,"key":"sit"}')
                while "sit" not in msgspec.json.decode(socket.recv(timeout=60))["done"]:
                    pass
