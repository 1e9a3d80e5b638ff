"""The door: this machine's own browser opens it for others, and nobody else does."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.test_api import fault
from support.running import Guest, Live, Running
from tavolino.server.reach.door import SHUT, listen_everywhere
from tavolino.server.reach.network import addresses
from tavolino.server.reach.own_machine import is_loopback
from tavolino.server.reach.startup_lines import can_show, code_lines

needs_network = pytest.mark.skipif(not addresses(), reason="this machine is in no network, so nobody can be let in")
CLOSED = {"own": True, "open": False, "door": True, "addresses": []}
STRANGER = {"own": False, "open": False, "door": False, "addresses": []}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """As `tavolino serve` without --host: for this machine, with a door."""
    with Running(tmp_path / "t.db", host=None) as running:
        yield running


def network(server: Running, **headers: str) -> Any:
    return server.http.get("/api/network", headers=headers).json()


def door(server: Running, method: str = "POST", **headers: str) -> httpx.Response:
    return server.http.request(method, "/api/network/door", headers={"Origin": server.url} | headers)


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


@needs_network
def test_the_door_opens_at_once_and_shuts_again(server: Running) -> None:
    assert network(server) == CLOSED
    opened = door(server).json()
    assert (opened["own"], opened["open"], opened["door"]) == (True, True, True)
    there = opened["addresses"][0]["url"]
    assert port_of(there) != port_of(server.url)
    assert httpx.get(f"{there}/healthz").text == "ok\n"
    assert door(server).json()["addresses"][0]["url"] == there, "it is open already"
    assert network(server)["open"]
    assert door(server, "DELETE").json() == CLOSED
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{there}/healthz")
    assert door(server, "DELETE").json() == CLOSED
    assert door(server).json()["addresses"][0]["url"] == there, "who came before finds it at the same address"


def goodbye(visitor: Live) -> int:
    """The code with which the server closes the socket."""
    try:
        while True:
            visitor.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@needs_network
def test_those_who_came_in_are_told_when_it_shuts_and_this_machines_own_stay(server: Running) -> None:
    there = server.let_others_in()[0]
    anna = server.guest("Anna")
    table = anna.open("twisted", 2)
    visitor = Guest(server, server.guest("Ben").token)
    with anna.live(table) as own:
        own.next()
        home, server.url = server.url, there
        with visitor.live(table) as other:
            server.url = home
            other.next()
            assert door(server, "DELETE").status_code == 200
            assert goodbye(other) == SHUT
        anna.ask(table, "sit", seat=0)
        while own.next()["table"]["seats"][0]["name"] != "Anna":
            pass


def test_a_taken_port_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        first = taken.getsockname()[1]
        sockets = listen_everywhere(first)
        ports = {one.getsockname()[1] for one in sockets}
        for one in sockets:
            one.close()
        assert len(ports) == 1
        assert first not in ports


OTHERS: list[dict[str, str]] = [
    {"Host": "192.168.1.23:8000", "Origin": "http://192.168.1.23:8000"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": "192.168.1.40"},
    {"Forwarded": "for=127.0.0.1"},
    {"X-Real-IP": "127.0.0.1"},
    {"X-Forwarded-Proto": "https"},
    {"Via": "1.1 proxy"},
]


@pytest.mark.parametrize("headers", OTHERS, ids=lambda headers: " ".join(headers.values()))
def test_somebody_who_is_not_at_this_machine_learns_no_address_and_moves_no_door(
    server: Running, headers: dict[str, str]
) -> None:
    assert network(server, **headers) == STRANGER
    for method in ("POST", "DELETE"):
        assert fault(door(server, method, **headers), 403)
    assert network(server) == CLOSED


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example"])
def test_a_page_whose_name_was_made_to_mean_this_machine_gets_nothing(server: Running, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert fault(server.http.get("/api/network", headers=headers), 421)
    assert fault(server.http.get("/metrics", headers=headers), 421)
    assert fault(door(server, **headers), 421)
    assert network(server) == CLOSED


def test_another_sites_page_and_a_program_without_a_page_do_not_move_it(server: Running) -> None:
    assert fault(door(server, Origin="http://evil.example"), 403)
    assert fault(door(server, Origin="null"), 403)
    assert fault(server.http.post("/api/network/door"), 403)
    assert network(server) == CLOSED


@needs_network
def test_another_machine_does_not_move_it(server: Running) -> None:
    there = server.let_others_in()[0]
    host = there.removeprefix("http://")
    for name in (host, server.url.removeprefix("http://")):  # by its right name, or pretending to be at home
        headers = {"Host": name, "Origin": f"http://{name}"}
        assert httpx.get(f"{there}/api/network", headers=headers).json() == STRANGER
        assert httpx.delete(f"{there}/api/network/door", headers=headers).status_code == 403
    assert network(server)["open"]


@needs_network
def test_codes_are_drawn_for_the_addresses_of_the_open_door(server: Running) -> None:
    there = server.let_others_in()[0]
    assert server.http.get("/api/qr", params={"text": f"{there}/table/abc"}).status_code == 200
    assert fault(server.http.get("/api/qr", params={"text": f"{server.url}/table/abc"}), 400)
    door(server, "DELETE")
    assert fault(server.http.get("/api/qr", params={"text": f"{there}/table/abc"}), 400)


def test_a_host_who_chose_where_to_listen_has_no_door(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", host="127.0.0.1") as server:
        assert network(server) == CLOSED | {"door": False}
        assert fault(door(server), 409)


@needs_network
def test_everywhere_is_open_from_the_start_and_the_terminal_says_where(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", host="0.0.0.0") as server:
        seen = network(server)
        assert (seen["open"], seen["door"]) == (True, False)
        there = seen["addresses"][0]["url"]
        assert port_of(there) == port_of(server.url)
        assert not any("[" in one["url"] for one in seen["addresses"]), "it listens for IPv4 alone"
        assert server.process.stdout
        assert server.process.stdout.readline() == "Others in your network open it at\n"
        assert server.process.stdout.readline() == f"  {there}\n"


@needs_network
def test_lan_opens_the_door_from_the_start_and_the_page_can_shut_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tavolino", "--lan", "--no-browser", "--port", "0", "--db", str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        home = process.stdout.readline().split()[3]
        assert process.stdout.readline() == "Others in your network open it at\n"
        there = process.stdout.readline().split()[0]
        assert httpx.get(f"{there}/healthz").text == "ok\n"
        assert httpx.delete(f"{home}/api/network/door", headers={"Origin": home}).json() == CLOSED
        process.terminate()
        rest = process.stdout.read()
        assert "█▀▀▀▀▀█" in rest, "the code for phones"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:80", "127.8.9.1", "[::1]:80"])
def test_names_of_this_very_machine(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "0.0.0.0", "10.0.0.2", "[::]"]
)
def test_names_of_other_machines(host: str) -> None:
    assert not is_loopback(host)


def test_a_code_in_the_terminal_is_square_and_has_its_margin() -> None:
    lines = code_lines("http://192.168.1.23:8001")
    assert {len(line) for line in lines} == {len(lines) * 2 - 1}
    assert lines[0].strip() == ""
    assert can_show("█", "utf-8")
    assert not can_show("█", "ascii")
    assert not can_show("█", "no such encoding")
