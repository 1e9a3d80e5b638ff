"""The page speaks the reader's language, and another one whenever they like."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.words import LANGUAGES, say
from web.conftest import Visit
from web.player import CHOICES, PHONE
from web.test_together import ids, on_turn, open_table, sit_down


def choose(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def play(page: Page, language: str) -> None:
    page.get_by_role("button", name=re.compile(f"{say('home-play', {}, language)}: Twisted")).click()
    page.locator(CHOICES).first.wait_for(timeout=30_000)


@pytest.mark.parametrize(("locale", "language"), [("de-DE", "de"), ("de-AT", "de"), ("en-GB", "en"), ("sv-SE", "en")])
def test_the_language_follows_the_browser(locale: str, language: str, visit: Visit) -> None:
    page = visit("/", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title", {}, language))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_choice_is_kept_on_the_device(visit: Visit) -> None:
    page = visit("/", locale="en-GB")
    choose(page, "de")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title", {}, "de"))
    expect(page.get_by_role("button", name="Jetzt spielen: Twisted")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title", {}, "de"))


def test_the_menu_has_every_language_by_its_own_name(page: Page) -> None:
    expect(page.locator("header select option")).to_have_text([*LANGUAGES.values()])


def test_the_language_changes_in_the_middle_of_a_match_and_nothing_is_lost(visit: Visit) -> None:
    page = visit("/", locale="en-GB")
    play(page, "en")
    expect(page.locator(".status")).to_contain_text("Your turn", timeout=30_000)  # from now on nothing moves by itself
    page.evaluate("() => { window.sameLife = true; }")
    hand, row, address = ids(page, ".hand [data-id]"), ids(page, ".row [data-id]"), page.url
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("half a line")

    choose(page, "de")
    expect(page.get_by_role("tab", name=say("log", {}, "de"))).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Du bist dran")
    assert (ids(page, ".hand [data-id]"), ids(page, ".row [data-id]"), page.url) == (hand, row, address)
    expect(page.get_by_label(say("chat-say", {}, "de"))).to_have_value("half a line")
    assert page.evaluate("() => window.sameLife"), "the page was not loaded anew"

    page.locator(CHOICES).first.click()
    page.get_by_role("tab", name=say("log", {}, "de")).click()
    expect(page.locator("aside ol")).to_contain_text("Du hast")
    choose(page, "en")
    expect(page.locator("aside ol")).to_contain_text("You ")


def test_a_refusal_is_said_in_the_language_that_is_chosen(visit: Visit) -> None:
    anna = visit("/", locale="en-GB")
    ben = visit(open_table(anna), locale="en-GB")
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    _, waiting = on_turn(anna, ben)
    choose(waiting, "de")
    waiting.locator(".hand [data-id]").first.click(force=True)  # it is marked as one that cannot be played
    expect(waiting.get_by_role("alert")).to_contain_text(say("why-not-your-turn", {}, "de"))
    choose(waiting, "en")
    expect(waiting.get_by_role("alert")).to_contain_text(say("why-not-your-turn"))


def test_on_a_phone_at_a_table_the_language_is_in_the_log(visit: Visit) -> None:
    page = visit("/", locale="de-DE", **PHONE)
    play(page, "de")
    expect(page.locator("header select")).to_be_hidden()
    page.get_by_role("button", name=say("log-open", {}, "de")).click()
    page.locator("aside select").select_option("en")
    expect(page.get_by_role("button", name=say("log-open"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone_in_any_language(language: str, visit: Visit) -> None:
    page = visit("/", locale=language, **PHONE)
    expect(page.locator("h1")).to_have_text(say("home-title", {}, language))
    for path in ("/", "/with-friends/upturn", "/rules/qwinto", "/mine", "/nothing/here"):
        page.goto(path)
        page.locator("main h1").wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, path
