"""A match with days for a move, from the lobby to the next move; and notices of it, from the settings to a tap."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from support.outside import Outside, PushBrowser
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import CHOICES, PHONE
from web.test_together import sit_down

# What a push service would give a browser: in tests none can be reached.
SUBSCRIBE = """
PushManager.prototype.subscribe = async function (wish) {
    if (!wish.userVisibleOnly || !wish.applicationServerKey) throw new TypeError();
    return { toJSON: () => (%s) };
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that may send notices to this machine, at once."""
    folder = tmp_path_factory.mktemp("slow")
    (folder / "tavolino.toml").write_text('notices_to = ["127.0.0.0/8"]\n[limits]\nnotice_seconds = 0\n')
    with Running(folder / "tavolino.db", more=("--config", str(folder / "tavolino.toml"))) as running:
        yield running


@pytest.fixture
def other() -> Iterator[Outside]:
    with Outside() as outside:
        yield outside


def open_slow_table(page: Page, name: str, days: int) -> str:
    page.goto("/with-friends/twisted")
    page.get_by_label("Your name").fill(name)
    page.get_by_text("More").first.click()
    page.get_by_role("combobox", name="Clock").select_option("days")
    page.get_by_label(f"{days} days a move").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url


def own_matches(page: Page) -> Any:
    page.goto("/")
    return page.get_by_role("region", name="Your slow matches").get_by_role("listitem")


def test_a_slow_match_is_begun_left_found_again_and_played_on(visit: Visit) -> None:
    anna, ben = visit("/"), visit("/", **PHONE)
    table = open_slow_table(anna, "Anna", 3)
    expect(anna.get_by_text("3 days a move")).to_be_visible()
    ben.goto(table)
    expect(ben.get_by_text("3 days a move")).to_be_visible()
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start").click()
    for page in (anna, ben):
        expect(page.get_by_role("region", name="The table: Twisted")).to_be_visible()
    anna.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.get_by_role("dialog")).to_contain_text("You can close this page")
    lists = {page: own_matches(page) for page in (anna, ben)}
    for one in lists.values():
        expect(one).to_have_count(1)
    mover, waiter = (anna, ben) if "your turn" in lists[anna].inner_text() else (ben, anna)
    name = {anna: "Anna", ben: "Ben"}
    expect(lists[mover]).to_contain_text(f"Twisted with {name[waiter]}")
    expect(lists[mover]).to_contain_text("It’s your turn · 3 days left")
    expect(lists[waiter]).to_contain_text(f"Waiting for {name[mover]}")
    expect(mover).to_have_title("(1) Tavolino")
    expect(waiter).to_have_title("Tavolino")
    expect(mover.get_by_role("link", name="It’s your turn in one match")).to_be_visible()
    axe(mover)
    lists[mover].get_by_role("link").click()
    mover.locator(CHOICES).first.wait_for()
    while mover.locator("section.cloth.turn").count():
        with suppress(PlaywrightError):  # cards still move, or the move is already on its way
            mover.locator(CHOICES).first.click(timeout=2000)
    expect(own_matches(waiter)).to_contain_text("It’s your turn")
    expect(own_matches(mover)).to_contain_text(f"Waiting for {name[waiter]}")
    expect(mover).to_have_title("Tavolino")


def named(page: Page, name: str) -> None:
    page.goto("/settings")
    you = page.get_by_role("region", name="You", exact=True)
    you.get_by_label("Your name").fill(name)
    you.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Notices")).to_be_visible()


def notices(page: Page) -> Any:
    return page.get_by_role("region", name="Notices")


def test_a_webhook_is_added_tried_and_stopped_from_its_link(visit: Visit, other: Outside) -> None:
    page = visit("/settings")
    named(page, "Anna")
    box = notices(page)
    expect(box.get_by_role("listitem")).to_have_text("Nowhere yet.")
    box.get_by_text("Add a webhook").click()
    box.get_by_label("Address").fill(f"{other.url}/anna-slow")
    box.get_by_role("button", name="Add and try").click()
    expect(box.get_by_role("status")).to_have_text("The test notice is on its way.")
    expect(box.get_by_role("listitem")).to_contain_text(re.compile(r"ntfy: 127\.0\.0\.1:\d+/anna-slow"))
    said = other.next().json
    assert (said["topic"], said["message"]) == ("anna-slow", "This is where you’ll hear about your slow matches.")
    box.get_by_label("My time is running out").uncheck()
    box.get_by_label("Quiet hours").check()
    box.get_by_label("to", exact=True).fill("07:30")
    page.reload()
    expect(box.get_by_label("My time is running out")).not_to_be_checked()
    expect(box.get_by_label("to", exact=True)).to_have_value("07:30")
    axe(page)
    somebody = visit("/", **PHONE)  # who is not signed in
    somebody.goto(next(action["url"] for action in said["actions"] if "/stop/" in action["url"]))
    expect(somebody.get_by_role("heading", name="No more notices")).to_be_visible()
    axe(somebody)
    page.reload()
    expect(box.get_by_role("listitem")).to_have_text("Nowhere yet.")


# A browser without a screen has neither notifications nor badges, and ends if it is asked for one. So the worker keeps
# what it would show, and gets the browser's event from its own script.
KEEP = """() => {
    self.shown = [];
    self.opened = [];
    self.navigator.setAppBadge = self.navigator.clearAppBadge = async () => undefined;
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
    self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
PUSH = """async (said) => {
    const waited = [];
    const push = new PushEvent("push", { data: JSON.stringify(said) });
    push.waitUntil = (work) => waited.push(work);
    self.dispatchEvent(push);
    await Promise.all(waited);
    const { title, body, tag, actions } = self.shown.at(-1);
    return [title, body, tag, actions.map((each) => each.title)];
}"""
TAP = """async (action) => {
    const waited = [];
    const tap = new ExtendableEvent("notificationclick");
    const notification = { data: self.shown.at(-1).data, close: () => undefined };
    Object.assign(tap, { notification, action, waitUntil: (work) => waited.push(work) });
    self.dispatchEvent(tap);
    await Promise.all(waited);
    return self.opened;
}"""


def test_a_browser_gets_notices_that_open_the_table_or_stop(visit: Visit, other: Outside) -> None:
    browser = PushBrowser()
    keys = browser.subscription(f"{other.url}/push/1")
    subscription = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
    page = visit("/", service_workers="allow", permissions=["notifications"])
    page.add_init_script(SUBSCRIBE % json.dumps(subscription))
    named(page, "Anna")
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    box = notices(page)
    box.get_by_role("button", name="Turn on in this browser").click()
    expect(box.get_by_role("listitem")).to_contain_text("this device")
    box.get_by_role("button", name=re.compile("^Try it")).click()
    said = browser.read(other.next())
    assert said["text"] == "This is where you’ll hear about your slow matches."
    [worker] = page.context.service_workers
    worker.evaluate(KEEP)
    shown = worker.evaluate(PUSH, {**said, "path": "/about", "tag": "t1"})
    assert shown == ["Tavolino", said["text"], "t1", ["Open", "Stop these notices"]]
    assert worker.evaluate(TAP, "open") == ["/about"]
    worker.evaluate(PUSH, said)
    worker.evaluate(TAP, "stop")
    page.reload()
    expect(box.get_by_role("listitem")).to_have_text("Nowhere yet.")
