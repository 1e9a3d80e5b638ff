"""One page for everything that can be set: who one is, what others see of it, and how this device plays."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.test_together import open_table, sit_down
from web.watch import Troubles


def test_name_picture_and_colour_are_chosen_once_and_seen_by_the_others(visit: Visit) -> None:
    anna, ben = visit("/"), visit("/")
    anna.get_by_role("link", name="Settings").click()
    anna.get_by_label("Your name").fill("Zoë")
    anna.get_by_role("button", name="Save").click()
    expect(anna.get_by_role("button", name="Saved")).to_be_visible()
    anna.get_by_role("radio", name="Frog").check(force=True)
    anna.get_by_role("radio", name="Plum").check(force=True)
    axe(anna)
    ben.goto(open_table(anna))
    expect(ben.locator("li [data-colour=plum] path")).to_be_visible()
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    expect(ben.locator(".seat [data-colour=plum] path")).to_be_visible()
    expect(anna.locator(".status .who b")).to_have_text("You")


def test_a_new_name_reaches_a_table_where_no_match_goes_on(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    expect(ben.get_by_text("Anna", exact=True)).to_be_visible()
    anna.goto("/settings")
    expect(anna.get_by_label("Your name")).to_have_value("Anna")
    anna.get_by_label("Your name").fill("Anna B.")
    anna.keyboard.press("Enter")
    expect(ben.get_by_text("Anna B.", exact=True)).to_be_visible()


def test_what_is_wrong_with_a_name_is_said_at_its_field(visit: Visit, troubles: Troubles) -> None:
    troubles.allow("status of 400")
    page = visit("/settings")
    field = page.get_by_label("Your name")
    field.fill("😀\u202e drow")
    page.keyboard.press("Enter")
    expect(field).to_have_accessible_description(re.compile("can’t be shown here"))
    axe(page)
    field.fill("   ")
    page.keyboard.press("Enter")
    expect(field).to_have_accessible_description("Type a name first.")
    field.fill("👩\u200d👩\u200d👧\u200d👦")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Saved")).to_be_visible()


def chosen(page: Page, group: str, option: str) -> None:
    page.get_by_role("group", name=group).get_by_text(option, exact=True).click()


def test_choices_are_kept_on_the_device_and_followed(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Twisted").click()
    card, log = page.locator(".hand .held").first, page.get_by_role("complementary")
    usual = card.bounding_box()
    assert usual
    beside = log.bounding_box()
    assert beside
    assert beside["x"] > usual["x"]
    page.get_by_role("link", name="Settings").click()
    chosen(page, "Which hand", "left")
    page.go_back()
    expect(card).to_be_visible()
    left, held = log.bounding_box(), card.bounding_box()
    assert left
    assert held
    assert left["x"] < held["x"]

    page.get_by_role("link", name="Settings").click()
    chosen(page, "Cards in your hand", "large")
    chosen(page, "Card animations", "none")
    chosen(page, "Speed of the bots", "fast")
    chosen(page, "Light or dark", "dark")
    chosen(page, "Sounds", "when it’s my turn")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    kept = {"Card animations": "none", "Speed of the bots": "fast", "Sounds": "when it’s my turn"}
    for group, option in kept.items():
        expect(page.get_by_role("group", name=group).get_by_role("radio", name=option)).to_be_checked()
    page.goto("/")
    page.get_by_role("link", name="Back to your table").click()
    expect(card).to_be_visible()
    large = card.bounding_box()
    assert large
    assert large["width"] > usual["width"] * 1.05
    page.goto("/")
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as opened:
        page.get_by_role("button", name="Play now: Twisted").click()
    assert (opened.value.post_data_json or {})["settings"]["pace"] == "quick"


def test_the_settings_fit_a_phone(visit: Visit) -> None:
    page = visit("/settings", **PHONE)
    expect(page.get_by_role("group", name="Language")).to_be_visible()
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_move_that_waits_for_the_connection_says_so_and_is_sent_in_the_end(visit: Visit) -> None:
    page = visit("/")
    lines: list[WebSocketRoute] = []
    is_stuck = False

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if is_stuck else server.send(message))
        lines.append(line)

    page.route_web_socket(re.compile("/live"), between)
    page.get_by_role("button", name="Play now: Twisted").click()
    choice = page.locator("main [data-choice]:is([aria-disabled='false'], :not([aria-disabled])):enabled").first
    expect(choice).to_be_visible()
    is_stuck = True
    choice.click()
    expect(page.get_by_text("Your move is waiting for the connection")).to_be_visible()
    is_stuck = False
    lines[-1].close(code=1012)
    expect(page.get_by_role("complementary")).to_contain_text(re.compile("You (placed|twisted|took)"))
    expect(page.get_by_text("Your move is waiting for the connection")).to_have_count(0)
