"""One's own mistakes on *My play*, and the deck of positions, with keys alone and on a phone."""

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support import invented
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import CHOICES, PHONE, by_keyboard
from web.test_mine import with_a_match

VERDICT = re.compile("^(That’s|Nearly|A small slip)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its coach makes everything up, and is quick."""
    program = (sys.executable, invented.__file__)
    with Running(tmp_path_factory.mktemp("practice") / "t.db", host=None, program=program) as running:
        running.let_others_in()
        yield running


def got(page: Page, path: str) -> Any:
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def with_mistakes(page: Page) -> None:
    """Matches until the coach has found two mistakes in them."""
    while len(got(page, "/api/me/deck")["cards"] if got(page, "/api/me")["name"] else ()) < 2:
        with_a_match(page)
        coach = f"/api/records/{got(page, '/api/me/matches')['matches'][0]['id']}/coach"
        now = page.request.post(coach, data={}).json()
        while now["stage"] != "done":
            now = got(page, f"{coach}?known={now['version']}")


def test_mistakes_are_counted_and_tried_again(visit: Visit) -> None:
    page = visit("/my-play", **PHONE)
    with_mistakes(page)
    page.reload()
    moves = page.get_by_role("region", name="Accuracy by kind of move").get_by_role("listitem")
    expect(moves.filter(has_text=re.compile("^Placing a card")).get_by_text(re.compile(r"^\d+$"))).to_be_visible()
    kinds = page.get_by_role("region", name="Your mistakes, by kind")
    expect(kinds.get_by_role("link", name=re.compile("^Try one: ")).first).to_be_visible()
    axe(page)

    page.get_by_role("link", name="Practise").click()
    expect(page.get_by_role("heading", name="What would you do now?")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    by_keyboard(page, page.locator(CHOICES).first)
    expect(page.get_by_role("heading", name=VERDICT)).to_be_visible()
    expect(page.get_by_text(re.compile("^It comes back (tomorrow|in 3 days)"))).to_be_visible()
    expect(page.get_by_role("button", name="Next position")).to_be_focused()
    axe(page)
    assert [one["due"] is None for one in got(page, "/api/me/deck")["cards"]].count(False) == 1

    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What would you do now?")).to_be_visible()
    page.go_back()
    kinds.get_by_role("link", name=re.compile("^Try one: ")).first.click()
    page.locator(CHOICES).first.tap()
    page.get_by_role("link", name="See the match").click()
    expect(page.get_by_role("button", name="Next mistake")).to_be_visible()
    page.get_by_role("button", name="Next mistake").click()
    expect(page.get_by_role("heading", name=re.compile("^You made a (mistake|blunder)"))).to_be_visible()
