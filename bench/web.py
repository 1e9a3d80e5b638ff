"""The page in a real browser: `./tavolino bench web [--times N] [--json]`.

Sizes are of what goes over the wire, gzipped. Times are medians over visits with a cold cache, with the worst beside
them. The way from a click to the own card on its way is measured over a line of 50 ms round trip. Frames are
counted while bots play and cards fly.
"""

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.running import Running
from tavolino.games import GAMES
from web.browser import launch
from web.cable import Cable

ROUND_TRIP = 0.05  # seconds
WATCHED = 20  # own actions while frames are counted
TO_REACH = {
    "first page, script (kB)": 60,
    "table, script (kB)": 110,
    "first page usable (ms)": 1000,
    "from Play now to cards (ms)": 2000,
    "click to card moving (ms)": 100,
    "longest frame while cards fly (ms)": 50,
    "largest paint of the first page (ms)": 1000,
    "layout shift of the first page": 0.1,
}
OBSERVE = """
    window.seen = { shift: 0 };
    new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.paint = one.startTime; })
        .observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.shift += one.value; })
        .observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
        if (document.querySelector(".games button.main:not(:disabled)")) seen.usable ??= performance.now();
        if (document.querySelector("main [data-choice]")) seen.dealt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
"""
CLICK = """async (card) => {
    const held = document.querySelector(`.hand [data-id="${card}"]`);
    const start = performance.now();
    held.click();
    while (!document.querySelector(`.row [data-id="${card}"]`)) {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > 5000) return null;
    }
    return performance.now() - start;
}"""
FRAMES = """() => {
    window.frames_seen = [];
    let last = performance.now();
    const look = (now) => { frames_seen.push(now - last); last = now; window.looking = requestAnimationFrame(look); };
    window.looking = requestAnimationFrame(look);
}"""


class Figure(msgspec.Struct):
    what: str
    median: float
    worst: float
    to_reach: float  # at most
    reached: bool


def figure(what: str, values: list[float]) -> Figure:
    middle = round(median(values), 2)
    return Figure(what, middle, round(max(values), 2), TO_REACH[what], middle <= TO_REACH[what])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="visits of each kind (5)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browsing() as browser, Running(Path(folder) / "our.db") as server:
        figures = measure(server, browser, given.times)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console(highlight=False).print(drawn(figures))


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def measure(server: Running, browser: Browser, times: int) -> list[Figure]:
    found: dict[str, list[float]] = {what: [] for what in TO_REACH}
    for _ in range(times):
        for game in GAMES.values():
            visit(server, browser, game.title, found)
        found["click to card moving (ms)"] += clicks(server, browser)
        found["longest frame while cards fly (ms)"].append(longest_frame(server, browser))
    return [figure(what, values) for what, values in found.items()]


def visit(server: Running, browser: Browser, title: str, found: dict[str, list[float]]) -> None:
    """The first page with an empty cache, then one click to a table."""
    context = browser.new_context(base_url=server.url)
    context.add_init_script(OBSERVE)
    script = ScriptBytes(context)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {title}").wait_for()
    page.wait_for_load_state("networkidle")
    found["first page, script (kB)"].append(script.total / 1000)
    start = page.evaluate("() => performance.now()")
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator("main [data-choice]").first.wait_for()
    page.wait_for_load_state("networkidle")
    found["table, script (kB)"].append(script.total / 1000)
    seen: dict[str, Any] = page.evaluate("() => seen")
    found["first page usable (ms)"].append(seen["usable"])
    found["from Play now to cards (ms)"].append(seen["dealt"] - start)
    found["largest paint of the first page (ms)"].append(seen["paint"])
    found["layout shift of the first page"].append(seen["shift"])
    context.close()


class ScriptBytes:
    """How many bytes of script came over the wire."""

    def __init__(self, context: BrowserContext) -> None:
        self.total = 0
        context.on("requestfinished", self.count)

    def count(self, request: Any) -> None:
        if request.url.endswith(".js"):  # what is loaded ahead counts too
            self.total += request.sizes()["responseBodySize"]


def clicks(server: Running, browser: Browser) -> list[float]:
    """Milliseconds from a click until the own card lies in the row, over a long line."""
    cable = Cable(urlsplit(server.url).port or 0, ROUND_TRIP / 2)
    context = browser.new_context(base_url=cable.url)
    page = at_a_table(context, "Twisted")
    found: list[float] = []
    for _ in range(8):
        card = next_card(page)
        spent = page.evaluate(CLICK, card)
        if spent is not None:
            found.append(spent)
    context.close()
    cable.close()
    return found


def longest_frame(server: Running, browser: Browser) -> float:
    context = browser.new_context(base_url=server.url)
    page = at_a_table(context, "Twisted")
    next_card(page)
    page.evaluate(FRAMES)
    for _ in range(WATCHED):
        page.locator(f".hand [data-id='{next_card(page)}']").evaluate("(card) => card.click()")
    frames: list[float] = page.evaluate("() => { cancelAnimationFrame(looking); return frames_seen; }")
    context.close()
    return max(frames)


def at_a_table(context: BrowserContext, title: str) -> Page:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator("main [data-choice]").first.wait_for()
    return page


def next_card(page: Page) -> str:
    """A card that can be placed and does nothing else; rows that cannot be gone on with are taken."""
    while True:
        page.locator(".hand .can, .take:not(:disabled), dialog[open]").first.wait_for()
        again = page.get_by_role("button", name="Play again")
        if again.count():
            again.click()
            continue
        card = page.locator(".hand .can:not(.twists)").first
        if card.count():
            name = card.get_attribute("data-id")
            assert name is not None
            return name
        page.evaluate("() => document.querySelector('.take:not(:disabled)')?.click()")
        page.wait_for_timeout(50)


def drawn(figures: list[Figure]) -> Table:
    table = Table("what", "median", "worst", "to reach", "")
    for one in figures:
        numbers = f"{one.median:g}", f"{one.worst:g}", f"≤ {one.to_reach:g}"
        table.add_row(one.what, *numbers, "✓" if one.reached else "✗")
    return table


if __name__ == "__main__":
    main()
