"""The report as a page: whole, on its own, and with the matches that surprise most, as they were played."""

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from arena import contest, finished
from tavolino.arena import Contest, Played, summary
from tavolino.arena.page import UNREPEATABLE
from tavolino.arena.played import play_match
from tavolino.arena.report import write_report
from tavolino.arena.surprises import surprises
from tavolino.bots import BOTS, HeuristicBot
from tavolino.games import GAMES
from tavolino.match import Match, read_record
from tavolino.match.replay import replay_whole

EMPTY = {"meta", "line", "circle"}  # elements that are not closed
every_name = pytest.mark.parametrize("name", GAMES)


class Read(HTMLParser):
    """A page, element by element; fails where one is not closed, or something is fetched from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.count: dict[str, int] = {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        assert tag not in ("script", "link", "img", "iframe")
        self.links += [str(value) for name, value in attrs if name in ("href", "src")]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


def played(held: Contest, deals: int) -> list[Played]:
    return [play_match(held, fixture) for fixture in held.fixtures(deals)]


def report(held: Contest, matches: list[Played], folder: Path) -> str:
    write_report(folder, held, summary(held, matches), (), matches)
    return (folder / "report.html").read_text(encoding="utf-8")


@every_name
def test_the_page_is_whole_and_has_the_surprising_matches_as_they_were_played(name: str, tmp_path: Path) -> None:
    held = contest(name)
    matches = played(held, 4)
    text = report(held, matches, tmp_path)
    page = Read(text)
    assert page.count["details"] == 6
    assert page.count["li"] > 60
    assert len(page.links) == 6
    assert "http" not in text
    assert "url(" not in text
    results = {(match.deal, match.seating): match for match in matches}
    for link in page.links:
        record = read_record(tmp_path / link)
        deal = int(re.findall(r"deal-(\d+)", link)[0])
        match = replay_whole(record, Match)
        assert match.outcome is not None
        assert results[deal, record.seats].scores == match.outcome.scores


def test_the_most_surprising_deal_comes_first() -> None:
    matches = [finished(deal, line) for deal in range(4) for line in ("heuristic:1 random:2", "random:2 heuristic:1")]
    matches[4:6] = [finished(2, "heuristic:2 random:1"), finished(2, "random:1 heuristic:2")]
    matches[7] = finished(3, "random:1 heuristic:2")
    found = [surprise.played for surprise in surprises(contest(), summary(contest(), matches), matches)]
    assert [one.deal for one in found] == [2, 2, 0, 0, 1, 1], "deal 3, half won, is nearest to five eighths"


def test_of_many_matches_on_a_deal_the_two_most_surprising_are_played_again() -> None:
    held = contest(seats=4)
    matches = played(held, 1)
    found = list(surprises(held, summary(held, matches), matches))
    assert len(matches) == 8
    assert len(found) == 2
    assert all(surprise.record for surprise in found)


def test_of_equals_the_one_with_more_points_between_them_comes_first() -> None:
    matches = [finished(deal, "heuristic:1 random:2") for deal in range(5)]
    matches[3] = replace(matches[3], scores=(50, -9))
    found = [surprise.played.deal for surprise in surprises(contest(), summary(contest(), matches), matches)]
    assert found == [3, 0, 1]


class Moody(HeuristicBot):
    """Plays differently every time."""

    moods = Random(3)

    def choose(self, view: Any) -> Any:
        return self.moods.choice(view.legal)


def test_a_match_that_goes_differently_the_second_time_is_not_shown_as_if_it_had_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS.known, "heuristic", Moody)
    held = contest()
    text = report(held, played(held, 1), tmp_path)
    assert text.count(UNREPEATABLE) == 2
    assert not (tmp_path / "surprising").exists()


def test_records_of_an_earlier_report_are_gone(tmp_path: Path) -> None:
    held = contest()
    (tmp_path / "surprising").mkdir()
    old = tmp_path / "surprising" / "deal-99-heuristic-random.json"
    own = tmp_path / "surprising" / "mine.json"
    for file in (old, own):
        file.write_text("{}")
    report(held, played(held, 1), tmp_path)
    assert not old.exists()
    assert own.exists()


def test_names_from_outside_cannot_put_anything_into_the_page(tmp_path: Path) -> None:
    name = "<script>alert(1)</script>:a&b"
    held = replace(contest(), bots=(name, "random"))
    matches = [replace(finished(0, "heuristic:1 random:2"), seating=(name, "random"))]
    write_report(tmp_path, held, summary(held, matches))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    Read(text)
    assert "&lt;script&gt;alert(1)&lt;/script&gt;:a&amp;b" in text


def test_luck_and_three_bots_have_tables_of_their_own(tmp_path: Path) -> None:
    held = replace(contest(), bots=("heuristic", "random", "third"), seats=3)
    matches = [finished(0, "heuristic:1 random:2 third:3")]
    write_report(tmp_path, held, summary(held, matches))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert Read(text).count["table"] == 2
    assert "Finished ahead of" in text
