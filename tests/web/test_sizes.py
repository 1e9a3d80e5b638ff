"""A table in windows of many shapes: nothing is cut off or covered; a hint may be over the seats of the others."""

import pytest
from playwright.sync_api import Page

from web.conftest import Visit
from web.player import CHOICES
from web.test_matches import Begin, go_on_from

LOW_AND_WIDE = [(740, 360), (900, 600), (900, 680), (1000, 720), (1080, 760), (1280, 720), (1440, 900), (1920, 1080)]
UPRIGHT = [(360, 640), (360, 740), (600, 960), (768, 1024), (820, 1180), (1100, 1300)]
BEGUN = [Begin("twisted-4-rounds", 40, 0), Begin("qwinto-4-rows", 60, 0), Begin("upturn-4-empty-rack", 50, 0)]
DRAWN = """async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
# The things on the cloth that are inside no other: seats, stacks, the pile, what can be touched, the line in between.
# Those that are side by side in one hand or row may overlap.
FAULTS = """() => {
    const parts = ".cloth :is(.seat, .status, [data-zone], [data-choice], [data-id])";
    const things = [...document.querySelectorAll(parts)].filter(
        (one) => one.checkVisibility() && !one.parentElement.closest(parts),
    );
    things.push(...document.querySelectorAll(".hint"));
    const cloth = document.querySelector(".cloth").getBoundingClientRect();
    const named = (one) => `${one.className} ${one.dataset.zone ?? one.dataset.id ?? ""}`;
    const faults = [];
    things.forEach((one, number) => {
        const a = one.getBoundingClientRect();
        const outside = [cloth.left - a.left, a.right - cloth.right, cloth.top - a.top, a.bottom - cloth.bottom];
        if (one.closest(".cloth") && Math.max(...outside) > 1) faults.push(`${named(one)} is cut off`);
        if (one.matches(".seat") && one.scrollWidth > one.clientWidth + 1) faults.push(`${named(one)} is too narrow`);
        for (const other of things.slice(number + 1)) {
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const hintOverSeat = other.matches(".hint") && one.matches(".seat"); // that is only for a moment
            if (wide > 2 && high > 2 && one.parentElement !== other.parentElement && !hintOverSeat)
                faults.push(`${named(one)} and ${named(other)} overlap`);
        }
    });
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    return faults;
}"""

CUT_OFF = """() => [...document.querySelectorAll(".seat .who b")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("begin", BEGUN, ids=lambda begin: begin.record)
def test_nothing_overlaps_in_a_window_of_any_shape(begin: Begin, visit: Visit) -> None:
    page = visit("/")
    go_on_from(page, begin)
    page.locator(CHOICES).first.wait_for()
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    assert in_all_shapes(page, FAULTS) == {}


@pytest.mark.parametrize("record", [begin.record for begin in BEGUN])
def test_four_short_names_can_be_read_in_a_window_of_any_shape(record: str, visit: Visit) -> None:
    page = visit(f"/replay/{record}")
    page.locator(".seat").nth(3).wait_for()
    assert in_all_shapes(page, CUT_OFF) == {}


def in_all_shapes(page: Page, faults: str) -> dict[tuple[int, int], list[str]]:
    """What a look at the page finds fault with, by the size of the window."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in LOW_AND_WIDE + UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[width, height] = page.evaluate(faults)
    return {size: some for size, some in found.items() if some}


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL", "it-IT"])
def test_no_card_leaves_a_phone_in_languages_with_long_words(locale: str, visit: Visit) -> None:
    page = visit("/", locale=locale, viewport={"width": 360, "height": 740})
    for record in ("qwinto-1-rows", "qwinto-3-rows"):
        go_on_from(page, Begin(record, 6, 0))
        page.locator(".hand [data-id]").first.wait_for()
        for width in (360, 375, 390, 412):
            page.set_viewport_size({"width": width, "height": 740})
            page.evaluate(DRAWN)
            edges: list[float] = page.locator(".hand [data-id]").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect().right)"
            )
            assert max(edges) <= width, (record, width)
