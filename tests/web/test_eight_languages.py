"""In every language: a lesson and a match to their ends, pages no wider than a phone, no sentence missing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from tavolino.words import LANGUAGES, say
from web.conftest import Visit
from web.player import LONGEST, by_touch, play_to_the_end
from web.test_matches import PHONE, TOO_LATE
from web.watch import Troubles

KEY = re.compile(r"\b(?:home|learn|why|open|end|twisted|qwinto|upturn|replay|mine|hint|seat)-[a-z]+(?:-[a-z]+)*\b")
GAMES_IN_TURN = list(GAMES)


def check(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
    assert KEY.findall(page.locator("body").inner_text()) == [], "a sentence is missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_a_match_and_every_page(language: str, visit: Visit, troubles: Troubles) -> None:
    troubles.allow(TOO_LATE)
    game = GAMES_IN_TURN[[*LANGUAGES].index(language) % len(GAMES_IN_TURN)]
    page = visit("/", locale=language, reduced_motion="reduce", **PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title", {}, language))
    check(page, language)
    for path in (f"/rules/{game}", f"/with-friends/{game}", "/mine"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, language)
    learn(page, game, language)
    play(page, language)


def learn(page: Page, game: str, language: str) -> None:
    page.goto(f"/learn/{game}")
    bar = page.get_by_role("progressbar")
    steps = int(bar.get_attribute("aria-valuemax") or 0)
    assert steps > 5
    for number in range(1, steps):
        expect(bar).to_have_attribute("aria-valuenow", str(number))
        check(page, language)
        page.get_by_role("button", name=re.compile(f"^({'|'.join(say(key, {}, language) for key in NEXT)})$")).tap()
    expect(page.get_by_role("heading", name=say("learn-done", {}, language))).to_be_visible()
    check(page, language)


NEXT = ("learn-next", "learn-show")


def play(page: Page, language: str) -> None:
    """A short match: one round of Twisted with one bot, by touch."""
    page.goto("/with-friends/twisted")
    page.locator("input[type=number]").first.fill("1")
    page.locator("select.field").first.select_option("casual")
    page.locator("form .button.main").tap()
    page.wait_for_url(re.compile("/table/"))
    assert 3 < play_to_the_end(page, by_touch) < LONGEST
    check(page, language)
