"""What a newcomer does, for real: `./tavolino test --fresh [--whole]`.

The last commit is cloned into an empty folder, with an empty home and so empty caches, hardly any environment, and no
Node. There the two commands of the README are run, one match is played in the browser and one in the terminal, and the
wheel is built and installed where nothing else is. `--whole` runs all tests there instead of a few.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from support.browser import launch
from tavolino.games import GAMES
from terminal import PseudoTerminal
from web.player import by_click, play_to_the_end

ROOT = Path(__file__).parents[1]
GAME, RULES = next(iter(GAMES.items()))
HIDDEN = re.compile(r"(node|nodejs|npm|npx|corepack|uv|chromium.*|google-chrome.*)$")
NETWORK = re.compile(r"((https?|no|all)_proxy|SSL_CERT_(FILE|DIR))$", re.IGNORECASE)  # without them some reach no index
A_FEW = ("tests/test_records.py", "tests/test_wheel.py", "tests/web/test_first_page.py")
ADDRESS = re.compile(r"Tavolino is at (http://\S+)")
HINT = re.compile(r"A (?:good|sensible) action: (.*)")


def tell(line: str) -> None:
    print(f"  | {line}", flush=True)


class Fresh:
    """A machine with nothing on it but Python and git."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "tavolino"
        self.empty = folder / "empty"  # the environment that the wheel is installed in
        self.times: list[tuple[str, float]] = []
        home, programs = folder / "home", folder / "programs"
        home.mkdir()
        programs.mkdir()
        link_programs(programs)
        kept = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
        self.environment = {**kept, "HOME": str(home), "PATH": str(programs), "LANG": "C.UTF-8", "TERM": "xterm"}

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        print(f"fresh: {title} ...", flush=True)
        start = time.monotonic()
        yield
        self.times.append((title, time.monotonic() - start))
        print(f"fresh: {title}: {self.times[-1][1]:.1f} s", flush=True)

    def terminal(self, *command: str, echo: Callable[[str], object] = tell) -> PseudoTerminal:
        return PseudoTerminal([*command], self.checkout, self.environment, echo)

    def run(self, *command: str) -> str:
        """All that it prints; it has to end well."""
        with self.terminal(*command) as terminal:
            shown = terminal.read()
            status = terminal.end()
        if status != 0:
            sys.exit(f"fresh: {' '.join(command)} ended with status {status}")
        return shown


def link_programs(folder: Path) -> None:
    """A path with what is on ours, less Node and what else newcomers may not have."""
    for place in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in place.iterdir() if place.is_dir() and place != Path(sys.prefix, "bin") else ():
            link = folder / program.name
            if not HIDDEN.match(program.name) and not os.path.lexists(link) and not program.name.startswith("python"):
                link.symlink_to(program)
    python = folder / "python3"
    own = Path(sys.base_prefix, "bin/python3")
    python.write_text(f'#!/bin/sh\nexec {own} "$@"\n')  # through a link it would not find its own library
    python.chmod(0o755)


def main() -> None:
    parser = ArgumentParser(prog="./tavolino test --fresh", description=__doc__)
    parser.add_argument("--whole", action="store_true", help="run all tests in the clone")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavolino fresh ") as folder:
        fresh = Fresh(Path(folder))
        with fresh.step("clone the last commit"):
            subprocess.run(("git", "clone", "--quiet", "--no-local", ROOT, fresh.checkout), check=True)
        open_and_play(fresh)
        with fresh.step("start it again"):
            fresh.run("./tavolino", "--version")
        with fresh.step("play a match in the terminal"):
            play_in_terminal(fresh)
        with fresh.step(f"./tavolino test{'' if given.whole else ' (a few of the tests)'}"):
            fresh.run("./tavolino", "test", *(() if given.whole else A_FEW))
        with fresh.step("build the wheel and install it in an empty environment"):
            install_wheel(fresh)
        print("fresh: all is well; what it took:")
        for title, seconds in fresh.times:
            print(f"{seconds:8.1f} s  {title}", flush=True)  # before the folder is cleared away, which takes a while


def open_and_play(fresh: Fresh) -> None:
    with fresh.terminal("./tavolino", "--no-browser", "--quick-bots", "--port", "0") as terminal:
        with fresh.step("./tavolino"):
            address = ADDRESS.search(terminal.read("Ctrl-C ends it"))
            if address is None:
                sys.exit("fresh: ./tavolino did not say where it is")
        with fresh.step("play a match in the browser"):
            play_in_browser(address[1])
        with fresh.step("end it with Ctrl-C"):
            terminal.interrupt()
            if status := terminal.end():
                sys.exit(f"fresh: ./tavolino ended with status {status}")


def play_in_browser(address: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(reduced_motion="reduce")
        page.goto(address)
        page.get_by_role("button", name=f"Play now: {RULES.title}").click()
        choices = play_to_the_end(page, by_click)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        tell(f"{choices} choices, and the match was over")
        browser.close()


def play_in_terminal(fresh: Fresh) -> None:
    lines: list[str] = []
    with fresh.terminal("./tavolino", "play", GAME, "--name", "Ada", echo=lines.append) as terminal:
        screen = terminal.read("Ada> ")
        while "Ada> " in screen:
            terminal.type("hint")
            hint = HINT.search(terminal.read("Ada> "))
            if hint is None:
                sys.exit("fresh: there was no hint")
            terminal.type(hint[1])
            screen = terminal.read("Ada> ")
        if terminal.end() or "The match is over" not in screen:
            sys.exit("fresh: the match did not come to its end")
    tell(f"{len(lines)} lines, the last: {lines[-1]}")


def install_wheel(fresh: Fresh) -> None:
    wheel = fresh.run("./tavolino", "wheel").splitlines()[-1]
    program = str(fresh.empty / "bin/tavolino")
    pip = (str(fresh.empty / "bin/python"), "-m", "pip", "--disable-pip-version-check")
    fresh.run("python3", "-m", "venv", str(fresh.empty))
    fresh.run(*pip, "install", "--quiet", wheel)
    fresh.run(*pip, "check")
    fresh.run(program, "--version")
    with fresh.terminal(program, "serve", "--port", "0") as terminal:
        address = ADDRESS.search(terminal.read("\n"))
        if address is None:
            sys.exit("fresh: the installed server did not say where it is")
        with urllib.request.urlopen(address[1]) as answer:
            if b"<script" not in answer.read():
                sys.exit("fresh: the installed server has no page")
        terminal.interrupt()
        terminal.end()


if __name__ == "__main__":
    main()
