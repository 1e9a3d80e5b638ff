"""Each lesson from its first sentence to its last, by clicks and by keys, with a wrong try that is explained."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from support.running import Running
from tavolino.games import GAMES
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE

CLICKS = {"play": 2, "start line": 2}  # for actions that are chosen in two parts; others take one
WRONG = {  # a scene, something to try there, the clause that forbids it, and words of the reason
    "twisted": ("twist", "[data-id='card-98']", "T-A1", "98 is more than 10 away from 41"),
    "qwinto": ("rising", "[data-drop='cell-o8']", "Q-W2", "5 is smaller than the 10"),
    "upturn": ("higher", "[data-id='tile-12']", "U-N1", "12 isn’t higher than 63"),
}
Hand: TypeAlias = Callable[[Page, Locator], None]
all_games = pytest.mark.parametrize("game", GAMES)


def by_click(_: Page, thing: Locator) -> None:
    thing.click()


def by_touch(_: Page, thing: Locator) -> None:
    thing.tap()


def by_keyboard(page: Page, thing: Locator) -> None:
    """From button to button with Tab, and Enter."""
    for _ in range(80):
        if thing.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def scenes(server: Running, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.http.get(f"/api/lessons/{game}").json()["scenes"]
    return found


def expect_scene(page: Page, number: int) -> None:
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(number + 1))


def marked(page: Page, known: list[str]) -> Locator:
    """What the lesson points at, last things first; nothing twice."""
    things = page.locator(".cloth .hinted")
    things.or_(page.locator(".cloth .lit")).first.wait_for()
    for number in reversed(range(things.count())):
        name = things.nth(number).evaluate("one => one.dataset.id ?? one.dataset.drop ?? one.textContent")
        if name not in known:
            known.append(name)
            return things.nth(number)
    return page.get_by_role("button", name=re.compile("^Upturn!"))


def go_on(page: Page, scene: dict[str, Any], number: int, hand: Hand) -> None:
    if scene["asked"] is None:
        hand(page, page.get_by_role("button", name="Next", exact=True))
    else:
        known: list[str] = []
        for _ in range(CLICKS.get(scene["asked"]["type"], 1)):
            hand(page, marked(page, known))
    expect_scene(page, number + 1)


def try_wrongly(page: Page, game: str) -> None:
    _, thing, clause, reason = WRONG[game]
    page.locator(f".cloth {thing}").first.click(force=True)  # it says that it cannot be played, and is tried anyway
    expect(page.get_by_role("alert")).to_contain_text(reason)
    link = page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_attribute("href", f"/rules/{game}#{clause}")


@all_games
def test_a_lesson_is_done_by_clicks_and_explains_a_wrong_try(game: str, visit: Visit, server: Running) -> None:
    page = visit("/")
    page.get_by_role("link", name=f"Learn to play: {GAMES[game].title}").click()
    *steps, last = scenes(server, game)
    for number, scene in enumerate(steps):
        expect_scene(page, number)
        if scene["sentence"] == WRONG[game][0]:
            try_wrongly(page, game)
            expect_scene(page, number)
        go_on(page, scene, number, by_click)
        expect(page.get_by_role("alert")).to_have_text("")
    assert last["asked"] is None
    expect(page.get_by_role("button", name="Play now, with hints")).to_be_visible()


def test_a_lesson_is_done_by_keyboard(visit: Visit, server: Running) -> None:
    page = visit("/learn/twisted")
    for number, scene in enumerate(scenes(server, "twisted")[:-1]):
        expect_scene(page, number)
        go_on(page, scene, number, by_keyboard)
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()


def test_a_lesson_is_done_by_touch_on_a_phone(visit: Visit, server: Running) -> None:
    page = visit("/learn/upturn", **PHONE)
    for number, scene in enumerate(scenes(server, "upturn")[:-1]):
        expect_scene(page, number)
        go_on(page, scene, number, by_touch)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@all_games
def test_the_lesson_can_show_everything_itself_and_cards_fly(game: str, visit: Visit, server: Running) -> None:
    page = visit(f"/learn/{game}", reduced_motion="no-preference")
    for number in range(len(scenes(server, game)) - 1):
        expect_scene(page, number)
        button = page.get_by_role("button", name="Show me").or_(page.get_by_role("button", name="Next", exact=True))
        button.click()
    expect(page.get_by_role("button", name="Start over")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect_scene(page, 0)


def test_one_can_go_back_and_skip(visit: Visit, server: Running) -> None:
    page = visit("/learn/twisted")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    page.get_by_role("button", name="Show me").click()
    expect_scene(page, 1)
    page.get_by_role("button", name="Back").click()
    expect_scene(page, 0)
    page.get_by_role("button", name="Skip the lesson").click()
    expect_scene(page, len(scenes(server, "twisted")) - 1)


def test_what_is_allowed_but_not_asked_for_is_named_so(visit: Visit) -> None:
    page = visit("/learn/twisted")
    page.locator("[data-id='card-58']").click()
    expect(page.get_by_role("alert")).to_have_text("That’s allowed too. For now, follow the example: Place 34.")
    expect_scene(page, 0)


@all_games
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_a_lesson(game: str, settings: dict[str, object], visit: Visit) -> None:
    page = visit(f"/learn/{game}", **settings)
    expect_scene(page, 0)
    axe(page)
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("button", name="Start over")).to_be_visible()
    axe(page)


def test_playing_after_a_lesson_brings_hints_until_they_are_switched_off(visit: Visit) -> None:
    page = visit("/learn/twisted")
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="Play now, with hints").click()
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint.get_by_role("status")).to_contain_text(re.compile(r"Place.*\."), timeout=120_000)
    expect(page.locator(".cloth .hinted").first).to_be_visible()
    page.get_by_role("button", name="Hints on").click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_there_is_no_lesson_of_a_game_that_is_not_there(visit: Visit) -> None:
    page = visit("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
