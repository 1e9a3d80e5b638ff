"""Who gets a hint, and what is in it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from table.sitting import ANNA, BEN, wire
from table.test_inbox import asked, every_game, house, joined, until_over
from tavolino.bots import advice
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.table import Connection, Inbox, NotAllowed, Settings, Tables
from tavolino.table.asks import Act, SeatBot, Sit, Start
from tavolino.table.entries import Opened, decoder
from tavolino.table.hints import Hint
from tavolino.table.views import Update

GAME = next(iter(GAMES))


async def opened(tables: Tables, game: str = GAME, *people: Any, **settings: Any) -> tuple[Inbox, Connection]:
    """A running match: Anna, then other people, a bot in each free seat; no bot moves before a person."""
    inbox = await tables.open(Settings(game=game, seats=max(2, len(people) + 1), **settings), ANNA)
    anna = await joined(inbox, ANNA, 0)
    for seat, person in enumerate(people, 1):
        await joined(inbox, person, seat)
    if not people:
        await inbox.ask(anna, SeatBot(seat=1, level="heuristic"))
    await inbox.ask(anna, Start())
    return inbox, anna


async def seen(inbox: Inbox, person: Any = ANNA) -> Update:
    connection = Connection(person)
    await inbox.look(connection)
    update = await connection.next()
    assert update is not None
    return update


async def my_turn(inbox: Inbox, anna: Connection) -> Update:
    update = await seen(inbox)
    while not update.view.legal:
        newer = await anna.next()
        assert newer is not None
        update = newer
    return update


@every_game
def test_a_person_alone_with_bots_gets_every_choice_ranked(game: AnyGame, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna = await opened(tables, game.name)
            update = await my_turn(inbox, anna)
            hint = await inbox.hint(update)
            assert hint.decision == update.decision
            expected = [one.expected for one in hint.advice if one.expected is not None]
            assert expected == sorted(expected, reverse=True)
            assert sorted(game.write(one.action) for one in hint.advice) == sorted(map(game.write, update.view.legal))
            assert wire(hint)["advice"][0]["action"] in wire(update.view)["legal"]
            act = Act(decision=hint.decision, action=wire(hint.advice[0].action))
            assert not (await asked(inbox, anna, act)).refused

    asyncio.run(play())


def test_the_same_question_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[Any] = []
    advise = advice.advise

    def counted(game: AnyGame, view: Any) -> Any:
        asked_for.append(view)
        return advise(game, view)

    monkeypatch.setattr(advice, "advise", counted)

    async def play() -> list[Hint]:
        async with house(tmp_path) as tables:
            inbox, anna = await opened(tables)
            update = await my_turn(inbox, anna)
            return await asyncio.gather(*(inbox.hint(update) for _ in range(5)))

    found = asyncio.run(play())
    assert len(asked_for) == 1
    assert all(hint == found[0] for hint in found)


@pytest.mark.parametrize("way", ["no compiler", "a fault"])
def test_where_the_search_cannot_run_one_sensible_action_is_named(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "no compiler":
        monkeypatch.setattr(advice, "COMPILED", False)
    else:
        monkeypatch.setattr(advice, "advise", None)

    async def play() -> tuple[Update, Hint]:
        async with house(tmp_path) as tables:
            inbox, anna = await opened(tables)
            update = await my_turn(inbox, anna)
            return update, await inbox.hint(update)

    update, hint = asyncio.run(play())
    [only] = hint.advice
    assert only.action in update.view.legal
    assert (only.expected, only.uncertainty, only.best_in) == (None, None, None)


def test_hints_among_people_are_for_tables_that_allow_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            for allowed in (False, True):
                inbox, _ = await opened(tables, GAME, BEN, hints=allowed)
                updates = [await seen(inbox, person) for person in (ANNA, BEN)]
                awaited = next(update for update in updates if update.view.legal)
                if allowed:
                    assert (await inbox.hint(awaited)).advice
                    continue
                with pytest.raises(NotAllowed, match="no hints at this table"):
                    await inbox.hint(awaited)

    asyncio.run(play())


def test_a_hint_is_refused_where_there_is_nothing_to_say(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game=GAME, seats=2), ANNA, (None, "random"))
            anna = await joined(inbox, ANNA)
            with pytest.raises(NotAllowed, match="do not sit"):
                await inbox.hint(await seen(inbox))
            await inbox.ask(anna, Sit(seat=0))
            with pytest.raises(NotAllowed, match="nothing for you to decide"):
                await inbox.hint(await seen(inbox))
            inbox, _ = await opened(tables, GAME, BEN, hints=True)
            updates = [await seen(inbox, person) for person in (ANNA, BEN)]
            with pytest.raises(NotAllowed, match="nothing for you to decide"):
                await inbox.hint(next(update for update in updates if not update.view.legal))
            inbox = await tables.open(Settings(game=GAME, seats=2), ANNA, ("random", "random"))
            watcher = await joined(inbox, ANNA)
            await inbox.ask(watcher, Start())
            await until_over(watcher)
            await inbox.ask(watcher, Sit(seat=0))
            with pytest.raises(NotAllowed, match="is over"):
                await inbox.hint(await seen(inbox))

    asyncio.run(play())


def test_a_table_from_before_there_were_hints_is_read_and_has_none() -> None:
    settings = msgspec.to_builtins(Settings(game=GAME, seats=2))
    del settings["hints"]
    entry = decoder.decode(msgspec.json.encode({"type": "opened", "at": 0, "settings": settings, "host": "anna"}))
    assert isinstance(entry, Opened)
    assert not entry.settings.hints
