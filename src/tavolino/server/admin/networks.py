"""Networks as people type them, and those that must never be banned: this machine's own."""

from functools import lru_cache
from ipaddress import (
    AddressValueError,
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    NetmaskValueError,
    ip_address,
    ip_network,
)
from typing import TypeAlias

from tavolino.game import BadMessage
from tavolino.server.gate.homes import HOST_BITS, home_of
from tavolino.server.reach.network import found

Network: TypeAlias = IPv4Network | IPv6Network
WIDEST = {4: 8, 6: 16}  # the shortest prefix that can be banned
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1/128"), ip_network("0.0.0.0/32"), ip_network("::/128"))


def looks_like_network(text: str) -> bool:
    return "." in text or ":" in text


def read_network(text: str) -> Network:
    """An address or a network; an IPv6 address means its household, the first 64 bits. Raises BadMessage."""
    try:
        network = ip_network(text if "/" in text else home_of(text), strict=False)
    except (AddressValueError, NetmaskValueError, ValueError):
        raise BadMessage(f"{text!r} is no address and no network, such as 203.0.113.0/24 or 2001:db8::/64.") from None
    if isinstance(network, IPv6Network) and network.prefixlen > 128 - HOST_BITS:
        network = network.supernet(new_prefix=128 - HOST_BITS)
    if network.prefixlen < WIDEST[network.version]:
        raise BadMessage(f"{text} is too wide: at least /{WIDEST[network.version]} can be banned.")
    return network


def written(network: Network) -> str:
    """203.0.113.7 for a single address, otherwise with the length of its prefix."""
    single = network.prefixlen == network.max_prefixlen
    return str(network.network_address) if single else str(network)


def check_not_ours(network: Network) -> None:
    """Raises BadMessage if this machine is in the network: its own browser must always get in."""
    own = [one.ip for one in found()]
    loopback = any(network.version == one.version and network.overlaps(one) for one in LOOPBACK)
    if loopback or any(ip in network for ip in own):
        raise BadMessage(f"This machine itself is in {written(network)}, so it can't be banned.")


@lru_cache(maxsize=10_000)
def plain_address(host: str) -> IPv4Address | IPv6Address | None:
    """The address of a client; None for one that can't be banned: it has no address, or is this machine."""
    try:
        ip = ip_address(host)
    except ValueError:
        return None
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return None if ip.is_loopback else ip
