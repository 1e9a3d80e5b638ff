"""In every language, on a phone: a lesson and the end of a match, no sentence missing and nothing too wide."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.games import GAMES
from tavolino.words import LANGUAGES, say
from web.conftest import Visit
from web.player import CAN, CHOICES, END, PHONE

KEY = re.compile(r"\b(?:home|learn|why|open|end|twisted|qwinto|upturn|replay|mine|hint|seat)-[a-z]+(?:-[a-z]+)*\b")
GAMES_IN_TURN = list(GAMES)
NEAR_THE_END = "/replay/twisted-2-rounds?step=60&seat=0"  # of 66

# Through the whole lesson without a hand in between: every scene's text, and how wide the page was.
LESSON = """async (forwards) => {
    const scene = () => document.querySelector("[role=progressbar]").ariaValueNow;
    const seen = [];
    for (;;) {
        seen.push([document.body.innerText, document.documentElement.scrollWidth - innerWidth]);
        const button = [...document.querySelectorAll("main button")].find((one) => forwards.includes(one.textContent));
        if (!button) return seen;
        const before = scene();
        button.click();
        while (scene() === before) await new Promise(requestAnimationFrame);
    }
}"""

# The first choice each time until the end screen opens, for two minutes at most: what the page showed, and how wide.
# While an action is on its way the page ignores another one, which is then tried again.
MATCH = """async ([choices, end]) => {
    const seen = new Map();
    for (let tries = 0; tries < 1200 && !document.querySelector(end); tries += 1) {
        const choice = [...document.querySelectorAll(choices)].find((one) => one.checkVisibility());
        if (choice) seen.set(document.body.innerText, document.documentElement.scrollWidth - innerWidth);
        choice?.click();
        await new Promise((later) => setTimeout(later, 100));
    }
    return [...seen];
}"""


def check(text: str, too_wide: int) -> None:
    assert KEY.findall(text) == [], "a sentence is missing"
    assert too_wide <= 0, "the page is too wide"


def look_at(page: Page) -> None:
    check(*page.evaluate("() => [document.body.innerText, document.documentElement.scrollWidth - innerWidth]"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_and_a_match_to_their_ends(language: str, visit: Visit) -> None:
    game = GAMES_IN_TURN[[*LANGUAGES].index(language) % len(GAMES_IN_TURN)]
    page = visit(f"/learn/{game}", locale=language, **PHONE)
    expect(page.locator("html")).to_have_attribute("lang", language)
    learn(page, language)
    page.goto(NEAR_THE_END)
    continue_from_here(page, language)
    play_to_the_end(page)
    expect(page.get_by_role("dialog")).to_contain_text(say("again", {}, language))
    look_at(page)


def learn(page: Page, language: str) -> None:
    page.get_by_role("progressbar").wait_for()
    scenes = page.evaluate(LESSON, [say(key, {}, language) for key in ("learn-next", "learn-show")])
    assert len(scenes) > 5
    for text, too_wide in scenes:
        check(text, too_wide)
    assert say("learn-done", {}, language) in scenes[-1][0]


def continue_from_here(page: Page, language: str) -> None:
    page.get_by_role("button", name=say("log-open", {}, language)).tap()
    page.get_by_role("button", name=say("replay-continue", {}, language)).tap()
    page.get_by_label(say("rehearse-level", {}, language)).select_option("casual")
    look_at(page)
    page.get_by_role("dialog").get_by_role("button", name=say("rehearse-play", {}, language)).tap()
    page.wait_for_url(re.compile("/table/"))


def play_to_the_end(page: Page) -> None:
    page.locator(CHOICES).first.wait_for()
    moments = page.evaluate(MATCH, [f"main {CAN}", END])
    expect(page.locator(END)).to_be_visible()
    assert len(moments) > 1
    for text, too_wide in moments:
        check(text, too_wide)
