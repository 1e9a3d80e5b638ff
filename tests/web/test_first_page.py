"""The first page, as everybody meets it."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit

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
    back = page.get_by_role("link", name="Back to your table")
    page.get_by_role("button", name="Play now: Twisted").click()
    expect(page.locator(".hand")).to_be_visible()
    table = page.url
    page.get_by_role("link", name="Tavolino").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    axe(page)
    page.reload()
    back.click()
    expect(page.locator(".hand")).to_be_visible()
    assert page.url == table

    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(3)
    expect(back).to_have_count(0)


def test_all_unfinished_tables_are_listed_and_each_can_be_hidden(visit: Visit) -> None:
    page = visit("/")
    for _ in range(5):
        page.get_by_role("button", name="Play now: Twisted").click()
        expect(page.locator(".hand")).to_be_visible()
        page.goto("/")
    back = page.get_by_role("link", name="Back to your table: Twisted")
    expect(back).to_have_count(4)
    page.get_by_role("button", name="Show all 5").click()
    expect(back).to_have_count(5)
    page.get_by_role("button", name="Hide this table: Twisted").first.click()
    expect(back).to_have_count(4)
    page.reload()
    expect(back).to_have_count(4)
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)


def test_play_now_remembers_level_and_players(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Players and level: Twisted").click()
    chooser = page.get_by_role("dialog", name="Players and level: Twisted")
    expect(chooser).to_be_visible()
    axe(page)
    chooser.get_by_text("4", exact=True).click()
    chooser.get_by_text("novice", exact=True).click()
    expect(chooser.get_by_text("Still learning")).to_be_visible()
    page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    page.reload()
    play = page.get_by_role("button", name="Play now: Twisted")
    expect(play).to_have_accessible_description("4 players, novice")
    play.click()
    expect(page.locator(".seat:visible")).to_have_count(3)
    for badge in page.locator(".seat:visible").all():
        expect(badge.get_by_title("novice")).to_be_visible()


def test_one_game_is_recommended_until_a_match_was_finished_here(visit: Visit) -> None:
    page = visit("/")
    here = page.get_by_text("New here? Start with this one")
    expect(here).to_have_count(1)
    expect(page.locator(".games").get_by_text("5 min")).to_be_visible()
    page.evaluate("() => localStorage.setItem('tavolino-finished', 'yes')")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(3)
    expect(here).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (667, 375), (844, 390), (820, 1180), (1280, 800)])
def test_play_now_is_on_the_first_screen_at_every_size(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit("/", viewport={"width": width, "height": height})
    expect(page.get_by_role("button", name="Play now: Twisted")).to_be_in_viewport(ratio=1)


def test_an_open_table_shows_seats_clock_and_bots_and_is_not_offered_when_everybody_has_gone(visit: Visit) -> None:
    anna = visit("/with-friends/twisted?listed")
    anna.get_by_label("Your name").fill("Anna of the open table")
    anna.get_by_text("3", exact=True).click()
    anna.get_by_label("Seat 3").select_option("novice")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Invite friends")).to_be_visible()
    line = visit("/").get_by_role("listitem").filter(has_text="Anna of the open table")
    expect(line).to_contain_text("Twisted, one seat free")
    expect(line).to_contain_text("no clock")
    expect(line).to_contain_text("novice")


def test_the_footer_leads_to_what_is_kept_and_how_to_delete_it(page: Page) -> None:
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    expect(page.get_by_text("One cookie holds that number")).to_be_visible()
    axe(page)
    page.get_by_role("main").get_by_role("link", name="My matches").first.click()
    expect(page.get_by_role("heading", level=1, name="My matches")).to_be_visible()
