"""Two machines in a network of their own: network namespaces with a cable between them. It needs Linux and root."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Playwright

from support.browser import FLAGS, found, surroundings

NETWORK = "10.203.77"


class Machine(NamedTuple):
    name: str
    ip: str

    @property
    def inside(self) -> tuple[str, ...]:
        """What comes before a command that is to run on this machine."""
        return ("ip", "netns", "exec", self.name)

    def python(self, *arguments: str) -> str:
        return subprocess.run(
            (*self.inside, sys.executable, *arguments), check=True, capture_output=True, text=True, timeout=120
        ).stdout

    @contextmanager
    def browser(self, playwright: Playwright, folder: Path) -> Iterator[Browser]:
        """A browser on this machine. The test steers it through pipes, which know no network."""
        program = found(Path(playwright.chromium.executable_path))
        started = folder / f"{self.name}-browser"
        started.write_text(f'#!/bin/sh\nexec {shlex.join((*self.inside, str(program)))} "$@"\n')
        started.chmod(0o755)
        environment = {**os.environ, **surroundings(program)}
        browser = playwright.chromium.launch(executable_path=started, args=FLAGS, env={**environment})
        try:
            yield browser
        finally:
            browser.close()


class Pair(NamedTuple):
    """The one that runs the server, and a phone."""

    home: Machine
    phone: Machine


@contextmanager
def two_machines() -> Iterator[Pair]:
    """Skips where the system does not let us make any."""
    number = os.getpid()
    pair = Pair(Machine(f"tavolino-home-{number}", f"{NETWORK}.1"), Machine(f"tavolino-phone-{number}", f"{NETWORK}.2"))
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("two machines are made of network namespaces, which needs Linux and root")
    try:
        for machine in pair:
            ip("netns", "add", machine.name)
        ip("link", "add", "eth0", "netns", pair.home.name, "type", "veth", "peer", "name", "eth0",
           "netns", pair.phone.name)  # fmt: skip
        for machine in pair:
            for command in (
                ("link", "set", "lo", "up"),
                ("address", "add", f"{machine.ip}/24", "dev", "eth0"),
                ("link", "set", "eth0", "up"),
                ("route", "add", "default", "via", f"{NETWORK}.254"),
            ):
                ip("-netns", machine.name, *command)
    except (OSError, subprocess.CalledProcessError) as fault:
        remove(pair)
        pytest.skip(f"this system lets nobody make network namespaces: {fault}")
    try:
        yield pair
    finally:
        remove(pair)


def ip(*arguments: str) -> None:
    subprocess.run(("ip", *arguments), check=True, capture_output=True)


def remove(pair: Pair) -> None:
    for machine in pair:
        subprocess.run(("ip", "netns", "delete", machine.name), check=False, capture_output=True)
