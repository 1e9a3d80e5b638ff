"""Who gets a hint, and what is in it."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from table.sitting import ANNA, BEN, wire
from table.test_actor import asked, every_game, joined, running, until_over
from tavolino.bots import advice
from tavolino.bots.advice import Advice, Adviser
from tavolino.bots.explain import Why
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.table import Connection, NotAllowed, Settings, TableActor, Tables
from tavolino.table.decisions.asks import Act, Contribute, SeatBot, Sit, Start
from tavolino.table.log.entries import Opened, decoder
from tavolino.table.runtime.hints import Hint
from tavolino.table.runtime.views import Update

GAME = next(iter(GAMES))


async def opened(tables: Tables, game: str = GAME, *people: Any, **settings: Any) -> tuple[TableActor, Connection]:
    """A running match: Anna, then other people, a bot in each free seat; no bot moves before a person."""
    actor = await tables.open(Settings(game=game, seats=max(2, len(people) + 1), **settings), ANNA)
    anna = await joined(actor, ANNA, 0)
    for seat, person in enumerate(people, 1):
        await joined(actor, person, seat)
    if not people:
        await actor.ask(anna, SeatBot(seat=1, level="heuristic"))
    await actor.ask(anna, Start())
    return actor, anna


async def seen(actor: TableActor, person: Any = ANNA) -> Update:
    connection = Connection(person)
    await actor.look(connection)
    update = await connection.next()
    assert update is not None
    return update


async def my_turn(actor: TableActor, anna: Connection) -> Update:
    update = await seen(actor)
    while not update.view.legal:
        newer = await anna.next()
        assert newer is not None
        update = newer
    return update


@every_game
def test_a_person_alone_with_bots_gets_every_choice_ranked(game: AnyGame, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna = await opened(tables, game.name)
            update = await my_turn(actor, anna)
            hint = await actor.hint(ANNA)
            assert hint is not None
            assert hint.decision == update.decision
            tries = [one.tries for one in hint.advice[1:]]
            assert tries == sorted(tries, reverse=True)
            assert sorted(game.write(one.action) for one in hint.advice) == sorted(map(game.write, update.view.legal))
            assert wire(hint)["advice"][0]["action"] in wire(update.view)["legal"]
            act = Act(decision=hint.decision, action=wire(hint.advice[0].action))
            assert not (await asked(actor, anna, act)).refused

    asyncio.run(play())


def test_the_same_question_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[Any] = []
    advise = Adviser.advise

    def counted(self: Adviser, view: Any) -> Any:
        asked_for.append(view)
        return advise(self, view)

    monkeypatch.setattr(Adviser, "advise", counted)

    async def play() -> list[Hint | None]:
        async with running(tmp_path) as tables:
            actor, anna = await opened(tables)
            await my_turn(actor, anna)
            return await asyncio.gather(*(actor.hint(ANNA) for _ in range(5)))

    found = asyncio.run(play())
    assert len(asked_for) == 1
    assert all(hint is not None and hint == found[0] for hint in found)


@pytest.mark.parametrize("way", ["no compiler", "a fault"])
def test_where_the_search_cannot_run_one_sensible_action_is_named(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "no compiler":
        monkeypatch.setattr(advice, "COMPILED", False)
    else:
        monkeypatch.setattr(Adviser, "advise", None)

    async def play() -> tuple[Update, Hint | None]:
        async with running(tmp_path) as tables:
            actor, anna = await opened(tables)
            return await my_turn(actor, anna), await actor.hint(ANNA)

    update, hint = asyncio.run(play())
    assert hint is not None
    [only] = hint.advice
    assert only.action in update.view.legal
    assert (only.expected, only.points, only.tries) == (None, None, 0)
    assert hint.why == Why() if way == "a fault" else hint.why.unit is None


def test_a_hint_for_a_decision_that_is_gone_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, stopped = threading.Event(), threading.Event()

    def endless(_: Adviser, __: Any) -> list[Advice]:
        began.set()
        assert stopped.wait(60), "nobody stopped it"
        return []

    monkeypatch.setattr(Adviser, "advise", endless)
    monkeypatch.setattr(Adviser, "stop", lambda _: stopped.set(), raising=False)

    async def play() -> Hint | None:
        async with running(tmp_path) as tables:
            actor, anna = await opened(tables)
            update = await my_turn(actor, anna)
            hint = asyncio.create_task(actor.hint(ANNA))
            await asyncio.to_thread(began.wait, 60)
            await actor.ask(anna, Act(decision=update.decision, action=wire(update.view.legal[0])))
            return await hint

    assert asyncio.run(play()) is None
    assert stopped.is_set()


def test_hints_among_people_are_for_tables_that_allow_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            for allowed in (False, True):
                actor, _ = await opened(tables, GAME, BEN, hints=allowed)
                [awaited] = [person for person in (ANNA, BEN) if (await seen(actor, person)).view.legal]
                if allowed:
                    hint = await actor.hint(awaited)
                    assert hint is not None
                    assert hint.advice
                    continue
                with pytest.raises(NotAllowed, match="Hints are off"):
                    await actor.hint(awaited)

    asyncio.run(play())


def test_a_hint_is_refused_where_there_is_nothing_to_say(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game=GAME, seats=2), ANNA, (None, "random"))
            anna = await joined(actor, ANNA)
            with pytest.raises(NotAllowed, match="no seat at this table"):
                await actor.hint(ANNA)
            await actor.ask(anna, Sit(seat=0))
            await actor.ask(anna, Contribute(contribution="0" * 64))
            with pytest.raises(NotAllowed, match="nothing for you to decide"):
                await actor.hint(ANNA)
            actor, _ = await opened(tables, GAME, BEN, hints=True)
            waiting = [person for person in (ANNA, BEN) if not (await seen(actor, person)).view.legal]
            with pytest.raises(NotAllowed, match="nothing for you to decide"):
                await actor.hint(waiting[0])
            actor = await tables.open(Settings(game=GAME, seats=2), ANNA, ("random", "random"))
            watcher = await joined(actor, ANNA)
            await actor.ask(watcher, Start())
            await until_over(watcher)
            await actor.ask(watcher, Sit(seat=0))
            with pytest.raises(NotAllowed, match="is over"):
                await actor.hint(ANNA)

    asyncio.run(play())


def test_a_table_from_before_there_were_hints_is_read_and_has_none() -> None:
    settings = msgspec.to_builtins(Settings(game=GAME, seats=2))
    del settings["hints"]
    entry = decoder.decode(msgspec.json.encode({"type": "opened", "at": 0, "settings": settings, "host": "anna"}))
    assert isinstance(entry, Opened)
    assert not entry.settings.hints
