"""The daily deal in a browser: from the first page to a try, its result, others' results, and a day that is over."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from support.daily import played_before
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.watch import Troubles

COURSE, TITLE = "qwinto-alone", "Qwinto, the card game on your own"


class House(NamedTuple):
    url: str
    over: str  # a day when three people have played


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server where somebody has played before."""
    database = tmp_path / "tavolino.db"
    today = datetime.fromtimestamp(time.time(), UTC).date().isoformat()
    with ThreadPoolExecutor(1) as apart:  # Playwright has an event loop in this thread
        over = apart.submit(played_before, database, today, COURSE, ("Gina", "Hugo", "Ines")).result()
    with Running(database) as server:
        yield House(server.url, over)


@pytest.fixture
def server(house: House) -> Running:
    """Pages of these tests are of that server."""
    return _Server(house.url)  # type: ignore[return-value]


class _Server(NamedTuple):
    url: str


def finish(page: Page) -> None:
    """Play on without the page, which follows."""
    path = "/api/tables/" + page.url.rsplit("/", 1)[1]
    update = page.request.get(path).json()
    while update["table"]["stage"] != "over":
        act = {"type": "act", "decision": update["decision"], "action": update["view"]["legal"][0]}
        answer = page.request.post(f"{path}/asks", data=act)
        update = answer.json() if answer.ok else page.request.get(path).json()


def begin(page: Page) -> None:
    page.get_by_role("button", name=f"Play: {TITLE}").click()
    expect(page.get_by_role("note")).to_contain_text("One try, no undo, no hints.")


def test_a_try_is_played_shared_and_compared(visit: Visit) -> None:
    anna = visit("/", **PHONE)
    tile = anna.get_by_role("link", name=re.compile("Today’s deal"))
    expect(tile).to_contain_text("0/4")
    expect(anna.get_by_role("button", name="Play now: Twisted")).to_be_in_viewport(ratio=1)
    tile.click()
    expect(anna.get_by_text("Next deal in")).to_be_visible()
    axe(anna)
    begin(anna)
    axe(anna)
    expect(anna.locator("[aria-keyshortcuts='u'], [aria-keyshortcuts='h']")).to_have_count(0)
    anna.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.get_by_role("dialog")).to_contain_text("Your seat stays yours")
    anna.get_by_role("button", name="Keep my seat and go to the home page").click()
    expect(tile).to_contain_text("Your try is waiting for you")
    tile.click()
    anna.get_by_role("link", name=f"Go on: {TITLE}").click()
    expect(anna.get_by_role("note")).to_be_visible()
    finish(anna)
    see = anna.get_by_role("dialog").get_by_role("link", name="See how you did")
    expect(see).to_be_visible()
    expect(anna.get_by_role("button", name="Play again")).to_have_count(0)
    expect(anna.get_by_role("dialog").get_by_role("link", name="Replay")).to_have_count(0)
    see.click()
    expect(anna.get_by_role("heading", name="Today’s deal")).to_be_visible()
    expect(anna.get_by_text("You’re the first to finish this deal.")).to_be_visible()
    expect(anna.get_by_text("“casual” made")).to_be_visible()
    expect(anna.get_by_role("heading", name="One day in a row")).to_be_visible()
    axe(anna)

    with anna.expect_download() as saved:
        anna.get_by_role("button", name="Save picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert saved.value.suggested_filename.startswith("tavolino-")
    anna.get_by_role("button", name="Share", exact=True).click()
    said = anna.get_by_role("dialog").locator("p.text")
    expect(said).to_contain_text(f"Tavolino, {TITLE}")
    assert re.search("[🟧🟨🟪⬜]{2}", said.inner_text())
    anna.keyboard.press("Escape")

    ben = visit("/daily")
    begin(ben)
    finish(ben)
    ben.get_by_role("dialog").get_by_role("link", name="See how you did").click()
    expect(ben.get_by_text("2 players so far")).to_be_visible()
    ben.get_by_text("As a table").click()
    expect(ben.get_by_role("table")).to_contain_text("(You)")
    axe(ben)
    anna.reload()
    expect(anna.get_by_text("2 players so far")).to_be_visible()


def test_everybodys_play_is_shown_when_a_day_is_over(visit: Visit, house: House, troubles: Troubles) -> None:
    troubles.allow("404.*2001-01-01")
    page = visit("/daily/qwinto/2001-01-01")
    expect(page.get_by_text("There’s no deal for that day.")).to_be_visible()
    page.get_by_role("link", name="Today’s deal").click()
    page.locator(f"a[href='/daily/{COURSE}/{house.over}']").click()
    plays = page.get_by_role("region", name="How everyone played")
    expect(plays.get_by_role("listitem")).to_have_count(3)
    for name in ("Gina", "Hugo", "Ines"):
        expect(plays).to_contain_text(name)
    expect(page.get_by_text("The secret behind it is open now.")).to_be_visible()
    axe(page)
    plays.get_by_role("link", name="Replay: Gina").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    plays.get_by_role("link", name="Watch “casual”").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name=re.compile("Check")).first.click()
    expect(page.get_by_role("dialog").locator(".verdict")).to_contain_text("This deal was fixed in advance")
    page.goto("/deals")
    expect(page.get_by_text("Revealed").first).to_be_visible()
    axe(page)
