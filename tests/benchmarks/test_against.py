"""`bench against`: two versions play each other, and what cannot be is said in one line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.against.__main__ import main
from bench.against.matches import NEW, OLD, seatings
from tavolino.fast.compiler import COMPILED

ROOT = Path(__file__).parents[2]
WRONG = [
    ("/", "'/' has no sources of Tavolino in it"),
    (". --games chess", "'chess' is not one of"),
    (". --seats 0", "'0' should be a whole number from 1"),
    (". --level novice", "invalid choice: 'novice'"),
]


@pytest.mark.skipif(not COMPILED, reason="search needs the compiler")
def test_two_versions_play_the_same_deals_from_both_sides(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    chosen = ". --games twisted,qwinto --seats 1,2 --simulations 40,20 --deals 2 --seconds 600 --processes 2 --json"
    command = [sys.executable, "-m", "bench.against", *chosen.split(), str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads(file.read_bytes())["results"]
    assert [(row["game"], row["seats"], row["deals"]) for row in results] == [
        ("twisted", 2, 2), ("qwinto", 1, 2), ("qwinto", 2, 2),
    ]  # fmt: skip
    for row in results:
        assert row["score"]["low"] <= row["score"]["value"] <= row["score"]["high"]
        assert row["simulations"][NEW] > row["simulations"][OLD] > 0
    assert len(done.stdout.splitlines()) == 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_side_gets_every_seat_equally_often(seats: int) -> None:
    by_seat = list(zip(*seatings(seats), strict=True))
    assert all(set(sides) == {NEW, OLD} for sides in by_seat)


@pytest.mark.parametrize(("typed", "words"), WRONG)
def test_what_is_typed_wrong_is_named_in_one_line(
    typed: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["against", *typed.split()])
    with pytest.raises(SystemExit, match="2"):
        main()
    output, complaint = capsys.readouterr()
    assert output == ""
    assert words in complaint
    assert len(complaint.splitlines()) == 1
