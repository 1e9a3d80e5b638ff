"""What a server has acknowledged outlives it, and the power, and a disk that fails."""

import sqlite3
from pathlib import Path

import pytest

from support.crash import kill_and_look
from support.power import cut_and_look
from tavolino.store.sqlite import writer


def test_ten_kills_in_the_middle_of_play_lose_nothing(tmp_path: Path) -> None:
    toll = kill_and_look(tmp_path, kills=10, seed=1)
    assert toll.acknowledged > 100
    assert toll.lost == 0
    assert toll.broken == 0


def test_the_power_may_fail_at_any_moment_on_a_disk_that_fails_now_and_then(tmp_path: Path) -> None:
    toll = cut_and_look(tmp_path, cuts=24, seed=1, rounds=80)
    assert toll.images > 24
    assert toll.acknowledged > 24, "more on a machine with less to do: the disk fails for a while each time"
    assert toll.refused > 0, "the disk has refused something, and people were told so"
    assert (toll.lost, toll.broken, toll.damaged) == (0, 0, 0)


def test_power_cuts_would_find_a_writer_that_does_not_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = writer.connect

    def careless(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA synchronous=OFF")
        return connection

    monkeypatch.setattr(writer, "connect", careless)
    assert cut_and_look(tmp_path, cuts=6, seed=1, rounds=20).lost > 0
