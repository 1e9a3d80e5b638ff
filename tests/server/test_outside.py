"""Requests to addresses that people have given never reach the server's own networks, whatever they look like."""

import asyncio
import socket
import ssl
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from support.outside import Outside
from tavolino.server.notices import outside
from tavolino.server.notices.outside import Answer, Refused, check, is_inside, post, target
from tavolino.server.settings import Network

T = TypeVar("T")
HERE = [Network("127.0.0.0/8"), Network("::1")]


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def why(address: str, allowed: list[Network] | None = None) -> str:
    with pytest.raises(Refused) as refused:
        run(post(address, {}, b"{}", allowed or []))
    assert refused.value.sentence is not None
    return refused.value.sentence.message


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0.0.0.0", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[::]",
        "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "10.1.2.3", "172.16.0.1", "192.168.1.1",
        "100.64.0.1", "169.254.169.254", "[fe80::1]", "[fd00::1]", "[ff02::1]", "224.0.0.1", "255.255.255.255",
    ],
)  # fmt: skip
def test_nothing_goes_into_networks_that_are_not_for_everybody(host: str) -> None:
    with Outside() as other:
        assert why(f"http://{host}:{other.port}/hook") == "why-webhook-inside"
        assert other.is_quiet()


def test_a_name_is_judged_by_the_address_that_is_then_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the name leads elsewhere a moment later."""
    answers = iter(["203.0.113.5", "127.0.0.1"])
    asked = []

    async def look_up(_: object, host: str, port: int, **__: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(outside, "own_networks", lambda: [ip_network("203.0.113.0/24")])
    with Outside() as other:
        for _ in range(2):
            assert why(f"http://rebinding.example:{other.port}/") == "why-webhook-inside"
        assert other.is_quiet()
    assert asked == ["rebinding.example"] * 2


def test_a_name_with_one_good_and_one_bad_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_up(_: object, __: str, port: int, **___: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ("1.1.1.1", "127.0.0.1")]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    assert why("https://both.example/") == "why-webhook-inside"


def test_the_internet_is_allowed_and_the_servers_own_public_network_is_not() -> None:
    assert not is_inside(ip_address("9.9.9.9"), [])
    assert not is_inside(ip_address("2620:fe::9"), [])
    assert not is_inside(ip_address("64:ff9b::909:909"), [])
    assert is_inside(ip_address("9.9.9.9"), [ip_network("9.9.9.0/24")])
    assert is_inside(ip_address("::ffff:9.9.9.9"), [ip_network("9.9.9.0/24")])


def test_a_host_can_allow_a_network() -> None:
    with Outside() as other:
        assert run(post(f"{other.url}/hook?a=b", {"X-One": "1"}, b"{}", HERE)) == Answer(200)
        posted = other.next()
        assert (posted.path, posted.body, posted.headers["X-One"]) == ("/hook?a=b", b"{}", "1")
        assert posted.headers["Host"] == f"127.0.0.1:{other.port}"
        assert why(f"{other.url}/hook", [Network("10.0.0.0/8")]) == "why-webhook-inside"


def test_a_redirect_is_not_followed() -> None:
    with Outside() as inner, Outside(307, Location=f"{inner.url}/secret") as other:
        assert run(post(other.url, {}, b"{}", HERE)).status == 307
        assert inner.is_quiet()


def test_only_encrypted_requests_leave_for_the_internet() -> None:
    assert why("http://9.9.9.9/hook") == "why-webhook-plain"


@pytest.mark.parametrize(
    "address",
    [
        "", "ntfy.sh/anna", "ftp://example.org/", "file:///etc/passwd", "https://", "https://anna:secret@example.org/",
        "https://example.org:0/", "https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nX: 1",
        "https://[::1/", "https://example.org/é", f"https://example.org/{'a' * 2000}",
    ],
)  # fmt: skip
def test_what_is_no_web_address_is_refused(address: str) -> None:
    assert why(address) == "why-webhook-address"


def test_a_name_that_nobody_has_is_refused_when_it_is_added() -> None:
    with pytest.raises(Refused) as refused:
        run(check("https://nobody.invalid/hook", []))
    assert refused.value.sentence is not None
    assert refused.value.sentence.message == "why-webhook-unknown"


def test_the_origin_has_a_port_only_if_it_is_an_unusual_one() -> None:
    assert target("https://push.example:443/a").origin == "https://push.example"
    assert target("https://[2001:db8::1]:8443/a").origin == "https://[2001:db8::1]:8443"


class Silent:
    """Takes connections; what it says to each is up to the test."""

    def __init__(self, *said: bytes) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.said = said
        self.sent = 0
        self.held: list[socket.socket] = []
        self.thread = Thread(target=self.serve, daemon=True)
        self.thread.start()

    def serve(self) -> None:
        connection, _ = self.socket.accept()
        self.held.append(connection)
        try:
            for part in self.said:
                connection.sendall(part)
                self.sent += len(part)
        except OSError:
            pass

    def close(self) -> None:
        for one in (self.socket, *self.held):
            one.close()


def test_an_answer_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIME", 0.2)
    silent = Silent()
    assert run(post(silent.url, {}, b"{}", HERE)) == Answer(0)
    silent.close()


def test_an_answer_without_an_end_is_not_read_to_it() -> None:
    endless = Silent(b"HTTP/1.1 200 OK\r\n", *[b"X-More: " + b"a" * 60_000 + b"\r\n"] * 1000)
    assert run(post(endless.url, {}, b"{}", HERE)) == Answer(0)
    endless.close()


def test_what_the_other_side_asks_to_wait_is_heard() -> None:
    with Outside(429, Retry_After="120") as other:
        assert run(post(other.url, {}, b"{}", HERE)) == Answer(429, 120)


def test_nobody_there_is_no_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert run(post(f"http://127.0.0.1:{port}/", {}, b"{}", HERE)) == Answer(0)


def certificate(folder: Path, name: str) -> Path:
    """A certificate for a name, and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    own = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(own)
        .issuer_name(own)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    in_pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file = folder / f"{name}.pem"
    file.write_bytes(in_pem + made.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.mark.parametrize(("name", "status"), [("localhost", 200), ("other.example", 0)])
def test_over_https_the_certificate_must_be_for_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, status: int
) -> None:
    file = certificate(tmp_path, name)
    trusting = ssl.create_default_context(cafile=file)
    monkeypatch.setattr(outside, "trust", lambda: trusting)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    with Outside() as other:
        other.server.socket = context.wrap_socket(other.server.socket, server_side=True)
        assert run(post(f"https://localhost:{other.port}/", {}, b"{}", HERE)).status == status
