"""A trace as a table says what the lines say, and what a learner would have seen."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from cli.program import one_line, run
from tavolino.games import GAMES
from tavolino.lab import describe
from tavolino.lab.numbering import numbering_of
from tavolino.lab.parquet import COLUMNS, MISSING

LAB = Path(__file__).parents[2] / "docs" / "lab.md"
every_name = pytest.mark.parametrize("name", GAMES)


def table(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    file = folder / "trace.parquet"
    done = run("trace", *arguments, "--parquet", file)
    assert done.returncode == 0, done.stderr
    found = parquet.read_table(file)
    assert found.schema.equals(COLUMNS)
    rows: list[dict[str, Any]] = found.to_pylist()
    assert done.stdout.startswith(f"{len(rows)} actions of ")
    return rows


@every_name
def test_the_table_has_a_row_for_each_action_of_the_lines(name: str, tmp_path: Path) -> None:
    words = (name, "--seed", "same", "--games", "3", "--bot", "heuristic", "--noise", "0.2")
    rows = table(tmp_path, *words)
    lines = [json.loads(line) for line in run("trace", *words).stdout.splitlines()]
    match, head, expected = -1, {}, []
    for line in lines:
        if "seed" in line:
            match, head = match + 1, line
        elif "action" in line:
            expected.append((match, head["seed"], line["n"], line["seat"], line["action"], line["state"]))
    found = [tuple(row[key] for key in ("match", "seed", "n", "seat", "action")) for row in rows]
    assert found == [one[:-1] for one in expected]
    assert [json.loads(row["state"]) for row in rows] == [one[-1] for one in expected]
    ends = [line for line in lines if "over" in line]
    for row in rows:
        assert row["game"] == name
        assert json.loads(row["options"]) == head["options"]
        end = ends[row["match"]]
        assert (row["scores"], row["places"], row["reason"]) == (end["scores"], end["places"], end["reason"])


@every_name
def test_the_numbers_are_those_of_the_lab(name: str, tmp_path: Path) -> None:
    numbering = numbering_of(GAMES[name])
    for row in table(tmp_path, name, "--seed", "numbers", "--bot", "heuristic"):
        assert GAMES[name].write(numbering.action_of(row["action_number"])) == row["action"]
        assert [GAMES[name].write(numbering.action_of(number)) for number in row["legal_numbers"]] == row["legal"]
        assert row["action"] in row["legal"]
        assert np.array(row["observation"]).shape == (numbering.OBSERVATION,)
        assert describe(name, row["observation"])["seat"] == {str(row["seat"]): 1}


def test_a_match_that_is_broken_off_has_no_result(tmp_path: Path) -> None:
    rows = table(tmp_path, "twisted", "--actions", "5")
    assert len(rows) == 5
    assert {row["scores"] for row in rows} == {row["reason"] for row in rows} == {None}


def test_without_pyarrow_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tavolino.lab.parquet", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("trace", "twisted", "--parquet", tmp_path / "trace.parquet")
    assert MISSING in one_line(done)
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_to_is_one_line(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "trace.parquet", tmp_path):
        assert str(place) in one_line(run("trace", "twisted", "--actions", "3", "--parquet", place))
    assert list(tmp_path.iterdir()) == []


def test_the_page_names_every_column() -> None:
    text = LAB.read_text(encoding="utf-8").partition("## Matches as data")[2]
    for name in COLUMNS.names:
        assert f"`{name}`" in text
