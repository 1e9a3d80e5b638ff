"""Whoever ought to say "Upturn" has time to, on a slow line too: U-L2."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, seated, until_a_call_is_due, wire
from table.test_actor import joined, running
from tavolino.games import GAMES
from tavolino.table import Connection, Settings, TableActor
from tavolino.table.decisions import grace
from tavolino.table.decisions.answer import Answer
from tavolino.table.decisions.asks import Act, Again, Start
from tavolino.table.decisions.grace import LATE, MOMENT, MOMENT_OF_PROGRAMS, counts_from
from tavolino.table.decisions.playing import acted

UPTURN = GAMES["upturn"]


def counted(sitting: Sitting, seat: int, action: str, came: int, by: Any = "person") -> int:
    """How many milliseconds later than it comes in an action counts."""
    wanted = UPTURN.read(action)
    answered = Answer([acted(sitting.table, seat, wanted, by, came)], wanted)
    return counts_from(sitting.table, answered, came) - came


def due() -> tuple[Sitting, int, int, int]:
    """Somebody ought to call: the sitting, who, another seat, and when it began."""
    sitting = seated(UPTURN, 3)
    until_a_call_is_due(sitting)
    assert sitting.table.play is not None
    forgetful = sitting.state().uncalled
    return sitting, forgetful, sitting.state().turn, sitting.table.play.choices_since[forgetful]


def test_a_catch_counts_only_after_the_moment_to_call() -> None:
    sitting, forgetful, other, began = due()
    assert counted(sitting, other, f"catch {forgetful}", began + 10) == MOMENT - 10
    assert counted(sitting, other, f"catch {forgetful}", began + 9000) == LATE


def test_a_call_counts_at_once_and_so_does_what_ends_no_moment() -> None:
    sitting, forgetful, other, began = due()
    assert counted(sitting, forgetful, "call", began) == 0
    assert counted(sitting, other, "draw", began) == 0


def test_the_next_tile_waits_too_because_it_ends_the_moment() -> None:
    sitting, _, other, began = due()
    sitting.state().last, sitting.state().racks[other] = 36, [22, 31, 4]
    assert counted(sitting, other, "lay 4", began) == MOMENT
    assert counted(sitting, other, "lay 22", began) == 0, "opening a run lays nothing yet"
    sitting.state().racks[other] = [22, 4]
    assert counted(sitting, other, "lay 22", began) == MOMENT, "alone it lies at once"
    assert counted(sitting, other, "skip1", began) == MOMENT
    assert counted(sitting, other, "skip1", began, "clock") == 0


def test_where_only_programs_play_the_moment_is_short() -> None:
    sitting, forgetful, other, began = due()
    for seat in sitting.table.seats[1:]:
        seat.owner = "Olga"
    assert counted(sitting, other, f"catch {forgetful}", began + 10) == MOMENT - 10, "a person plays, too"
    sitting.table.seats[0].owner = "Olga"
    assert counted(sitting, other, f"catch {forgetful}", began + 10) == MOMENT_OF_PROGRAMS - 10
    assert counted(sitting, other, f"catch {forgetful}", began + 9000) == 0


def test_bots_need_no_time_and_without_a_call_nothing_waits() -> None:
    sitting, forgetful, other, began = due()
    sitting.table.seats[forgetful].bot = "heuristic"
    assert counted(sitting, other, f"catch {forgetful}", began) == 0
    sitting.table.seats[forgetful].bot = None
    sitting.act(forgetful, sitting.choices(forgetful)[0])
    assert counted(sitting, other, "skip1", began) == 0


@pytest.mark.parametrize("calls", [True, False])
def test_a_call_that_comes_a_little_later_wins_over_a_catch(
    *, calls: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grace, "MOMENT", 60)
    monkeypatch.setattr(grace, "LATE", 60)

    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="upturn", seats=3), ANNA)
            people = [await joined(actor, person, seat) for seat, person in enumerate((ANNA, BEN, CLEO))]
            await actor.ask(people[0], Start())
            forgetful = await until_uncalled(actor, people)
            catching = asyncio.create_task(speak(actor, people, (forgetful + 1) % 3))
            second = asyncio.create_task(speak(actor, people, (forgetful + 2) % 3))
            await asyncio.sleep(0)
            assert actor.table.play is not None
            if calls:
                await speak(actor, people, forgetful)
            await asyncio.gather(catching, second)
            last = [(done.seat, UPTURN.write(done.action)) for done in actor.table.play.done[-2:]]
            expected = (forgetful, "call") if calls else ((forgetful + 1) % 3, f"catch {forgetful}")
            assert last[-1] == expected
            assert not actor.held_back.waiting

    asyncio.run(play())


async def until_uncalled(actor: TableActor, people: list[Connection]) -> int:
    while True:
        play = actor.table.play
        assert play is not None
        if play.match.outcome is not None:
            for person in people:
                await actor.ask(person, Again())
        elif play.match.state.uncalled is not None:
            return int(play.match.state.uncalled)
        else:
            seat = play.match.state.turn
            action = UPTURN.sensible(play.match.view(seat), actor.pauses.rng)
            await actor.ask(people[seat], Act(decision=play.decisions[seat], action=wire(action)))


async def speak(actor: TableActor, people: list[Connection], seat: int) -> None:
    """Call or catch: the last of what the seat can choose."""
    assert actor.table.play is not None
    play = actor.table.play
    await actor.ask(people[seat], Act(decision=play.decisions[seat], action=wire(play.choices[seat][-1])))
