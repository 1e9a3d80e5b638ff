"""The coach in the terminal."""

from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from cli.program import one_line, run
from coach import RECORDS, TINY
from tavolino.coach import EFFORTS, Judgement, judge
from tavolino.match import read_record, write_record

PATH = RECORDS / "twisted-2-rounds.json"


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", TINY)


def test_a_match_is_judged_seat_by_seat() -> None:
    ran = run("coach", PATH, "--effort", "quick")
    assert ran.returncode == 0
    for word in ("Anna", "Ben", "Accuracy", "Blunder", "Own", "−30"):
        assert word in ran.stdout


def test_the_json_is_the_judgement() -> None:
    ran = run("coach", PATH, "--effort", "quick", "--seed", "3", "--json")
    assert msgspec.json.decode(ran.stdout, type=Judgement) == judge(read_record(PATH), TINY, seed=3)


def test_the_page_is_one_file_in_which_names_are_harmless(tmp_path: Path) -> None:
    changed = msgspec.structs.replace(read_record(PATH), seats=("<script>", ""))
    write_record(changed, tmp_path / "match.json")
    assert run("coach", tmp_path / "match.json", "--effort", "quick", "--html", tmp_path / "page.html").returncode == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    found = Found()
    found.feed(page)
    assert {"table", "svg", "polyline"} <= found.tags
    assert not {"script", "link", "img"} & found.tags
    assert "seat 1" in page
    assert "http" not in page


class Found(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - what the parser calls
        self.tags.add(tag)


def test_whatever_is_wrong_is_one_line(tmp_path: Path) -> None:
    assert "no effort called 'huge'" in one_line(run("coach", PATH, "--effort", "huge"))
    assert "cannot be read" in one_line(run("coach", tmp_path / "nothing.json"))
    assert "cannot be written" in one_line(run("coach", PATH, "--effort", "quick", "--html", tmp_path))
    running = msgspec.structs.replace(read_record(PATH), secret=None, outcome=None)
    write_record(running, tmp_path / "running.json")
    assert "not over" in one_line(run("coach", tmp_path / "running.json"))
    older = msgspec.structs.replace(read_record(PATH), rules_version=0)
    write_record(older, tmp_path / "older.json")
    assert "no longer has the rules" in run("coach", tmp_path / "older.json").stdout
