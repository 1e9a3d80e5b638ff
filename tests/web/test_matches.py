"""Whole matches against bots in a real browser: by mouse alone, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from web.conftest import Visit
from web.player import LONGEST, Hand, by_click, by_keyboard, by_touch, play_to_the_end
from web.watch import Troubles

TOO_LATE = "409.*/hint"  # somebody else was quicker than the question
AT_MOST = {"upturn": 50}  # choices: a match can take hundreds of them, so it may be left in the middle
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def play_now(page: Page, title: str) -> None:
    button = page.get_by_role("button", name=f"Play now: {title}")
    button.click()
    expect(page.get_by_role("region", name=f"The table: {title}")).to_be_visible()


@pytest.mark.parametrize("hand", [by_click, by_keyboard])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_against_bots(game: str, hand: Hand, visit: Visit, troubles: Troubles) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", reduced_motion="reduce")
    play_now(page, GAMES[game].title)
    choices = play_to_the_end(page, hand, AT_MOST.get(game, LONGEST))
    assert choices > 5
    if choices < AT_MOST.get(game, LONGEST):
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    else:
        assert game in AT_MOST, "the match took too long"


def test_a_whole_match_is_played_by_touch_on_a_phone(visit: Visit, troubles: Troubles) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", reduced_motion="reduce", **PHONE)
    play_now(page, "Twisted")
    assert play_to_the_end(page, by_touch) > 5
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.get_by_role("button", name="Play again").tap()
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator("main [data-choice]").first).to_be_visible()
