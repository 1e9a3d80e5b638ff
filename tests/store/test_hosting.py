"""What every store keeps for those who run the place."""

from pathlib import Path

from msgspec import structs

from store.test_contract import FUTURE, Again, again, opened, run, store
from tavolino.store import Ban, ChatLine, DayFigure, Device, PersonName, Report, Store, Summary

__all__ = ["again", "store"]  # fixtures

ANNA, BEN = "aa11", "aa22"
REPORT = Report("one", 10, ANNA, BEN, "Ben", "t", "twisted", "rude", "he shouts", (ChatLine(BEN, "Ben", "HA"),))


def same(body: bytes) -> bytes:
    return body


def test_bans_survive_a_restart_and_a_second_one_takes_the_place_of_the_first(again: Again) -> None:
    kept = again()
    run(kept.add_ban(Ban("network", "203.0.113.0/24", 20, 30, "spam")))
    run(kept.add_ban(Ban("person", ANNA, 10)))
    kept = again()
    assert [ban.target for ban in run(kept.bans())] == [ANNA, "203.0.113.0/24"]
    later = Ban("person", ANNA, 40, 50, "again")
    run(kept.add_ban(later))
    assert run(kept.bans())[-1] == later
    run(kept.end_ban(ANNA))
    run(kept.end_ban("nobody"))
    assert run(again().bans()) == [Ban("network", "203.0.113.0/24", 20, 30, "spam")]


def test_reports_are_listed_the_newest_first_and_dropped_when_they_are_old(again: Again) -> None:
    kept = again()
    other = structs.replace(REPORT, id="two", made=20, reporter=BEN, reported=ANNA, name="Anna", chat=())
    for report in (REPORT, other):
        run(kept.add_report(report))
    kept = again()
    assert run(kept.reports()) == [other, REPORT]
    assert run(kept.reports(ANNA)) == [REPORT]
    run(kept.drop_reports(20))
    assert run(kept.reports()) == [other]


def test_who_is_forgotten_is_in_no_report_and_no_ban(store: Store) -> None:
    for person in (ANNA, BEN, "cleo"):
        run(store.remember(person, person.title()))
    about = structs.replace(REPORT, id="about", reporter="cleo")
    lines = (ChatLine(BEN, "Ben", "HA"), ChatLine("cleo", "Cleo", "Stop it, please."))
    beside = structs.replace(REPORT, id="beside", reporter=ANNA, reported="cleo", name="Cleo", chat=lines)
    by = structs.replace(REPORT, id="by", reporter=BEN, reported=ANNA)
    for report in (about, beside, by):
        run(store.add_report(report))
    run(store.add_ban(Ban("person", BEN, 10)))
    run(store.forget(BEN, same))
    assert run(store.reports()) == [structs.replace(beside, chat=lines[1:])]
    assert run(store.bans()) == []


def test_matches_are_counted_and_of_people_the_largest_number_of_a_day_is_kept(again: Again) -> None:
    kept = again()
    today = "2026-05-02"
    run(kept.add_figures([DayFigure(today, "begun", "twisted", 2), DayFigure(today, "people", "", 5)]))
    run(kept.add_figures([DayFigure(today, "begun", "twisted", 3), DayFigure(today, "people", "", 4)]))
    run(kept.add_figures([DayFigure("2026-05-01", "sockets", "", 9), DayFigure(today, "people", "", 6)]))
    run(kept.add_figures([]))
    kept = again()
    assert run(kept.day_figures(today)) == [DayFigure(today, "begun", "twisted", 5), DayFigure(today, "people", "", 6)]
    assert run(kept.day_figures("2026-01-01"))[0] == DayFigure("2026-05-01", "sockets", "", 9)


def test_a_person_counts_once_however_many_devices_they_use(store: Store) -> None:
    for person, device, seen in ((ANNA, "phone", 7200), (ANNA, "desk", 10_800), (BEN, "phone", 3600)):
        run(store.remember(person, person))
        run(store.add_device(person, Device(device, 0, seen)))
    assert [run(store.count_people(since)) for since in (0, 7200, FUTURE)] == [2, 1, 0]


def test_people_and_tables_are_found_by_how_their_names_begin(store: Store, tmp_path: Path) -> None:
    for person in (ANNA, BEN, "bb33"):
        run(store.remember(person, f"{tmp_path.name} {person}"))
    assert [one.id for one in run(store.people_with("aa", 10))] == [ANNA, BEN]
    assert run(store.people_with("aa2", 10)) == [PersonName(BEN, f"{tmp_path.name} {BEN}")]
    assert len(run(store.people_with("", 2))) == 2
    assert run(store.people_with("%", 2)) == []
    opened(store, "table", "tavern", "gone")
    run(store.close_tables(["gone"]))
    run(store.summarise("tavern", Summary("playing", "twisted 1")))
    assert {one.id: (one.stage, one.rules) for one in run(store.open_tables(10))} == {
        "table": ("lobby", ""),
        "tavern": ("playing", "twisted 1"),
    }
    assert [one.id for one in run(store.open_tables(10, "tav"))] == ["tavern"]
    assert run(store.open_tables(10, "gone")) == []
