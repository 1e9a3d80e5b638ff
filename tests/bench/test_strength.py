"""`bench strength`: what it prints, and what it says to what cannot be."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "strength.py"
WRONG = [
    ("--deals 0", "'0' should be a whole number from 1"),
    ("--solo few", "'few' should be a whole number from 1"),
    ("--games chess", "'chess' is not one of"),
    ("--opponents deepblue", "'deepblue' is not one of"),
    ("--level novice", "invalid choice: 'novice'"),
]


def run(typed: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, BENCH, *typed.split()], capture_output=True, text=True, check=False)


def test_every_score_stands_beside_its_ceiling() -> None:
    done = run("--level club --deals 1 --solo 2 --games qwinto --opponents random,heuristic --json")
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    rows = answer["scores"]
    assert [(row["seats"], row["opponent"]) for row in rows] == [
        (2, "random"), (2, "heuristic"), (4, "random"), (4, "heuristic"),
    ]  # fmt: skip
    for row in rows:
        assert row["deals"] == row["ceiling_deals"] == 1
        for share in (row["score"], row["ceiling"]):
            assert 0 <= share["low"] <= share["value"] <= share["high"] <= 1
        assert set(row["ms_per_decision"]) == {"club", row["opponent"]}
    assert [mean["deals"] for mean in answer["solo"]["qwinto"].values()] == [2, 2, 2, 1]


@pytest.mark.parametrize(("typed", "words"), WRONG)
def test_what_is_typed_wrong_is_named_in_one_line(typed: str, words: str) -> None:
    done = run(typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
