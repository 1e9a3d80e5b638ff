"""The queries and writes of the daily deal, in SQL that any database understands."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, false, func, select
from sqlalchemy.engine import Row

from tavolino.store.daily.contract import DailyBar, DailyDay, DailyPlay, DailyTry
from tavolino.store.sql.schema import daily_bars, daily_counts, daily_days, daily_tries, event_deals, people, profiles
from tavolino.store.sql.write import Write

DAY = """INSERT INTO daily_day (day, course, event, level, options) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (day, course) DO NOTHING"""
TRY = """INSERT INTO daily_try (person_id, day, course, table_id, begun, closes) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (person_id, day, course) DO NOTHING"""
BAR = """INSERT INTO daily_bar (day, course, number, level, score, record_id, body) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (day, course, number) DO NOTHING"""
NO_TRIES = "DELETE FROM daily_try WHERE person_id = ?"
EARLIER = """EXISTS (SELECT 1 FROM daily_try AS other WHERE other.person_id = ? AND other.day = daily_try.day
    AND other.course = daily_try.course"""
LOSES_TO_GUEST = f"person_id = ? AND {EARLIER} AND other.begun < daily_try.begun)"
LOSES_TO_ACCOUNT = f"person_id = ? AND {EARLIER})"
UNCOUNTED = """UPDATE daily_count SET number = number - 1 WHERE EXISTS (SELECT 1 FROM daily_try
    WHERE daily_try.day = daily_count.day AND daily_try.course = daily_count.course
    AND daily_try.score = daily_count.score AND daily_try.counted = 1 AND """
DROPPED = "DELETE FROM daily_try WHERE "
MERGED = "UPDATE daily_try SET person_id = ? WHERE person_id = ?"
TRY_COLUMNS = list(daily_tries.c)


def read_days(connection: Connection, first: str, last: str) -> list[DailyDay]:
    found = select(daily_days).where(daily_days.c.day >= first, daily_days.c.day <= last)
    return [as_day(row) for row in connection.execute(found.order_by(daily_days.c.day, daily_days.c.course))]


def read_secret_days(connection: Connection, before: str) -> list[DailyDay]:
    found = select(daily_days).join(event_deals, event_deals.c.event == daily_days.c.event)
    found = found.where(daily_days.c.day < before, event_deals.c.revealed.is_(None))
    return [as_day(row) for row in connection.execute(found.order_by(daily_days.c.day))]


def as_day(row: Row[Any]) -> DailyDay:
    return DailyDay(row.day, row.course, row.event, row.level, msgspec.json.decode(bytes(row.options)))


def read_try(connection: Connection, person: str, day: str, course: str) -> DailyTry | None:
    own = daily_tries.c.person_id == person, daily_tries.c.day == day, daily_tries.c.course == course
    row = connection.execute(select(*TRY_COLUMNS).where(*own)).first()
    return None if row is None else as_try(row)


def read_tries(connection: Connection, person: str, first: str) -> list[DailyTry]:
    found = select(*TRY_COLUMNS).where(daily_tries.c.person_id == person, daily_tries.c.day >= first)
    return [as_try(row) for row in connection.execute(found.order_by(daily_tries.c.day, daily_tries.c.course))]


def as_try(row: Row[Any]) -> DailyTry:
    found = DailyTry(*tuple(row))
    return found._replace(counted=bool(found.counted))


def read_days_of(connection: Connection, person: str) -> list[str]:
    found = select(daily_tries.c.day).distinct().where(daily_tries.c.person_id == person, daily_tries.c.counted == 1)
    return [*connection.execute(found.order_by(daily_tries.c.day)).scalars()]


def read_counts(connection: Connection, day: str, course: str) -> list[tuple[int, int]]:
    own = daily_counts.c.day == day, daily_counts.c.course == course, daily_counts.c.number > 0
    found = select(daily_counts.c.score, daily_counts.c.number).where(*own).order_by(daily_counts.c.score)
    return [(row.score, row.number) for row in connection.execute(found)]


def read_players(connection: Connection, day: str) -> dict[str, int]:
    number = func.sum(daily_counts.c.number)
    found = select(daily_counts.c.course, number).where(daily_counts.c.day == day).group_by(daily_counts.c.course)
    return {course: int(total) for course, total in connection.execute(found)}


def read_plays(
    connection: Connection, day: str, course: str, first: int, most: int, *, fewest: bool
) -> list[DailyPlay]:
    tries, score = daily_tries.c, daily_tries.c.score
    hidden = func.coalesce(profiles.c.hidden, false())
    found = select(tries.person_id, people.c.name, score, tries.place, tries.record_id, tries.signs, hidden)
    found = found.join(people, people.c.id == tries.person_id)
    found = found.outerjoin(profiles, profiles.c.person_id == tries.person_id)
    found = found.where(tries.day == day, tries.course == course, tries.counted == 1)
    found = found.order_by(score if fewest else score.desc(), tries.ended, tries.person_id)
    return [DailyPlay(*row) for row in connection.execute(found.offset(first).limit(most))]


def read_bars(connection: Connection, day: str, course: str) -> list[DailyBar]:
    found = select(daily_bars.c.level, daily_bars.c.score, daily_bars.c.record_id)
    found = found.where(daily_bars.c.day == day, daily_bars.c.course == course).order_by(daily_bars.c.number)
    return [DailyBar(*row) for row in connection.execute(found)]


def read_bar_body(connection: Connection, day: str, course: str, record: str) -> bytes | None:
    own = daily_bars.c.day == day, daily_bars.c.course == course, daily_bars.c.record_id == record
    body = connection.execute(select(daily_bars.c.body).where(*own)).scalar()
    return None if body is None else bytes(body)


def read_played_days(connection: Connection, before: str, most: int) -> list[str]:
    found = select(daily_days.c.day).distinct().where(daily_days.c.day < before)
    return [*connection.execute(found.order_by(daily_days.c.day.desc()).limit(most)).scalars()]


def add_days(days: Collection[DailyDay]) -> list[Write]:
    return [Write(DAY, (*one[:4], msgspec.json.encode(one.options))) for one in days]


def begin_try(one: DailyTry) -> Write:
    return Write(TRY, one[:6])


def add_bar(day: str, course: str, number: int, bar: DailyBar, body: bytes) -> Write:
    return Write(BAR, (day, course, number, *bar, body))


def forget(person: str) -> list[Write]:
    """How many people reached which score stays: that names nobody."""
    return [Write(NO_TRIES, (person,))]


def merge(guest: str, account: str) -> list[Write]:
    """Of two tries at the same deal the earlier one counts."""
    writes = []
    for loses, values in ((LOSES_TO_GUEST, (account, guest)), (LOSES_TO_ACCOUNT, (guest, account))):
        writes += [Write(f"{UNCOUNTED}{loses})", values), Write(DROPPED + loses, values)]
    return [*writes, Write(MERGED, (account, guest))]
