"""The queries and writes for contests, in SQL that any database understands."""

import os
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Select, or_, select

from tavolino.store.contests.contract import Absence, Contest, Participant, Plan, Play, Rotation, SeatScore
from tavolino.store.sql.schema import contest_people, contest_plays, contests, tables
from tavolino.store.sql.write import Write

if TYPE_CHECKING:
    from tavolino.store.contract import NewRecord

CONTEST = """INSERT INTO contest (id, host, listed, plan, opened, ends, round, version)
    VALUES (?, ?, ?, ?, ?, ?, 0, 0)"""
CHANGED = "UPDATE contest SET version = version + 1 WHERE id = ?"
PERSON = """INSERT INTO contest_person (contest_id, person_id, key, name, joined, absence)
    VALUES (?, ?, ?, ?, ?, '') ON CONFLICT (contest_id, person_id)
    DO UPDATE SET absence = '', name = excluded.name WHERE contest_person.absence = 'left'"""
ABSENT = "UPDATE contest_person SET absence = ? WHERE contest_id = ? AND person_id = ?"
RENAMED = """UPDATE contest_person SET name = ? WHERE person_id = ? AND name <> ''
    AND contest_id IN (SELECT id FROM contest WHERE ended IS NULL)"""
NEWER = """UPDATE contest SET version = version + 1 WHERE ended IS NULL
    AND id IN (SELECT contest_id FROM contest_person WHERE person_id = ?)"""
ROTATION = "UPDATE contest SET rotation = ? WHERE id = ? AND rotation IS NULL AND ended IS NULL"
NEW_ROTATION = """UPDATE contest SET rotation = ?
    WHERE id = ? AND rotation = ? AND round = ? AND ended IS NULL"""
ROUND = "UPDATE contest SET round = round + 1 WHERE id = ? AND round = ? AND ended IS NULL"
PLAY = """INSERT INTO contest_play (contest_id, deal, place, table_id, begun, record_id, scores)
    VALUES (?, ?, ?, ?, ?, '', ?) ON CONFLICT (contest_id, deal, place) DO NOTHING"""
PLAYED = """UPDATE contest_play SET ended = ?, record_id = ?, scores = ? WHERE table_id = ? AND ended IS NULL
    AND contest_id IN (SELECT id FROM contest WHERE ended IS NULL)"""
PLAYED_IN = """UPDATE contest SET version = version + 1
    WHERE id IN (SELECT contest_id FROM contest_play WHERE table_id = ?)"""
GIVEN_UP = """UPDATE contest_play SET ended = ?
    WHERE contest_id = ? AND deal = ? AND place = ? AND ended IS NULL"""
LONGER = "UPDATE contest SET ends = ? WHERE id = ? AND ended IS NULL"
ENDED = "UPDATE contest SET ended = ? WHERE id = ? AND ended IS NULL"
REVEALED = "UPDATE contest SET revealed = ? WHERE id = ? AND revealed IS NULL"
ALL_NEWER = """UPDATE contest SET version = version + 1
    WHERE host = ? OR id IN (SELECT contest_id FROM contest_person WHERE person_id = ?)"""
NO_PERSON = "UPDATE contest_person SET person_id = ?, name = '', absence = 'left' WHERE person_id = ?"
NO_HOST = "UPDATE contest SET host = ? WHERE host = ?"
MERGED = """UPDATE contest_person SET person_id = ? WHERE person_id = ? AND NOT EXISTS (
    SELECT 1 FROM contest_person AS other
    WHERE other.contest_id = contest_person.contest_id AND other.person_id = ?)"""
OLD = "SELECT id FROM contest WHERE ended < ?"
DROPPED = (
    f"DELETE FROM contest_play WHERE contest_id IN ({OLD})",
    f"DELETE FROM contest_person WHERE contest_id IN ({OLD})",
    "DELETE FROM contest WHERE ended < ?",
)


def read_contest(connection: Connection, name: str) -> Contest | None:
    found = connection.execute(select(contests).where(contests.c.id == name)).first()
    return None if found is None else as_contest(found)


def read_due(connection: Connection, now: int) -> list[Contest]:
    due = or_(contests.c.ends <= now, contests.c.rotation.is_not(None), contests.c.ended.is_not(None))
    return several(connection, select(contests).where(contests.c.revealed.is_(None), due))


def read_listed(connection: Connection, most: int) -> list[Contest]:
    return several(connection, select(contests).where(contests.c.listed, contests.c.ended.is_(None)).limit(most))


def read_contests_of(connection: Connection, person: str, most: int) -> list[Contest]:
    part = contest_people.c
    taking = select(part.contest_id).where(part.person_id == person, part.absence == "")
    found = select(contests).where(or_(contests.c.host == person, contests.c.id.in_(taking)))
    return several(connection, found.limit(most))


def several(connection: Connection, found: Select[Any]) -> list[Contest]:
    return [as_contest(row) for row in connection.execute(found.order_by(contests.c.opened.desc(), contests.c.id))]


def as_contest(row: Any) -> Contest:
    return Contest(
        id=row.id,
        host=row.host,
        plan=msgspec.json.decode(row.plan, type=Plan),
        opened=row.opened,
        ends=row.ends,
        ended=row.ended,
        rotation=None if row.rotation is None else msgspec.json.decode(row.rotation, type=Rotation),
        round=row.round,
        revealed=row.revealed,
        version=row.version,
    )


def read_participants(connection: Connection, contest: str) -> list[Participant]:
    part = contest_people.c
    columns = (part.person_id, part.key, part.name, part.joined, part.absence)
    found = select(*columns).where(part.contest_id == contest).order_by(part.joined, part.key)
    return [Participant(*row) for row in connection.execute(found)]


def read_plays(connection: Connection, contest: str) -> list[Play]:
    part = contest_plays.c
    found = select(contest_plays).where(part.contest_id == contest).order_by(part.deal, part.place)
    return [as_play(row) for row in connection.execute(found)]


def read_unsettled(connection: Connection) -> list[tuple[str, Play]]:
    part = contest_plays.c
    gone = or_(tables.c.closed.is_not(None), contests.c.ended.is_not(None))
    found = select(contest_plays).join(contests, contests.c.id == part.contest_id)
    found = found.outerjoin(tables, tables.c.id == part.table_id).where(part.ended.is_(None), gone)
    return [(row.contest_id, as_play(row)) for row in connection.execute(found)]


def as_play(row: Any) -> Play:
    return Play(
        deal=row.deal,
        place=row.place,
        table=row.table_id,
        begun=row.begun,
        ended=row.ended,
        record=row.record_id,
        scores=msgspec.json.decode(row.scores, type=tuple[SeatScore, ...]),
    )


def add_contest(contest: Contest) -> Write:
    plan = contest.plan
    values = (contest.id, contest.host, plan.listed, msgspec.json.encode(plan), contest.opened, contest.ends)
    return Write(CONTEST, values)


def take_part(contest: str, one: Participant) -> list[Write]:
    return [Write(PERSON, (contest, one.person, one.key, one.name, one.joined)), Write(CHANGED, (contest,))]


def rename(person: str, name: str) -> list[Write]:
    return [Write(RENAMED, (name, person)), Write(NEWER, (person,))]


def drop_out(contest: str, person: str, absence: Absence) -> list[Write]:
    return [Write(ABSENT, (absence, contest, person)), Write(CHANGED, (contest,))]


def begin_rotation(contest: str, rotation: Rotation) -> list[Write]:
    return [Write(ROTATION, (msgspec.json.encode(rotation), contest)), Write(CHANGED, (contest,))]


def change_rotation(contest: Contest, rotation: Rotation) -> list[Write]:
    before = msgspec.json.encode(contest.rotation)
    values = (msgspec.json.encode(rotation), contest.id, before, contest.round)
    return [Write(NEW_ROTATION, values), Write(CHANGED, (contest.id,))]


def begin_round(contest: str, number: int) -> list[Write]:
    return [Write(ROUND, (contest, number - 1)), Write(CHANGED, (contest,))]


def add_play(contest: str, play: Play) -> list[Write]:
    begun = Write(PLAY, (contest, play.deal, play.place, play.table, play.begun, b"[]"))
    return [begun, Write(CHANGED, (contest,))]


def give_up_play(contest: str, play: Play, ended: int) -> list[Write]:
    return [Write(GIVEN_UP, (ended, contest, play.deal, play.place)), Write(CHANGED, (contest,))]


def match_ended(table: str, new: "NewRecord") -> list[Write]:
    """With the record of a match, in one step: how it ended for its contest, unless that was over before."""
    record, scores = new.record, list[SeatScore]()
    bots = {int(line.split()[0]) for line, by in zip(record.actions, record.by, strict=True) if by.startswith("bot")}
    if record.outcome is not None:
        both = zip(record.outcome.scores, record.outcome.places, strict=True)
        scores = [SeatScore(score, place, seat in bots) for seat, (score, place) in enumerate(both)]
    played = Write(PLAYED, (new.ended, new.id, msgspec.json.encode(scores), table))
    return [played, Write(PLAYED_IN, (table,))]


def extend_contest(contest: str, ends: int) -> list[Write]:
    return [Write(LONGER, (ends, contest)), Write(CHANGED, (contest,))]


def end_contest(contest: str, ended: int) -> list[Write]:
    return [Write(ENDED, (ended, contest)), Write(CHANGED, (contest,))]


def reveal_contest(contest: str, revealed: int) -> list[Write]:
    return [Write(REVEALED, (revealed, contest)), Write(CHANGED, (contest,))]


def drop_contests(ended_before: int) -> list[Write]:
    return [Write(statement, (ended_before,)) for statement in DROPPED]


def forget(person: str) -> list[Write]:
    """What they played stays as somebody's, so that the others' results hold."""
    nobody = os.urandom(16).hex()
    newer = Write(ALL_NEWER, (person, person))
    return [newer, Write(NO_PERSON, (nobody, person)), Write(NO_HOST, (nobody, person))]


def merge(guest: str, account: str) -> list[Write]:
    """A guest turns out to be somebody with an account. Who took part twice in one contest stays there twice."""
    newer = Write(ALL_NEWER, (guest, guest))
    return [newer, Write(MERGED, (account, guest, account)), Write(NO_HOST, (account, guest))]
