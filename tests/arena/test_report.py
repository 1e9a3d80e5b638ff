"""The report says in every form what the matches said."""

import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from arena import contest, finished
from tavolino.arena import Contest, Estimate, Summary, summary
from tavolino.arena.report import (
    NO_PICTURE,
    ahead_table,
    extent,
    markdown,
    percent,
    points,
    standings_table,
    write_report,
)

MATCHES = [finished(0, "heuristic:1 random:2"), finished(0, "random:2 heuristic:1")]
PNG = b"\x89PNG"


def duel() -> tuple[Contest, Summary]:
    return contest(), summary(contest(), MATCHES)


def table_of_three() -> tuple[Contest, Summary]:
    held = replace(contest(), bots=("heuristic", "random", "third"), seats=3)
    return held, summary(held, [finished(0, "heuristic:1 random:2 third:3")])


def test_a_report_is_json_markdown_and_a_picture(tmp_path: Path) -> None:
    assert write_report(tmp_path, *duel()) is None
    assert {path.name for path in tmp_path.iterdir()} == {"report.json", "report.md", "report.html", "report.png"}
    content = json.loads((tmp_path / "report.json").read_text())
    assert content["contest"]["bots"] == ["heuristic", "random"]
    assert content["summary"]["standings"][0]["share"]["value"] == 1
    assert content["summary"]["standings"][0]["elo"]["high"] is None
    assert "report.png" in (tmp_path / "report.md").read_text()
    assert (tmp_path / "report.png").read_bytes().startswith(PNG)


def test_a_report_on_three_bots_says_who_finished_ahead_of_whom(tmp_path: Path) -> None:
    held, found = table_of_three()
    assert write_report(tmp_path, held, found) is None
    text = (tmp_path / "report.md").read_text()
    assert "Finished ahead of" in text
    assert "fair: 33%" in text
    assert "Rating" in text
    assert (tmp_path / "report.png").read_bytes().startswith(PNG)


def test_who_finished_ahead_of_whom_can_be_told_in_brief() -> None:
    headings, rows = ahead_table(table_of_three()[1], brief=True)
    assert headings == ("", "heuristic", "random", "third")
    assert rows[0] == ("heuristic", "", "100.0%", "100.0%")
    assert rows[2] == ("third", "0.0%", "0.0%", "")


def test_without_matplotlib_the_rest_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "report.png").write_bytes(b"an older one")
    monkeypatch.delitem(sys.modules, "tavolino.arena.picture", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib.axes", None)
    assert write_report(tmp_path, *duel()) == NO_PICTURE
    assert {path.name for path in tmp_path.iterdir()} == {"report.json", "report.md", "report.html"}
    assert "report.png" not in (tmp_path / "report.md").read_text()


def test_numbers_are_written_for_people() -> None:
    assert percent(Estimate(0.5, 0.123, 1.0)) == "50.0% (12.3–100.0)"
    assert [points(number) for number in (12.4, 0.0, -0.2, -3.6, float("inf"), float("-inf"))] == [
        "+12", "0", "0", "−4", "+∞", "−∞",
    ]  # fmt: skip


def test_what_was_broken_off_is_said() -> None:
    held = contest()
    matches = [*MATCHES, finished(1, "heuristic:1 random:1", reason=None)]
    assert extent(summary(held, MATCHES)) == "1 deal, 2 matches"
    assert extent(summary(held, matches)) == "2 deals, 3 matches (1 broken off as endless, counted as draws)"
    assert "1 broken off" in markdown(held, summary(held, matches), picture=False)


def test_the_best_bot_stands_first() -> None:
    _, rows = standings_table(summary(contest(), [finished(0, "heuristic:2 random:1")]))
    assert [row[0] for row in rows] == ["random", "heuristic"]
