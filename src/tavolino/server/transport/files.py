"""How many files and connections the system lets this process open."""

import contextlib
import logging
import sys

from msgspec import structs

from tavolino.server.gate.limits import Limits

OWN = 100  # files that the program needs for itself: the database, its journal, the log, the listeners
USUAL = 10_240  # what systems that name no highest number (macOS) still let a process open
log = logging.getLogger(__name__)


def raise_file_limit() -> int | None:
    """Ask the system for as many open files as it allows; returns how many. None: it has no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = USUAL if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def fitting(limits: Limits, files: int | None) -> Limits:
    """The limits, with no more connections than there are files for them."""
    if files is None or limits.connections + OWN <= files:
        return limits
    most = max(1, files - OWN)
    log.warning("this process may open only %d files, so it accepts %d connections", files, most)
    return structs.replace(limits, connections=most, sockets=min(limits.sockets, most))
