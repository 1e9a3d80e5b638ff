"""How long bots take: as the server says, slower or quicker where the table's settings say so."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from table.sitting import ANNA
from table.test_actor import joined, running
from tavolino.people import Person
from tavolino.table import Pace, Settings
from tavolino.table.runtime.bot_players import seconds

ROSETTA = Person("rosetta", "Rosetta", "Olga")


@pytest.mark.parametrize("seed", range(5))
def test_a_table_can_have_slow_or_quick_bots(seed: int) -> None:
    tables = (Settings(game="twisted", seats=2, pace=pace) for pace in ("slow", "usual", "quick"))
    slow, usual, quick = (seconds(Pace(), table, Random(seed)) for table in tables)
    assert quick < usual < slow
    assert Pace().shortest <= usual <= Pace().longest


def test_bots_that_take_no_time_take_none_at_any_table() -> None:
    assert seconds(Pace(0, 0), Settings(game="twisted", seats=2, pace="slow"), Random(1)) == 0


def test_bots_pause_for_people_and_for_watchers_but_not_for_programs_alone(tmp_path: Path) -> None:
    async def pauses() -> list[float]:
        async with running(tmp_path) as tables:
            tables.pace = Pace(7, 7)
            actor = await tables.open(Settings(game="twisted", seats=3), ANNA, (None, None, "casual"))
            found = [actor.bots.least()]
            await joined(actor, ROSETTA, 0)
            found.append(actor.bots.least())
            await joined(actor, ANNA, 1)
            return [*found, actor.bots.least()]

    assert asyncio.run(pauses()) == [7, 0, 7]
