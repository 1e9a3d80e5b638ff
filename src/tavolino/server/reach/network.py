"""This machine's addresses in its networks, the one that a friend's phone can most likely reach first."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal, NamedTuple, TypeAlias

import ifaddr

IP: TypeAlias = IPv4Address | IPv6Address
Kind: TypeAlias = Literal["network", "internet", "vpn", "container", "link-local", "name"]

ORDER: tuple[Kind, ...] = ("network", "internet", "vpn", "container", "link-local")
VPN = re.compile(r"(tun|tap|utun|wg|tailscale|zt|ppp|ipsec|nordlynx|.*(vpn|wireguard|tap-windows|zerotier))")
CONTAINER = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|bridge\d\d\d|.*(hyper-v|virtualbox|vmware))"
)
FAR_AWAY = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}  # for examples only: nobody is there


class Address(NamedTuple):
    """One address of this machine."""

    ip: IP
    interface: str
    kind: Kind


class Listener(NamedTuple):
    """Where the server listens."""

    ip: IP
    port: int
    both: bool = False  # an IPv6 socket that takes IPv4 too

    def hears(self, ip: IP) -> bool:
        if self.ip.is_unspecified:
            return self.both or ip.version == self.ip.version
        return ip == self.ip


def addresses() -> list[Address]:
    """All addresses by which another machine could reach this one, the likely one first."""
    return in_order(found(), default_route_ips())


def found() -> list[Address]:
    every = []
    for adapter in ifaddr.get_adapters():
        name = adapter.nice_name if re.fullmatch(r"\{.*\}", adapter.name) else adapter.name  # Windows numbers them
        for one in adapter.ips:
            ip = ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
            every.append(Address(ip, name, kind_of(ip, name)))
    return every


def kind_of(ip: IP, interface: str) -> Kind:
    if ip.is_link_local:
        return "link-local"
    if VPN.match(interface.lower()):
        return "vpn"
    if CONTAINER.match(interface.lower()):
        return "container"
    return "internet" if ip.is_global else "network"


def in_order(every: Iterable[Address], default_route: Iterable[IP]) -> list[Address]:
    """The usable ones, the likely one first: home network before the rest, on the interface of the default route."""
    usable = [one for one in every if is_usable(one.ip)]
    default = {one.interface for one in usable if one.ip in set(default_route)}

    def unlikely(one: Address) -> tuple[int, bool, int, bool]:
        group = 0 if one.kind == "internet" else ORDER.index(one.kind)  # a campus gives everybody a public address
        return group, one.interface not in default, one.ip.version, one.kind == "internet"

    ordered = sorted(usable, key=unlikely)
    first = {(one.interface, one.ip.version, one.kind): one for one in reversed(ordered)}  # IPv6 has several of a kind
    return [one for one in ordered if first[one.interface, one.ip.version, one.kind] is one]


def is_usable(ip: IP) -> bool:
    """Browsers cannot open a link-local IPv6 address: it means nothing without its interface."""
    dead = ip.is_loopback or ip.is_unspecified or ip.is_multicast
    return not dead and not (ip.version == 6 and ip.is_link_local)


def default_route_ips() -> list[IP]:
    """By which address this machine would speak to the world. Nothing is sent to find out."""
    ips = []
    for family, target in FAR_AWAY.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                ips.append(ip_address(probe.getsockname()[0]))
        except OSError:  # no such network, or no way out of it
            continue
    return ips


def listener_of(listening: socket.socket) -> Listener:
    host, port = listening.getsockname()[:2]
    both = listening.family == socket.AF_INET6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return Listener(ip_address(host), port, both)


def url(host: str | IP, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in str(host) else host}:{port}"
