"""One's own matches: listed, taken along, and forgotten."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit


def with_a_match(page: Page) -> None:
    """A short one, a single round with one bot, played by the person at this page, but not on it."""

    def ask(path: str, message: dict[str, Any]) -> Any:
        answer = page.request.post(path, data=message)
        assert answer.ok, answer.text()
        return answer.json()

    ask("/api/me", {"name": "Anna"})
    page.evaluate("() => localStorage.setItem('tavolino-name', 'Anna')")
    settings = {"game": "twisted", "seats": 2, "options": {"rounds": 1}}
    table = f"/api/tables/{ask('/api/tables', {'settings': settings, 'bots': [None, 'casual']})['table']['id']}"
    ask(f"{table}/asks", {"type": "sit", "seat": 0})
    update = ask(f"{table}/asks", {"type": "start"})
    while update["table"]["stage"] != "over":
        if legal := update["view"]["legal"]:
            update = ask(f"{table}/asks", {"type": "act", "decision": update["decision"], "action": legal[0]})
        else:
            update = page.request.get(table).json()


def test_a_newcomer_has_played_nothing(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_role("heading", name="You haven’t finished a match here yet.")).to_be_visible()
    axe(page)


def test_a_match_is_listed_replayed_taken_along_and_deleted(visit: Visit) -> None:
    page = visit("/")
    with_a_match(page)
    page.goto("/mine")
    expect(page.get_by_role("heading", name="So far")).to_be_visible()
    expect(page.get_by_text("One match")).to_be_visible()
    expect(page.get_by_text(re.compile("won [01] of 1$"))).to_be_visible()  # against this level of bots
    axe(page)
    replay = page.get_by_role("link", name="Replay")
    address = replay.get_attribute("href") or ""
    name = address.split("/")[2].split("?")[0]
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download my data").click()
    everything = json.loads(saved.value.path().read_text())
    assert [*everything["records"]] == [name]

    replay.click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".status .who b")).to_have_text(everything["name"])
    page.go_back()

    page.get_by_role("button", name="Delete everything").click()
    axe(page)
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('tavolino-name')") is None
    page.goto("/mine")
    expect(page.get_by_role("heading", name="You haven’t finished a match here yet.")).to_be_visible()
    page.goto(address)
    expect(page.locator(".status .who b")).to_have_text(re.compile("Seat 1"))
