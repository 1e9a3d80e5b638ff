"""The docs as a site: it builds without a warning, every link in it leads somewhere, and it needs no other host."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from bring_in import line_of
from support.browser import Chromium

ROOT = Path(__file__).parents[1]
LOADS = {"src", "srcset", "data", "poster"}  # attributes whose address the browser fetches by itself


class Reader(HTMLParser):
    """What a page can be linked by, what it links to, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.anchors = {"", "__top"}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if not value:
                continue
            if name in {"id", "name"}:
                self.anchors.add(value)
            elif name == "href" and tag == "a":
                self.links.append(value)
            elif name in LOADS or (name == "href" and tag == "link"):
                self.loads.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Reader]:
    return {page: Reader(page) for page in sorted(site.rglob("*.html"))}


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Path, pages: dict[Path, Reader]) -> None:
    lost = [f"{page.relative_to(site)}: {link}" for page, read in pages.items() for link in astray(page, read, pages)]
    assert lost == []
    assert sum(len(read.links) for read in pages.values()) > 1000, "the links were looked at"


def astray(page: Path, read: Reader, pages: dict[Path, Reader]) -> Iterator[str]:
    """The links of a page that lead nowhere; what is missing is asked for by absolute addresses on its page."""
    for link in read.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or page.name == "404.html":
            continue
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        target = target / "index.html" if target.is_dir() else target
        if not target.is_file() or (target in pages and unquote(parts.fragment) not in pages[target].anchors):
            yield link


def test_no_page_loads_anything_from_another_host(site: Path, pages: dict[Path, Reader]) -> None:
    foreign = {load for read in pages.values() for load in read.loads if urlsplit(load).netloc}
    assert foreign == set()
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert "@import" not in text
        assert "url(http" not in text
        assert "url(//" not in text


def test_search_works_on_pages_opened_from_disk(site: Path) -> None:
    with sync_playwright() as playwright, Chromium(playwright) as chromium:
        page = chromium.running().new_page()
        page.goto((site / "index.html").as_uri())
        words = page.get_by_role("textbox", name="Search")
        words.click()
        words.press_sequentially("commitment")
        expect(page.locator(".md-search-result__meta")).to_contain_text("matching document", timeout=30_000)
        expect(page.locator(".md-search-result__link").first).to_have_attribute("href", re.compile(r"\.html"))


def test_the_library_page_has_what_it_names(pages: dict[Path, Reader], site: Path) -> None:
    anchors = pages[site / "library.html"].anchors
    assert {"tavolino.match.Match.act", "tavolino.bots.Bot.choose", "tavolino.lab.vector.VectorMatches"} <= anchors


def test_the_tour_leads_to_the_lines_it_speaks_of(site: Path) -> None:
    tour = (site / "tour.html").read_text(encoding="utf-8")
    line = line_of("Match.act", (ROOT / "src/tavolino/match/match.py").read_text(encoding="utf-8"))
    assert f'href="code/src/tavolino/match/match.py.html#__codelineno-0-{line}"' in tour


@pytest.mark.parametrize(
    ("name", "line"),
    [("Table", 1), ("Table.take", 3), ("take", 3), ("page", 9), ("Live.act", 12), ("lost", None), ("Live.take", None)],
)
def test_a_name_is_found_where_it_is_defined(name: str, line: int | None) -> None:
    text = """class Table:
    # take is called for every entry: take(entry)
    async def take(self, entry: Entry) -> None:
        self.lost(entry)


# page

export const page: GamePage = {}
export class Live {
  x = this.act();
  act(action: unknown): void {
"""
    assert line_of(name, text) == line
