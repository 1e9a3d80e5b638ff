"""What surrounds a match: hints, undo, why not, dragging, talk, leaving, clocks, settings, movement."""

import re

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.glimpses import Glimpses
from web.player import CHOICES
from web.test_together import act, expect_ids, ids, on_turn, open_table, sit_down


def at_a_table(visit: Visit, **settings: object) -> Page:
    page = visit("/", **settings)
    page.get_by_role("button", name="Play now: Twisted").click()
    page.locator(CHOICES).first.wait_for(timeout=30_000)
    return page


def test_a_hint_names_the_best_action_and_a_reason_and_compares_the_best_few(visit: Visit) -> None:
    page = at_a_table(visit)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint.get_by_role("status")).to_contain_text(re.compile(r"(Place|Twist|Take).*\. \S.*\."), timeout=30_000)
    expect(hint).not_to_contain_text("best in")
    expect(page.locator(".hinted")).to_have_count(1)
    hint.get_by_role("button", name="Why?").click()
    bars = hint.get_by_role("listitem")
    best = page.locator(".hinted").get_attribute("data-id") or ""
    expect(bars.first).to_contain_text(best.removeprefix("card-"))
    assert 2 <= bars.count() <= 4
    expect(hint).to_contain_text(re.compile("possible deals|numbers are exact"))
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_card_that_does_not_fit_says_why(visit: Visit) -> None:
    page = at_a_table(visit)
    for _ in range(12):
        dull = page.locator(".hand .flat").first
        if dull.count():
            dull.click(force=True)
            expect(page.get_by_role("alert")).to_contain_text(re.compile(r"more than 10 away from \d+.*T-A1"))
            return
        act(page)
        page.locator(CHOICES).first.wait_for(timeout=30_000)
    raise AssertionError("every card fitted all the time")


def test_what_was_done_is_taken_back(visit: Visit) -> None:
    page = at_a_table(visit)
    hand = sorted(ids(page, ".hand [data-id]"))
    act(page)
    page.locator(CHOICES).first.wait_for(timeout=30_000)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("complementary")).to_contain_text("You undid a move")
    expect_ids(page, ".hand [data-id]", hand)


def test_others_are_asked_before_something_is_taken_back(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    first, second = on_turn(anna, ben)
    act(first)
    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_text("whether you may undo it")).to_be_visible()
    second.get_by_role("button", name="Allow").click()
    expect(first.get_by_role("complementary")).to_contain_text("You undid a move")


def test_a_card_is_dragged_onto_the_row(visit: Visit) -> None:
    page = at_a_table(visit)
    card = page.locator(".hand .can:not(.twists)").first
    if not card.count():
        page.get_by_role("button", name="Take the row").click()
    expect(card).to_be_visible()
    name = card.get_attribute("data-id") or ""
    start, row = card.bounding_box(), page.locator(".row").bounding_box()
    assert start is not None
    assert row is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.get_by_text(f"You placed {name.removeprefix('card-')}").first).to_be_visible()


def test_a_card_dropped_elsewhere_stays_in_the_hand(visit: Visit) -> None:
    page = at_a_table(visit)
    card = page.locator(".hand [data-id]").first
    start = card.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 90, start["y"] + 10, steps=4)
    page.mouse.up()
    expect(page.get_by_role("complementary")).not_to_contain_text("You placed")
    page.wait_for_function("(card) => card.style.translate === ''", arg=card.element_handle())


def test_a_sign_is_seen_by_the_others_and_a_muted_person_is_not_heard(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    bubbles = Glimpses(anna, ".bubble")
    ben.get_by_role("button", name="Bravo!").click()
    bubbles.expect("Bravo!")
    anna.get_by_role("tab", name=re.compile("Chat")).click()
    anna.get_by_label("Mute Ben").check()
    ben.get_by_role("button", name="Hooray!").click()
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.get_by_role("complementary")).to_contain_text("Hooray!")
    expect(anna.get_by_role("complementary")).not_to_contain_text("Hooray!")


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(visit: Visit) -> None:
    anna = visit("/")
    link = open_table(anna)
    ben = visit(link)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    ben.get_by_role("button", name="Leave").click()
    ben.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(anna.locator("[data-seat='1']").first).to_contain_text("casual")
    ben.goto(link)
    ben.get_by_role("button", name=re.compile("Take over from")).click()
    expect(ben.locator(".hand")).to_be_visible()


def test_settings_reach_the_table(visit: Visit) -> None:
    page = visit("/with-friends/twisted")
    page.get_by_text("More options").click()
    page.get_by_label("Rounds").fill("3")
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("combobox", name=re.compile("Clock")).select_option("per move")
    page.get_by_label("Seconds for a move").fill("40")
    page.get_by_role("checkbox", name=re.compile("Chat")).uncheck()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    expect(page.locator("[role=timer]").first).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_while_cards_fly_nothing_is_lost(visit: Visit) -> None:
    """With movement: what the bots do meanwhile is queued, and in the end the page shows what the server knows."""
    page = at_a_table(visit, reduced_motion="no-preference")
    for _ in range(4):
        page.locator(CHOICES).first.wait_for(timeout=30_000)
        act(page)
    page.locator(CHOICES).first.wait_for(timeout=30_000)
    table = page.url.rsplit("/", 1)[1]
    path = f"/api/tables/{table}"
    view = page.evaluate("async (path) => (await (await fetch(path)).json()).view", path)
    expect_ids(page, ".row [data-id]", [f"card-{card}" for card in view["row"]])
    expect_ids(page, ".hand [data-id]", [f"card-{card}" for card in view["hand"]])
    assert ids(page, ".row [data-id]") == [f"card-{card}" for card in view["row"]]


def test_the_question_mark_shows_the_keys(visit: Visit) -> None:
    page = at_a_table(visit)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
