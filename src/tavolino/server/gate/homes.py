"""Where a client comes from, as far as limits go."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOST_BITS = 64  # of an IPv6 address: a provider gives each household at least so many addresses


@lru_cache(maxsize=10_000)
def home_of(host: str) -> str:
    """The address; for IPv6 the network, because one household has 2**64 addresses and more."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> HOST_BITS << HOST_BITS)}/{128 - HOST_BITS}"
