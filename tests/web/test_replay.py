"""Replays in a real browser: every recorded match, by mouse and by keyboard, shared, checked and played again."""

import json
import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, Route, expect

from support.running import RECORDS
from tavolino.games import GAMES
from web.axe import axe
from web.conftest import Visit
from web.glimpses import Glimpses
from web.player import CHOICES, PHONE, WINDOW

NAMES = {game: [path.stem for path in RECORDS if path.stem.startswith(game)] for game in GAMES}
ONE_EACH = ["twisted-3-rounds", "qwinto-3-rows", "upturn-3-blocked"]
ZEROS = "0" * 64


def at(page: Page, step: int) -> None:
    """The replay stands at this step, and the address follows."""
    expect(page.get_by_role("slider")).to_have_value(str(step))
    page.wait_for_url(re.compile(rf"step={step}&"))


def last(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)


def hands(page: Page) -> list[str]:
    return page.get_by_role("region", name="All hands").get_by_role("list").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_match_is_shown_and_its_deal_is_found_honest(game: str, visit: Visit) -> None:
    page = visit("/")
    for name in NAMES[game]:
        page.goto(f"/replay/{name}")
        expect(page.get_by_role("heading", name=re.compile("replay"), level=1)).to_have_count(1)
        page.get_by_role("slider").press("End")
        at(page, last(page))
        assert last(page) > 20
        page.get_by_role("button", name="Check the deal").click()
        expect(page.get_by_role("dialog")).to_contain_text("The deal was fair.")
        expect(page.get_by_role("dialog").get_by_text("✗")).to_have_count(0)


@pytest.mark.parametrize("name", ONE_EACH)
def test_steps_by_button_by_key_by_slider_and_by_sentence(name: str, visit: Visit) -> None:
    page = visit(f"/replay/{name}?seat=0")
    page.get_by_role("button", name="One step forward").click()
    at(page, 1)
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last(page)), ("Home", 0)):
        page.locator("body").press(key)
        at(page, step)
    page.get_by_role("slider").fill("7")
    at(page, 7)
    page.locator("li button[data-step='12']").first.click()
    at(page, 12)
    expect(page.locator("li button[aria-current]").first).to_have_attribute("data-step", "12")
    expect(page.locator("li button[aria-current]").first).to_be_in_viewport()
    page.get_by_role("button", name="One step back").click()
    at(page, 11)


def test_it_plays_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    page = visit("/replay/twisted-2-rounds")
    steps = last_when_there(page)
    page.get_by_role("slider").fill(str(steps - 8))
    page.get_by_label("Speed").select_option("0.5")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_label("Speed").select_option("4")
    at(page, steps)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def last_when_there(page: Page) -> int:
    page.get_by_role("slider").wait_for()
    return last(page)


@pytest.mark.parametrize("name", ONE_EACH)
def test_from_any_seat_or_with_all_cards_open(name: str, visit: Visit) -> None:
    page = visit(f"/replay/{name}?step=4&seat=all")
    expect(page.get_by_role("region", name="All hands").get_by_role("list")).to_have_count(3)
    opened = hands(page)
    assert len(set(opened)) == 3
    page.get_by_label("Show the cards of").select_option("2")
    page.wait_for_url(re.compile("step=4&seat=2"))
    expect(page.locator(".status .who b")).to_have_text("Cleo")
    expect(page.get_by_role("region", name="All hands")).to_have_count(0)
    assert page.locator("main [data-choice]:not([aria-disabled='true']):not(:disabled).can").count() == 0
    page.get_by_label("Show the cards of").select_option("all")
    expect(page.get_by_role("region", name="All hands")).to_be_visible()
    assert hands(page) == opened


@pytest.mark.parametrize("name", ONE_EACH)
def test_the_result_is_at_the_top_and_the_last_step_says_it(name: str, visit: Visit) -> None:
    page = visit(f"/replay/{name}")
    result = page.get_by_role("complementary").get_by_role("heading", level=2)
    expect(result).to_have_text(re.compile("wins|share the"))
    expect(page.locator(".status")).not_to_contain_text(result.inner_text())
    page.get_by_role("slider").press("End")
    expect(page.locator(".status")).to_contain_text(f"{result.inner_text()}.")


def test_a_shared_address_leads_to_the_same_moment(visit: Visit) -> None:
    page = visit("/replay/upturn-4-empty-rack?seat=1", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("slider").fill("31")
    at(page, 31)
    share = Glimpses(page, "button [aria-live]")
    page.get_by_role("button", name="Share").click()
    share.expect("Link copied")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("/replay/upturn-4-empty-rack?step=31&seat=1")
    other = visit(link.partition("/replay")[1] + link.partition("/replay")[2])
    at(other, 31)
    expect(other.locator(".status")).to_have_text(page.locator(".status").inner_text(), use_inner_text=True)


def test_on_a_phone_the_address_goes_to_its_own_sheet(visit: Visit) -> None:
    page = visit("/replay/twisted-2-rounds?step=5&seat=1", **PHONE)
    page.evaluate("() => { navigator.share = async (shared) => { window.shared = shared; }; }")
    page.get_by_role("button", name="Show the log").tap()
    page.get_by_role("button", name="Share").tap()
    shared = page.wait_for_function("() => window.shared").json_value()
    assert shared["title"] == "Twisted: replay"
    assert shared["url"].endswith("/replay/twisted-2-rounds?step=5&seat=1")
    expect(page.get_by_text("Link copied")).to_have_count(0)
    page.evaluate("() => { navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError')); }")
    page.get_by_role("button", name="Share").tap()  # closing the sheet means: not now
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_record_is_saved_as_it_is(visit: Visit) -> None:
    page = visit("/replay/qwinto-2-rows")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").click()
    [original] = [path for path in RECORDS if path.stem == "qwinto-2-rows"]
    record = json.loads(saved.value.path().read_text())
    assert record.pop("ended"), "the server knows when it ended"
    assert record == json.loads(original.read_text())


Change: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
CHANGES: dict[str, tuple[Change, str]] = {
    "secret": (lambda _: {"secret": ZEROS}, "doesn’t match the number"),
    "contribution": (lambda record: {"contributions": [ZEROS, *record["contributions"][1:]]}, "these aren’t the cards"),
    "commitment": (lambda _: {"commitment": ZEROS}, "doesn’t match the number"),
    "action": (lambda record: {"actions": record["actions"][1:]}, "The server finds: Action 1"),
    "outcome": (
        lambda record: {"outcome": {**record["outcome"], "reason": "boredom"}},
        "The server finds: The actions",
    ),
}


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_changed_record_is_found_out(name: str, visit: Visit, troubles: Any) -> None:
    troubles.allow("status of 400")
    page = visit("/")
    changes = [change for change, _ in CHANGES.values()]
    page.route(f"**/api/records/{name}", lambda route: answer_changed(changes.pop(0), route))
    for _, line in CHANGES.values():
        page.goto(f"/replay/{name}")
        page.get_by_role("button", name="Check the deal").click()
        expect(page.get_by_role("dialog")).to_contain_text("This record doesn’t add up.")
        expect(page.get_by_role("dialog").locator("li.bad").filter(has_text=line)).not_to_have_count(0)


def answer_changed(change: Change, route: Route) -> None:
    record = route.fetch().json()
    route.fulfill(json=record | change(record))


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_match_goes_on_from_the_middle_against_bots(name: str, visit: Visit) -> None:
    page = visit(f"/replay/{name}?step=10&seat=1")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("Your seat").select_option("Cleo")
    page.get_by_label("Level of the bots").select_option("casual")
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("known deal")).to_be_visible()
    expect(page.locator("main [data-choice]:visible").first).to_be_visible()


def test_the_same_deal_is_played_from_its_beginning(visit: Visit) -> None:
    page = visit("/replay/twisted-2-rounds?step=30&seat=1")
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    expect(page.locator(".hand [data-id]")).to_have_count(9)
    cards = "els => els.map(one => one.dataset.id)"
    dealt = page.locator(".hand [data-id]").evaluate_all(cards)
    page.get_by_role("button", name="Play this deal").click()
    page.get_by_label("Level of the bots").select_option("casual")
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(CHOICES).first.wait_for()
    assert len(set(page.locator(".hand [data-id]").evaluate_all(cards)) & set(dealt)) >= len(dealt) - 1


def test_the_end_screen_leads_to_the_replay(visit: Visit, finished: Callable[[str], str]) -> None:
    page = visit(finished("twisted"))
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("dialog")).to_contain_text("The cards follow from the secret")


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ONE_EACH)
def test_everybody_can_use_a_replay(name: str, settings: dict[str, object], visit: Visit) -> None:
    page = visit(f"/replay/{name}?step=20", **settings)
    page.get_by_role("slider").wait_for()
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    if settings:
        page.get_by_role("button", name="Show the log").click()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("dialog")).to_contain_text("The deal was fair.")
    axe(page, WINDOW)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_label("Your seat")).to_be_visible()
    axe(page, WINDOW)


def test_a_match_that_is_not_there(visit: Visit, troubles: Any) -> None:
    troubles.allow("status of 404")
    page = visit("/replay/nothing-1")
    expect(page.get_by_role("heading", name="Match not found")).to_be_visible()
