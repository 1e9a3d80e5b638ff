"""Somebody sees on which devices they are, and ends one of them from another."""

import re

from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.test_together import open_table


def second_browser(visit: Visit, first: Page, name: str) -> Page:
    """Another browser of the same person: it has a token that the first one made."""
    answer = first.request.post("/api/tokens", data={"name": name, "mine": True})
    assert answer.ok, answer.text()
    other = visit("/healthz")
    other.context.add_cookies([{"name": "tavolino", "value": answer.json()["token"], "url": other.url}])
    return other


def test_one_browser_ends_another_whose_table_says_that_it_is_signed_out(visit: Visit) -> None:
    anna = visit("/")
    table = open_table(anna)
    other = second_browser(visit, anna, "Kitchen")
    other.goto(table)
    expect(other.get_by_text("Anna (you)")).to_be_visible()
    anna.goto("/settings")
    own = anna.get_by_role("listitem").filter(has_text="this device")
    expect(own).to_contain_text(re.compile("Chrome on "))
    expect(own.get_by_role("button")).to_have_count(0)
    expect(anna.get_by_role("listitem").filter(has_text="Kitchen")).to_contain_text(re.compile("may play · until "))
    anna.get_by_role("button", name="End Program: Kitchen").focus()
    anna.keyboard.press("Enter")
    expect(anna.get_by_role("status").filter(has_text="Kitchen is signed out")).to_be_visible()
    expect(anna.get_by_role("heading", name="Devices")).to_be_focused()
    expect(anna.get_by_role("listitem").filter(has_text="Kitchen")).to_have_count(0)
    expect(other.get_by_role("heading", name="You’re signed out here")).to_be_visible()
    axe(other)


def test_all_others_are_ended_together_on_a_phone(visit: Visit) -> None:
    anna = visit("/", **PHONE)
    anna.request.post("/api/me", data={"name": "Anna"})
    for name in ("A program with a long name in the loft", "Kitchen"):
        anna.request.post("/api/tokens", data={"name": name, "mine": True, "scope": "read"})
    anna.goto("/settings")
    expect(anna.get_by_text("may only look")).to_have_count(2)
    axe(anna)
    assert anna.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    anna.get_by_role("button", name="End all others").click()
    expect(anna.get_by_text("All other devices are signed out.")).to_be_visible()
    expect(anna.get_by_text("may only look")).to_have_count(0)
    expect(anna.get_by_text("this device", exact=True)).to_be_visible()


def test_a_browser_is_listed_once_its_person_has_a_name(visit: Visit) -> None:
    page = visit("/settings")
    expect(page.get_by_role("group", name="Language")).to_be_visible()
    expect(page.get_by_role("region", name="Devices")).to_have_count(0)
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Devices").get_by_role("listitem")).to_have_count(1)
