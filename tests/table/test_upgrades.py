"""A newer program reads what an older one wrote: tables live on, matches of other rules are broken off."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec
import pytest
from msgspec import structs

from little import rules, v1, v2, v3
from table.sitting import ANNA, BEN, CLEO
from table.test_actor import act_somehow, asked, joined, running
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import OldRules, replay, walk
from tavolino.store import Log
from tavolino.table import NotFound, Settings, TableActor, Tables
from tavolino.table.decisions.asks import Again, Cast, Sit, Stand, Start, Undo
from tavolino.table.log.entries import BrokenOff, Opened, decoder, encoder


@pytest.fixture(autouse=True)
def only_little_matches() -> Iterator[None]:
    yield
    GAMES.pop("little", None)


def play_by(version: ModuleType) -> None:
    """From now on the program has the game with these rules."""
    GAMES["little"] = cast(AnyGame, version)


async def begun(tables: Tables, actions: int, **settings: Any) -> TableActor:
    actor = await tables.open(Settings(game="little", seats=2, **settings), ANNA)
    anna, ben = await joined(actor, ANNA, 0), await joined(actor, BEN, 1)
    await actor.ask(anna, Start())
    for _ in range(actions):
        await act_somehow(actor, anna, ben)
    return actor


def written_by(version: ModuleType, folder: Path, actions: int = 3) -> tuple[str, str]:
    """A table with a running match in a database; its name, and that of the record to come."""

    async def play() -> tuple[str, str]:
        async with running(folder) as tables:
            actor = await begun(tables, actions)
            assert actor.table.play is not None
            return actor.table.id, actor.table.play.record_id

    play_by(version)
    return asyncio.run(play())


def test_a_match_of_older_rules_is_broken_off_and_its_record_kept_as_far_as_it_was_played(tmp_path: Path) -> None:
    name, record_id = written_by(v1, tmp_path)

    async def after() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.find(name)
            anna = await joined(actor, ANNA)
            update = await anna.next()
            assert update is not None
            assert update.table.stage == "lobby"
            assert update.table.broken_off == "rules"
            assert update.table.record == record_id
            assert [seat.name for seat in update.table.seats] == ["Anna", "Ben"]
            kept = await tables.store.record(record_id)
            assert kept is not None
            assert kept.record.rules_version == 1
            assert len(kept.record.actions) == len(kept.record.by) == len(kept.record.at) == 3
            assert (kept.record.outcome, kept.record.broken_off) == (None, "rules")
            [played] = await tables.store.matches_of("ben")
            assert [(result.name, result.place) for result in played.results] == [("Anna", None), ("Ben", None)]
            assert len(replay(kept.record).actions) == 3, "version 2 still has the first rules"
            update = await asked(actor, anna, Start())
            assert update.table.stage == "playing"
            assert update.table.broken_off is None
            assert update.view.most == 3, "the next match has the new rules"

    play_by(v2)
    asyncio.run(after())


def test_it_is_broken_off_once(tmp_path: Path) -> None:
    name, _ = written_by(v1, tmp_path)

    async def again() -> list[Any]:
        async with running(tmp_path) as tables:
            await tables.find(name)
            log = await tables.store.log(name)
            return [entry for entry in map(decoder.decode, log.entries()) if isinstance(entry, BrokenOff)]

    play_by(v2)
    assert len(asyncio.run(again())) == 1
    assert len(asyncio.run(again())) == 1


def test_an_old_record_tells_who_and_how_and_can_be_stepped_through_while_its_rules_are_there(tmp_path: Path) -> None:
    async def play() -> Any:
        async with running(tmp_path) as tables:
            actor = await begun(tables, 0)
            anna, ben = await joined(actor, ANNA), await joined(actor, BEN)
            while actor.table.stage == "playing":
                await act_somehow(actor, anna, ben)
            [played] = await tables.store.records_of("anna")
            return played.record

    play_by(v1)
    record = asyncio.run(play())
    play_by(v2)
    steps = [*walk(record, seat=0)]
    assert len(steps) == len(record.actions)
    assert all(step.before.most == 2 for step in steps), "stepped through under the rules it was played under"
    assert steps[-1].match.outcome == record.outcome
    assert [step.after for step in steps[:-1]] == [step.before for step in steps[1:]]
    assert {step.by for step in steps} == {"person"}
    assert all(step.at is not None and step.at >= 0 for step in steps)
    play_by(v3)
    with pytest.raises(OldRules, match="older rules"):
        replay(record)
    assert record.outcome is not None
    assert record.seats == ("Anna", "Ben")


def test_a_match_that_was_over_under_the_old_rules_stays_over(tmp_path: Path) -> None:
    async def before() -> str:
        async with running(tmp_path) as tables:
            actor = await begun(tables, 0)
            anna, ben = await joined(actor, ANNA), await joined(actor, BEN)
            while actor.table.stage == "playing":
                await act_somehow(actor, anna, ben)
            return actor.table.id

    async def after(name: str) -> None:
        async with running(tmp_path) as tables:
            actor = await tables.find(name)
            assert actor.table.stage == "lobby"
            assert actor.table.broken_off is None
            [played] = await tables.store.matches_of("anna")
            assert all(result.place for result in played.results)
            anna = await joined(actor, ANNA)
            assert (await asked(actor, anna, Start())).table.match == 2

    play_by(v1)
    name = asyncio.run(before())
    play_by(v2)
    asyncio.run(after(name))


def test_what_was_taken_back_is_not_in_the_record_of_an_old_match(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str]]:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="little", seats=2), ANNA, (None, "random"))
            anna = await joined(actor, ANNA, 0)
            await actor.ask(anna, Start())
            while not (actor.table.play and actor.table.play.choices[0]):
                await anna.next()
            await act_somehow(actor, anna)
            await actor.ask(anna, Undo())
            assert actor.table.play is not None
            actor.bots.stop()
            done = actor.table.play.done
            return actor.table.play.record_id, [f"{one.seat} {rules.write(one.action)}" for one in done]

    async def after(record_id: str) -> Any:
        async with running(tmp_path) as tables:
            kept = await tables.store.record(record_id)
            assert kept is not None
            return kept.record

    play_by(v1)
    record_id, lines = asyncio.run(before())
    play_by(v2)
    record = asyncio.run(after(record_id))
    assert list(record.actions)[: len(lines)] == lines
    assert record.taken_back == 1


def test_a_changed_default_changes_no_open_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _ = written_by(v1, tmp_path, 0)
    monkeypatch.setattr(v1, "table_options", rules.Options(heap=50))

    async def after() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.find(name)
            anna, ben = await joined(actor, ANNA), await joined(actor, BEN)
            assert actor.table.play is not None
            assert actor.table.play.match.options.heap == 12
            while actor.table.stage == "playing":
                await act_somehow(actor, anna, ben)
            await actor.ask(ben, Again())
            assert (await asked(actor, anna, Again())).view.left == 12
            opened = await tables.open(Settings(game="little", seats=2), ANNA)
            assert opened.table.options.heap == 50

    asyncio.run(after())


def without_entry(number: int) -> Any:
    return lambda rows: [row for row in rows if row[0] != number]


def doubled(rows: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    return [*rows, rows[-1]]


def unknown_entry(rows: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    return [*rows, (len(rows), b'{"type":"danced","at":9}')]


def unknown_game(rows: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    opened = decoder.decode(rows[0][1])
    assert isinstance(opened, Opened)
    other = structs.replace(opened, settings=structs.replace(opened.settings, game="gone"))
    return [(0, encoder.encode(other)), *rows[1:]]


def action_before_the_match(rows: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    return [rows[0], (1, b'{"type":"acted","at":9,"seat":0,"action":"take 1"}')]


@pytest.mark.parametrize(
    "damage", [without_entry(2), without_entry(0), doubled, unknown_entry, unknown_game, action_before_the_match]
)
def test_a_table_that_cannot_be_read_is_closed_and_reported_once(
    damage: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name, _ = written_by(v1, tmp_path)

    async def damaged() -> None:
        async with running(tmp_path) as tables:
            other = await tables.open(Settings(game="little", seats=2), ANNA)
            log = await tables.store.log(name)
            assert await tables.load(Log(name, damage(log.rows))) is None
            with pytest.raises(NotFound):
                await tables.find(name)
            assert (await joined(other, BEN, 0)).person == BEN, "the others go on"

    async def next_start() -> None:
        async with running(tmp_path) as tables:
            assert name not in tables.actors

    with caplog.at_level(logging.ERROR):
        asyncio.run(damaged())
    [report] = [line for line in caplog.records if "cannot be read" in line.getMessage()]
    assert name not in report.getMessage(), "the name of a table is the key to it"
    assert report.exc_info is None
    assert "\n" not in report.getMessage()
    caplog.clear()
    asyncio.run(next_start())
    assert not caplog.records


def test_every_match_in_the_log_names_its_rules_and_all_its_options(tmp_path: Path) -> None:
    name, record_id = written_by(v1, tmp_path)

    async def logged() -> list[dict[str, Any]]:
        async with running(tmp_path) as tables:
            return [msgspec.json.decode(body) for body in (await tables.store.log(name)).entries()]

    entries = asyncio.run(logged())
    assert entries[0]["settings"]["options"] == {"heap": 12}
    [began] = [entry for entry in entries if entry["type"] == "began"]
    assert (began["rules_version"], began["options"], began["record_id"]) == (1, {"heap": 12}, record_id)


def test_somebody_who_took_over_a_seat_has_the_match_in_their_list_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await begun(tables, 2)
            anna, ben = await joined(actor, ANNA), await joined(actor, BEN)
            await actor.ask(ben, Stand())
            cleo = await joined(actor, CLEO)
            actor.bots.stop()
            await actor.ask(cleo, Sit(seat=1))
            await actor.ask(anna, Cast(yes=True))
            while actor.table.stage == "playing":
                await act_somehow(actor, anna, cleo)
            for person, alone in (("anna", True), ("ben", False), ("cleo", False)):
                [played] = await tables.store.matches_of(person)
                assert played.seat == (0 if person == "anna" else 1)
                [own] = [result for result in played.results if result.person == person]
                assert own.by_person is alone
                assert own.name == person.capitalize()

    play_by(v1)
    asyncio.run(play())
