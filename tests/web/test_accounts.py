"""A name that lasts, as people keep it: with a passkey, with six words, on several devices, until they delete it."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.programs import own_name
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.devices import USUAL
from web.player import PHONE
from web.test_mine import with_a_match
from web.watch import Troubles, watch

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def anna(browser: Browser, server: Running) -> Iterator[Page]:
    """Somebody at http://localhost, where passkeys work, with a finger that opens every one of them."""
    address = server.url.replace("127.0.0.1", "localhost")
    troubles = Troubles(address)
    troubles.expect("409")  # the last way in is not removed
    troubles.allow("401")  # whoever waits for news learns that they have signed out
    settings: dict[str, Any] = {"base_url": address, **USUAL}
    context = browser.new_context(**settings)
    watch(context, lambda: troubles)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield page
    troubles.check()
    context.close()


def keeping(page: Page, name: str) -> Locator:
    """The window in which a name is kept, with the name filled in."""
    page.goto("/settings")
    page.get_by_role("button", name="Keep my name").click()
    window = page.get_by_role("dialog", name="Keep your name")
    window.get_by_label("Your name").fill(name)
    return window


def keep_with_words(page: Page, name: str) -> str:
    """Returns the words."""
    keeping(page, name).get_by_role("button", name="With six words").click()
    words = write_down(page)
    expect(page.get_by_text(f"{name} is yours here from now on.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    return words


def write_down(page: Page) -> str:
    window = page.get_by_role("dialog", name="Your six words")
    expect(window.locator("ol b")).to_have_count(6)
    words = window.locator("ol b").all_inner_texts()
    window.get_by_role("button", name="I’ve written them down").click()
    fields = window.get_by_role("textbox")
    expect(fields).to_have_count(2)
    asked = [int(re.sub(r"\D", "", label)) for label in window.locator("label").all_inner_texts()]
    fields.first.fill(words[asked[1] - 1])
    window.get_by_role("button", name="Done").click()
    expect(window.get_by_text("Not quite.")).to_be_visible()
    for field, place in zip(fields.all(), asked, strict=True):
        field.fill(f" {words[place - 1].upper()}")
    window.get_by_role("button", name="Done").click()
    return " ".join(words)


def test_a_name_is_kept_with_a_passkey_which_brings_it_back(anna: Page) -> None:
    name = own_name("Anna")
    keeping(anna, name).get_by_role("button", name="With a passkey").click()
    expect(anna.get_by_text(f"{name} is yours here from now on.")).to_be_visible()
    anna.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    account = anna.get_by_role("region", name="Your account")
    expect(account.get_by_text("Passkey from")).to_be_visible()
    expect(account.get_by_text("localhost")).to_be_visible()
    account.get_by_role("button", name=re.compile("^Remove Passkey")).click()
    expect(account.get_by_text("That’s your only way back in.")).to_be_visible()
    account.get_by_role("button", name="Add a passkey").click()
    expect(account.get_by_text("This device already has a passkey of yours.")).to_be_visible()
    axe(anna)

    anna.get_by_role("button", name="Sign out here").click()
    expect(anna.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    assert anna.request.get("/api/me").json() == {"name": None}
    axe(anna)
    anna.get_by_role("button", name="With my passkey").click()
    expect(anna.get_by_role("heading", name=f"Welcome back, {name}!")).to_be_focused()
    anna.context.clear_cookies()
    anna.goto("/sign-in")
    anna.get_by_role("button", name="With my passkey").click()
    expect(anna.get_by_role("heading", name=f"Welcome back, {name}!")).to_be_visible()
    anna.get_by_role("main").get_by_role("link", name="Settings").click()
    expect(anna.get_by_role("region", name="Devices").get_by_role("listitem")).to_have_count(2)


def test_six_words_bring_a_name_and_a_guests_matches_to_a_second_browser(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("409")
    anna, other, name = visit("/", **PHONE), visit("/"), own_name("Anna")
    words = keep_with_words(anna, name)
    expect(anna.get_by_role("region", name="Your account").get_by_text("Recovery words from")).to_be_visible()
    assert anna.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    axe(anna)
    with_a_match(other)
    other.goto("/mine")
    expect(other.get_by_text("Your matches are tied to this browser.")).to_be_visible()
    other.goto("/sign-in")
    other.get_by_label("Your name").fill(name.lower())
    other.get_by_label("Your six words").fill(words.replace(" ", "  ").upper() + "x")
    other.get_by_role("button", name="Sign in").first.click()
    expect(other.get_by_text("There’s a slip in these words.")).to_be_visible()
    other.get_by_label("Your six words").fill(words.replace(" ", ", "))
    other.get_by_role("button", name="Sign in").first.click()
    expect(other.get_by_role("heading", name=f"Welcome back, {name}!")).to_be_visible()
    expect(other.get_by_text("As Anna, you’ve played one match here.")).to_be_visible()
    axe(other)
    other.get_by_role("button", name="Bring it along").click()
    expect(other.get_by_text("It’s all yours now.")).to_be_visible()
    anna.goto("/mine")
    expect(anna.get_by_text(f"What {name} has played here.")).to_be_visible()
    expect(anna.get_by_role("link", name="Replay")).to_have_count(1)
    expect(anna.get_by_text("Your matches are tied to this browser.")).to_have_count(0)


def test_another_device_comes_in_by_a_code_once_and_is_ended(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("409")
    anna, phone, third, name = visit("/"), visit("/", **PHONE), visit("/"), own_name("Anna")
    keep_with_words(anna, name)
    anna.get_by_role("button", name="Add another device").click()
    link = anna.get_by_label("Link for the other device").input_value()
    assert re.fullmatch("/sign-in/[a-z0-9]{10}", urlsplit(link).path)
    axe(anna)
    phone.goto(urlsplit(link).path)
    expect(phone.get_by_role("heading", name="Sign in on this device?")).to_be_visible()
    assert phone.request.get("/api/me").json() == {"name": None}, "to open a link is not to sign in"
    axe(phone)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("heading", name=f"Welcome back, {name}!")).to_be_visible()
    third.goto("/sign-in")
    third.get_by_label("The letters").fill(urlsplit(link).path[-10:])
    third.get_by_role("button", name="Sign in").last.click()
    expect(third.get_by_text("These letters don’t work, or no longer do.")).to_be_visible()
    anna.keyboard.press("Escape")
    devices = anna.get_by_role("region", name="Devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=re.compile("^End Chrome")).click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    assert phone.request.get("/api/me").json() == {"name": None}


def test_a_program_gets_a_token_once_and_is_marked_at_the_table(
    visit: Visit, server: Running, troubles: Troubles
) -> None:
    troubles.expect("400")
    anna, name = visit("/"), own_name("Anna")
    keep_with_words(anna, name)
    programs = anna.get_by_role("region", name="Your programs")
    programs.get_by_label("Name of the program").fill(name.upper())
    programs.get_by_role("button", name="Make a program").click()
    expect(programs.get_by_text("Somebody keeps that name here.")).to_be_visible()
    programs.get_by_label("Name of the program").fill(f"Deep {name}")
    programs.get_by_role("button", name="Make a program").click()
    program = programs.get_by_role("article", name=f"Deep {name}")
    program.get_by_label("What is the token for?").fill("Cellar")
    program.get_by_role("button", name="New token").click()
    token = program.get_by_label("New token").input_value()
    axe(anna)
    bearer = {"Authorization": f"Bearer {token}"}
    opened = server.http.post("/api/tables", json={"settings": {"game": "twisted", "seats": 2}}, headers=bearer).json()
    table = opened["table"]["id"]
    server.http.post(f"/api/tables/{table}/asks", json={"type": "sit", "seat": 0}, headers=bearer)
    ben = visit(f"/table/{table}")
    expect(ben.get_by_text(f"program of {name}")).to_be_visible()
    anna.reload()
    expect(program.get_by_text("Cellar")).to_be_visible()
    expect(program.get_by_role("textbox", name="New token")).to_have_count(0)
    program.get_by_role("button", name="End Cellar").click()
    expect(program.get_by_text("Cellar")).to_have_count(0)
    assert server.http.get("/api/me", headers=bearer).json() == {"name": None}
    program.get_by_role("button", name=f"Remove Deep {name}").click()
    program.get_by_role("button", name="Remove for good").click()
    expect(program).to_have_count(0)


def test_everything_is_taken_along_and_then_deleted_for_good(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("409")
    anna, other, name = visit("/"), visit("/sign-in"), own_name("Anna")
    words = keep_with_words(anna, name)
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="Download my data").click()
    everything: Any = json.loads(saved.value.path().read_text())
    assert everything["account"]["name"] == name
    anna.get_by_role("button", name="Delete everything").click()
    window = anna.get_by_role("dialog", name="Delete everything?")
    expect(window.get_by_role("button", name="Yes, delete everything")).to_be_disabled()
    axe(anna)
    window.get_by_label("type your name").fill(name.upper())
    window.get_by_role("button", name="Yes, delete everything").click()
    expect(anna.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    other.get_by_label("Your name").fill(name)
    other.get_by_label("Your six words").fill(words)
    other.get_by_role("button", name="Sign in").first.click()
    expect(other.get_by_text("This name and these words don’t go together.")).to_be_visible()
    other.request.post("/api/me", data={"name": name})
    assert other.request.get("/api/me").json() == {"name": name}


def test_who_does_not_want_to_keep_a_name_is_not_asked_again(visit: Visit) -> None:
    page = visit("/")
    with_a_match(page)
    page.goto("/mine")
    page.get_by_role("button", name="No thanks").click()
    expect(page.get_by_text("Your matches are tied to this browser.")).to_have_count(0)
    page.goto("/mine")
    expect(page.get_by_role("heading", name="So far")).to_be_visible()
    expect(page.get_by_role("button", name="Keep my name")).to_have_count(0)
