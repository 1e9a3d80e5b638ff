"""The kinds of values that a setting can have. Each description completes "should be …"."""

from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated, Any, get_args

from msgspec import Meta

WEB = r"https?://[^\s/]\S*"
MAIL = r"[^@\s]+@[^@\s]+"
NAME = r"(?i)^[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?$"
MAPPED = 96  # bits before an IPv4 address that an IPv6 socket reports as an IPv6 one

Port = Annotated[int, Meta(ge=0, le=65_535, description="a port, from 0 to 65535")]
Days = Annotated[int, Meta(ge=1, le=100_000, description="a whole number of days, from 1")]
Line = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]{1,80}$", description="one line of up to 80 letters")]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$", description="the code of a language, such as en")]
WebAddress = Annotated[str, Meta(pattern=f"^{WEB}$", description="a web address, such as https://example.org")]
HostName = Annotated[
    str, Meta(pattern=NAME, description="a name such as tables.example.org, without https:// and port")
]
Contact = Annotated[
    str,
    Meta(pattern=f"^({WEB}|(?!http){MAIL})$", description="an e-mail address or a web address"),
]
NODE = "the address of a server, such as http://10.0.0.5:8000"
NodeAddress = Annotated[str, Meta(pattern=r"^https?://[^\s/?#@]+/?$", description=NODE)]
Text = Annotated[str, Meta(min_length=1, description="a text, or the name of a file that ends in .md")]

PLAIN = {bool: "true or false", str: "a text"}


class Network:
    """An address or a network, such as 10.0.0.2 or 10.0.0.0/8."""

    def __init__(self, text: str) -> None:
        """Raises ValueError for anything else."""
        if not isinstance(text, str):
            raise ValueError("a network is a text")  # ip_network would take a number for an address
        self.text = text
        self.parsed = ip_network(text)

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Network) and self.parsed == other.parsed

    def __hash__(self) -> int:
        return hash(self.parsed)

    def __contains__(self, host: str) -> bool:
        try:
            ip = ip_address(host)
        except ValueError:
            return False
        ip = (isinstance(ip, IPv6Address) and ip.ipv4_mapped) or ip
        return ip in self.parsed

    @property
    def spellings(self) -> tuple[str, ...]:
        """The network as sockets may report it: one for IPv6 that takes IPv4, too, writes ::ffff:10.0.0.2."""
        if isinstance(self.parsed, IPv6Network):
            return (self.text,)
        return self.text, f"::ffff:{self.parsed.network_address}/{MAPPED + self.parsed.prefixlen}"


def described(kind: Any) -> str:
    """What a value of this kind should be."""
    if kind is Network:
        return "an address or a network, such as 10.0.0.2 or 10.0.0.0/8"
    for part in (*getattr(kind, "__metadata__", ()), *get_args(kind)):
        found = part.description if isinstance(part, Meta) else described(part)
        if found:
            return str(found)
    return PLAIN.get(kind, "")


def is_list(kind: Any) -> bool:
    return getattr(kind, "__origin__", None) is tuple
