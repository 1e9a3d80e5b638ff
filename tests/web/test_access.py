"""Every page and window, as axe sees it, in light and dark; and a table for those who listen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from web.axe import axe
from web.conftest import Visit
from web.glimpses import Glimpses
from web.player import CHOICES, PHONE, WINDOW, play_now
from web.test_together import open_table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_table_and_its_windows(game: str, settings: dict[str, object], visit: Visit) -> None:
    page = visit("/", **settings)
    play_now(page, GAMES[game].title)
    page.locator("main [data-choice]:visible").first.wait_for()
    axe(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    axe(page, WINDOW)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page, WINDOW)


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
    page.get_by_role("button", name="Someone on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the match").click()
    curtain_or_table(page)
    axe(page)
    axe(screen)


def curtain_or_table(page: Page) -> None:
    page.get_by_role("button", name=re.compile("I’m")).or_(page.locator(".hand")).first.wait_for()


def test_a_page_for_what_is_not_there(visit: Visit) -> None:
    page = visit("/nothing/here")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)


def test_who_listens_hears_whose_turn_it_is_and_never_loses_the_place(visit: Visit) -> None:
    page = visit("/")
    open_table(page, bots="casual")
    page.locator(CHOICES).first.wait_for()
    expect(page.get_by_role("status")).to_have_count(1)  # one voice
    expect(page.get_by_role("status")).to_contain_text("Your turn.")
    expect(page.get_by_role("region", name="The table: Twisted")).to_match_aria_snapshot(LISTENED)

    card = page.locator(".hand [data-choice]").first
    card.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_be_focused()

    for _ in range(3):
        page.locator(f"{CHOICES}:not(.can.twists)").last.focus()  # not one that asks which of the two
        chosen = page.evaluate_handle("() => document.activeElement")
        heard = Glimpses(page, "[role=status]")
        page.keyboard.press("Enter")
        page.wait_for_function("(chosen) => !chosen.isConnected || chosen.disabled", arg=chosen)
        expect(page.locator("main [data-choice]:focus")).to_have_count(1)
        heard.expect("You (placed|took|twisted)")
        page.locator(CHOICES).first.wait_for()


# in this order: the others, the cards on the table, one's own turn, one's own hand
LISTENED = r"""
- text: /0 points 0 won 0 lost toads 0/
- /children: contain
- paragraph: /\d+ cards to draw/
- button "You 0 points"
- paragraph: /^Your turn/
- group "Your hand, 9 cards":
  - /children: contain
  - button /^(toad )?\d\d, (can be placed|can’t be played now|twists)/
"""
