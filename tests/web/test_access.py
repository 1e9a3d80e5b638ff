"""Every page and window, as axe sees it, in light and dark."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from web.axe import axe
from web.conftest import Visit
from web.test_matches import PHONE, play_now
from web.test_together import open_table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_table_and_its_windows(game: str, settings: dict[str, object], visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce", **settings)
    play_now(page, GAMES[game].title)
    page.locator("main [data-choice]").first.wait_for()
    axe(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave").click()
    axe(page)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_screen(game: str, visit: Visit, finished: Callable[[str], str]) -> None:
    page = visit(finished(game))
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


def test_opening_a_table_its_lobby_its_screen_and_the_curtain(visit: Visit) -> None:
    page = visit("/with-friends/twisted")
    page.get_by_label("Seat 2").wait_for()
    axe(page)
    link = open_table(page)
    axe(page)
    screen = visit(link.replace("/table/", "/screen/"))
    expect(screen.get_by_role("heading", level=1)).to_be_visible()
    axe(screen)
    page.get_by_role("button", name="On this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the match").click()
    curtain_or_table(page)
    axe(page)
    axe(screen)


def curtain_or_table(page: Page) -> None:
    page.get_by_role("button", name=re.compile("I am")).or_(page.locator(".hand")).first.wait_for()


def test_a_page_for_what_is_not_there(visit: Visit) -> None:
    page = visit("/nothing/here")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
