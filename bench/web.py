"""The page in a real browser: `./tavolino bench web [--times N] [--json]`.

Sizes are what goes over the wire, gzipped. Times are medians over visits with a cold cache, with the worst next to
them. From a click until the player's card moves is measured over a connection with 50 ms round trip. Frames are counted
while bots play and cards fly; on a busy machine they are late through no fault of the page, so the page's longest task
is measured too.
"""

import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.measure.figure import Figure
from support.browser import launch
from support.cable import Cable
from support.running import Running
from tavolino.games import BUILT_IN

ROUND_TRIP = 0.05  # seconds
CLICKS = 8
WATCHED = 20  # the player's actions while frames are counted
TO_REACH = {
    "first page, script (kB)": 60,
    "table, script (kB)": 110,
    "first page usable (ms)": 1000,
    "from Play now to cards (ms)": 2000,
    "click to card moving (ms)": 100,
    "click to card in the row (ms)": 100,
    "longest frame while cards fly (ms)": 50,
    "busiest while cards fly (ms of processor)": 50,
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
SCRIPTS = """() => performance.getEntriesByType("resource")
    .map((one) => new URL(one.name).pathname).filter((path) => path.endsWith(".js"))
"""  # preloads count too
PLAY = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const still = (animation) => animation.effect.getComputedTiming().iterations === Infinity;
    await Promise.allSettled(document.getAnimations().filter((one) => !still(one)).map((one) => one.finished));
    const card = document.querySelector(".hand .can:not(.twists)");
    if (!card) return document.querySelector(".take:not(:disabled)")?.click();
    const { top } = card.getBoundingClientRect();
    const start = performance.now();
    const spent = {};
    card.click();
    while (!spent.answered && performance.now() - start < 5000) {
        await frame();
        const now = performance.now() - start;
        if (document.querySelector(`.row [data-id="${card.dataset.id}"]`)) spent.answered = now;
        if (!card.isConnected || Math.abs(card.getBoundingClientRect().top - top) >= 1) spent.moving ??= now;
    }
    return spent.answered ? spent : null;
}"""
FRAMES = """() => {
    window.frames_seen = [];
    let last = performance.now();
    const look = (now) => { frames_seen.push(now - last); last = now; window.looking = requestAnimationFrame(look); };
    window.looking = requestAnimationFrame(look);
}"""


class Row(msgspec.Struct):
    what: str
    figure: Figure
    to_reach: float  # at most
    reached: bool


def row(what: str, values: list[float]) -> Row:
    figure = Figure.of(round(value, 2) for value in values)
    return Row(what, figure, TO_REACH[what], figure.median <= TO_REACH[what])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="visits of each kind (5)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browsing() as browser, Running(Path(folder) / "our.db") as server:
        rows = measure(server, browser, given.times)
    if given.json:
        print(msgspec.json.encode(rows).decode())
    else:
        Console(highlight=False).print(drawn(rows))


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def measure(server: Running, browser: Browser, times: int) -> list[Row]:
    found: dict[str, list[float]] = {what: [] for what in TO_REACH}
    for _ in range(times):
        for game in BUILT_IN.values():
            visit(server, browser, game.title, found)
        clicks(server, browser, found)
        flights(server, browser, found)
    return [row(what, values) for what, values in found.items()]


def visit(server: Running, browser: Browser, title: str, found: dict[str, list[float]]) -> None:
    """The first page with an empty cache, then one click to a table."""
    context = browser.new_context(base_url=server.url)
    context.add_init_script(OBSERVE)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {title}").wait_for()
    page.wait_for_load_state("networkidle")
    found["first page, script (kB)"].append(script_size(server, page))
    found["layout shift of the first page"].append(page.evaluate("() => seen.shift"))
    start = page.evaluate("() => performance.now()")
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator("main [data-choice]:visible").first.wait_for()
    page.wait_for_load_state("networkidle")
    found["table, script (kB)"].append(script_size(server, page))
    seen: dict[str, Any] = page.evaluate("() => seen")
    found["first page usable (ms)"].append(seen["usable"])
    found["from Play now to cards (ms)"].append(seen["dealt"] - start)
    found["largest paint of the first page (ms)"].append(seen["paint"])
    context.close()


def script_size(server: Running, page: Page) -> float:
    """Kilobytes of all scripts that a page has loaded, as the server sends them. The page itself knows only the
    decoded size of what its service worker fetched earlier."""
    sent = [server.http.get(path).headers["content-length"] for path in set(page.evaluate(SCRIPTS))]
    return sum(map(int, sent)) / 1000


def clicks(server: Running, browser: Browser, found: dict[str, list[float]]) -> None:
    """Milliseconds from a click, over a slow connection, until the player's card moves, and until it is in the row."""
    cable = Cable(urlsplit(server.url).port or 0, ROUND_TRIP / 2)
    context = browser.new_context(base_url=cable.url)
    page = at_a_table(context, "Twisted")
    for spent in cards_played(page, CLICKS):
        found["click to card moving (ms)"].append(spent["moving"])
        found["click to card in the row (ms)"].append(spent["answered"])
    context.close()
    cable.close()


def flights(server: Running, browser: Browser, found: dict[str, list[float]]) -> None:
    """The longest frame, and the longest time that one task of the page used the processor."""
    context = browser.new_context(base_url=server.url)
    page = at_a_table(context, "Twisted")
    cards_played(page, 1)
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    page.evaluate(FRAMES)
    cards_played(page, WATCHED)
    frames: list[float] = page.evaluate("() => { cancelAnimationFrame(looking); return frames_seen; }")
    found["longest frame while cards fly (ms)"].append(max(frames))
    found["busiest while cards fly (ms of processor)"].append(busiest(browser.stop_tracing()))
    context.close()


def busiest(trace: bytes) -> float:
    """The task of the page's main thread with the most CPU time, in milliseconds."""
    events: list[dict[str, Any]] = msgspec.json.decode(trace)["traceEvents"]
    named = [one for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"]
    threads = {(one["pid"], one["tid"]) for one in named}
    tasks = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in threads]
    return max(float(one.get("tdur", 0)) / 1000 for one in tasks)


def at_a_table(context: BrowserContext, title: str) -> Page:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator("main [data-choice]:visible").first.wait_for()
    return page


def cards_played(page: Page, count: int) -> list[dict[str, float]]:
    """Plain placements, with how long each took; takes the row when no card can be placed."""
    played: list[dict[str, float]] = []
    while len(played) < count:
        page.locator(".hand .can, .take:not(:disabled), dialog[open]").first.wait_for()
        again = page.get_by_role("button", name="Play again")
        if again.count():
            again.click()
        elif spent := page.evaluate(PLAY):  # choose and click in one step: the table may change at any time
            played.append(spent)
    return played


def drawn(rows: list[Row]) -> Table:
    table = Table("what", "median", "worst", "to reach", "")
    for one in rows:
        numbers = f"{one.figure.median:g}", f"{one.figure.largest:g}", f"≤ {one.to_reach:g}"
        table.add_row(one.what, *numbers, "✓" if one.reached else "✗")
    return table


if __name__ == "__main__":
    main()
