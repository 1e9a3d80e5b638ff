"""All open connections, counted. When there are too many, those that wait for a request give way, the longest first."""

from collections import Counter, OrderedDict
from typing import Protocol

from tavolino.server.gate.limits import Allowances


class Connection(Protocol):
    home: str | None  # None: a proxy, behind which there are many people

    def drop(self) -> None: ...


class Connections:
    def __init__(self, most: int, most_per_home: int, new_per_second: float) -> None:
        self.most = most
        self.most_per_home = most_per_home
        self.newcomers = Allowances(new_per_second)  # by home
        self.open: set[Connection] = set()
        self.by_home: Counter[str] = Counter()
        self.waiting: OrderedDict[Connection, None] = OrderedDict()  # for a whole request, the longest first

    def admit(self, connection: Connection) -> bool:
        """Count a new connection; False: its home opens too many, or there is no room and nobody can give way."""
        home = connection.home
        if home is not None and not self.newcomers.has_room(home):
            return False
        if home is not None and self.by_home[home] >= self.most_per_home and not self.drop_one(home):
            return False
        if len(self.open) >= self.most and not self.drop_one():
            return False
        self.open.add(connection)
        if home is not None:
            self.by_home[home] += 1
        self.wait(connection)
        return True

    def drop_one(self, home: str | None = None) -> bool:
        """Drop the connection that has waited longest, of all or of one home."""
        oldest = next((one for one in self.waiting if home is None or one.home == home), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        return True

    def wait(self, connection: Connection) -> None:
        """A connection waits for its next request."""
        if connection in self.open:
            self.waiting[connection] = None
            self.waiting.move_to_end(connection)

    def work(self, connection: Connection) -> None:
        """The whole request of a connection has arrived, or it is a socket now."""
        self.waiting.pop(connection, None)

    def leave(self, connection: Connection) -> None:
        if connection not in self.open:
            return
        self.open.discard(connection)
        self.waiting.pop(connection, None)
        home = connection.home
        if home is not None:
            self.by_home[home] -= 1
            if not self.by_home[home]:
                del self.by_home[home]
