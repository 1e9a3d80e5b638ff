"""The queries and writes about those who look for somebody to play with.

Who pairs people takes a turn first: one row says whose turn it was last, and only one server at a time can change it
from what it has read. So two servers never pair the same person twice, and never wait for each other's rows.
"""

import secrets
from collections.abc import Collection

from sqlalchemy import Connection, select

from tavolino.store.queue.contract import Seeker
from tavolino.store.sql.schema import pairing_turns, seekers
from tavolino.store.sql.statements import Write

SEEK = """INSERT INTO seeker (person_id, game, seats, clock, rated, fill, since, seen, rating, table_id, came)
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, '', FALSE WHERE (SELECT count(*) FROM person WHERE id = ?) = 1
    ON CONFLICT (person_id) DO UPDATE SET since = CASE
        WHEN seeker.game = excluded.game AND seeker.seats = excluded.seats AND seeker.clock = excluded.clock
        AND seeker.rated = excluded.rated THEN seeker.since ELSE excluded.since END,
        game = excluded.game, seats = excluded.seats, clock = excluded.clock, rated = excluded.rated,
        fill = excluded.fill, seen = excluded.seen, rating = excluded.rating
    WHERE seeker.party IS NULL"""
SIGN = "UPDATE seeker SET seen = ? WHERE person_id = ?"
STOP = "DELETE FROM seeker WHERE person_id = ?"
GONE = "DELETE FROM seeker WHERE seen < ? AND party IS NULL"
TURN = """INSERT INTO pairing_turn (id, mark) VALUES (1, ?)
    ON CONFLICT (id) DO UPDATE SET mark = excluded.mark WHERE pairing_turn.mark = ?"""
PAIRED = """UPDATE seeker SET party = ?, called = ? WHERE person_id = ? AND party IS NULL
    AND (SELECT mark FROM pairing_turn WHERE id = 1) = ?"""
CALLED = "UPDATE seeker SET table_id = ?, called = ? WHERE party = ?"
CAME = "UPDATE seeker SET came = TRUE WHERE party = ? AND person_id = ?"
NOT_COME = "DELETE FROM seeker WHERE party = ? AND NOT came"
BACK = "UPDATE seeker SET party = NULL, table_id = '', called = NULL, came = FALSE, seen = ? WHERE party = ?"
STALE = "UPDATE seeker SET party = NULL, table_id = '', called = NULL, came = FALSE, seen = ? WHERE called < ?"
ENDED = "DELETE FROM seeker WHERE party = ?"


def read_seekers(connection: Connection) -> list[Seeker]:
    found = select(seekers).order_by(seekers.c.since, seekers.c.person_id)
    return [Seeker(*row) for row in connection.execute(found)]


def read_turn(connection: Connection) -> str:
    """Whose turn it was last; empty: nobody's yet."""
    return connection.execute(select(pairing_turns.c.mark)).scalar() or ""


def read_party(connection: Connection, party: str) -> set[str]:
    return {*connection.execute(select(seekers.c.person_id).where(seekers.c.party == party)).scalars()}


def seek(new: Seeker) -> Write:
    wishes = (new.person, new.game, new.seats, new.clock, new.rated, new.fill, new.since, new.seen, new.rating)
    return Write(SEEK, (*wishes, new.person))


def keep_seeking(people: Collection[str], time: int) -> list[Write]:
    return [Write(SIGN, (time, person)) for person in sorted(people)]


def stop_seeking(person: str) -> Write:
    return Write(STOP, (person,))


def drop_seekers(seen_before: int) -> Write:
    return Write(GONE, (seen_before,))


def pair(last: str, party: str, people: Collection[str], time: int) -> list[Write]:
    mark = secrets.token_hex(8)
    turn = Write(TURN, (mark, last))
    return [turn, *(Write(PAIRED, (party, time, person, mark)) for person in sorted(people))]


def call(party: str, table: str, time: int) -> Write:
    return Write(CALLED, (table, time, party))


def note_come(party: str, person: str) -> Write:
    return Write(CAME, (party, person))


def put_back(party: str, time: int) -> list[Write]:
    return [Write(NOT_COME, (party,)), Write(BACK, (time, party))]


def wait_again(party: str, time: int) -> Write:
    return Write(BACK, (time, party))


def put_back_stale(called_before: int, time: int) -> Write:
    return Write(STALE, (time, called_before))


def end_party(party: str) -> Write:
    return Write(ENDED, (party,))


def forget(person: str) -> list[Write]:
    return [stop_seeking(person)]


def merge(guest: str) -> list[Write]:
    """A wait is only for a moment: who signs in begins to wait again."""
    return [stop_seeking(guest)]
