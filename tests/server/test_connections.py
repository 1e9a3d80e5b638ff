"""Connections that keep others out: half requests, too many, too fast, never read. Each is dropped alone."""

import asyncio
import resource
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from support.running import PATIENCE, Running
from tavolino.server.gate.limits import Limits
from tavolino.server.transport.connections import Connections
from tavolino.server.transport.files import fitting
from tavolino.server.transport.uvicorn_http import UvicornHttp, counting_http

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
HALF = b"POST /api/tokens HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = b"POST /api/tokens HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def call(server: Running, home: str, text: bytes = HALF) -> socket.socket:
    """A connection from an address, on which something was sent."""
    host, port = server.url.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(home, 0))
    opened.sendall(text)
    return opened


def is_dropped(opened: socket.socket) -> bool:
    """Waits until the server has closed it; on one that stays open this times out."""
    try:
        return opened.recv(65_536) == b""
    except ConnectionError:
        return True


def answers(opened: socket.socket) -> bool:
    """Whether a half request that is completed now gets its answer."""
    opened.sendall(b"x\r\nContent-Length: 14\r\n\r\n" + b'{"name": "Eve"}'[:14])
    return opened.recv(9) == b"HTTP/1.1 "


def test_of_one_address_the_oldest_half_request_gives_way(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "connections_per_address=20") as server, ExitStack() as stack:
        halves = [stack.enter_context(closing(call(server, "127.0.0.66"))) for _ in range(30)]
        assert all(is_dropped(one) for one in halves[:10])
        assert all(answers(one) for one in halves[10:])
        assert server.http.get("/healthz").text == "ok\n"


def test_in_all_too_the_oldest_half_request_gives_way(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "connections=20") as server, ExitStack() as stack:
        homes = [f"127.0.0.{number}" for number in range(50, 80)]
        halves = [stack.enter_context(closing(call(server, home))) for home in homes]
        assert all(is_dropped(one) for one in halves[:10])
        honest = stack.enter_context(closing(call(server, "127.0.0.99", WHOLE)))
        assert honest.recv(12) == b"HTTP/1.1 200"


def test_a_socket_does_not_give_way_to_half_requests(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "connections=20") as server, ExitStack() as stack:
        anna = server.guest("Anna")
        live = stack.enter_context(anna.live(anna.open("twisted", 2)))
        for number in range(50, 90):
            stack.enter_context(closing(call(server, f"127.0.0.{number}")))
        assert live.ask("sit", seat=0)["seat"] == 0


@pytest.mark.parametrize("half", [HALF, HALF_BODY, b""], ids=["head", "body", "nothing"])
def test_a_request_has_to_arrive_in_time(tmp_path: Path, half: bytes) -> None:
    with Running(tmp_path / "t.db", "request_seconds=1") as server, closing(call(server, "127.0.0.66", half)) as slow:
        assert is_dropped(slow)
        assert "traceback" not in server.log.read_text()


@contextmanager
def few_files(count: int) -> Iterator[None]:
    """Programs that are started now may open only so many files, unless they ask for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_server_asks_for_all_the_files_it_may_open(tmp_path: Path) -> None:
    with few_files(128):
        server = Running(tmp_path / "t.db")
    with server, ExitStack() as stack:
        for number in range(400):
            stack.enter_context(closing(call(server, f"127.0.1.{number % 200 + 1}")))
        assert server.http.get("/healthz").text == "ok\n"
        assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) > 400


def test_connections_fit_the_files_that_there_are() -> None:
    assert fitting(Limits(), 1_000_000) == fitting(Limits(), None) == Limits()
    found = fitting(Limits(), 1_024)
    assert found.connections == found.sockets == 924


def test_two_ways_to_say_how_long_a_request_is_are_one_too_many(tmp_path: Path) -> None:
    both = b"POST /api/tokens HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
    with Running(tmp_path / "t.db") as server, closing(call(server, "127.0.0.1", both + b"0\r\n\r\n" + WHOLE)) as sly:
        received = b""
        while more := sly.recv(65_536):
            received += more
        assert received.startswith(b"HTTP/1.1 400 ")
        assert received.count(b"HTTP/1.1 ") == 1, "what came after it is not answered"


def test_new_connections_of_one_address_have_a_rate() -> None:
    counted = Connections(most=100, most_per_home=100, new_per_second=0.001)
    counted.newcomers.burst = 3
    assert [counted.admit(Called("a")) for _ in range(5)] == [True, True, True, False, False]
    assert counted.admit(Called("b"))
    assert all(counted.admit(Called(None)) for _ in range(10)), "a proxy brings many people"


class Called:
    """A connection for the counter alone."""

    def __init__(self, home: str | None) -> None:
        self.home = home
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_those_at_work_do_not_give_way() -> None:
    counted = Connections(most=2, most_per_home=2, new_per_second=1000)
    busy, idle, late = Called("a"), Called("b"), Called("c")
    assert counted.admit(busy)
    assert counted.admit(idle)
    counted.work(busy)
    assert counted.admit(late)
    assert (busy.dropped, idle.dropped) == (False, True)
    counted.work(late)
    assert not counted.admit(Called("d"))
    counted.leave(busy)
    assert counted.admit(Called("d"))


async def pour(_: Any, __: Any, send: Any) -> None:
    """An application that answers with more than any buffer holds."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(200):
        await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})


async def unread_answer(kind: type[UvicornHttp]) -> Sequence[int]:
    """How much was waiting for a client that never read, at each part of the answer, until it was dropped."""
    config, loop = uvicorn.Config(pour, http=kind, lifespan="off"), asyncio.get_running_loop()
    config.load()
    waiting: list[int] = []
    gone = loop.create_future()

    class Watched(kind):  # type: ignore[misc,valid-type]
        def pause_writing(self) -> None:
            super().pause_writing()
            waiting.append(self.transport.get_write_buffer_size())

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            gone.set_result(None)

    state = ServerState()
    async with await loop.create_server(lambda: Watched(config, state, {}), "127.0.0.1", 0) as listening:
        client = socket.create_connection(listening.sockets[0].getsockname())
        client.sendall(WHOLE)
        await gone
        client.close()
    return waiting


def test_an_answer_that_nobody_reads_is_dropped() -> None:
    kind = counting_http(Connections(10, 10, 100), seconds=60)
    kind.unread_seconds = 0.2
    assert 0 < max(asyncio.run(unread_answer(kind))) < 1_000_000
