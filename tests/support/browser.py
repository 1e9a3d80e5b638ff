"""The browser that the tests look through: the machine's own, or the one that the launcher unpacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
UNPACKED = Path(sys.prefix) / "browser"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Chromium:
    """A browser that is started when it is needed, and again if it has crashed: that costs one test, not all."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.browser: Browser | None = None

    def __enter__(self) -> "Chromium":
        return self

    def __exit__(self, *_: object) -> None:
        if self.browser:
            self.browser.close()

    def running(self) -> Browser:
        if self.browser is None or not self.browser.is_connected():
            self.browser = launch(self.playwright)
        return self.browser


def launch(playwright: Playwright) -> Browser:
    program = found(Path(playwright.chromium.executable_path))
    return playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **surroundings(program)})


def found(playwrights_own: Path) -> Path:
    own = [Path(path) for name in NAMES if (path := shutil.which(name))]
    usable = [path for path in (*own, UNPACKED / "chromium", playwrights_own) if path.exists()]
    if not usable:
        pytest.fail(
            "There is no browser to test with: './tavolino test' brings one on Linux (x86-64); elsewhere install "
            "Chromium, or run: .venv/bin/playwright install chromium"
        )
    return usable[0]


def surroundings(program: Path) -> dict[str, str]:
    """What the unpacked browser needs of what came with it, where the machine lacks it."""
    if program.parent != UNPACKED:
        return {}
    starts = subprocess.run((program, "--version"), check=False, capture_output=True).returncode == 0
    libraries = {} if starts else {"LD_LIBRARY_PATH": str(UNPACKED / "al2023/lib")}
    fonts = {} if Path("/etc/fonts").exists() else {"FONTCONFIG_PATH": str(UNPACKED / "fonts")}
    return {**libraries, **fonts}
