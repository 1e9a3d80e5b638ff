"""Where a PostgreSQL database is: connecting to it, and saying in one line why it cannot be used."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import Connection, conninfo, errors
from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import DBAPIError

from tavolino.game import BadMessage
from tavolino.store.sqlite.place import InUse, without_password

OLDEST = 14  # the oldest version of PostgreSQL that we test with
CLOCKS = 60  # seconds that a node's clock may be off
NODE, HOUSE = 7001, 7002  # kinds of advisory locks: this node lives; somebody uses this house
FORM, DEALS, MESSAGES = 7003, 7004, 7005  # the same: somebody changes the tables, or adds to a list
LIVING = (  # the numbers of the nodes that live
    "SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
SESSION: dict[str, str | int] = {  # a dead line must not look like a long transaction
    "target_session_attrs": "read-write",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "connect_timeout": 5,
}
OPTIONS = (
    "-c synchronous_commit=on -c plan_cache_mode=force_generic_plan -c enable_seqscan=off"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=5000"
)  # PostgreSQL has to notice a dead line as well: until then, it holds the node's lock


class Database:
    """A PostgreSQL database, and how this server uses it: alone, or as one of several nodes."""

    def __init__(self, url: str, node: str | None = None, house: str = "") -> None:
        self.url = url
        self.shown = without_password(url)
        self.node = node
        self.house = house

    def connect(self) -> Connection:
        """The session that writes."""
        with self.explaining():
            name = f"tavolino {self.node or ''}".strip()
            usual = SESSION | {"application_name": name, "options": OPTIONS}
            return psycopg.connect(self.complete(usual), autocommit=True)

    def complete(self, usual: dict[str, str | int]) -> str:
        """The address of the database with settings that it does not name itself."""
        named = conninfo.conninfo_to_dict(self.url).keys()
        return conninfo.make_conninfo(self.url, **{key: usual[key] for key in usual.keys() - named})

    def engine(self) -> Engine:
        """For short queries in threads; SQLAlchemy's own URLs cannot name several hosts."""
        return create_engine(
            "postgresql+psycopg://",
            creator=lambda: psycopg.connect(self.url, connect_timeout=5),
            pool_size=4,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,  # they name people, and errors are logged
        )

    @contextmanager
    def explaining(self) -> Iterator[None]:
        try:
            yield
        except (psycopg.Error, DBAPIError) as fault:
            raise BadMessage(f"The database {self.shown} cannot be used: {reason(fault)}.") from None

    def check(self, session: Connection) -> None:
        """Raises BadMessage if this database cannot be the home of a server. Changes nothing."""
        version = session.info.server_version // 10_000
        if version < OLDEST:
            raise BadMessage(f"The database {self.shown} is PostgreSQL {version}; it takes {OLDEST} or newer.")
        with self.explaining():
            row = session.execute(
                "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',"
                " extract(epoch FROM clock_timestamp())::float8"
            ).fetchone()
        assert row is not None
        if row[0]:
            raise BadMessage(f"The database {self.shown} can only be read; name its primary.")
        ahead = time.time() - row[1]
        if abs(ahead) > CLOCKS:
            where = "ahead of" if ahead > 0 else "behind"
            raise BadMessage(f"This machine's clock is {abs(ahead):.0f} seconds {where} the database's; set it first.")

    def move_in(self, session: Connection) -> None:
        """Raises InUse if another server is using the database and one of the two is no node."""
        lock = "pg_try_advisory_lock" if self.node is None else "pg_try_advisory_lock_shared"
        if session.execute(f"SELECT {lock}(%s, 1)", (HOUSE,)).fetchone() != (True,):
            row = session.execute("SELECT address FROM node ORDER BY beat DESC LIMIT 1").fetchone()
            raise InUse(self.shown, row[0] if row else "")
        self.check_house(session)

    def check_house(self, session: Connection) -> None:
        """The first server names the house; raises BadMessage if this one belongs to another."""
        insert = "INSERT INTO house (id, name, checked) VALUES (1, %s, '') ON CONFLICT DO NOTHING"
        session.execute(insert, (self.house,))
        row = session.execute("SELECT name FROM house").fetchone()
        if row and self.house != row[0] and others_live(session):
            raise BadMessage(
                f"The database {self.shown} is used by {called(row[0])}; this server belongs to {called(self.house)}."
            )
        session.execute("UPDATE house SET name = %s WHERE name <> %s", (self.house, self.house))

    def lock_node(self, session: Connection, node: int) -> None:
        session.execute("SELECT pg_advisory_lock(%s, %s)", (NODE, node))


def others_live(session: Connection) -> bool:
    return session.execute(LIVING.replace(":kind", "%s"), (NODE,)).fetchone() is not None


def reason(fault: Exception) -> str:
    """In one line, without the address, which the message names already."""
    original = getattr(fault, "orig", None) or fault
    if isinstance(original, errors.InsufficientPrivilege):
        return f"its user may not do that ({first_line(original)})"
    return first_line(original)


def first_line(fault: BaseException) -> str:
    lines = str(fault).strip().splitlines() or [type(fault).__name__]
    return lines[0].removeprefix("ERROR:").strip().rstrip(".")


def called(house: str) -> str:
    return f"the house {house!r}" if house else "a house without a name"
