"""Those who look at a table, and what each of them is told."""

from collections.abc import Sequence

from tavolino.table.chat import Chat
from tavolino.table.connection import Connection
from tavolino.table.late import LateHands
from tavolino.table.table import Table
from tavolino.table.views import Happened, Refused, Sight, TableView, Update, events_since, sight, table_view


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.chat = Chat()
        self.late = LateHands()
        self.drawn: tuple[int, TableView] | None = None  # the table as it is shown, and its face

    def come(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.drawn = None

    def go(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.drawn = None

    def is_here(self, person: str) -> bool:
        return any(connection.person.id == person for connection in self.connections)

    def shown(self, at: int) -> TableView:
        """The table as everybody sees it; without clocks, most actions leave it as it was."""
        if self.drawn is None or self.drawn[0] != self.table.face or self.table.settings.clock:
            here = {connection.person.id for connection in self.connections}
            seated = {seat.person for seat in self.table.seats}
            self.drawn = (self.table.face, table_view(self.table, here, len(here - seated), at))
        return self.drawn[1]

    def tell(
        self,
        receivers: Sequence[Connection],
        at: int,
        asker: Connection | None = None,
        key: str = "",
        refused: tuple[Refused, ...] = (),
    ) -> None:
        """Offer each receiver its own update, and the asker the answer; what the table holds must be on disk."""
        shown = self.shown(at)
        sights: dict[tuple[int | None, bool], Sight] = {}
        events: dict[tuple[int, int | None], tuple[Happened, ...]] = {}
        extra = [] if asker is None or asker in receivers else [asker]
        for connection in [*receivers, *extra]:
            seat = self.table.seat_of(connection.person.id)
            plain = connection.plain
            seen = sights.get((seat, plain))
            if seen is None:
                seen = sights[seat, plain] = sight(self.table, seat, shown, plain=plain)
            since = (connection.told, seat)
            if since not in events:
                events[since] = events_since(self.table, connection.told, seat)
            answer = (key, refused) if connection is asker else ("", ())
            connection.offer(self.update(connection, seen, events[since], at, *answer))

    def update(
        self,
        connection: Connection,
        seen: Sight,
        events: tuple[Happened, ...],
        at: int,
        key: str,
        refused: tuple[Refused, ...],
    ) -> Update:
        said = self.chat.since(connection.heard, connection.person.id)
        connection.heard = self.chat.number
        return Update(
            version=seen.version,
            seat=seen.seat,
            host=connection.person.id == self.table.host,
            decision=seen.decision,
            table=seen.table,
            view=seen.view,
            awaited=seen.awaited,
            late_hands=self.late.seen(at) if seen.seat is None else (),
            events=events,
            said=said,
            done=(key,) if key and not refused else (),
            refused=refused,
        )
