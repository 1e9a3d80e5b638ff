"""Matches against bots in a real browser to their end: by mouse alone, by keyboard alone, by touch on a phone."""

from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import PHONE, Hand, NoEnd, by_click, by_keyboard, by_touch, play_to_the_end
from web.watch import Troubles

TOO_LATE = "409.*/hint"  # somebody else was quicker than the question


class Begin(NamedTuple):
    """Where a match begins: after so many actions of a recorded one, in one of its seats."""

    record: str
    step: int
    seat: int
    shortcut: str | None = None  # what ends it soon, if it is chosen often


TWISTED = Begin("twisted-4-rounds", 0, 0)
QWINTO = Begin("qwinto-2-misthrows", 0, 0, "Pass")
QWINTO_LATE = Begin("qwinto-2-rows", 74, 0)
UPTURN_LATE = Begin("upturn-4-empty-rack", 65, 1)  # a whole one can take hundreds of actions
MATCHES = [
    *((begin, hand, {}) for begin in (TWISTED, QWINTO, UPTURN_LATE) for hand in (by_click, by_keyboard)),
    *((begin, by_touch, PHONE) for begin in (QWINTO_LATE, UPTURN_LATE)),
]


def go_on_from(page: Page, begin: Begin) -> None:
    page.request.post("/api/me", data={"name": "Anna"})
    wish = {"seat": begin.seat, "step": begin.step}
    answer = page.request.post(f"/api/records/{begin.record}/rehearse", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']['id']}")


def play_from(page: Page, begin: Begin, hand: Hand) -> int:
    """How many choices it took. With bad luck a match misses its early end and needs hundreds: then it begins again."""
    for _ in range(5):
        go_on_from(page, begin)
        with suppress(NoEnd):
            return play_to_the_end(page, hand, begin.shortcut, longest=100)
    raise AssertionError(f"no match from {begin} came to its end")


@pytest.mark.parametrize(
    ("begin", "hand", "device"), MATCHES, ids=[f"{begin.record}-{hand.__name__}" for begin, hand, _ in MATCHES]
)
def test_a_match_is_played_to_its_end(
    begin: Begin, hand: Hand, device: dict[str, Any], visit: Visit, troubles: Troubles
) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", **device)
    assert play_from(page, begin, hand) > 1
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_play_now_and_again_by_touch_on_a_phone(visit: Visit, troubles: Troubles) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", **PHONE)
    page.get_by_role("button", name="Play now: Twisted").tap()
    expect(page.get_by_role("region", name="The table: Twisted")).to_be_visible()
    assert play_to_the_end(page, by_touch) > 5
    page.get_by_role("button", name="Play again").tap()
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator("main [data-choice]:visible").first).to_be_visible()
