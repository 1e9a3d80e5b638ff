"""The daily deal in every store: one try for each person, results in time, guests who become accounts."""

import pytest
from msgspec import structs

from store.test_accounts import keep
from store.test_contract import RECORD, Again, again, appended, opened, record, result, run, store
from tavolino.store import Addition, DailyBar, DailyDay, DailyTry, Store

__all__ = ["again", "store"]  # fixtures

DAY, COURSE, CLOSES = "2026-11-19", "twisted", 1000
EVENT = f"daily/{DAY}/{COURSE}"
SECRET = bytes(range(32))


@pytest.fixture
def kept(store: Store) -> Store:
    run(store.fix_deal(EVENT, "twisted", SECRET, 1))
    run(store.add_daily([DailyDay(DAY, COURSE, EVENT, "club", {})]))
    return store


def begin(kept: Store, person: str, table: str, at: int = 100, day: str = DAY) -> DailyTry:
    own = run(kept.begin_try(DailyTry(person, day, COURSE, table, at, CLOSES)))
    if own.table == table:
        opened(kept, table)
    return own


def finish(kept: Store, person: str, table: str, score: int, at: int = 500) -> None:
    played = structs.replace(RECORD, event=EVENT, by=("person",) * len(RECORD.actions))
    own = structs.replace(result(0, person, name=person.title()), score=score)
    new = structs.replace(record(f"of-{table}", own, ended=at, body=played), signs=("🟦🟪",))
    assert appended(kept, Addition(table, 1, [b"end"], record=new)) == [None]


def own_try(kept: Store, person: str) -> DailyTry:
    found = run(kept.try_of(person, DAY, COURSE))
    assert found is not None
    return found


def counts(kept: Store) -> list[tuple[int, int]]:
    return run(kept.daily_counts(DAY, COURSE))


def test_a_second_try_is_the_first_one(kept: Store, again: Again) -> None:
    assert begin(kept, "anna", "one").table == "one"
    assert begin(kept, "anna", "two").table == "one"
    assert run(again().begin_try(DailyTry("anna", DAY, COURSE, "three", 300, CLOSES))).table == "one"


def test_a_result_counts_once_and_only_in_time(kept: Store) -> None:
    for person, at in (("anna", 500), ("ben", CLOSES), ("cleo", CLOSES + 1)):
        begin(kept, person, f"table-{person}")
        finish(kept, person, f"table-{person}", 30, at)
    assert counts(kept) == [(30, 2)]
    assert [own_try(kept, person).counted for person in ("anna", "ben", "cleo")] == [True, True, False]
    late = own_try(kept, "cleo")
    assert (late.score, late.ended, late.signs) == (30, CLOSES + 1, "🟦🟪")
    assert run(kept.daily_players(DAY)) == {COURSE: 2}
    assert run(kept.days_of("cleo")) == []


def test_nothing_counts_once_the_deal_is_revealed(kept: Store) -> None:
    begin(kept, "anna", "one")
    run(kept.reveal_deal(EVENT, 400))
    finish(kept, "anna", "one", 30)
    assert not own_try(kept, "anna").counted
    assert counts(kept) == []


def test_another_table_changes_no_try(kept: Store) -> None:
    begin(kept, "anna", "one")
    opened(kept, "other")
    finish(kept, "anna", "other", 99)
    assert own_try(kept, "anna").ended is None


@pytest.mark.parametrize(("guest_began", "counts_now"), [(90, (20, "of-guest")), (110, (40, "of-own"))])
def test_of_two_tries_at_one_deal_the_earlier_counts_when_a_guest_becomes_an_account(
    kept: Store, guest_began: int, counts_now: tuple[int, str]
) -> None:
    keep(kept, "anna", "Anna")
    run(kept.remember("guest", "Guest"))
    begin(kept, "anna", "own", 100)
    begin(kept, "guest", "guest", guest_began)
    finish(kept, "anna", "own", 40)
    finish(kept, "guest", "guest", 20)
    assert counts(kept) == [(20, 1), (40, 1)]
    run(kept.merge("guest", "anna"))
    one = own_try(kept, "anna")
    assert (one.score, one.record) == counts_now
    assert counts(kept) == [(counts_now[0], 1)]
    assert run(kept.try_of("guest", DAY, COURSE)) is None


def test_a_guest_who_becomes_an_account_brings_the_try_along_and_goes_on_with_it(kept: Store) -> None:
    keep(kept, "anna", "Anna")
    run(kept.remember("guest", "Guest"))
    begin(kept, "guest", "table")
    run(kept.merge("guest", "anna"))
    assert begin(kept, "anna", "another").table == "table"
    finish(kept, "anna", "table", 33)
    assert counts(kept) == [(33, 1)]


def test_a_match_that_ends_while_its_guest_becomes_an_account_is_not_lost(kept: Store) -> None:
    keep(kept, "anna", "Anna")
    run(kept.remember("guest", "Guest"))
    begin(kept, "guest", "table")
    run(kept.merge("guest", "anna"))
    finish(kept, "guest", "table", 33)  # the table has not heard of it yet
    assert (own_try(kept, "anna").score, counts(kept)) == (33, [(33, 1)])


def test_a_play_says_whether_its_person_wants_to_be_seen(kept: Store) -> None:
    for person in ("anna", "ben"):
        run(kept.remember(person, person.title()))
        begin(kept, person, f"table-{person}")
        finish(kept, person, f"table-{person}", 10)
    run(kept.profile("anna"))
    run(kept.hide_profile("anna", hidden=True))
    plays = run(kept.daily_plays(DAY, COURSE, 0, 9, fewest=False))
    assert {play.person: play.hidden for play in plays} == {"anna": True, "ben": False}


def test_plays_come_in_pages_the_best_first_whichever_way_is_better(kept: Store) -> None:
    for number, person in enumerate(("anna", "ben", "cleo", "dora")):
        run(kept.remember(person, person.title()))
        begin(kept, person, f"table-{person}")
        finish(kept, person, f"table-{person}", 10 * number)

    def names(first: int, most: int, *, fewest: bool) -> list[str]:
        return [play.name for play in run(kept.daily_plays(DAY, COURSE, first, most, fewest=fewest))]

    assert names(0, 2, fewest=False) + names(2, 2, fewest=False) == ["Dora", "Cleo", "Ben", "Anna"]
    assert names(0, 9, fewest=True) == ["Anna", "Ben", "Cleo", "Dora"]


def test_who_is_forgotten_leaves_a_number_and_no_name(kept: Store) -> None:
    run(kept.remember("anna", "Anna"))
    begin(kept, "anna", "one")
    finish(kept, "anna", "one", 12)
    run(kept.forget("anna", lambda body: body))
    assert counts(kept) == [(12, 1)]
    assert run(kept.daily_plays(DAY, COURSE, 0, 9, fewest=False)) == []


def test_two_servers_store_each_try_of_the_best_bot_once(kept: Store) -> None:
    for score in (40, 99):
        run(kept.add_bar(DAY, COURSE, 0, DailyBar("master", score, f"record-{score}"), b"body"))
    assert run(kept.daily_bars(DAY, COURSE)) == [DailyBar("master", 40, "record-40")]
    assert run(kept.bar_body(DAY, COURSE, "record-40")) == b"body"


def test_days_of_which_the_deals_are_not_revealed_are_found(kept: Store) -> None:
    assert [one.day for one in run(kept.secret_days("2026-11-20"))] == [DAY]
    assert run(kept.secret_days(DAY)) == []
    run(kept.reveal_deal(EVENT, 10))
    assert run(kept.secret_days("2026-11-20")) == []
