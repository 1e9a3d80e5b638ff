"""What every store keeps of ratings and counts."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tavolino.match.record import read_record
from tavolino.people.ratings import TOGETHER, Raters, rated_now, recompute, recount
from tavolino.rating import FIRST
from tavolino.store import Fenced, MemoryStore, NewRecord, Qualified, Result, Store, open_store
from tavolino.store.sql.store import SqlStore

RECORD = read_record(Path(__file__).parents[2] / "records" / "twisted-2-rounds.json")
GAME = RECORD.game
EVERYBODY = Qualified(matches=1, deviation=100, since=0)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    opened: Store = MemoryStore()
    if request.param != "memory":
        url = request.getfixturevalue("postgres").new_database("ratings") if request.param == "postgres" else None
        opened = open_store(url or tmp_path / "tavolino.db")
    yield opened
    opened.close()


def done(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def person(seat: int, name: str, place: int, bot: str | None = None) -> Result:
    return Result(seat, name, name.casefold(), bot, 10 - place, place, by_person=bot is None)


def bot(seat: int, level: str, place: int) -> Result:
    return Result(seat, f"Gina ({level})", None, level, 10 - place, place, by_person=False)


async def keep(store: Store, name: str, *results: Result, ended: int = 1000, rated: bool = True) -> None:
    for one in results:
        if one.person:
            await store.remember(one.person, one.name)
    await store.keep_record(NewRecord(name, RECORD, results, ended, rated))


async def played(store: Store) -> Raters:
    """Anna beats Ben twice, then the club bot beats her."""
    await keep(store, "first", person(0, "Anna", 1), person(1, "Ben", 2), ended=1000)
    await keep(store, "second", person(0, "Ben", 2), person(1, "Anna", 1), ended=2000)
    await keep(store, "third", person(0, "Anna", 2), bot(1, "club", 1), ended=90_000)
    raters = Raters(store)
    await raters.rate_all()
    return raters


def test_a_match_is_rated_once_and_in_the_order_of_the_ends(store: Store) -> None:
    async def work() -> None:
        raters = await played(store)
        anna = (await store.ratings_of("anna"))[GAME]
        assert anna.matches == 3
        matches = [match async for match in store.rated_matches()]
        assert [(one.number, one.record) for one in matches] == [(1, "first"), (2, "second"), (3, "third")]
        assert matches[2].seats[0].before == matches[1].seats[1].after
        assert matches[2].seats[0].after == anna.rating
        assert matches[2].seats[1].after == matches[2].seats[1].before, "a bot stays as strong as it is"
        await raters.rate_all()
        assert (await store.ratings_of("anna"))[GAME] == anna
        assert await raters.match("no record") is None

    done(work())


def test_of_two_servers_that_rate_at_once_one_begins_again(store: Store) -> None:
    async def work() -> None:
        await keep(store, "first", person(0, "Anna", 1), person(1, "Ben", 2))
        slow = await store.next_unrated()
        assert slow is not None
        await Raters(store).rate_all()
        before = await store.ratings_in(GAME, ["anna", "ben"])
        with pytest.raises(Fenced):
            await store.rate(rated_now(slow), {})
        await keep(store, "second", person(0, "Anna", 1), person(1, "Ben", 2))
        late = structs.replace(rated_now(slow), record="second")
        with pytest.raises(Fenced):
            await store.rate(late, {})
        assert await store.ratings_in(GAME, ["anna", "ben"]) == before
        await asyncio.gather(Raters(store).rate_all(), Raters(store).rate_all())
        assert (await store.ratings_of("ben"))[GAME].matches == 2

    done(work())


def test_recomputing_gives_the_same_numbers_to_the_last_bit(store: Store) -> None:
    async def work() -> None:
        await played(store)
        await store.forget("ben", lambda body: body)
        before = await store.ratings_of("anna")
        found = await recompute(store)
        assert (found.matches, found.ratings, found.wrong) == (3, 1, 0)
        assert await store.ratings_of("anna") == before
        assert isinstance(store, SqlStore)
        matches = [match async for match in store.rated_matches()]
        spoilt = structs.replace(matches[1], seats=tuple(structs.replace(one, after=FIRST) for one in matches[1].seats))
        await store.correct_ratings({}, [spoilt])
        assert await store.ratings_of("anna") == {}
        assert (await recompute(store)).wrong == 1
        assert await store.ratings_of("anna") == before
        assert [match async for match in store.rated_matches()] == matches

    done(work())


def test_those_who_left_come_last_and_those_who_were_forgotten_change_nothing_for_others(store: Store) -> None:
    async def work() -> None:
        ben = person(1, "Ben", 1, bot="casual")  # a bot won in his place
        await keep(store, "left", person(0, "Anna", 2), ben, bot(2, "club", 3))
        await Raters(store).rate_all()
        match = await store.rated_match("left")
        assert match is not None
        assert [one.place for one in match.seats] == [2, 4, 3]
        assert [one.bot for one in match.seats] == [None, None, "club"]
        assert match.seats[0].after.value > FIRST.value > match.seats[1].after.value
        await store.forget("ben", lambda body: body)
        assert await store.ratings_of("ben") == {}
        assert (await store.leaderboard(GAME, EVERYBODY, 0, 9))[0].name == "Anna"
        assert await store.leaderboard_size(GAME, EVERYBODY) == 1

    done(work())


def test_a_leaderboard_has_those_who_qualify_and_do_not_hide(store: Store) -> None:
    async def work() -> None:
        await played(store)
        board = await store.leaderboard(GAME, EVERYBODY, 0, 9)
        assert [one.name for one in board] == ["Anna", "Ben"]
        assert [await store.place_on_leaderboard(GAME, EVERYBODY, one) for one in ("anna", "ben", "cleo")] == [
            0,
            1,
            None,
        ]
        assert await store.leaderboard(GAME, EVERYBODY, 1, 9) == board[1:]
        assert await store.board(GAME, EVERYBODY, 1, 9, "ben") == (board[1:], 2, 1, [])
        assert len(await store.leaderboard(GAME, EVERYBODY._replace(matches=3), 0, 9)) == 1
        assert len(await store.leaderboard(GAME, EVERYBODY._replace(since=80_000), 0, 9)) == 1
        assert await store.leaderboard("another", EVERYBODY, 0, 9) == []
        await store.hide_profile("anna", hidden=True)
        assert [one.name for one in await store.leaderboard(GAME, EVERYBODY, 0, 9)] == ["Ben"]
        assert await store.place_on_leaderboard(GAME, EVERYBODY, "anna") is None
        found = await store.profile_named(board[0].public)
        assert found is not None
        assert (found.person, found.hidden) == ("anna", True)
        assert "anna" not in board[0].public

    done(work())


def test_counts_grow_with_every_match_and_can_be_counted_anew(store: Store) -> None:
    async def work() -> None:
        await played(store)
        await keep(store, "alone", person(0, "Anna", 1), ended=100_000, rated=False)
        await keep(store, "better", structs.replace(person(0, "Anna", 1), score=50), ended=200_000, rated=False)
        await keep(store, "left", person(0, "Anna", 1, bot="casual"), bot(1, "club", 2), rated=False)
        tallies = {(one.kind, one.against): one for one in await store.tallies("anna")}
        ben, club, alone = tallies["person", "ben"], tallies["bots", "club"], tallies["alone", ""]
        assert (ben.matches, ben.wins, ben.losses, ben.first_won, ben.recent) == (2, 2, 0, 1000, 0b11)
        assert (club.matches, club.wins, club.losses, club.first_won) == (1, 0, 1, None)
        assert (alone.matches, alone.best, alone.best_at, alone.best_record) == (2, 50, 200_000, "better")
        assert await store.days_played("anna") == {0: 2, 1: 2, 2: 1}
        assert await recount(store) == 6
        assert {(one.kind, one.against): one for one in await store.tallies("anna")} == tallies
        assert await store.days_played("anna") == {0: 2, 1: 2, 2: 1}
        await store.forget("ben", lambda body: body)
        assert ("person", "ben") not in {(one.kind, one.against) for one in await store.tallies("anna")}

    done(work())


def test_a_guest_who_becomes_an_account_keeps_the_surer_rating_and_all_counts(store: Store) -> None:
    async def work() -> None:
        await played(store)
        await keep(store, "guest", person(0, "Guest", 1), person(1, "Ben", 2), ended=95_000)
        await Raters(store).rate_all()
        anna = await store.ratings_of("anna")
        assert isinstance(store, SqlStore)
        await store.write(*store.merge_topics("guest", "anna"))
        assert await store.ratings_of("anna") == anna, "three matches are surer than one"
        assert await store.ratings_of("guest") == {}
        ben = next(one for one in await store.tallies("anna") if one.against == "ben")
        assert (ben.matches, ben.wins) == (3, 3)
        assert next(one for one in await store.tallies("ben") if one.kind == "person").losses == 3
        assert await store.days_played("anna") == {0: 2, 1: 2}
        assert (await recompute(store)).wrong == 0
        await keep(store, "new", person(0, "New", 1), bot(1, "club", 2))
        await store.write(*store.merge_topics("anna", "new"))
        await Raters(store).rate_all()
        assert (await store.ratings_of("new"))[GAME].matches == 4
        assert (await recompute(store)).wrong == 0

    done(work())


def test_programs_stand_among_the_bots_with_the_name_of_who_owns_them(store: Store) -> None:
    async def work() -> None:
        await played(store)
        assert await store.keep_name("anna", "Anna", "anna")
        assert await store.add_program("deep", "Deep", "deep", "anna", 10)
        await store.keep_record(
            NewRecord("program", RECORD, (person(0, "Deep", 1), person(1, "Ben", 2)), 95_000, rated=True)
        )
        await Raters(store).rate_all()
        [deep] = await store.leaderboard(GAME, EVERYBODY._replace(programs=True), 0, 9)
        assert (deep.name, deep.owner, deep.kept.matches) == ("Deep", "Anna", 1)
        assert [one.name for one in await store.leaderboard(GAME, EVERYBODY, 0, 9)] == ["Anna", "Ben"]
        assert await store.place_on_leaderboard(GAME, EVERYBODY, "deep") is None
        assert (await store.board(GAME, EVERYBODY, 0, 9, "deep"))[2:] == (None, [deep])
        profile, anna = await store.profile("deep"), await store.profile("anna")
        assert profile is not None
        assert anna is not None
        assert (profile.owner, anna.owner) == ("Anna", None)
        names = await store.shown_names(["deep", "ben"])
        assert (names["deep"].program, names["ben"].program) == (True, False)

    done(work())


def test_the_same_people_gain_nothing_by_playing_each_other_all_day(store: Store) -> None:
    async def work() -> None:
        raters = Raters(store)
        for number in range(TOGETHER + 2):
            await keep(store, f"{number:02}", person(0, "Anna", 1), person(1, "Ben", 2), ended=100_000 + number)
        await keep(store, "third", person(0, "Anna", 1), person(1, "Ben", 2), person(2, "Cleo", 3), ended=100_050)
        await raters.rate_all()
        assert await raters.match(f"{TOGETHER - 1:02}") is not None
        assert await raters.match(f"{TOGETHER:02}") is None
        assert await raters.match("third") is not None, "with somebody else it is another match"
        assert (await store.ratings_of("ben"))[GAME].matches == TOGETHER + 1
        assert (await store.rated_together(GAME, ["anna", "ben"], 0), await store.next_unrated()) == (TOGETHER, None)
        await keep(store, "tomorrow", person(0, "Anna", 1), person(1, "Ben", 2), ended=190_000)
        assert await raters.match("tomorrow") is not None
        assert (await recompute(store)).wrong == 0

    done(work())


def test_a_match_of_somebody_with_themselves_does_not_count(store: Store) -> None:
    async def work() -> None:
        await keep(store, "self", person(0, "Anna", 1), structs.replace(person(1, "Anna", 2), seat=1))
        await Raters(store).rate_all()
        assert await store.ratings_of("anna") == {}
        assert await store.next_unrated() is None

    done(work())
