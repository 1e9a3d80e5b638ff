"""The queries and writes for those who run the place, in SQL that any database understands."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection, func, select

from tavolino.store.hosting.contract import (
    Ban,
    ChatLine,
    DayFigure,
    OpenTable,
    PersonName,
    Report,
    counts_up,
    without_lines_of,
)
from tavolino.store.sql.schema import bans, day_figures, devices, people, reports, tables
from tavolino.store.sql.write import Write

BAN = """INSERT INTO ban (target, kind, since, ends, why) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (target) DO UPDATE SET since = excluded.since, ends = excluded.ends, why = excluded.why"""
NO_BAN = "DELETE FROM ban WHERE target = ?"
REPORT = """INSERT INTO report (id, made, reporter, reported, name, table_id, game, reason, words, chat)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
OLD_REPORTS = "DELETE FROM report WHERE made < ?"
NO_REPORTS_BY = "DELETE FROM report WHERE reporter = ?"
NO_REPORTS_ABOUT = "DELETE FROM report WHERE reported = ?"
OTHER_REPORTER = "UPDATE report SET reporter = ? WHERE reporter = ?"
OTHER_REPORTED = "UPDATE report SET reported = ? WHERE reported = ?"
NEW_CHAT = "UPDATE report SET chat = ? WHERE id = ?"
FIGURE = "INSERT INTO day_figure (day, what, game, number) VALUES (?, ?, ?, ?) ON CONFLICT (day, what, game) DO UPDATE"
COUNTED = f"{FIGURE} SET number = day_figure.number + excluded.number"
LARGEST = f"{FIGURE} SET number = excluded.number WHERE excluded.number > day_figure.number"
chat_decoder = msgspec.json.Decoder(tuple[ChatLine, ...])


def read_open_tables(connection: Connection, most: int, start: str) -> list[OpenTable]:
    found = select(tables.c.id, tables.c.opened, func.coalesce(tables.c.stage, ""), tables.c.rules)
    found = found.where(tables.c.closed.is_(None), tables.c.id.startswith(start, autoescape=True))
    return [OpenTable(*row) for row in connection.execute(found.order_by(tables.c.opened.desc()).limit(most))]


def read_people_with(connection: Connection, start: str, most: int) -> list[PersonName]:
    found = select(people.c.id, people.c.name).where(people.c.id.startswith(start, autoescape=True))
    return [PersonName(*row) for row in connection.execute(found.order_by(people.c.id).limit(most))]


def read_bans(connection: Connection) -> list[Ban]:
    columns = [bans.c[name] for name in Ban.__struct_fields__]
    return [Ban(*row) for row in connection.execute(select(*columns).order_by(bans.c.since, bans.c.target))]


def read_reports(connection: Connection, reporter: str | None) -> list[Report]:
    found = select(reports).order_by(reports.c.made.desc(), reports.c.id)
    rows = connection.execute(found if reporter is None else found.where(reports.c.reporter == reporter))
    return [as_report(row) for row in rows]


def as_report(row: Any) -> Report:
    values = dict(zip(Report.__struct_fields__, row, strict=True))
    return Report(**values | {"chat": chat_decoder.decode(row.chat)})


def read_day_figures(connection: Connection, first: str) -> list[DayFigure]:
    found = select(day_figures).where(day_figures.c.day >= first)
    ordered = found.order_by(day_figures.c.day, day_figures.c.what, day_figures.c.game)
    return [DayFigure(*row) for row in connection.execute(ordered)]


def count_people(connection: Connection, seen_since: int) -> int:
    seen = select(func.count(func.distinct(devices.c.person_id))).where(devices.c.seen >= seen_since)
    return connection.execute(seen).scalar_one()


def reports_without(connection: Connection, person: str) -> list[Write]:
    """The writes that take what a person said out of other people's reports; there are never many reports."""
    kept = [(report, without_lines_of(report.chat, person)) for report in read_reports(connection, None)]
    return [Write(NEW_CHAT, (msgspec.json.encode(chat), report.id)) for report, chat in kept if chat != report.chat]


def add_ban(ban: Ban) -> Write:
    return Write(BAN, (ban.target, ban.kind, ban.since, ban.ends, ban.why))


def end_ban(target: str) -> Write:
    return Write(NO_BAN, (target,))


def add_report(report: Report) -> Write:
    *others, chat = structs.astuple(report)
    return Write(REPORT, (*others, msgspec.json.encode(chat)))


def drop_reports(made_before: int) -> Write:
    return Write(OLD_REPORTS, (made_before,))


def add_figures(figures: Collection[DayFigure]) -> list[Write]:
    return [Write(COUNTED if counts_up(one.what) else LARGEST, tuple(one)) for one in figures]


def forget(person: str) -> list[Write]:
    return [Write(statement, (person,)) for statement in (NO_REPORTS_BY, NO_REPORTS_ABOUT, NO_BAN)]


def merge(guest: str, account: str) -> list[Write]:
    return [Write(statement, (account, guest)) for statement in (OTHER_REPORTER, OTHER_REPORTED)]
