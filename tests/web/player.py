"""Somebody who plays by what the page offers, and knows no rule either: whatever can be chosen is chosen in the end."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from playwright.sync_api import Error, Locator, Page, expect

CHOICES = "main [data-choice]:not([aria-disabled='true']):not(:disabled)"
END = "dialog[open]"
LONGEST = 1500  # choices in one match
Hand: TypeAlias = Callable[[Page, Locator], None]


def by_click(_: Page, choice: Locator) -> None:
    choice.click(timeout=5000)


def by_touch(_: Page, choice: Locator) -> None:
    choice.tap(timeout=5000)


def by_keyboard(page: Page, choice: Locator) -> None:
    """Only the keys that people have: Tab into the table, arrows from there, Enter."""
    target = choice.element_handle(timeout=5000)
    for _ in range(80):
        if page.evaluate("(target) => document.activeElement === target || !target.isConnected", target):
            break
        page.keyboard.press(page.evaluate(DIRECTION, target))
    page.keyboard.press("Enter")


DIRECTION = """(target) => {
    const from = document.activeElement;
    if (!from || !from.closest("main")) return "Tab";
    const [a, b] = [from, target].map((one) => one.getBoundingClientRect());
    const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    window.steps = (window.steps ?? 0) + 1;
    if (window.steps % 7 === 6) return "Tab";  // where no arrow leads, Tab does
    if (Math.abs(y) > a.height / 2) return y > 0 ? "ArrowDown" : "ArrowUp";
    return x > 0 ? "ArrowRight" : "ArrowLeft";
}"""


def play_to_the_end(page: Page, hand: Hand, seed: int = 0) -> int:
    """How many choices it took until the end screen came."""
    rng = Random(seed)
    for made in range(LONGEST):
        page.locator(f"{CHOICES}, {END}").first.wait_for(timeout=30_000)
        if page.locator(END).count():
            return made
        choose(page, hand, rng)
    raise AssertionError(f"the match is not over after {LONGEST} choices")


def choose(page: Page, hand: Hand, rng: Random) -> None:
    """One of the choices there are; by the time it is clicked the table may have gone on, and that is no fault."""
    choices = page.locator(CHOICES)
    count = choices.count()
    if count == 0:
        return
    try:
        hand(page, choices.nth(rng.randrange(count)))
    except Error:
        expect(page.locator("main")).to_be_visible()
