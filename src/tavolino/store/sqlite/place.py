"""Where a database is; makes sure that it is private and used by one server at a time."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from tavolino.game import BadMessage

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SQLITE = "sqlite:///"
BEYOND = 1 << 20  # the byte to lock on Windows: past the address in the file, which others must be able to read


class InUse(BadMessage):
    """Another server is using the database; `address` is its address, once it can be reached."""

    def __init__(self, place: Path | str, address: str) -> None:
        super().__init__(f"Another server is using the database {place}{address and f', at {address}'}.")
        self.address = address


def place_of(url: str | None) -> Path:
    """The file for a URL or a path; without one, a file in the user's data folder."""
    if url is None:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(home) / "tavolino" / "tavolino.db"
    path = url.removeprefix(SQLITE)
    if "://" in path or not path:
        what = f"a file, {SQLITE}FILE or postgresql://…"
        raise BadMessage(f"A database is {what}; {without_password(url)!r} is none of these.")
    return Path(path)


def is_postgres(url: str | Path | None) -> bool:
    return isinstance(url, str) and url.startswith(("postgresql://", "postgres://"))


def without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def only_name(path: Path) -> Path:
    """The file itself, if a link leads to it; raises BadMessage if it has a second name.

    Every name gets its own journal. After a crash, a server that opens the other name would miss what is in it.
    """
    found = path.resolve()
    if found.is_file() and (names := found.stat().st_nlink) > 1:
        raise BadMessage(
            f"The database {path} has {names} names (hard links), and may have only one; remove the others."
        )
    return found


def make_private(path: Path) -> None:
    """Create the file before SQLite does, so that only its owner can read it; makes an existing file private, too."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
    except OSError as fault:
        raise BadMessage(f"The database {path} cannot be used: {fault.strerror}.") from None


@contextmanager
def explaining_errors(path: Path) -> Iterator[None]:
    """Say in one line what is wrong with a file that is not a database, or is damaged."""
    try:
        yield
    except DatabaseError as fault:
        raise BadMessage(f"The database {path} cannot be used: {fault.orig}.") from None
    except sqlite3.Error as fault:
        raise BadMessage(f"The database {path} cannot be used: {fault}.") from None


@contextmanager
def exclusive_lock(path: Path) -> Iterator[None]:
    """Lock the database for this process; a second server on the same file would write its own version of the log."""
    lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        hold(lock)
    except OSError:
        os.close(lock)
        raise InUse(path, lock_of(path).read_text()) from None
    os.truncate(lock, 0)  # it contains the last server's address
    try:
        yield
    finally:
        os.close(lock)


def hold(lock: int) -> None:
    """Lock the file until it is closed; raises OSError if another process holds the lock."""
    if sys.platform == "win32":
        os.lseek(lock, BEYOND, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_of(path: Path) -> Path:
    """The lock file of the server; it contains the server's address."""
    return path.with_name(f"{path.name}.lock")
