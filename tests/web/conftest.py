"""The built page, a server that runs, one browser for all tests of a worker, and an eye on what pages do wrong."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.browser import launch
from support.running import Running, finished_table, take_in_records
from tavolino.server.web import is_built
from web.devices import USUAL, Device, Devices
from web.watch import Troubles

Visit: TypeAlias = Callable[..., Page]

expect.set_options(timeout=30_000)  # a machine may be slow, and what does not come is no sooner known by haste


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not is_built():
        pytest.fail("The page is not built: './tavolino test' builds it.")
    database = tmp_path_factory.mktemp("web") / "tavolino.db"
    take_in_records(database)
    with Running(database) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Only while tests of this folder run: Playwright keeps an event loop running, which other tests must not find."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def troubles(server: Running) -> Troubles:
    return Troubles(server.url)


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, server: Running, troubles: Troubles) -> Iterator[Visit]:
    """Each call is another person, with cookies of their own: `visit("/table/abc", viewport=...)`."""
    lent: list[Device] = []

    def new(path: str = "/", **settings: Any) -> Page:
        device = devices.lend({"base_url": server.url, **USUAL, **settings}, troubles)
        lent.append(device)
        device.page.goto(path)
        return device.page

    yield new
    for device in lent:
        device.settle()
    seen = list(troubles.seen)
    for device in lent:
        devices.take_back(device)
    troubles.seen = seen  # what ends with the page is no trouble
    troubles.check()


@pytest.fixture
def page(visit: Visit) -> Page:
    """The first page, as somebody sees it who has never been here."""
    return visit()


@pytest.fixture
def finished(server: Running) -> Callable[[str], str]:
    """The address of a table at which two bots have played a match to its end."""
    return lambda game: f"/table/{finished_table(server, game)}"
