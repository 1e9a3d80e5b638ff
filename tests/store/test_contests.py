"""What every store keeps of contests."""

from msgspec import structs

from store.test_contract import FUTURE, RECORD, Again, again, run, store
from tavolino.store import Contest, NewRecord, Participant, Plan, Play, Rotation, SeatScore, Store, Summary
from tavolino.store.contests import sql as contests_sql
from tavolino.store.sql.store import SqlStore

__all__ = ["again", "store"]  # fixtures

ANNA, BEN, CLEO = (Participant(person, f"k-{person}", person.title(), 10) for person in ("anna", "ben", "cleo"))
PLAN = Plan("Friday", "twisted", 2, 2, {"rounds": 1}, "rotating", "casual", "matchpoints")
FRIDAY = Contest("friday", "anna", PLAN, 100, 200)
ROTATION = Rotation(("k-anna", "k-ben"), (((0, 1),), ((1, 0),)))


def same(body: bytes) -> bytes:
    return body


def kept(store: Store) -> Contest:
    found = run(store.contest("friday"))
    assert found is not None
    return found


def test_a_contest_survives_a_restart_and_each_change_raises_its_version(again: Again) -> None:
    store = again()
    run(store.add_contest(FRIDAY))
    store = again()
    assert kept(store) == FRIDAY
    run(store.take_part("friday", ANNA))
    run(store.extend_contest("friday", 300))
    assert kept(store) == structs.replace(FRIDAY, ends=300, version=2)
    assert run(store.contest("monday")) is None


def test_who_takes_part_does_so_once_and_who_was_removed_stays_out(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    run(store.take_part("friday", ANNA))
    run(store.take_part("friday", structs.replace(ANNA, key="other", joined=99)))
    run(store.take_part("friday", BEN))
    run(store.take_part("friday", CLEO))
    run(store.drop_out("friday", "ben", "left"))
    run(store.drop_out("friday", "cleo", "removed"))
    for one in (BEN, CLEO):
        run(store.take_part("friday", structs.replace(one, key="other")))
    assert run(store.participants("friday")) == [ANNA, BEN, structs.replace(CLEO, absence="removed")]


def test_only_the_first_start_and_the_next_round_count(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    run(store.begin_rotation("friday", ROTATION))
    run(store.begin_rotation("friday", structs.replace(ROTATION, people=())))
    for number in (1, 1, 3, 2):
        run(store.begin_round("friday", number))
    assert [one.id for one in run(store.due_contests(0))] == ["friday"]
    assert (kept(store).rotation, kept(store).round) == (ROTATION, 2)


def match(name: str, ended: int) -> NewRecord:
    """A match of two whose second player let a bot play for a while."""
    by = tuple("bot casual" if line.startswith("1") else "person" for line in RECORD.actions)
    return NewRecord(name, structs.replace(RECORD, by=by), (), ended)


def end_match(store: Store, table: str, new: NewRecord) -> None:
    assert isinstance(store, SqlStore)

    async def end() -> None:
        await store.write(*contests_sql.match_ended(table, new))

    run(end())


def test_only_the_first_table_and_the_first_end_of_a_deal_count(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    play = Play(0, "0", "table", 110)
    run(store.add_play("friday", play))
    run(store.add_play("friday", structs.replace(play, table="another")))
    assert run(store.plays("friday")) == [play]
    version = kept(store).version
    for name, ended in (("r", 120), ("later", 130)):
        end_match(store, "table", match(name, ended))
    assert RECORD.outcome is not None
    (first, second), (won, lost) = RECORD.outcome.scores, RECORD.outcome.places
    scores = (SeatScore(first, won), SeatScore(second, lost, bot=True))
    assert run(store.plays("friday")) == [structs.replace(play, ended=120, record="r", scores=scores)]
    assert kept(store).version > version


def test_a_match_that_ends_after_its_contest_does_not_count(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    play = Play(0, "0", "table", 110)
    run(store.add_play("friday", play))
    run(store.end_contest("friday", 120))
    end_match(store, "table", match("r", 121))
    assert run(store.plays("friday")) == [play]
    run(store.give_up_play("friday", play, 122))
    run(store.give_up_play("friday", play, 123))
    assert run(store.plays("friday")) == [structs.replace(play, ended=122)]


def test_a_deal_is_given_up_when_its_table_or_its_contest_is_closed(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    for deal in range(2):
        run(store.open_table(f"table {deal}", [b"opened"], (), Summary("playing")))
        run(store.add_play("friday", Play(deal, "0", f"table {deal}", 110)))
    run(store.close_tables(["table 1"]))
    run(store.add_play("friday", Play(2, "0", "no table yet", 110)))

    def unsettled() -> list[int]:
        return sorted(play.deal for _, play in run(store.unsettled_plays()))

    assert unsettled() == [1]
    run(store.end_contest("friday", 150))
    assert unsettled() == [0, 1, 2]


def test_a_new_name_shows_in_contests_that_go_on(store: Store) -> None:
    for name in ("friday", "monday"):
        run(store.add_contest(structs.replace(FRIDAY, id=name)))
        run(store.take_part(name, ANNA))
    run(store.end_contest("monday", 150))
    run(store.rename_participant("anna", "Ännchen"))
    names = [run(store.participants(name))[0].name for name in ("friday", "monday")]
    assert names == ["Ännchen", "Anna"]


def test_after_the_first_end_nothing_begins_and_nothing_moves(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    assert [len(run(store.due_contests(now))) for now in (199, 200)] == [0, 1]
    run(store.end_contest("friday", 150))
    run(store.end_contest("friday", 160))
    run(store.extend_contest("friday", 999))
    run(store.begin_rotation("friday", ROTATION))
    run(store.begin_round("friday", 1))
    found = kept(store)
    assert (found.ended, found.ends, found.rotation, found.round) == (150, 200, None, 0)
    assert run(store.due_contests(0)) == [found]
    run(store.reveal_contest("friday", 170))
    run(store.reveal_contest("friday", 180))
    assert (kept(store).revealed, run(store.due_contests(200))) == (170, [])


def test_only_listed_contests_are_shown_to_everybody(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    listed = structs.replace(FRIDAY, id="listed", plan=structs.replace(PLAN, listed=True))
    run(store.add_contest(listed))
    assert run(store.listed_contests(9)) == [listed]
    run(store.end_contest("listed", 150))
    assert run(store.listed_contests(9)) == []


def test_a_person_has_the_contests_they_opened_or_take_part_in(store: Store) -> None:
    for number, name in enumerate(("one", "two", "three")):
        run(store.add_contest(structs.replace(FRIDAY, id=name, opened=number, host="cleo" if number else "anna")))
    run(store.take_part("two", ANNA))
    run(store.take_part("three", ANNA))
    run(store.drop_out("three", "anna", "left"))
    assert [one.id for one in run(store.contests_of("anna", 9))] == ["two", "one"]
    assert [one.id for one in run(store.contests_of("anna", 1))] == ["two"]


def test_who_is_forgotten_leaves_results_without_a_name(store: Store) -> None:
    run(store.remember("anna", "Anna"))
    run(store.add_contest(FRIDAY))
    run(store.take_part("friday", ANNA))
    run(store.forget("anna", same))
    [left] = run(store.participants("friday"))
    assert (left.key, left.name, left.absence) == ("k-anna", "", "left")
    assert "anna" not in (left.person, kept(store).host)
    assert run(store.contests_of("anna", 9)) == []


def test_a_guest_who_becomes_an_account_takes_their_contests_along(store: Store) -> None:
    assert isinstance(store, SqlStore)
    for name in ("friday", "monday"):
        run(store.add_contest(structs.replace(FRIDAY, id=name)))
        run(store.take_part(name, ANNA))
    run(store.take_part("monday", structs.replace(BEN, person="account")))

    async def merge() -> None:
        await store.write(*contests_sql.merge("anna", "account"))

    run(merge())
    assert [one.key for one in run(store.participants("friday")) if one.person == "account"] == ["k-anna"]
    assert [one.person for one in run(store.participants("monday"))] == ["anna", "account"]
    assert kept(store).host == "account"


def test_old_contests_are_dropped_with_everything_about_them(store: Store) -> None:
    run(store.add_contest(FRIDAY))
    run(store.take_part("friday", ANNA))
    run(store.add_play("friday", Play(0, "0", "table", 110)))
    run(store.drop_contests(FUTURE))
    assert kept(store) == structs.replace(FRIDAY, version=2)
    run(store.end_contest("friday", 150))
    run(store.drop_contests(151))
    assert run(store.contest("friday")) is None
    assert (run(store.participants("friday")), run(store.plays("friday"))) == ([], [])
