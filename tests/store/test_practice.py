"""What every store keeps of the mistakes that people try again."""

from store.test_coach import ANNA, BEN, judgement, with_record
from store.test_contract import FUTURE, Again, again, run, store
from tavolino.store import JudgedMistake, JudgedSeat, OwnMistake, Practice, Store

__all__ = ["again", "store"]  # fixtures

TODAY = 20_000
EARLY, LATE = JudgedMistake(4, "took-early", "mistake"), JudgedMistake(8, "other-card", "blunder")
SEATS = (JudgedSeat(0, b"zero", (EARLY, LATE)), JudgedSeat(1, b"one", (JudgedMistake(5, "took-late", "mistake"),)))


def judged(kept: Store, name: str, ended: int = 100, *, rehearsal: bool = False) -> None:
    with_record(kept, name, ended, rehearsal=rehearsal)
    run(kept.keep_judgement(judgement(name), SEATS))


def practise(kept: Store, person: str, step: int, due: int, *, today: int = TODAY, most: int = 9) -> None:
    run(kept.practise(Practice(person, "first", step, 1, due), today, most))


def steps(kept: Store, person: str = ANNA) -> list[tuple[str, int, int | None]]:
    return [(one.record, one.step, one.due) for one in run(kept.mistakes_of(person, 9))]


def test_somebodys_mistakes_are_those_of_seats_that_they_played_themselves(again: Again) -> None:
    kept = again()
    judged(kept, "older", 100)
    judged(kept, "newer", 200)
    judged(kept, "again", 300, rehearsal=True)
    kept = again()
    assert run(kept.mistakes_of(ANNA, 3)) == [
        OwnMistake("newer", 200, "twisted", 2, 0, 4, "took-early", "mistake", None, None),
        OwnMistake("newer", 200, "twisted", 2, 0, 8, "other-card", "blunder", None, None),
        OwnMistake("older", 100, "twisted", 2, 0, 4, "took-early", "mistake", None, None),
    ]
    assert run(kept.mistakes_of(BEN, 9)) == [], "a bot played for Ben"
    assert run(kept.mistake_of(ANNA, "older", 8)) == OwnMistake(
        "older", 100, "twisted", 2, 0, 8, "other-card", "blunder", None, None
    )
    assert run(kept.mistake_of(ANNA, "older", 5)) is None, "it is Ben's"
    assert run(kept.mistake_of(ANNA, "again", 4)) is None
    assert [run(kept.seats_played(one, "older")) for one in (ANNA, BEN, "nobody")] == [[0], [1], []]


def test_a_position_is_counted_once_until_it_comes_again(again: Again) -> None:
    kept = again()
    run(kept.remember(ANNA, "Anna"))
    judged(kept, "first")
    practise(kept, ANNA, 4, TODAY + 3)
    practise(kept, ANNA, 4, TODAY + 50, today=TODAY + 2)
    kept = again()
    assert steps(kept) == [("first", 4, TODAY + 3), ("first", 8, None)]
    practise(kept, ANNA, 4, TODAY + 10, today=TODAY + 3)
    assert steps(kept) == [("first", 4, TODAY + 10), ("first", 8, None)]


def test_nobody_practises_what_is_no_mistake_or_when_they_are_forgotten(store: Store) -> None:
    judged(store, "first")
    practise(store, ANNA, 4, TODAY + 1)
    assert steps(store) == [("first", 4, None), ("first", 8, None)], "nobody of that id is here"
    run(store.remember(ANNA, "Anna"))
    practise(store, ANNA, 6, TODAY + 1)
    run(store.keep_judgement(judgement("first", rank=2), (JudgedSeat(0, b"", (JudgedMistake(6, "x", "mistake"),)),)))
    assert steps(store) == [("first", 6, None)]


def test_only_so_many_are_kept_of_a_person(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    judged(store, "first")
    practise(store, ANNA, 4, TODAY + 1, most=1)
    practise(store, ANNA, 8, TODAY + 3, most=1)
    assert steps(store) == [("first", 4, None), ("first", 8, TODAY + 3)]


def test_a_better_judgement_replaces_the_mistakes_and_a_worse_one_does_not(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    judged(store, "first")
    practise(store, ANNA, 8, TODAY + 3)
    run(store.keep_judgement(judgement("first", rank=2), (JudgedSeat(0, b"", (LATE,)),)))
    run(store.keep_judgement(judgement("first", rank=1), SEATS))
    assert steps(store) == [("first", 8, TODAY + 3)]


def test_the_mistakes_go_with_the_record(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    judged(store, "first")
    judged(store, "new", FUTURE)
    practise(store, ANNA, 4, TODAY + 3)
    run(store.drop_records(200))
    assert steps(store) == [("new", 4, None), ("new", 8, None)]
    judged(store, "first")
    assert ("first", 4, None) in steps(store), "how it went is gone, too"


def test_a_guest_brings_along_what_the_account_has_not_tried(store: Store) -> None:
    guest = "bb33"
    run(store.remember(ANNA, "Anna"))
    run(store.remember(guest, "Anna"))
    assert run(store.keep_name(ANNA, "Anna", "anna"))
    judged(store, "first")
    practise(store, ANNA, 4, TODAY + 3)
    practise(store, guest, 4, TODAY + 1)
    practise(store, guest, 8, TODAY + 7)
    run(store.merge(guest, ANNA))
    assert steps(store) == [("first", 4, TODAY + 3), ("first", 8, TODAY + 7)]
    run(store.forget(ANNA, lambda body: body))
    assert steps(store) == []
