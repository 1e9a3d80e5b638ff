"""The coach in a real browser: from the replay to what was better, on a wide screen and on a phone."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from support import invented
from support.running import Running, take_in_records
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE

MATCH = "twisted-3-rounds"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its coach makes everything up, and is quick."""
    database = tmp_path_factory.mktemp("coach") / "tavolino.db"
    take_in_records(database)
    with Running(database, host=None, program=(sys.executable, invented.__file__)) as running:
        running.let_others_in()
        yield running


def step(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def judged(page: Page) -> None:
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()


def test_a_match_with_the_coach_from_the_first_press_to_trying_it_again(visit: Visit) -> None:
    page = visit(f"/replay/{MATCH}?step=5&seat=0")
    page.get_by_role("button", name="Ask the coach").click()
    judged(page)
    expect(page.get_by_role("region", name="Chance to win")).to_contain_text(re.compile(r"Anna\s*\d+%"))
    expect(page.get_by_role("heading", name="Three moments that decided it")).to_be_visible()

    page.get_by_role("button", name="Next mistake").click()
    expect(page.get_by_role("heading", name=re.compile(r"A (mistake|blunder) by Anna"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Better: "))).not_to_have_count(0)
    mistake = step(page)
    page.get_by_role("button", name="Chance to win").click()
    expect(page.get_by_role("button", name="Chance to win")).to_have_attribute("aria-pressed", "true")
    page.locator("body").press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(mistake + 1))

    page.locator(".plot svg").click(position={"x": 300, "y": 40})
    expect(page.get_by_role("slider")).not_to_have_value(str(mistake + 1))
    page.get_by_role("button", name=re.compile("^1? ?Step ")).first.click()
    expect(page.locator("[aria-current=step]")).not_to_have_count(0)
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row")).not_to_have_count(0)

    page.wait_for_url(re.compile(r"coach"))
    page.reload()
    judged(page)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Picture to share").click()
    assert kept.value.suggested_filename == "twisted.png"
    axe(page)

    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Ask the coach").click()
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_role("dialog").get_by_role("combobox").last.select_option("random")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/table/"))


def test_the_coach_on_a_phone_and_what_one_has_learned(visit: Visit) -> None:
    page = visit(f"/replay/{MATCH}?step=5&seat=all&coach", **PHONE)
    judged(page)
    button = page.get_by_role("button", name="Try it from here")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] > PHONE["viewport"]["height"] - 30, "it stays at the bottom edge"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.goto("/my-play")
    expect(page.get_by_text("The coach hasn’t looked at any of your matches yet.")).to_be_visible()
