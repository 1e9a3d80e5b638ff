"""Which of a machine's addresses a friend's phone can probably reach."""

import socket
from ipaddress import ip_address

import pytest

from tavolino.server.reach.network import (
    Address,
    Listener,
    addresses,
    default_route_ips,
    found,
    in_order,
    kind_of,
    listener_of,
    url,
)

HOME = ("wlan0", "192.168.1.23")
IPV6 = ("wlan0", "fd12:3456::23")
GLOBAL = ("wlan0", "2a02:8109:1::23")
CABLE = ("eth0", "10.0.0.5")


def machine(*pairs: tuple[str, str]) -> list[Address]:
    return [Address(ip_address(ip), interface, kind_of(ip_address(ip), interface)) for interface, ip in pairs]


def ordered(*pairs: tuple[str, str], default: str = "") -> list[str]:
    return [str(one.ip) for one in in_order(machine(*pairs), [ip_address(default)] if default else [])]


def test_loopback_and_what_browsers_cannot_open_is_left_out() -> None:
    assert ordered(("lo", "127.0.0.1"), ("lo", "::1"), ("wlan0", "fe80::1"), HOME) == ["192.168.1.23"]
    assert ordered(("lo", "127.0.0.1"), ("wlan0", "fe80::1")) == []


def test_the_interface_of_the_default_route_comes_first() -> None:
    assert ordered(CABLE, HOME, default="192.168.1.23") == ["192.168.1.23", "10.0.0.5"]
    assert ordered(CABLE, HOME, default="10.0.0.5") == ["10.0.0.5", "192.168.1.23"]


def test_on_one_interface_the_address_that_is_easy_to_type_comes_first_and_private_before_public() -> None:
    assert ordered(GLOBAL, IPV6, HOME, default="2a02:8109:1::23") == [HOME[1], IPV6[1], GLOBAL[1]]


@pytest.mark.parametrize("vpn", ["tun0", "wg0", "tailscale0", "utun4", "ppp0", "TAP-Windows Adapter V9", "ProtonVPN"])
def test_a_vpn_comes_late_even_if_everything_goes_through_it(vpn: str) -> None:
    assert ordered((vpn, "10.8.0.2"), HOME, default="10.8.0.2") == ["192.168.1.23", "10.8.0.2"]
    assert kind_of(ip_address("10.8.0.2"), vpn) == "vpn"


@pytest.mark.parametrize("bridge", ["docker0", "br-5f3a", "veth12", "virbr0", "vboxnet0", "vmnet8", "bridge100"])
def test_a_bridge_for_containers_comes_late(bridge: str) -> None:
    assert ordered((bridge, "172.17.0.1"), HOME) == ["192.168.1.23", "172.17.0.1"]
    assert kind_of(ip_address("172.17.0.1"), bridge) == "container"


@pytest.mark.parametrize("usual", ["eth0", "wlp3s0", "en0", "br0", "Wi-Fi", "Ethernet 2", "bond0"])
def test_a_usual_interface_is_the_network(usual: str) -> None:
    assert kind_of(ip_address("192.168.1.23"), usual) == "network"


def test_without_a_router_there_is_still_an_address_the_last_of_all() -> None:
    pairs = (("eth1", "169.254.3.4"), ("docker0", "172.17.0.1"), ("tun0", "10.8.0.2"), HOME)
    assert ordered(*pairs) == ["192.168.1.23", "10.8.0.2", "172.17.0.1", "169.254.3.4"]


def test_a_public_address_on_the_default_route_is_used_on_a_campus() -> None:
    campus, other = ("eth0", "141.20.1.7"), ("eth1", "192.168.56.1")
    assert ordered(other, campus, default="141.20.1.7") == ["141.20.1.7", "192.168.56.1"]
    assert kind_of(ip_address("141.20.1.7"), "eth0") == "internet"


def test_of_many_addresses_of_one_kind_the_first_is_enough() -> None:
    assert ordered(GLOBAL, ("wlan0", "2a02:8109:1::99"), ("wlan0", "2a02:8109:1::98")) == [GLOBAL[1]]


def test_what_a_listener_hears() -> None:
    four, six = ip_address("192.168.1.23"), ip_address("fd12:3456::23")
    everywhere, both = Listener(ip_address("0.0.0.0"), 1), Listener(ip_address("::"), 1, both=True)
    assert everywhere.hears(four)
    assert not everywhere.hears(six)
    assert both.hears(four)
    assert both.hears(six)
    assert not Listener(ip_address("::"), 1).hears(four)
    assert Listener(four, 1).hears(four)
    assert not Listener(ip_address("127.0.0.1"), 1).hears(four)


def test_a_socket_says_where_it_listens() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert listener_of(listening) == Listener(ip_address("127.0.0.1"), listening.getsockname()[1])


def test_this_machine_itself_has_loopback_which_is_for_nobody_else() -> None:
    assert ip_address("127.0.0.1") in {one.ip for one in found()}
    assert not any(one.ip.is_loopback for one in addresses())
    assert {one for one in default_route_ips() if not one.is_loopback} <= {one.ip for one in found()}


def test_ipv6_has_brackets() -> None:
    assert url(ip_address("fd12::1"), 8000) == "http://[fd12::1]:8000"
    assert url(ip_address("10.0.0.5"), 8000) == "http://10.0.0.5:8000"
