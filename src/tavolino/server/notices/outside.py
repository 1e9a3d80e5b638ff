"""Requests to addresses that people have given: never into the server's own networks, and bounded in time and size."""

import asyncio
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

import ifaddr

from tavolino.game import TavolinoError
from tavolino.server.settings.kinds import Network
from tavolino.words import sentence

IP: TypeAlias = IPv4Address | IPv6Address
Net: TypeAlias = IPv4Network | IPv6Network

TIME = 10  # seconds for a whole request
LONGEST = 2000  # letters of an address
MOST = 16 * 1024  # bytes of an answer's head; nobody reads the rest
PORTS = {"http": 80, "https": 443}
PRINTABLE = re.compile(r"[!-~]+")
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
WAIT = re.compile(rb"\r\nretry-after: *(\d{1,6})\r\n", re.IGNORECASE)
TRANSLATED = ip_network("64:ff9b::/96")  # the last four bytes are an IPv4 address
COMPATIBLE = ip_network("::/96")  # the same, from long ago
NEAREST = {4: 8, 6: 32}  # the shortest prefix of a network that is taken for the server's own


class Refused(TavolinoError):
    """Nothing is ever sent to this address."""


class Answer(NamedTuple):
    status: int  # of HTTP; 0: there was none in time
    wait: int = 0  # seconds that it asks for


class Target(NamedTuple):
    """An address that somebody has given, in parts."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


def target(address: str) -> Target:
    """Raises Refused where it is no web address, or one with a password in it."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused(sentence("why-webhook-address")) from None
    plain = len(address) <= LONGEST and PRINTABLE.fullmatch(address) and "@" not in parts.netloc
    if not plain or parts.scheme not in PORTS or not parts.hostname or port == 0:
        raise Refused(sentence("why-webhook-address"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port or PORTS[parts.scheme], path)


async def check(address: str, allowed: Collection[Network]) -> None:
    """Raises Refused where nothing would be sent to an address; says nothing about whether anybody is there."""
    wanted = target(address)
    try:
        async with asyncio.timeout(TIME):
            await places_of(wanted, allowed)
    except (OSError, TimeoutError, UnicodeError):
        raise Refused(sentence("why-webhook-unknown", host=wanted.host)) from None


async def post(address: str, headers: Mapping[str, str], body: bytes, allowed: Collection[Network]) -> Answer:
    """Send one request, follow nothing, and read only the head of the answer. Raises Refused, and nothing else."""
    wanted = target(address)
    try:
        async with asyncio.timeout(TIME):
            return await exchange(wanted, await places_of(wanted, allowed), head(wanted, headers, body) + body)
    except (OSError, TimeoutError, UnicodeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Answer(0)


async def places_of(wanted: Target, allowed: Collection[Network]) -> list[str]:
    """The addresses behind a name, once looked up: what is checked here is what is connected to."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(wanted.host, wanted.port, type=socket.SOCK_STREAM)
    places = list(dict.fromkeys(str(one[4][0]) for one in found))
    own = own_networks()
    for place in map(ip_address, places):
        if is_allowed(place, allowed):
            continue
        if is_inside(place, own):
            raise Refused(sentence("why-webhook-inside"))
        if wanted.scheme != "https":
            raise Refused(sentence("why-webhook-plain"))
    return places


def is_allowed(place: IP, allowed: Collection[Network]) -> bool:
    return any(str(one) in network for network in allowed for one in meanings(place))


def is_inside(place: IP, own: Collection[Net]) -> bool:
    """Whether an address is not for the whole internet, or is the server's own or a neighbour's."""
    return any(
        not one.is_global or one.is_multicast or one.is_reserved or any(one in network for network in own)
        for one in meanings(place)
    )


def meanings(place: IP) -> list[IP]:
    """What an address leads to: an IPv6 address can stand for an IPv4 address."""
    if isinstance(place, IPv4Address):
        return [place]
    last = IPv4Address(int(place) & 0xFFFFFFFF)
    if place.ipv4_mapped or place in TRANSLATED:
        return [last]
    hidden = last if place in COMPATIBLE else place.sixtofour
    return [place] if hidden is None else [place, hidden]


def own_networks() -> list[Net]:
    """The networks that this machine is in; a neighbour's port may be open to it alone."""
    found: list[Net] = []
    for one in (ip for adapter in ifaddr.get_adapters() for ip in adapter.ips):
        place = ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
        prefix = one.network_prefix if one.network_prefix >= NEAREST[place.version] else place.max_prefixlen
        found.append(ip_network(f"{place}".partition("%")[0] + f"/{prefix}", strict=False))
    return found


def head(wanted: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    host = wanted.origin.partition("://")[2]
    lines = {"Host": host, "User-Agent": "Tavolino", "Connection": "close", "Content-Length": str(len(body)), **headers}
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {wanted.path} HTTP/1.1\r\n{text}\r\n".encode("ascii")


async def exchange(wanted: Target, places: Collection[str], message: bytes) -> Answer:
    reader, writer = await connected(wanted, places)
    try:
        writer.write(message)
        answer = await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.transport.abort()
    status, wait = STATUS.match(answer), WAIT.search(answer)
    return Answer(int(status[1]) if status else 0, int(wait[1]) if wait else 0)


async def connected(wanted: Target, places: Collection[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of these places that answers. Its certificate must be for the name."""
    safe = wanted.scheme == "https"
    context, name = (trust(), wanted.host) if safe else (None, None)
    fault: OSError | None = None
    for place in places:
        try:
            return await asyncio.open_connection(place, wanted.port, limit=MOST, ssl=context, server_hostname=name)
        except OSError as again:
            fault = again
    raise fault or OSError("there is no address")


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()
