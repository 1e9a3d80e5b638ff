"""The built page, a running server, one browser for all tests of a worker, and a watch for errors in pages."""

from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.browser import Chromium
from support.running import Running, finished_table, take_in_records
from tavolino.server.page.web import is_built
from web.devices import USUAL, Device, Devices
from web.watch import Troubles

Visit: TypeAlias = Callable[..., Page]

expect.set_options(timeout=30_000)  # milliseconds: a machine may be slow


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not is_built():
        pytest.fail("The page is not built: './tavolino test' builds it.")
    database = tmp_path_factory.mktemp("web") / "tavolino.db"
    take_in_records(database)
    with Running(database, host=None) as running:
        running.let_others_in()  # links are for those who can open them
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    """Only while tests of this folder run: Playwright keeps an event loop running, which would disturb other tests."""
    with sync_playwright() as playwright, Chromium(playwright) as chromium:
        yield chromium


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.running()


@pytest.fixture
def troubles(server: Running) -> Troubles:
    return Troubles(server.url)


@pytest.fixture(scope="package")
def devices() -> Devices:
    return Devices()


@pytest.fixture
def lent() -> list[Device]:
    """The devices that a test uses."""
    return []


@pytest.fixture
def visit(
    browser: Browser, devices: Devices, server: Running, troubles: Troubles, lent: list[Device]
) -> Iterator[Visit]:
    """Each call is another person, with separate cookies: `visit("/table/abc", viewport=...)`."""

    def new(path: str = "/", **settings: Any) -> Page:
        device = devices.lend(browser, {"base_url": server.url, **USUAL, **settings}, troubles)
        lent.append(device)
        device.page.goto(path)
        return device.page

    yield new
    for device in lent:
        devices.take_back(device)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A browser test passes if its pages had no troubles. If it fails, the report says what they showed."""
    used: dict[str, Any] = pyfuncitem.funcargs
    lent: list[Device] = used.get("lent", [])
    try:
        result = yield
        for device in lent:
            device.settle()
        if lent:
            used["troubles"].check()
    except Exception:
        for device in lent:
            pyfuncitem.add_report_section("call", "page", device.description())
        raise
    for device in lent:
        device.in_order = True
    return result


@pytest.fixture
def page(visit: Visit) -> Page:
    """The first page, as a newcomer sees it."""
    return visit()


@pytest.fixture
def finished(server: Running) -> Callable[[str], str]:
    """The address of a table where two bots have finished a match."""
    return lambda game: f"/table/{finished_table(server, game)}"
