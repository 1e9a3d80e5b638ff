"""Following a match: one's own points, what the others did since one's last move, and the moment between two rounds."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import CHOICES, PHONE, play_now
from web.test_matches import Begin, go_on_from

SIDEWAYS = {"viewport": {"width": 667, "height": 375}}
# The card between two rounds goes away after 4 seconds, which may be too soon for a slow machine.
WITHOUT_END = """() => {
    const later = window.setTimeout;
    window.setTimeout = (what, wait, ...more) => later(what, wait === 4000 ? 1e8 : wait, ...more);
}"""
BEGUN = [Begin("twisted-3-rounds", 30, 0), Begin("qwinto-3-rows", 30, 0), Begin("upturn-3-empty-rack", 30, 0)]


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("begin", BEGUN, ids=lambda begin: begin.record)
def test_the_own_points_are_on_every_screen(begin: Begin, device: dict[str, object], visit: Visit) -> None:
    page = visit("/", **device)
    go_on_from(page, begin)
    page.locator(CHOICES).first.wait_for()
    points = page.locator(".own .score:visible, .me .score:visible")
    expect(points).to_have_count(1)
    in_words = page.locator(".me .who small").text_content() or ""
    expect(points).to_contain_text(in_words.split()[0])


def test_a_touch_on_the_own_points_shows_how_they_come_about(visit: Visit) -> None:
    page = visit("/", **PHONE)
    go_on_from(page, Begin("twisted-3-rounds", 30, 0))
    page.locator(CHOICES).first.wait_for()
    page.locator(".me button").tap()
    rows = page.locator("dialog dd").all_inner_texts()
    numbers = [int(text.replace("−", "-")) for text in rows]
    assert sum(numbers[:-1]) == numbers[-1]


def test_on_a_phone_one_line_says_what_happened_since_ones_move(visit: Visit) -> None:
    page = visit("/", **PHONE)
    play_now(page, "Twisted")
    make_a_move(page)
    expect(page.locator(".status .since")).to_contain_text("Gina")
    page.get_by_role("button", name="Show the log").click()
    page.locator(".side.open").wait_for()
    divider = page.locator(".side .divider")
    expect(divider).to_be_visible()
    expect(divider).to_be_in_viewport()
    assert page.locator(".side ol").evaluate("one => one.scrollTop + one.clientHeight >= one.scrollHeight - 1")


def test_a_touch_on_a_seat_shows_its_last_action(visit: Visit) -> None:
    page = visit("/", **PHONE)
    play_now(page, "Twisted")
    make_a_move(page)
    expect(page.locator(".status .since")).to_contain_text("Gina")
    page.locator(".seat", has_text="Gina").locator("button.id").tap()
    expect(page.locator(".seat .bubble")).to_contain_text("Gina")


def test_a_round_ends_with_a_moment_to_see_it(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    go_on_from(page, last_of_a_round(page))
    page.evaluate(WITHOUT_END)
    page.get_by_role("button", name="Take the row").click()
    card = page.get_by_role("alertdialog", name="Round 1 is over")
    expect(card.locator("li")).to_have_count(3)
    expect(card.locator("li.mine .who b")).to_have_text("You")
    for row in card.locator("li").all():
        parts = [number(text) for text in row.locator(".parts b").all_inner_texts()]
        assert sum(parts) == number(row.locator(".points").inner_text())
    expect(page.locator(".top .where").first).to_contain_text("Round 1")  # the next deal is held back
    card.get_by_role("button", name="Deal round 2").click()
    expect(page.locator(".top .where").first).to_contain_text("Round 2")


def test_no_round_card_for_those_who_want_no_motion(visit: Visit) -> None:
    page = visit("/")
    go_on_from(page, last_of_a_round(page))
    page.get_by_role("button", name="Take the row").click()
    expect(page.locator(".top .where").first).to_contain_text("Round 2")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_after_play_now_the_keys_begin_in_the_hand(visit: Visit) -> None:
    page = visit()
    play_now(page, "Twisted")
    expect(page.locator(".hand [data-id]:focus")).to_have_count(1)


def test_escape_drops_the_choice_between_twisting_and_placing(visit: Visit) -> None:
    page = visit("/")
    go_on_from(page, with_a_choice(page))
    card = page.locator("[aria-label*='can be placed or twist']").first
    card.wait_for()
    card.focus()
    page.keyboard.press("Enter")
    cancel = page.get_by_role("button", name="Cancel")
    expect(page.locator(".status .button.main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(cancel).to_have_count(0)
    expect(card).to_be_focused()


def test_the_shared_screen_can_be_read_from_the_sofa(visit: Visit) -> None:
    page = visit("/with-friends/twisted")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    screen = visit(page.url.replace("/table/", "/screen/"), viewport={"width": 1920, "height": 1080})
    code = screen.locator("img").bounding_box()
    assert code
    assert code["height"] >= 1080 / 4
    assert screen.locator("li").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 40
    expect(screen.locator("a[href^='/screen']:visible")).to_have_count(0)


def make_a_move(page: Page) -> None:
    """Until the card has left the hand; if it could be placed and could twist, it twists."""
    choice = page.locator(".hand [data-choice]:not([aria-disabled='true'])").first
    nothing_fits = page.get_by_text("None of your cards fit")
    choice.or_(nothing_fits).first.wait_for()
    if nothing_fits.count():
        page.get_by_role("button", name="Take the row").click()
        choice.wait_for()
    card = choice.get_attribute("data-id")
    choice.click()
    page.wait_for_function(
        "card => document.querySelector('.status .button.main') || !document.querySelector(`.hand [data-id=${card}]`)",
        arg=card,
    )
    twist = page.locator(".status .button.main")
    if twist.count():
        twist.click()
    expect(page.locator(f".hand [data-id={card}]")).to_have_count(0)


def steps(page: Page, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.request.get(f"/api/records/twisted-3-rounds/replay?seat={seat}").json()
    return found


def last_of_a_round(page: Page) -> Begin:
    """Where somebody is about to take the last row of a round."""
    for seat in range(3):
        for number, step in enumerate(steps(page, seat)):
            events: list[dict[str, object]] = step["events"]  # type: ignore[assignment]
            kinds = [event["type"] for event in events]
            if kinds == ["row taken", "round counted", "round dealt"] and events[0]["seat"] == seat:
                return Begin("twisted-3-rounds", number - 1, seat)
    raise AssertionError("no round of this record ends so")


def with_a_choice(page: Page) -> Begin:
    """Where somebody holds a card that could be placed and could twist."""
    for seat in range(3):
        for number, step in enumerate(steps(page, seat)):
            legal: list[dict[str, object]] = step["view"]["legal"]  # type: ignore[index]
            cards = [action.get("card") for action in legal]
            if len(cards) > len(set(cards)):
                return Begin("twisted-3-rounds", number, seat)
    raise AssertionError("nobody has such a card in this record")


def number(text: str) -> int:
    return int(text.replace("−", "-"))
