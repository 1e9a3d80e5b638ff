"""What players notice of those who run the place: a word to everybody, a report, a ban."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cli.program import run_apart  # in a process of its own: Playwright keeps an event loop running in this one
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.test_together import open_table, sit_down
from web.watch import Troubles

WORD = "We restart at ten, for five minutes."


def admin(server: Running, *words: str) -> str:
    done = run_apart("admin", *words, "--db", server.database)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def announced(server: Running) -> Iterator[None]:
    """What a test announces is taken back, because others use the same server."""
    yield
    admin(server, "announce", "--off")


@pytest.mark.usefixtures("announced")
def test_an_announcement_is_on_every_page_at_once_and_can_be_hidden(server: Running, visit: Visit) -> None:
    anna, ben = visit("/"), visit("/", **PHONE)
    table = open_table(anna)
    ben.goto(table)
    sit_down(ben, "Ben")
    expect(anna.get_by_text(WORD)).to_have_count(0)
    admin(server, "announce", WORD, "--minutes", "10")
    for page in (anna, ben):
        expect(page.get_by_role("region", name="From the person who runs this server")).to_have_text(WORD)
        axe(page)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    anna.get_by_role("button", name="Hide").click()
    expect(anna.get_by_text(WORD)).to_have_count(0)
    ben.goto("/about")
    expect(ben.get_by_text(WORD)).to_be_visible()
    admin(server, "announce", "--off")
    ben.reload()
    expect(ben.get_by_role("heading", name="Privacy")).to_be_visible()
    expect(ben.get_by_text(WORD)).to_have_count(0)


def test_somebody_is_reported_before_a_match_and_in_one(server: Running, visit: Visit) -> None:
    anna, ben = visit("/", **PHONE), visit("/")
    table = open_table(anna)
    ben.goto(table)
    sit_down(ben, "Gruff Ben")
    ben.get_by_label("Say something").fill("you play like my cat")
    ben.keyboard.press("Enter")
    expect(anna.get_by_text("you play like my cat").first).to_be_visible()
    anna.get_by_role("button", name="More about Gruff Ben").click()
    anna.get_by_role("button", name="Report", exact=True).click()
    dialog = anna.get_by_role("dialog", name="Report Gruff Ben")
    dialog.get_by_label("In a few words, if you like").fill("He insults my cat.")
    axe(anna)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_have_text("Thank you. The person who runs this server will read it.")
    dialog.get_by_role("button", name="Close").last.click()
    anna.get_by_role("button", name="Start").click()
    anna.get_by_role("button", name="Show the log").click()
    anna.get_by_role("button", name="More about Gruff Ben").click()
    anna.get_by_role("button", name="Report", exact=True).click()
    anna.get_by_label("Spoils the game on purpose").check()
    axe(anna)
    anna.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(anna.get_by_text("Thank you. The person who runs")).to_be_visible()
    reports = json.loads(admin(server, "reports", "--json"))
    by_reason = {one["reason"]: one for one in reports if one["name"] == "Gruff Ben"}
    assert by_reason.keys() == {"rude", "spoiling"}
    assert by_reason["rude"]["words"] == "He insults my cat."
    assert by_reason["rude"]["chat"] == ["Gruff Ben: you play like my cat"]


def test_a_banned_person_is_told_at_the_table_and_nowhere_gets_in(
    server: Running, visit: Visit, troubles: Troubles
) -> None:
    troubles.expect("status of 403")
    anna, ben = visit("/"), visit("/")
    ben.goto(open_table(anna))
    sit_down(ben, "Unwelcome Ben")
    people = json.loads(admin(server, "people", "--json"))
    [who] = [one["id"] for one in people if one["name"] == "Unwelcome Ben"]
    admin(server, "ban", who)
    expect(ben.get_by_role("heading", name="You can’t come in")).to_be_visible()
    expect(anna.get_by_text("Unwelcome Ben")).to_have_count(0)
    axe(ben)
    ben.goto("/")
    expect(ben.locator("body")).to_have_text("You’re banned from this server.")
    admin(server, "unban", who)
