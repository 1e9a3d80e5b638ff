"""Browsers as people have them, each with one page. Starting one takes longer than most tests do, so tests use a device
one after another; nothing of one test is left for the next."""

from collections import defaultdict
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error

from web.watch import Troubles, watch

USUAL = {"service_workers": "block", "reduced_motion": "reduce"}  # a test that looks at movement asks for it
LEAVES_NOTHING = {"base_url", "reduced_motion", "locale", "viewport", "has_touch", "is_mobile"}
QUIET = "/healthz"  # a line of text, where no script runs
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Device:
    def __init__(self, browser: Browser, settings: dict[str, Any], troubles: Troubles) -> None:
        self.settings = settings
        self.troubles = troubles
        self.context = browser.new_context(**settings)
        watch(self.context, lambda: self.troubles)
        self.page = self.context.new_page()
        self.size = self.page.viewport_size
        self.in_order = False

    def settle(self) -> None:
        """Until whatever was on its way has arrived."""
        for page in self.context.pages:
            page.evaluate("() => 0")

    def description(self) -> str:
        """What its pages show and what went wrong on them, for the report of a failed test."""
        lines = [*self.troubles.seen]
        for page in self.context.pages:
            try:
                shown = page.locator("body").aria_snapshot(timeout=5000)
            except Error as fault:
                shown = str(fault)
            lines += [page.url, shown]
        return "\n".join(lines)

    def clean(self) -> None:
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(QUIET)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()
        if self.size and self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)


class Devices:
    """Those that nobody uses, by their settings."""

    def __init__(self) -> None:
        self.idle: dict[str, list[Device]] = defaultdict(list)

    def lend(self, browser: Browser, settings: dict[str, Any], troubles: Troubles) -> Device:
        idle = self.idle[repr(settings)]
        idle[:] = [device for device in idle if device.context.browser == browser]  # another one has crashed
        device = idle.pop() if idle else Device(browser, settings, troubles)
        device.troubles = troubles
        device.in_order = False
        return device

    def take_back(self, device: Device) -> None:
        """To be lent again, unless its test failed, its settings leave traces, or its page or server is gone."""
        unusual = {name for name, value in device.settings.items() if USUAL.get(name) != value}
        with suppress(Error):
            if device.in_order and unusual <= LEAVES_NOTHING:
                device.clean()
                self.idle[repr(device.settings)].append(device)
                return
        with suppress(Error):
            device.context.close()
