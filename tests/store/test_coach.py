"""What every store keeps of the coach."""

from msgspec import structs

from store.test_contract import FUTURE, RECORD, Again, again, run, store
from tavolino.match.record import Rehearsal
from tavolino.store import JudgedSeat, JudgingJob, KeptJudgement, NewRecord, OwnJudgement, Result, Store

__all__ = ["again", "store"]  # fixtures

ANNA, BEN = "aa11", "aa22"
SEATS = (JudgedSeat(0, b"zero"), JudgedSeat(1, b"one"))


def with_record(kept: Store, name: str, ended: int = 100, *, rehearsal: bool = False) -> None:
    results = (
        Result(0, "Anna", ANNA, None, -22, 1, True),
        Result(1, "Ben", BEN, None, -24, 2, False),  # a bot played for Ben
    )
    record = structs.replace(RECORD, rehearsal=Rehearsal("other", 0)) if rehearsal else RECORD
    run(kept.keep_record(NewRecord(name, record, results, ended)))


def ask(kept: Store, name: str, now: int = 10, most: int = 100) -> bool:
    return run(kept.ask_to_judge(name, "twisted", 1, now, most))


def judgement(name: str, method: int = 1, rank: int = 1, body: bytes = b"body") -> KeptJudgement:
    return KeptJudgement(name, method, rank, 5, body)


def test_two_who_ask_for_the_same_match_share_one_job(again: Again) -> None:
    kept = again()
    with_record(kept, "first")
    with_record(kept, "second")
    assert ask(kept, "second", now=20)
    assert ask(kept, "first", now=30)
    assert ask(kept, "second", now=40)
    assert [(job.record, job.asked) for job in run(again().judging_jobs())] == [("second", 20), ("first", 30)]


def test_a_full_queue_takes_no_more_but_shares_what_it_has(store: Store) -> None:
    with_record(store, "first")
    with_record(store, "second")
    assert ask(store, "first", most=1)
    assert not ask(store, "second", most=1)
    assert ask(store, "first", most=1)


def test_nobody_can_ask_for_a_match_that_is_not_kept(store: Store) -> None:
    assert not ask(store, "nothing")


def test_one_server_works_on_a_job_until_its_time_is_over(store: Store) -> None:
    with_record(store, "first")
    with_record(store, "second")
    ask(store, "first", now=1)
    ask(store, "second", now=2)
    job = run(store.take_judging_job("here", 100, 30))
    assert job == JudgingJob("first", "twisted", 1, 1, "here", 130, 0, 0, b"")
    there = run(store.take_judging_job("there", 110, 30))
    assert there is not None
    assert there.record == "second"
    assert run(store.take_judging_job("elsewhere", 120, 30)) is None
    assert run(store.go_on_judging(job._replace(until=150, done=3, total=9, found=b"so far"), 120))
    late = run(store.take_judging_job("elsewhere", 149, 30))
    assert late is not None
    assert (late.record, late.done, late.total, late.found) == ("second", 0, 0, b"")  # the other's time was over first
    later = run(store.take_judging_job("third", 151, 30))
    assert later is not None
    assert (later.record, later.done, later.total, later.found) == ("first", 3, 9, b"so far")
    assert not run(store.go_on_judging(job._replace(until=200, done=4, total=9), 152))
    assert run(store.judging_job("first")) == later


def test_after_a_restart_a_job_goes_on_at_once_from_what_was_found(again: Again) -> None:
    kept = again()
    with_record(kept, "first")
    ask(kept, "first")
    job = run(kept.take_judging_job("here", 100, 30))
    assert job is not None
    run(kept.go_on_judging(job._replace(until=140, done=3, total=9, found=b"so far"), 110))
    kept = again()
    assert run(kept.take_judging_job("again", 111, 30)) is None
    run(kept.free_judging_jobs())
    taken = run(kept.take_judging_job("again", 111, 30))
    assert taken is not None
    assert (taken.done, taken.found, taken.until) == (3, b"so far", 141)
    run(kept.free_judging_jobs("again"))
    assert run(kept.take_judging_job("other", 112, 30)) is not None


def test_a_judgement_ends_its_job_and_gives_way_to_a_better_one_alone(again: Again) -> None:
    kept = again()
    with_record(kept, "first")
    ask(kept, "first")
    run(kept.keep_judgement(judgement("first"), SEATS))
    assert run(kept.judging_jobs()) == []
    run(kept.keep_judgement(judgement("first", rank=2, body=b"closer"), (JudgedSeat(0, b"closer"),)))
    run(kept.keep_judgement(judgement("first", rank=1, body=b"worse"), (JudgedSeat(0, b"worse"),)))
    kept = again()
    assert run(kept.judgement("first")) == judgement("first", rank=2, body=b"closer")
    assert [one.body for one in run(kept.judgements_of(ANNA, 9))] == [b"closer"]
    run(kept.keep_judgement(judgement("first", method=2, body=b"newer"), ()))
    assert run(kept.judgement("first")) == judgement("first", method=2, body=b"newer")


def test_judgements_go_with_their_records(store: Store) -> None:
    for name, ended in (("old", 100), ("new", FUTURE)):
        with_record(store, name, ended)
        ask(store, name)
        run(store.keep_judgement(judgement(name), SEATS))
        ask(store, name)
    assert run(store.drop_records(200)) == 1
    assert run(store.judgement("old")) is None
    assert [job.record for job in run(store.judging_jobs())] == ["new"]
    assert [one.record for one in run(store.judgements_of(ANNA, 9))] == ["new"]
    run(store.keep_judgement(judgement("old"), SEATS))  # it was being judged meanwhile
    assert run(store.judgement("old")) is None


def test_somebodys_judged_matches_are_those_that_they_played_themselves(store: Store) -> None:
    with_record(store, "older", 100)
    with_record(store, "newer", 200)
    with_record(store, "again", 300, rehearsal=True)
    for name in ("older", "newer", "again"):
        run(store.keep_judgement(judgement(name), SEATS))
    assert run(store.judgements_of(ANNA, 9)) == [
        OwnJudgement("newer", 200, "twisted", 2, 0, b"zero"),
        OwnJudgement("older", 100, "twisted", 2, 0, b"zero"),
    ]
    assert [one.record for one in run(store.judgements_of(ANNA, 1))] == ["newer"]
    assert run(store.judgements_of(BEN, 9)) == []


def test_who_is_forgotten_has_no_judged_matches(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    with_record(store, "first")
    run(store.keep_judgement(judgement("first"), SEATS))
    run(store.forget(ANNA, lambda body: body))
    assert run(store.judgements_of(ANNA, 9)) == []
    assert run(store.judgement("first")) == judgement("first")
