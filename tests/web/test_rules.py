"""The rules pages, and the way to them from everywhere somebody asks why."""

import re

import pytest
from playwright.sync_api import Error, Page, expect

from tavolino.games import GAMES
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE, play_now
from web.watch import Troubles


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_a_rules_page(game: str, settings: dict[str, object], visit: Visit) -> None:
    page = visit(f"/rules/{game}?exact", **settings)
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[game].title)
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_the_page_for_players_has_pictures_and_leads_to_the_exact_rules(
    game: str, settings: dict[str, object], visit: Visit
) -> None:
    page = visit(f"/rules/{game}", **settings)
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[game].title)
    pictures = page.locator("figure > .cloth")
    assert pictures.count() >= 2
    for number in range(pictures.count()):
        drawn, frame = pictures.nth(number).locator("> *").bounding_box(), pictures.nth(number).bounding_box()
        assert drawn is not None
        assert frame is not None
        assert drawn["height"] > 30
        assert drawn["width"] <= frame["width"]
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.get_by_role("link", name="The exact rules").click()
    expect(page.locator("article .clause").first).to_be_visible()
    page.get_by_role("link", name="How to play").click()
    expect(pictures.first).to_be_visible()


def test_every_clause_has_its_own_address(visit: Visit) -> None:
    page = visit("/rules/twisted#T-G2")
    expect(page.locator("#T-G2")).to_be_in_viewport()
    expect(page.locator("article .target")).to_have_attribute("id", "T-G2")
    page.locator("#T-G2").get_by_role("link", name="T-A2", exact=True).click()
    expect(page).to_have_url(re.compile("/rules/twisted#T-A2$"))
    expect(page.locator("article .target")).to_have_attribute("id", "T-A2")
    page.get_by_role("link", name="Rule T-B1").click()
    expect(page.locator("article .target")).to_have_attribute("id", "T-B1")
    page.go_back()
    expect(page.locator("article .target")).to_have_attribute("id", "T-A2")


def test_the_first_page_leads_to_the_rules(page: Page) -> None:
    page.get_by_role("link", name="Rules: Upturn").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Upturn")


def test_a_refusal_leads_to_its_clause_and_the_match_stays(visit: Visit) -> None:
    page = visit("/")
    play_now(page, "Twisted")
    with page.context.expect_page() as opened:
        ask_why_not(page)
        page.get_by_role("alert").get_by_role("link").click()
    rules = opened.value
    expect(rules).to_have_url(re.compile("/rules/twisted#T-[A-Z]\\d$"))
    expect(rules.locator("article .target")).to_be_in_viewport()
    expect(page.get_by_role("region", name="The table: Twisted")).to_be_visible()
    with page.context.expect_page() as help_opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(help_opened.value.get_by_role("heading", level=1)).to_have_text("Twisted")


def ask_why_not(page: Page) -> None:
    """Try cards that cannot be played until one is refused; one may become playable meanwhile, and is played."""
    why = page.get_by_role("alert").get_by_role("link")
    for _ in range(40):
        page.locator(".held[aria-disabled='true']").or_(page.locator(".held.can")).first.press("Enter")
        try:
            why.wait_for(timeout=1000)
        except Error:
            continue
        return
    raise AssertionError("nothing was refused")


def test_there_are_no_rules_of_a_game_that_is_not_there(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("404")
    page = visit("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
