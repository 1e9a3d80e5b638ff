"""Everybody who is looking at a table, and what each of them is told."""

from collections.abc import Callable, Sequence

from msgspec import structs

from tavolino.table.decisions.playing import may_lead
from tavolino.table.decisions.seating import may_sit
from tavolino.table.log.table import Table
from tavolino.table.runtime.calls import CalledProgram
from tavolino.table.runtime.chat import Chat
from tavolino.table.runtime.connection import Connection
from tavolino.table.runtime.late_hands import LateHands
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.table_ratings import SeatRating
from tavolino.table.runtime.views import (
    Happened,
    Refused,
    Sight,
    TableView,
    Update,
    dressed,
    events_since,
    sight,
    table_view,
)


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.chat = Chat()
        self.late_hands = LateHands()
        self.presence = Presence()
        self.ratings: Callable[[], tuple[SeatRating | None, ...]] = tuple  # at a rated table
        self.called: Callable[[], tuple[CalledProgram, ...]] = tuple
        self.kept_out: Callable[[str], bool] = lambda _: False  # by the host, who blocks them
        self.looks: dict[str, str] = {}  # by person; kept for as long as the table is in memory
        self.cached_view: tuple[int, TableView] | None = None  # with its public version

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.presence.join(connection.person.id)
        self.looks[connection.person.id] = connection.look
        self.cached_view = None

    def leave(self, connection: Connection, at: int) -> None:
        if connection in self.connections:  # somebody who was forgotten meanwhile never joined
            self.connections.remove(connection)
            self.presence.leave(connection.person.id, at)
        self.cached_view = None

    def send_away(self, person: str) -> None:
        for connection in self.connections:
            if connection.person.id == person:
                connection.close()

    def may_sit(self, person: str) -> tuple[int, ...]:
        return () if self.kept_out(person) else may_sit(self.table, person)

    def is_here(self, person: str) -> bool:
        """Whether a person is connected now."""
        return person in self.presence.lines

    def here(self, at: int) -> Callable[[str], bool]:
        """Whether a person is here now, or was a moment ago."""
        return lambda person: self.presence.counts(person, at)

    def next_away(self) -> int | None:
        """When somebody will be away, if there is anybody to tell."""
        return self.presence.next_away() if self.connections else None

    def forget_absent(self, at: int) -> bool:
        """Whether somebody is away now who was expected until now."""
        gone = self.presence.forget(at)
        if gone:
            self.cached_view = None
        return gone

    def table_view(self, at: int) -> TableView:
        """The table as everybody sees it; without clocks, most actions leave it as it was."""
        table = self.table
        timed = table.settings.clock or table.rematch or table.vote or self.presence.last
        if self.cached_view is None or self.cached_view[0] != table.public_version or timed:
            shown = dressed(table_view(table, self.presence, at), table, self.looks)
            if table.settings.rated:
                shown = structs.replace(shown, ratings=self.ratings())
            if called := self.called():
                shown = structs.replace(shown, called=called)
            self.cached_view = (table.public_version, shown)
        return self.cached_view[1]

    def update(
        self,
        receivers: Sequence[Connection],
        at: int,
        asker: Connection | None = None,
        key: str = "",
        refused: tuple[Refused, ...] = (),
    ) -> None:
        """Offer each receiver its update, and the asker the answer; the table's state must be on disk."""
        shown = self.table_view(at)
        sights: dict[tuple[int | None, bool], Sight] = {}
        events: dict[tuple[int, int | None], tuple[Happened, ...]] = {}
        shared: dict[tuple[int, int], Happened] = {}  # what looked the same to everybody
        extra = [] if asker is None or asker in receivers else [asker]
        for connection in [*receivers, *extra]:
            seat = self.table.seat_of(connection.person.id)
            plain = connection.plain
            seen = sights.get((seat, plain))
            if seen is None:
                seen = sights[seat, plain] = sight(self.table, seat, shown, at, plain=plain)
            since = (connection.told, seat)
            if since not in events:
                events[since] = events_since(self.table, connection.told, seat, shared)
            answer = (key, refused) if connection is asker else ("", ())
            connection.offer(self.update_for(connection, seen, events[since], at, *answer))

    def update_for(
        self,
        connection: Connection,
        seen: Sight,
        events: tuple[Happened, ...],
        at: int,
        key: str,
        refused: tuple[Refused, ...],
    ) -> Update:
        said = self.chat.since(connection.heard, connection.person.id, at)
        connection.heard = self.chat.number
        return Update(
            version=seen.version,
            seat=seen.seat,
            host=connection.person.id == self.table.host,
            leads=self.table.stage != "playing" and may_lead(self.table, connection.person, self.here(at)),
            may_sit=self.may_sit(connection.person.id) if seen.seat is None else (),
            decision=seen.decision,
            table=seen.table,
            view=seen.view,
            awaited=seen.awaited,
            waited=seen.waited,
            late_hands=self.late_hands.seen(at) if seen.seat is None else (),
            events=events,
            said=said,
            done=(key,) if key and not refused else (),
            refused=refused,
        )
