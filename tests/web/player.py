"""Somebody who plays by what the page offers, and knows no rule either: whatever can be chosen is chosen in the end."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from playwright.sync_api import Error, Locator, Page, expect

CAN = "[data-choice]:not([aria-disabled='true']):not(:disabled)"
CHOICES = f"main {CAN}:visible"
WINDOW = "dialog[open]"  # another one than the end screen: somebody's sheet, enlarged
END = f"{WINDOW}:has-text('Play again')"
LONGEST = 1500  # choices in one match
KEYS = ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "Tab")
Hand: TypeAlias = Callable[[Page, Locator, Random], None]


def by_click(_: Page, choice: Locator, __: Random) -> None:
    choice.click(timeout=5000)


def by_touch(_: Page, choice: Locator, __: Random) -> None:
    choice.tap(timeout=5000)


def by_keyboard(page: Page, _: Locator, rng: Random) -> None:
    """Only the keys that people have: about with arrows and Tab, and Enter on something that can be done."""
    for _ in range(60):
        page.keyboard.press(rng.choice(KEYS))
        if page.evaluate(f'() => document.activeElement.matches("main {CAN}")') and rng.random() < 0.5:
            page.keyboard.press("Enter")
            return


def play_to_the_end(page: Page, hand: Hand, seed: int = 0) -> int:
    """How many choices it took until the end screen came."""
    rng = Random(seed)
    for made in range(LONGEST):
        page.locator(f"{CHOICES}, {WINDOW}").first.wait_for(timeout=30_000)
        if page.locator(END).count():
            return made
        if page.locator(WINDOW).count():
            page.keyboard.press("Escape")
            continue
        choose(page, hand, rng)
    raise AssertionError(f"the match is not over after {LONGEST} choices")


def choose(page: Page, hand: Hand, rng: Random) -> None:
    """One of the choices there are; by the time it is clicked the table may have gone on, and that is no fault."""
    choices = page.locator(CHOICES)
    count = choices.count()
    if count == 0:
        return
    try:
        hand(page, choices.nth(rng.randrange(count)), rng)
    except Error:
        expect(page.locator("main")).to_be_visible()
