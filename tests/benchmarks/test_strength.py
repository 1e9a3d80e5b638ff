"""`bench strength`: what it prints, and what it says to what cannot be."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.strength.__main__ import main

ROOT = Path(__file__).parents[2]
WRONG = [
    ("--deals 0", "'0' should be a whole number from 1"),
    ("--solo few", "'few' should be a whole number from 1"),
    ("--games chess", "'chess' is not one of"),
    ("--opponents deepblue", "'deepblue' is not one of"),
    ("--level novice", "invalid choice: 'novice'"),
]


QUICK = "--level club --deals 2 --solo 1 --games twisted --opponents random --json --report"


def run(typed: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "bench.strength", *typed.split()]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


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
def test_what_is_typed_wrong_is_named_in_one_line(
    typed: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", *typed.split()])
    with pytest.raises(SystemExit, match="2"):
        main()
    output, complaint = capsys.readouterr()
    assert output == ""
    assert words in complaint
    assert len(complaint.splitlines()) == 1


def test_matches_are_kept_and_played_only_once(tmp_path: Path) -> None:
    first = answer_of(f"{QUICK} {tmp_path}")
    file = tmp_path / "duels.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3]) + lines[-3][:20])  # as if it had been interrupted
    assert scores_of(answer_of(f"{QUICK} {tmp_path}")) == scores_of(first)
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:-3] == lines[:-3]
    assert len(again) == len(lines)


def answer_of(typed: str) -> Any:
    done = run(typed)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def scores_of(answer: Any) -> list[Any]:
    return [(row["deals"], row["score"], row["ceiling"]) for row in answer["scores"]]


def test_matches_of_other_bots_are_not_mixed_in(tmp_path: Path) -> None:
    (tmp_path / "duels.jsonl").write_text('{"sources":"0","simulations":{}}\n')
    done = run(f"{QUICK} {tmp_path}")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not of these bots" in done.stderr
