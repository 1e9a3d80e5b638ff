"""The queries and writes for mistakes that people try again, in SQL that any database understands."""

from typing import Any

from sqlalchemy import Connection, Select, func, select

from tavolino.store.coach.contract import JudgedSeat, KeptJudgement, OwnMistake, Practice
from tavolino.store.sql.schema import judged_mistakes, practices, records, results
from tavolino.store.sql.write import Write

IS_KEPT = "EXISTS (SELECT 1 FROM judgement WHERE record_id = ? AND method = ? AND effort_rank = ?)"
NO_MISTAKES = f"DELETE FROM judged_mistake WHERE record_id = ? AND {IS_KEPT}"
MISTAKE = f"""INSERT INTO judged_mistake (record_id, step, seat, kind, verdict) SELECT ?, ?, ?, ?, ? WHERE {IS_KEPT}
    ON CONFLICT (record_id, step) DO NOTHING"""
PRACTISED = """INSERT INTO practice (person_id, record_id, step, in_a_row, due) SELECT ?, record_id, step, ?, ?
    FROM judged_mistake WHERE record_id = ? AND step = ? AND EXISTS (SELECT 1 FROM person WHERE id = ?)
    ON CONFLICT (person_id, record_id, step) DO UPDATE SET in_a_row = excluded.in_a_row, due = excluded.due
    WHERE practice.due <= ?"""
NO_MORE_THAN = """DELETE FROM practice WHERE person_id = ? AND (record_id, step) NOT IN
    (SELECT record_id, step FROM practice WHERE person_id = ? ORDER BY due DESC, record_id, step LIMIT ?)"""
NOTHING_OF = "DELETE FROM practice WHERE person_id = ?"
MERGED = """UPDATE practice SET person_id = ? WHERE person_id = ? AND NOT EXISTS (SELECT 1 FROM practice AS same
    WHERE same.person_id = ? AND same.record_id = practice.record_id AND same.step = practice.step)"""


def own_mistakes(person: str) -> Select[Any]:
    all_results = results.alias()
    seats = select(func.count(all_results.c.seat.distinct())).where(all_results.c.record_id == records.c.id)
    match = records.c.id, records.c.ended, records.c.game, seats.scalar_subquery()
    mistake = judged_mistakes.c.seat, judged_mistakes.c.step, judged_mistakes.c.kind, judged_mistakes.c.verdict
    found = (
        select(*match, *mistake, practices.c.in_a_row, practices.c.due)
        .select_from(records)
        .join(results, results.c.record_id == records.c.id)
        .join(
            judged_mistakes,
            (judged_mistakes.c.record_id == records.c.id) & (judged_mistakes.c.seat == results.c.seat),
        )
        .outerjoin(
            practices,
            (practices.c.person_id == person)
            & (practices.c.record_id == records.c.id)
            & (practices.c.step == judged_mistakes.c.step),
        )
    )
    return found.where(results.c.person_id == person, results.c.by_person.is_not(False), ~records.c.rehearsal)


def read_mistakes_of(connection: Connection, person: str, most: int) -> list[OwnMistake]:
    found = own_mistakes(person).order_by(records.c.ended.desc(), records.c.id, judged_mistakes.c.step).limit(most)
    return [OwnMistake(*row) for row in connection.execute(found)]


def read_mistake_of(connection: Connection, person: str, record: str, step: int) -> OwnMistake | None:
    found = own_mistakes(person).where(records.c.id == record, judged_mistakes.c.step == step)
    row = connection.execute(found).first()
    return None if row is None else OwnMistake(*row)


def keep_mistakes(kept: KeptJudgement, seats: tuple[JudgedSeat, ...]) -> list[Write]:
    """In place of those of an earlier judgement; nothing, if there is a better one."""
    this = (kept.record, kept.method, kept.rank)
    rows = [
        Write(MISTAKE, (kept.record, one.step, seat.seat, one.kind, one.verdict, *this))
        for seat in seats
        for one in seat.mistakes
    ]
    return [Write(NO_MISTAKES, (kept.record, *this)), *rows]


def practise(practice: Practice, today: int, most: int) -> list[Write]:
    person, record, step, in_a_row, due = practice
    kept = Write(PRACTISED, (person, in_a_row, due, record, step, person, today))
    return [kept, Write(NO_MORE_THAN, (person, person, most))]


def forget(person: str) -> list[Write]:
    return [Write(NOTHING_OF, (person,))]


def merge(guest: str, account: str) -> list[Write]:
    """Where both have tried the same position, the account's own result stays."""
    return [Write(MERGED, (account, guest, account)), *forget(guest)]
