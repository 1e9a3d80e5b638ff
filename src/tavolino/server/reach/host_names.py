"""The names under which browsers may find this server.

Without this check another site could point a name of its own at this machine (DNS rebinding), and its page would
count as ours. That takes a name, so every IP address is fine.
"""

import logging
import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

HOST = re.compile(r"([\w.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?", re.IGNORECASE | re.ASCII)
TOLD = 20  # unknown names that the log mentions; more would only fill it
log = logging.getLogger(__name__)


class HostNames:
    def __init__(self, given: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self.known = {"localhost", own, f"{own}.local", *(name.lower() for name in given)}
        self.told: set[str] = set()

    def knows(self, host: str, *more: str) -> bool:
        """Whether a Host header means this server; `more` are names that it has for now."""
        found = HOST.fullmatch(host)
        if not found:
            return False
        name = found[1].strip("[]").lower().removesuffix(".")
        return is_ip(name) or name in self.known or name in more or name.endswith(".localhost")

    def tell(self, host: str) -> None:
        """Tell the host of the server about a name that it does not know, once."""
        if HOST.fullmatch(host) and host not in self.told and len(self.told) < TOLD:
            self.told.add(host)
            name = host.rpartition(":")[0] or host
            log.warning("somebody came by the name %s; if it is yours, start the server with --name %s", host, name)


def is_ip(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
