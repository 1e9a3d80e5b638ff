"""By which name a browser may find the server, which pages are ours, and what its answers carry."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.test_api import fault
from support.running import PATIENCE, Running
from tavolino.server.gate.homes import home_of
from tavolino.server.reach.host_names import HostNames

HTTPS = {"Host": "tables.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "tavolino.db"
    with Running(database, more=("--name", "Tables.example.org")) as running:
        yield running


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "127.0.0.1:80", "[::1]:80", "192.168.1.23:81", "a.localhost", "mine", "mine."]
)
def test_addresses_and_given_names_are_ours(host: str) -> None:
    assert HostNames(["Mine"]).knows(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil", "a b", "[::1", "mine:x"]
)
def test_other_names_are_not(host: str) -> None:
    assert not HostNames(["mine"]).knows(host)


def test_a_page_that_came_by_another_name_gets_nothing_and_the_log_names_it_once(server: Running) -> None:
    for path in ("/", "/api/me", "/metrics", "/api/tables"):
        assert fault(server.http.get(path, headers={"Host": "rebound.example"}), 421)
    assert server.log.read_text().count("--name rebound.example") == 1
    assert server.http.get("/api/me", headers={"Host": "tables.example.org"}).status_code == 200


def test_a_socket_that_came_by_another_name_is_turned_away(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("twisted", 2)
    port = int(server.url.rpartition(":")[2])
    connection = socket.create_connection(("127.0.0.1", port))
    address = f"ws://evil.example/api/tables/{table}/live"
    headers = {**anna.headers, "Origin": "http://evil.example"}
    with connect(address, sock=connection, additional_headers=headers) as live, pytest.raises(ConnectionClosed) as end:
        live.recv(timeout=PATIENCE)
    assert end.value.rcvd
    assert end.value.rcvd.code == 4403


@pytest.mark.parametrize("origin", ["https://{host}", "ftp://{host}", "http://{host}.evil", "null"])
def test_an_origin_counts_with_its_scheme(server: Running, origin: str) -> None:
    origin = origin.format(host=server.url.removeprefix("http://"))
    assert fault(server.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin}), 403)
    assert server.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": server.url}).status_code == 200


def test_behind_https_the_origin_is_https(server: Running) -> None:
    for scheme, status in {"https": 200, "http": 403}.items():
        headers = {**HTTPS, "Origin": f"{scheme}://tables.example.org"}
        assert server.http.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == status


def test_metrics_are_for_this_machine_and_no_proxy(server: Running) -> None:
    assert server.http.get("/metrics").status_code == 200
    assert fault(server.http.get("/metrics", headers={"X-Real-IP": "192.0.2.1"}), 403)
    assert fault(server.http.get("/metrics", headers={"Host": "tables.example.org"}), 403)


def test_answers_are_not_kept_by_anybody(server: Running) -> None:
    for path in ("/api/me", "/api/tables", "/api/nothing", "/healthz"):
        answer = server.http.get(path)
        assert answer.headers["cache-control"] == "no-store"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    assert server.http.get("/api/me", headers=HTTPS).headers["strict-transport-security"] == "max-age=31536000"


def test_over_https_the_cookie_is_this_hosts_alone(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=HTTPS)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-tavolino=")
    assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}
    assert "Domain" not in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    for name in ("__Host-tavolino", "tavolino"):  # a browser may still have the old one
        headers = {**HTTPS, "Cookie": f"{name}={token}"}
        assert httpx.get(f"{server.url}/api/me", headers=headers).json() == {"name": "Anna"}
    both = {**HTTPS, "Cookie": f"tavolino=planted; __Host-tavolino={token}"}
    assert httpx.get(f"{server.url}/api/me", headers=both).json() == {"name": "Anna"}


def test_a_forgotten_guest_keeps_no_cookie(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=HTTPS)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    gone = httpx.delete(f"{server.url}/api/me", headers={**HTTPS, "Cookie": cookie})
    assert gone.status_code == 204
    [line] = [one for one in gone.headers.get_list("set-cookie") if one.startswith("__Host-tavolino=")]
    assert "Max-Age=0" in line


def test_one_household_is_one_home() -> None:
    assert home_of("192.0.2.7") == home_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert home_of("2001:db8:1:2::1") == home_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert home_of("2001:db8:1:3::1") != home_of("2001:db8:1:2::1")
    assert home_of("fe80::1%eth0") == "fe80::/64"
    assert home_of("nonsense") == "nonsense"


def test_a_limit_is_shared_by_all_addresses_of_a_household(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "newcomers_per_minute=2") as server:

        def come(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return server.http.post("/api/tokens", json={"name": "Eve"}, headers=headers).status_code

        assert [come(f"2001:db8::{number}") for number in range(1, 5)] == [201, 201, 429, 429]
        assert come("2001:db8:0:1::1") == 201
