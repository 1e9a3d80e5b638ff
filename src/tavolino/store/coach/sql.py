"""The queries and writes for the coach, in SQL that any database understands."""

from sqlalchemy import Connection, func, select

from tavolino.store.coach import practice
from tavolino.store.coach.contract import JudgedSeat, JudgingJob, KeptJudgement, OwnJudgement
from tavolino.store.sql.schema import judged_seats, judgements, judging_jobs, records, results
from tavolino.store.sql.write import Write

JUDGEMENT = """INSERT INTO judgement (record_id, method, effort_rank, made, body)
    SELECT id, ?, ?, ?, ? FROM record WHERE id = ?
    ON CONFLICT (record_id) DO UPDATE SET
        method = excluded.method, effort_rank = excluded.effort_rank, made = excluded.made, body = excluded.body
    WHERE judgement.method < excluded.method
        OR (judgement.method = excluded.method AND judgement.effort_rank <= excluded.effort_rank)"""
IF_KEPT = "FROM judgement WHERE record_id = ? AND method = ? AND effort_rank = ?"  # not if there was a better one
SEAT = f"""INSERT INTO judged_seat (record_id, seat, body) SELECT record_id, ?, ? {IF_KEPT}
    ON CONFLICT (record_id, seat) DO UPDATE SET body = excluded.body"""
JOB = """INSERT INTO judging_job (record_id, game, effort_rank, asked, until, done, total, found)
    SELECT id, ?, ?, ?, 0, 0, 0, ? FROM record WHERE id = ? AND (SELECT count(*) FROM judging_job) < ?
    ON CONFLICT (record_id) DO NOTHING"""
TAKEN = """UPDATE judging_job SET holder = ?, until = ? WHERE until <= ? AND record_id =
    (SELECT record_id FROM judging_job WHERE until <= ? ORDER BY asked, record_id LIMIT 1)"""
FURTHER = """UPDATE judging_job SET until = ?, done = ?, total = ?, found = ?
    WHERE record_id = ? AND holder = ? AND until > ?"""
FREE = "UPDATE judging_job SET holder = NULL, until = 0 WHERE holder = ?"
ALL_FREE = "UPDATE judging_job SET holder = NULL, until = 0 WHERE holder IS NOT NULL"
NO_JOB = "DELETE FROM judging_job WHERE record_id = ?"
TABLES = ("judgement", "judged_seat", "judged_mistake", "practice", "judging_job")
NOTHING_OF = tuple(f"DELETE FROM {name} WHERE record_id = ?" for name in TABLES)


def read_judgement(connection: Connection, record: str) -> KeptJudgement | None:
    row = connection.execute(select(judgements).where(judgements.c.record_id == record)).first()
    return None if row is None else KeptJudgement(*row)


def read_jobs(connection: Connection) -> list[JudgingJob]:
    columns = [one for one in judging_jobs.c if one.name != "found"]
    found = select(*columns).order_by(judging_jobs.c.asked, judging_jobs.c.record_id)
    return [JudgingJob._make((*row, b"")) for row in connection.execute(found)]


def read_job(connection: Connection, record: str) -> JudgingJob | None:
    row = connection.execute(select(judging_jobs).where(judging_jobs.c.record_id == record)).first()
    return None if row is None else JudgingJob(*row)


def read_job_of(connection: Connection, holder: str, now: int) -> JudgingJob | None:
    found = select(judging_jobs).where(judging_jobs.c.holder == holder, judging_jobs.c.until > now)
    row = connection.execute(found.limit(1)).first()
    return None if row is None else JudgingJob(*row)


def read_judgements_of(connection: Connection, person: str, most: int) -> list[OwnJudgement]:
    all_results = results.alias()
    seats = select(func.count(all_results.c.seat.distinct())).where(all_results.c.record_id == records.c.id)
    match = records.c.id, records.c.ended, records.c.game, seats.scalar_subquery()
    found = (
        select(*match, judged_seats.c.seat, judged_seats.c.body)
        .join(results, results.c.record_id == records.c.id)
        .join(judged_seats, (judged_seats.c.record_id == records.c.id) & (judged_seats.c.seat == results.c.seat))
        .where(results.c.person_id == person, results.c.by_person.is_not(False), ~records.c.rehearsal)
        .order_by(records.c.ended.desc(), records.c.id)
        .limit(most)
    )
    return [OwnJudgement(*row) for row in connection.execute(found)]


def read_seats_played(connection: Connection, person: str, record: str) -> list[int]:
    own = (results.c.record_id == record) & (results.c.person_id == person) & results.c.seat.is_not(None)
    return [*connection.execute(select(results.c.seat).distinct().where(own).order_by(results.c.seat)).scalars()]


def keep(kept: KeptJudgement, seats: tuple[JudgedSeat, ...]) -> list[Write]:
    record, method, rank, made, body = kept
    rows = [Write(SEAT, (one.seat, one.body, record, method, rank)) for one in seats]
    mistakes = practice.keep_mistakes(kept, seats)
    return [Write(JUDGEMENT, (method, rank, made, body, record)), *rows, *mistakes, drop_job(record)]


def ask(record: str, game: str, rank: int, now: int, most: int) -> Write:
    return Write(JOB, (game, rank, now, b"", record, most))


def take_job(holder: str, now: int, seconds: int) -> Write:
    return Write(TAKEN, (holder, now + seconds, now, now))


def note_progress(job: JudgingJob, now: int) -> Write:
    return Write(FURTHER, (job.until, job.done, job.total, job.found, job.record, job.holder, now))


def free_jobs(holder: str | None) -> Write:
    return Write(ALL_FREE, ()) if holder is None else Write(FREE, (holder,))


def drop_job(record: str) -> Write:
    return Write(NO_JOB, (record,))


def drop_record(record: str) -> list[Write]:
    return [Write(statement, (record,)) for statement in NOTHING_OF]
