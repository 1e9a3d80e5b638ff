"""The queries and writes for slow matches, in SQL that any database understands."""

from sqlalchemy import Connection, Select, func, select

from tavolino.store.slow.contract import SeatLine, SlowSeat
from tavolino.store.sql.schema import people, slow_seats, tables
from tavolino.store.sql.write import Write

NO_SEATS = "DELETE FROM slow_seat WHERE table_id = ?"
SEAT = "INSERT INTO slow_seat (table_id, seat, game, person_id, bot, turn, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
NO_SEATS_IF_CLOSED = f"{NO_SEATS} AND (SELECT closed FROM game_table WHERE id = ?) IS NOT NULL"
NO_SEATS_OF = "UPDATE slow_seat SET person_id = NULL, turn = NULL WHERE person_id = ?"
MERGED = "UPDATE slow_seat SET person_id = ? WHERE person_id = ?"


def read_slow_seats(connection: Connection, table: str) -> list[SlowSeat]:
    found = select(slow_seats).where(slow_seats.c.table_id == table).order_by(slow_seats.c.seat)
    return [SlowSeat(*row) for row in connection.execute(found)]


def own_matches(person: str, most: int) -> Select[tuple[str]]:
    """The tables where a person sits in a match that goes on or is about to begin; those that wait for them first."""
    mine = slow_seats.alias()
    found = select(mine.c.table_id).join(tables, tables.c.id == mine.c.table_id)
    found = found.where(mine.c.person_id == person, tables.c.closed.is_(None), tables.c.stage != "over")
    return found.order_by(mine.c.due.is_(None), mine.c.due, tables.c.opened.desc()).limit(most)


def read_slow_matches_of(connection: Connection, person: str, most: int) -> list[SeatLine]:
    chosen = own_matches(person, most).subquery()
    found = (
        select(
            slow_seats.c.table_id,
            tables.c.stage,
            slow_seats.c.game,
            slow_seats.c.seat,
            slow_seats.c.person_id,
            people.c.name,
            slow_seats.c.bot,
            slow_seats.c.turn,
            slow_seats.c.due,
        )
        .join(chosen, chosen.c.table_id == slow_seats.c.table_id)
        .join(tables, tables.c.id == slow_seats.c.table_id)
        .outerjoin(people, people.c.id == slow_seats.c.person_id)
        .order_by(slow_seats.c.table_id, slow_seats.c.seat)
    )
    return [SeatLine(*row) for row in connection.execute(found)]


def count_turns(connection: Connection, person: str) -> int:
    found = select(func.count()).select_from(slow_seats).join(tables, tables.c.id == slow_seats.c.table_id)
    mine = (slow_seats.c.person_id == person) & slow_seats.c.turn.is_not(None) & tables.c.closed.is_(None)
    return connection.execute(found.where(mine)).scalar_one()


def read_tables_due(connection: Connection, uptime: int, most: int) -> list[str]:
    found = select(slow_seats.c.table_id).join(tables, tables.c.id == slow_seats.c.table_id)
    found = found.where(slow_seats.c.due <= uptime, tables.c.closed.is_(None)).group_by(slow_seats.c.table_id)
    return [*connection.execute(found.order_by(func.min(slow_seats.c.due)).limit(most)).scalars()]


def replace_seats(table: str, seats: tuple[SlowSeat, ...]) -> list[Write]:
    return [Write(NO_SEATS, (table,)), *(Write(SEAT, tuple(seat)) for seat in seats)]


def close(table: str) -> list[Write]:
    """To follow what closes a table: with several servers, it need not have been closed."""
    return [Write(NO_SEATS_IF_CLOSED, (table, table))]


def forget(person: str) -> list[Write]:
    return [Write(NO_SEATS_OF, (person,))]


def merge(guest: str, account: str) -> list[Write]:
    return [Write(MERGED, (account, guest))]
