"""The first page, as everybody meets it."""

from playwright.sync_api import Page, expect

from web.axe import axe


def test_the_first_page_loads_without_a_trouble(page: Page) -> None:
    expect(page).to_have_title("Tavolino")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_axe_finds_nothing_on_the_first_page(page: Page) -> None:
    axe(page)
