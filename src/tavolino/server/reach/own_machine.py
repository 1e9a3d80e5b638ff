"""Whether somebody sits at the machine that the server runs on."""

import ipaddress

from tavolino.server.requests import AnyConnection, address, host_of

FORWARDED = ("forwarded", "via", "x-forwarded-", "x-real-ip", "x-client-ip", "x-original-", "cf-", "true-client-ip")


def is_own_machine(request: AnyConnection) -> bool:
    """Somebody at this machine: from loopback, to loopback, and through no proxy.

    A page that another site has pointed at this machine (DNS rebinding) comes from loopback, too; the Host header still
    has the other site's name.
    """
    return is_local(request) and is_loopback(host_of(request) or "") and not is_forwarded(request)


def is_forwarded(request: AnyConnection) -> bool:
    """Whether a request has passed a proxy."""
    return any(name.startswith(FORWARDED) for name in request.headers)


def is_loopback(host: str) -> bool:
    """Whether a Host header names this very machine."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    try:
        return name.lower() == "localhost" or ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def is_local(asker: AnyConnection) -> bool:
    try:
        return ipaddress.ip_address(address(asker)).is_loopback
    except ValueError:
        return False
