"""The moving picture of the README, taken in the real program: `./tavolino picture [FILE]`.

Somebody plays each game against bots in a browser. Time stands still on the page while a frame is taken, and goes on by
one frame's time, so that cards fly as smoothly on a slow machine as on a quick one.
"""

import io
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from support.browser import launch
from support.running import Running
from tavolino.games import GAMES
from web.player import CHOICES, END, HINTED, by_click, choose

SIZE: ViewportSize = {"width": 1200, "height": 800}
SHOWN = (900, 600)
FRAME = 60  # milliseconds
EACH = 3600  # milliseconds of every game
OPENING = 12  # choices that are made before the camera runs
AIM, REST = 5, 240  # frames in which the pointer goes to a card; milliseconds before the next thing happens
QUALITY = 65

HINT = "button[aria-keyshortcuts='h']:enabled"
TARGET = f"{HINTED}:not([aria-pressed='true'])"
MOVING = "() => document.getAnimations().some((one) => one.effect.getComputedTiming().endTime !== Infinity)"
HALT = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
    };
}"""
GO_ON = """(milliseconds) => {
    let moving = 0;
    for (const animation of document.getAnimations()) {
        const end = animation.effect.getComputedTiming().endTime;
        const time = (animation.currentTime ?? 0) + milliseconds;
        animation.pause();
        if (end !== Infinity) moving += 1;
        if (time < end) animation.currentTime = time;
        else animation.finish();
    }
    return moving;
}"""
POINT = """([x, y]) => {
    let pointer = document.querySelector("#pointer");
    if (!pointer) {
        pointer = document.createElement("div");
        pointer.id = "pointer";
        pointer.setAttribute("popover", "manual");
        Object.assign(pointer.style, {
            position: "fixed", width: "26px", height: "26px", margin: "-13px", padding: 0, borderRadius: "50%",
            border: "3px solid #fffbf3", background: "rgb(30 27 24 / 0.55)", pointerEvents: "none",
        });
        document.body.append(pointer);
    }
    Object.assign(pointer.style, { left: `${x}px`, top: `${y}px`, right: "auto", bottom: "auto" });
    pointer.showPopover?.();
}"""


class Frame(NamedTuple):
    image: bytes
    milliseconds: int


class Camera:
    """What was seen so far, and where the pointer was."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []
        self.at = (SIZE["width"] * 0.8, SIZE["height"] * 0.9)

    @property
    def time(self) -> int:
        return sum(frame.milliseconds for frame in self.frames)

    def take(self, milliseconds: int = FRAME) -> None:
        image = self.page.screenshot()
        if self.frames and self.frames[-1].image == image:
            milliseconds += self.frames.pop().milliseconds
        self.frames.append(Frame(image, milliseconds))

    def click(self, x: float, y: float) -> None:
        (left, top) = self.at
        for step in range(1, AIM + 1):
            part = step / AIM
            self.at = (left + (x - left) * part, top + (y - top) * part)
            self.page.evaluate(POINT, self.at)
            self.page.mouse.move(*self.at)
            self.page.evaluate(GO_ON, FRAME)
            self.take(FRAME)
        self.take(REST)
        self.page.mouse.down()
        self.page.mouse.up()


def main() -> int:
    file = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures/match.webp")
    with tempfile.TemporaryDirectory() as place, Running(Path(place) / "our.db") as server, sync_playwright() as played:
        browser = launch(played)
        frames = [frame for game in GAMES.values() for frame in filmed(browser, server, game.title)]
        browser.close()
    save(frames, file)
    seconds = sum(frame.milliseconds for frame in frames) / 1000
    print(f"{file}: {len(frames)} frames, {seconds:.1f} s, {file.stat().st_size / 1000:.0f} kB")
    return 0


def filmed(browser: Browser, server: Running, title: str) -> list[Frame]:
    context = browser.new_context(base_url=server.url, viewport=SIZE, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto("/")
    page.add_style_tag(content=".hint { display: none !important }")  # hints are asked for here, but not shown
    page.get_by_role("button", name=f"Play now: {title}").click()
    rng = Random(4)
    for _ in range(OPENING):
        page.locator(f"{CHOICES}, {END}").first.wait_for()
        choose(page, by_click, rng)
    page.locator(CHOICES).first.wait_for()
    page.emulate_media(reduced_motion="no-preference", color_scheme="light")
    page.evaluate(HALT)
    camera = Camera(page)
    play(camera)
    page.context.close()
    return camera.frames


def play(camera: Camera) -> None:
    """What hints point at. Whatever is waited for between two frames takes no time in the picture."""
    page = camera.page
    while camera.time < EACH:
        if page.evaluate(GO_ON, FRAME):
            camera.take()
            continue
        camera.take(REST)
        with suppress(Error):  # it is somebody else's turn
            if not page.locator(TARGET).count():
                page.locator(HINT).click(timeout=500)
            box = page.locator(TARGET).first.bounding_box(timeout=10_000)
            if box:
                camera.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_function(MOVING, timeout=500)


def save(frames: list[Frame], file: Path) -> None:
    taken = [Image.open(io.BytesIO(frame.image)).convert("RGB") for frame in frames]
    images = [image.resize(SHOWN, Image.Resampling.LANCZOS) for image in taken]
    images[0].save(
        file, save_all=True, append_images=images[1:], duration=[frame.milliseconds for frame in frames], loop=0,
        quality=QUALITY, method=4, minimize_size=True,
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
