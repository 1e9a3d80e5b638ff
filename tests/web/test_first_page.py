"""The first page, as everybody meets it."""

import re

from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit
from web.watch import Troubles

CROPPED = """() => [...document.querySelectorAll('.scene.cloth')].filter((cloth) => {
    const { left, right, top, bottom } = cloth.getBoundingClientRect();
    return [...cloth.querySelectorAll('*')].map((one) => one.getBoundingClientRect()).some(
        (one) => one.left < left || one.right > right || one.top < top || one.bottom > bottom);
}).map((cloth) => cloth.dataset.cloth)"""


def test_the_first_page_loads_without_a_trouble(page: Page) -> None:
    expect(page).to_have_title("Tavolino")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_axe_finds_nothing_on_the_first_page(page: Page) -> None:
    axe(page)


def test_no_miniature_is_cropped_whatever_the_width(page: Page) -> None:
    expect(page.locator(".scene .scene")).to_have_count(3)
    for width in (360, 599, 820, 1000, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(CROPPED) == [], width


def test_the_first_page_leads_back_to_a_match_until_one_leaves_it(visit: Visit) -> None:
    page = visit("/")
    back = page.get_by_role("link", name="Go back to it")
    page.get_by_role("button", name="Play now: Twisted").click()
    expect(page.locator(".hand")).to_be_visible()
    table = page.url
    page.get_by_role("link", name="Tavolino").click()
    expect(page.get_by_text("Your table: Twisted")).to_be_visible()
    axe(page)
    page.reload()
    back.click()
    expect(page.locator(".hand")).to_be_visible()
    assert page.url == table

    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(3)
    expect(back).to_have_count(0)


def test_a_table_that_is_gone_is_not_offered(page: Page, troubles: Troubles) -> None:
    troubles.expect(r"status of 4\d\d")
    page.evaluate("() => localStorage.setItem('tavolino-tables', '[\"zzzzzzzzzz\"]')")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(3)
    expect(page.get_by_role("link", name="Go back to it")).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('tavolino-tables')") == "[]"
