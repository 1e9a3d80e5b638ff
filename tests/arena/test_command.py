"""`tavolino arena`: what it prints, and what it says to what cannot be."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from arena import GAME
from match import every_game
from tavolino.cli import main
from tavolino.game import AnyGame

WRONG = [
    ("--bots heuristic --deals 1", "needs two bots or more"),
    ("--bots heuristic,random --deals 0", "'0' should be a whole number from 1"),
    ("--bots heuristic,random", "required: --deals"),
    ("--deals 1", "required: --bots"),
    ("--bots heuristic,deepblue --deals 1", "There is no bot called 'deepblue'"),
    ("--bots heuristic, --deals 1", "There is no bot called ''"),
    ("--bots random,random --deals 1", "random is named twice"),
    ("--bots heuristic,random --seats 9 --deals 1", "seats, not 9"),
    ("--bots heuristic,random --seats 1 --deals 1", "seats, not 1"),
    ("--bots heuristic,random --deals 1 --option nonsense=1", "has no option 'nonsense'"),
    ("--bots heuristic,random --deals 1 --processes 0", "'0' should be a whole number from 1"),
    ("--bots heuristic,random --deals 1 --report a-file/folder", "a-file/folder cannot be used"),
    ("--bots heuristic,random --deals 1 --report a-file", "a-file cannot be used"),
]


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command line is refused with."""
    try:
        status = main(["arena", *words])
    except SystemExit as stopped:
        status = int(stopped.code or 0)
    output, line = capsys.readouterr()
    assert (status, output) == (2, "")
    assert line.startswith("tavolino: ")
    assert len(line.splitlines()) == 1
    return line


@pytest.mark.parametrize(("typed", "words"), WRONG)
def test_what_is_typed_wrong_is_named_in_one_line(
    typed: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a-file").touch()
    assert words in complaint(capsys, GAME, *typed.split())
    assert [path.name for path in tmp_path.iterdir()] == ["a-file"]


def test_an_unknown_game_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no game called 'chess'" in complaint(capsys, "chess", "--bots", "random,heuristic", "--deals", "1")


def held(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a contest prints."""
    assert main(["arena", *words]) == 0
    output, complaints = capsys.readouterr()
    assert complaints == ""
    return output


@every_game
def test_the_heuristic_bot_beats_chance(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (game.name, "--bots", "random,heuristic", "--deals", "8", "--report", str(tmp_path))
    output = held(capsys, *words)
    assert output.index("heuristic │") < output.index("random    │")
    assert "8 deals, 16 matches" in output
    written = {"matches.jsonl", "report.json", "report.md", "report.html", "report.png", "surprising"}
    assert {path.name for path in tmp_path.iterdir()} == written
    assert held(capsys, *words) == output  # nothing is played again


def test_two_bots_at_three_seats_play_copies_of_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    output = held(capsys, GAME, "--bots", "random,heuristic", "--seats", "3", "--deals", "2", "--processes", "1")
    assert "2 deals, 12 matches" in output
    assert "fair: 50%" in output


def test_a_ladder_is_sorted_by_rating(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held(capsys, GAME, "--bots", "random,heuristic", "--ladder", "--deals", "2", "--report", str(tmp_path))
    standings = json.loads((tmp_path / "report.json").read_text())["summary"]["standings"]
    assert [standing["bot"] for standing in standings] == ["heuristic", "random"]
    assert standings[0]["rating"]["value"] > 25 > standings[1]["rating"]["value"]


def test_more_deals_go_on_with_the_same_file_and_fewer_use_a_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (GAME, "--bots", "random,heuristic", "--processes", "1", "--report", str(tmp_path), "--deals")
    few = held(capsys, *words, "2")
    lines = (tmp_path / "matches.jsonl").read_bytes()
    assert "3 deals, 6 matches" in held(capsys, *words, "3")
    assert (tmp_path / "matches.jsonl").read_bytes().startswith(lines)
    assert held(capsys, *words, "2") == few


def test_the_file_of_another_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (GAME, "--bots", "random,heuristic", "--deals", "1", "--processes", "1", "--report", str(tmp_path))
    held(capsys, *words)
    assert "belongs to another contest, with seed" in complaint(capsys, *words, "--seed", "another")


def test_endless_matches_are_reported_as_draws(capsys: pytest.CaptureFixture[str]) -> None:
    output = held(capsys, GAME, "--bots", "random,heuristic", "--deals", "1", "--actions", "3", "--processes", "1")
    assert "2 broken off as endless, counted as draws" in output
    assert "50.0%" in output


def test_other_commands_start_without_the_libraries_of_the_arena() -> None:
    seen = "import sys, tavolino.cli.commands; print({'matplotlib', 'openskill'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True).stdout == "set()\n"
