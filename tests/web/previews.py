"""The picture that a link shows in a chat: the table of each game, taken in the real program. `./tavolino previews`.

They are kept in the repository, next to the rules of their game, so that the server needs nothing that draws.
"""

import io
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from support.browser import launch
from support.running import Running, take_in_records
from tavolino.game import package_of
from tavolino.games import BUILT_IN

SIZE: ViewportSize = {"width": 1200, "height": 630}  # what chats ask for
COLOURS = 256
MOMENTS = {  # a record and a step of it at which there is much to see
    "twisted": ("twisted-3-rounds", 30),
    "qwinto": ("qwinto-2-rows", 40),
    "upturn": ("upturn-4-empty-rack", 31),
}
EVERYWHERE = Path(__file__).parents[2] / "web/public/preview.png"  # for all other addresses, and games without one
ALONE = """
    .cloth { position: fixed !important; inset: 0; z-index: 999; border-radius: 0 !important; padding-bottom: 24px; }
    .cloth .status { visibility: hidden; }
    #sign {
        position: fixed; z-index: 1000; right: 24px; padding: 6px 24px 8px; border-radius: 999px; translate: 0 -50%;
        background: #fffbf3; color: #a63f29; box-shadow: 0 4px 16px rgb(60 40 20 / 0.25);
        font: 600 36px Fraunces; font-variation-settings: "SOFT" 60;
    }
"""
SIGN = """() => {
    const sign = document.createElement("div");
    const { top, height } = document.querySelector(".cloth .status").getBoundingClientRect();
    sign.id = "sign";
    sign.textContent = "Tavolino";
    sign.style.top = `${top + height / 2}px`;
    document.body.append(sign);
}"""


def main() -> int:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as played:
        database = Path(place) / "our.db"
        take_in_records(database)
        with Running(database) as server:
            browser = launch(played)
            for name, game in BUILT_IN.items():
                file = Path(str(files(package_of(game)) / "preview.png"))
                save(taken(browser, server, name), file)
            save(taken(browser, server, next(iter(BUILT_IN))), EVERYWHERE)
            browser.close()
    return 0


def taken(browser: Browser, server: Running, game: str) -> bytes:
    record, step = MOMENTS[game]
    context = browser.new_context(base_url=server.url, viewport=SIZE, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto(f"/replay/{record}?step={step}&seat=0")
    page.locator(".cloth").first.wait_for()
    page.add_style_tag(content=ALONE)
    page.evaluate(SIGN)
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    image = page.screenshot()
    context.close()
    return image


def save(image: bytes, file: Path) -> None:
    drawn = Image.open(io.BytesIO(image)).convert("RGB")
    drawn.quantize(COLOURS, Image.Quantize.MAXCOVERAGE).save(file, optimize=True)
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    sys.exit(main())
