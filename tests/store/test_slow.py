"""What every store keeps of slow matches."""

from store.test_contract import Again, again, appended, run, store
from tavolino.store import Addition, NewNotice, SlowSeat, Store, Summary, Waits
from tavolino.store.sql.queries import SLOW_DAYS

__all__ = ["again", "store"]  # fixtures

ANNA, BEN = "aa11", "aa22"
PLAYING = Summary("playing", "twisted 1")


def seats(table: str, anna: int | None, ben: int | None, due: int = 1000) -> tuple[SlowSeat, ...]:
    """A match of two; `anna` and `ben`: since when it waits for them."""
    return tuple(
        SlowSeat(table, number, "twisted", person, None, turn, None if turn is None else due)
        for number, (person, turn) in enumerate(((ANNA, anna), (BEN, ben)))
    )


def begun(store: Store, table: str, waits: Waits, summary: Summary = PLAYING) -> None:
    run(store.open_table(table, [b"opened"], (ANNA, BEN)))
    assert appended(store, Addition(table, 1, [b"x"], summary=summary, waits=waits)) == [None]


def test_whose_turn_it_is_is_written_with_the_entry_that_changes_it(again: Again) -> None:
    kept = again()
    for person, name in ((ANNA, "Anna"), (BEN, "Ben")):
        run(kept.remember(person, name))
    begun(kept, "late", Waits(seats("late", None, 5, due=90)))
    begun(kept, "first", Waits(seats("first", 7, None, due=80)))
    begun(kept, "over", Waits(seats("over", 7, None)), Summary("over"))
    kept = again()
    lines = run(kept.slow_matches_of(ANNA, 10))
    assert [(one.table, one.name, one.turn, one.due) for one in lines] == [
        ("first", "Anna", 7, 80),
        ("first", "Ben", None, None),
        ("late", "Anna", None, None),
        ("late", "Ben", 5, 90),
    ]
    assert {one.table for one in run(kept.slow_matches_of(ANNA, 1))} == {"first"}  # the most urgent
    assert run(kept.open_tables_of(ANNA, 10)) == []  # they have a list of their own
    assert run(kept.tables_due(79, 10)) == []
    assert run(kept.tables_due(85, 10)) == ["first"]
    assert run(kept.tables_due(90, 10)) == ["first", "late"]


def test_a_refused_addition_changes_nobodys_turn(store: Store) -> None:
    begun(store, "t", Waits(seats("t", 7, None)))
    assert appended(store, Addition("t", 9, [b"x"], waits=Waits(seats("t", None, 8)))) != [None]
    assert run(store.slow_seats("t")) == [*seats("t", 7, None)]


def test_a_closed_table_waits_for_nobody(store: Store) -> None:
    begun(store, "t", Waits(seats("t", 7, None)))
    run(store.close_tables(["t"]))
    assert run(store.slow_seats("t")) == []
    assert run(store.tables_due(10_000, 10)) == []


def test_a_slow_match_is_never_quiet_while_it_waits_for_somebody(store: Store) -> None:
    begun(store, "plain", Waits(()))
    begun(store, "waits", Waits(seats("waits", 7, None)))
    begun(store, "lobby", Waits(seats("lobby", None, None)), Summary("lobby"))
    now = store.uptime() + 10
    assert run(store.quiet_tables(now, now, 10)) == ["plain"]
    later = now + SLOW_DAYS * 86_400
    assert sorted(run(store.quiet_tables(later, later, 10))) == ["lobby", "plain"]
    assert run(store.empty_tables("lobby", now)) == []


def test_somebody_forgotten_is_in_no_seat(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    begun(store, "t", Waits(seats("t", 7, None), (NewNotice(ANNA, "t", "turn", 7, "twisted", 0),)))
    run(store.forget(ANNA, lambda body: body))
    assert run(store.slow_matches_of(ANNA, 10)) == []
    assert [seat.person for seat in run(store.slow_seats("t"))] == [None, BEN]
