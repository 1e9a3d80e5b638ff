"""Pictures of every state at every size, light and dark, to be looked at: `./tavolino shots [FOLDER] [LANGUAGE]`."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from support.browser import launch
from support.running import Running, finished_table, take_in_records
from tavolino.games import GAMES
from web.faults import DRAWN
from web.player import CHOICES
from web.test_matches import Begin, go_on_from

SIZES = [
    (390, 844), (320, 640), (667, 375), (740, 360), (844, 390), (640, 400), (820, 1180), (1280, 800), (1920, 1080),
]  # fmt: skip
TV = [(1920, 1080), (2560, 1440)]
TABLES = {
    "three": ("twisted-3-rounds", 40), "four": ("twisted-4-rounds", 40), "alone": ("qwinto-1-rows", 20),
    "playing": ("qwinto-3-rows", 32), "writing": ("qwinto-4-rows", 60), "few-tiles": ("upturn-3-empty-rack", 30),
    "many-lines": ("upturn-4-empty-rack", 50),
}  # fmt: skip


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        take_in_records(Path(place) / "our.db")
        with Running(Path(place) / "our.db") as server, sync_playwright() as played:
            browser = launch(played)
            found = [*scenes(browser, server, language)]
            for name, sizes, page in track(found, "taking pictures ", console=Console(stderr=True)):
                take(page, folder, name, sizes)
                page.context.close()
            browser.close()
    print(f"The pictures are in {folder}.")
    return 0


def take(page: Page, folder: Path, name: str, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
            page.evaluate(DRAWN)
            page.screenshot(path=folder / f"{name}-{width}x{height}-{theme}.png")


def scenes(browser: Browser, server: Running, language: str) -> Iterator[tuple[str, list[tuple[int, int]], Page]]:
    def at(path: str) -> Page:
        return visit(browser, server, path, language)

    yield "first-page", SIZES, at("/")
    yield "with-friends", SIZES, at(f"/with-friends/{next(iter(GAMES))}")
    yield "nowhere", SIZES, at("/nothing/here")
    yield "sign-in", SIZES, at("/sign-in")
    yield "settings", SIZES, at("/settings")
    lobby = at(f"/with-friends/{next(iter(GAMES))}")
    lobby.locator("form .button.main").click()
    lobby.locator(".start").wait_for()
    yield "lobby", SIZES, lobby
    yield "screen-lobby", TV, at(lobby.url.replace("/table/", "/screen/"))
    for name, (record, step) in TABLES.items():
        table = at("/")
        go_on_from(table, Begin(record, step, 0))
        table.locator(CHOICES).first.wait_for()
        game = record.split("-")[0]
        yield f"{game}-{name}", SIZES, table
        yield f"{game}-{name}-screen", TV, at(table.url.replace("/table/", "/screen/"))
        yield f"{game}-{name}-replay", SIZES, at(f"/replay/{record}?step={step}")
    for name in GAMES:
        yield f"{name}-lesson", SIZES, at(f"/learn/{name}")
        end = at(f"/table/{finished_table(server, name)}")
        end.get_by_role("dialog").wait_for()
        yield f"{name}-end", SIZES, end


def visit(browser: Browser, server: Running, path: str, language: str) -> Page:
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale=language)
    page = context.new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    return page


if __name__ == "__main__":
    sys.exit(main())
