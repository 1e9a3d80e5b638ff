"""Pictures of every page at three sizes, light and dark, to be looked at: `./tavolino shots [FOLDER]`."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from support.browser import launch
from support.running import Running, finished_table
from tavolino.games import GAMES
from web.player import CHOICES, END, by_click, choose

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}
MIDDLE = 14  # choices after which a table is worth looking at


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Running(Path(place) / "our.db") as server, sync_playwright() as played:
        browser = launch(played)
        for name, page in track([*scenes(browser, server)], "taking pictures ", console=Console(stderr=True)):
            take(page, folder, name)
        browser.close()
    print(f"The pictures are in {folder}.")
    return 0


def take(page: Page, folder: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        page.wait_for_timeout(300)  # fonts and layout
        page.screenshot(path=folder / f"{name}-{size}.png")
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        page.screenshot(path=folder / f"{name}-{size}-dark.png")


def scenes(browser: Browser, server: Running) -> Iterator[tuple[str, Page]]:
    yield "first-page", visit(browser, server, "/")
    yield "with-friends", visit(browser, server, f"/with-friends/{next(iter(GAMES))}")
    yield "nowhere", visit(browser, server, "/nothing/here")
    lobby = visit(browser, server, f"/with-friends/{next(iter(GAMES))}")
    lobby.get_by_role("button", name="Open the table").click()
    lobby.get_by_role("heading", name="Invite friends").wait_for()
    yield "lobby", lobby
    for name, game in GAMES.items():
        yield name, in_the_middle(browser, server, game.title)
        yield f"{name}-end", at_the_end(browser, server, name)


def visit(browser: Browser, server: Running, path: str) -> Page:
    page = browser.new_context(base_url=server.url, reduced_motion="reduce").new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    return page


def in_the_middle(browser: Browser, server: Running, title: str) -> Page:
    page = visit(browser, server, "/")
    page.get_by_role("button", name=f"Play now: {title}").click()
    rng = Random(4)
    for _ in range(MIDDLE):
        page.locator(f"{CHOICES}, {END}").first.wait_for()
        choose(page, by_click, rng)
    page.locator(f"{CHOICES}, {END}").first.wait_for()
    return page


def at_the_end(browser: Browser, server: Running, game: str) -> Page:
    page = visit(browser, server, f"/table/{finished_table(server, game)}")
    page.get_by_role("dialog").wait_for()
    return page


if __name__ == "__main__":
    sys.exit(main())
