"""Browsers as people have them, each with one page. A device is used by one test after another, for to start one takes
longer than most tests do; whoever gets it finds nothing of those before."""

from collections import defaultdict
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error

from web.watch import Troubles, watch

USUAL = {"service_workers": "block", "reduced_motion": "reduce"}  # whoever looks at movement asks for it
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

    def settle(self) -> None:
        """Until whatever was on its way has arrived."""
        for page in self.context.pages:
            page.evaluate("() => 0")

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

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[str, list[Device]] = defaultdict(list)

    def lend(self, settings: dict[str, Any], troubles: Troubles) -> Device:
        idle = self.idle[repr(settings)]
        if not idle:
            return Device(self.browser, settings, troubles)
        device = idle.pop()
        device.troubles = troubles
        return device

    def take_back(self, device: Device) -> None:
        """To be lent again if it can be cleaned: not with unusual settings, nor when its page or its server is gone."""
        unusual = {name for name, value in device.settings.items() if USUAL.get(name) != value}
        with suppress(Error):
            if unusual <= LEAVES_NOTHING:
                device.clean()
                self.idle[repr(device.settings)].append(device)
                return
        device.context.close()
