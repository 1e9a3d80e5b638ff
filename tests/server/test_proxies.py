"""Whom the server believes about where a request comes from, and who may read the metrics."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.test_api import fault
from support.running import Running
from tavolino.server.proxy.forwarded import Forwarded, trusted_text
from tavolino.server.settings import Network

ELSEWHERE = {"Host": "tables.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}


def test_a_proxy_that_is_not_named_is_not_believed_and_the_log_says_so_once(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", more=("--proxy", "10.0.0.2", "--name", "tables.example.org")) as server:
        for _ in range(2):
            answer = server.http.get("/api/me", headers=ELSEWHERE)
            assert "strict-transport-security" not in answer.headers
        log = server.log.read_text()
    assert log.count("X-Forwarded-For was ignored") == 1
    assert "127.0.0.1" not in log, "no address is logged"


def test_a_proxy_on_this_machine_is_believed_without_a_word(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", more=("--name", "tables.example.org")) as server:
        assert "strict-transport-security" in server.http.get("/api/me", headers=ELSEWHERE).headers
        assert "ignored" not in server.log.read_text()


@pytest.mark.parametrize(
    ("peer", "client"),
    [
        ("10.0.0.2", "192.0.2.1"),
        ("::ffff:10.0.0.2", "192.0.2.1"),
        ("10.1.255.3", "192.0.2.1"),
        ("::ffff:10.1.255.3", "192.0.2.1"),
        ("10.0.0.3", "10.0.0.3"),
        ("2001:db8::5", "192.0.2.1"),
    ],
)
def test_a_proxy_is_an_address_or_a_network(peer: str, client: str) -> None:
    seen: list[str] = []

    async def application(scope: Any, _: Any, __: Any) -> None:
        seen.append(scope["client"][0])

    proxies = [Network("10.0.0.2"), Network("10.1.0.0/16"), Network("2001:db8::/32")]
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"192.0.2.1")]}
    asyncio.run(Forwarded(application, trusted_text(proxies))(scope, None, None))
    assert seen == [client]


def test_another_node_that_passes_a_request_on_is_no_proxy_to_tell_about(caplog: pytest.LogCaptureFixture) -> None:
    async def application(_: Any, __: Any, ___: Any) -> None: ...

    forwarded = Forwarded(application, trusted_text([Network("10.0.0.2")]))
    for_another: list[tuple[bytes, bytes]] = [(b"x-forwarded-for", b"192.0.2.1")]
    for headers, told in (([*for_another, (b"x-tavolino-relayed", b"proof")], 0), (for_another, 1), (for_another, 1)):
        asyncio.run(forwarded({"type": "http", "client": ("10.0.0.3", 1), "headers": headers}, None, None))
        assert len(caplog.records) == told


def test_metrics_are_for_those_that_the_host_has_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody here comes from this machine, so they call the server by another name, which counts as elsewhere."""
    elsewhere = {"Host": "tables.example.org"}
    with Running(tmp_path / "t.db", more=("--name", "tables.example.org")) as server:
        assert server.http.get("/metrics").status_code == 200
        assert fault(server.http.get("/metrics", headers=elsewhere), 403)
    monkeypatch.setenv("TAVOLINO_METRICS_FROM", "127.0.0.0/8, 192.0.2.0/24")
    with Running(tmp_path / "t.db", more=("--name", "tables.example.org")) as server:
        assert server.http.get("/metrics", headers=elsewhere).status_code == 200
        assert fault(server.http.get("/metrics", headers=ELSEWHERE), 403), "nobody reads them through a proxy"
