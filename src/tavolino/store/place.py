"""Where a database lies, and that it belongs to its owner and to one server at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.game import BadMessage

if sys.platform != "win32":
    import fcntl

SQLITE = "sqlite:///"


def place_of(url: str | None) -> Path:
    """The file that a URL or a path means; without one, the usual place for a person's own things."""
    if url is None:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(home) / "tavolino" / "tavolino.db"
    path = url.removeprefix(SQLITE)
    if "://" in path or not path:
        raise BadMessage(f"A database is a file, or {SQLITE}FILE; {without_password(url)!r} is neither.")
    return Path(path)


def without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def make_private(path: Path) -> None:
    """Make the file before SQLite does, so that only its owner can ever read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as fault:
        raise BadMessage(f"The database {path} cannot be used: {fault.strerror}.") from None


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the database for this process; a second server on the same file would write its own version of the log."""
    if sys.platform == "win32":
        yield
        return
    lock = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise BadMessage(f"Another server is using the database {path}.") from None
    try:
        yield
    finally:
        os.close(lock)
