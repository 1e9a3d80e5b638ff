"""Somebody who plays by what the page offers, and knows no rule either: mostly what a hint points at, so that a match
ends in good time, and now and then anything else that can be chosen."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import Error, Locator, Page, expect

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CAN = "[data-choice]:not([aria-disabled='true']):not(:disabled)"
CHOICES = f"main {CAN}:visible"
WINDOW = "dialog[open]"  # another one than the end screen: somebody's sheet, enlarged
END = f"{WINDOW} .ending"
HINTED = f"main .hinted{CAN}:visible"
LONGEST = 250  # choices in one match
TOWARDS = """(target) => {
    const from = document.activeElement;
    if (from === target || !target.isConnected) return null;
    if (!from || !from.closest("main")) return "Tab";
    const [a, b] = [from, target].map((one) => one.getBoundingClientRect());
    const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(y) > a.height / 2) return y > 0 ? "ArrowDown" : "ArrowUp";
    return x > 0 ? "ArrowRight" : "ArrowLeft";
}"""
Hand: TypeAlias = Callable[[Page, Locator], None]


def play_now(page: Page, title: str) -> None:
    """From the first page to a table with bots."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page.get_by_role("region", name=f"The table: {title}")).to_be_visible()


def by_click(_: Page, choice: Locator) -> None:
    choice.click(timeout=2000)


def by_touch(_: Page, choice: Locator) -> None:
    choice.tap(timeout=2000)


def by_keyboard(page: Page, choice: Locator) -> None:
    """Only the keys that people have: towards it with arrows, with Tab where no arrow leads, then Enter."""
    target = choice.element_handle(timeout=2000)
    for number in range(80):
        key: str | None = page.evaluate(TOWARDS, target)
        if key is None:
            break
        page.keyboard.press(key if number < 8 else "Tab")
    if page.evaluate("(target) => document.activeElement === target", target):
        page.keyboard.press("Enter")


class NoEnd(AssertionError):
    """A match went on for longer than a test can wait."""


def play_to_the_end(page: Page, hand: Hand, shortcut: str | None = None, longest: int = LONGEST) -> int:
    """How many choices it took until the end screen came; what the shortcut says is chosen more often than not."""
    rng, table = Random(0), ""
    for made in range(longest):
        if table and page.url != table:  # the end screen opened under a finger, and a link was touched
            page.goto(table)
        page.locator(f"{CHOICES}, {WINDOW}").first.wait_for(timeout=30_000)
        table = table or page.url
        if page.locator(WINDOW).count():
            if page.locator(END).count():
                return made
            page.keyboard.press("Escape")
            continue
        choose(page, hand, rng, shortcut)
    raise NoEnd(f"the match did not end within {longest} choices")


def choose(page: Page, hand: Hand, rng: Random, shortcut: str | None = None) -> None:
    """By the time that something is chosen the table may have gone on, and that is no fault."""
    try:
        if shortcut and rng.random() < 0.75 and page.locator(CHOICES, has_text=shortcut).count():
            hand(page, page.locator(CHOICES, has_text=shortcut).first)
            return
        if not page.locator(HINTED).count():
            ask_for_a_hint(page, hand)
        choices = page.locator(HINTED if page.locator(HINTED).count() and rng.random() < 0.97 else CHOICES)
        if count := choices.count():
            hand(page, choices.nth(rng.randrange(count)))
    except Error:
        expect(page.locator("main")).to_be_visible()


def ask_for_a_hint(page: Page, hand: Hand) -> None:
    button = page.locator("button[aria-keyshortcuts='h']:enabled")
    if not button.count():
        return
    if hand is by_keyboard:
        page.keyboard.press("h")
    else:
        hand(page, button)
    page.locator(HINTED).first.wait_for(timeout=1500)
