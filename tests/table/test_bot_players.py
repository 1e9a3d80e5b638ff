"""How long bots take: as the server says, slower or quicker where the table's settings say so."""

from random import Random

import pytest

from tavolino.table import Pace, Settings
from tavolino.table.runtime.bot_players import seconds


@pytest.mark.parametrize("seed", range(5))
def test_a_table_can_have_slow_or_quick_bots(seed: int) -> None:
    tables = (Settings(game="twisted", seats=2, pace=pace) for pace in ("slow", "usual", "quick"))
    slow, usual, quick = (seconds(Pace(), table, Random(seed)) for table in tables)
    assert quick < usual < slow
    assert Pace().shortest <= usual <= Pace().longest


def test_bots_that_take_no_time_take_none_at_any_table() -> None:
    assert seconds(Pace(0, 0), Settings(game="twisted", seats=2, pace="slow"), Random(1)) == 0
