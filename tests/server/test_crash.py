"""What a server has acknowledged outlives it."""

from pathlib import Path

from support.crash import kill_and_look


def test_ten_kills_in_the_middle_of_play_lose_nothing(tmp_path: Path) -> None:
    toll = kill_and_look(tmp_path, kills=10, seed=1)
    assert toll.acknowledged > 100
    assert toll.lost == 0
    assert toll.broken == 0
