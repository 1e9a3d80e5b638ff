"""Tavolino as an app of its own: it can be installed, and says honestly when there is no connection."""

from playwright.sync_api import expect

from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.watch import Troubles


def test_the_manifest_names_icons_that_are_there(server: Running) -> None:
    answer = server.http.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert server.http.get(icon["src"]).headers["content-type"].startswith(icon["type"])


def test_without_a_connection_the_page_says_so_and_with_one_it_is_back(visit: Visit, troubles: Troubles) -> None:
    troubles.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")
    page = visit("/", service_workers="allow")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)  # of eight languages one
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    axe(page)
    page.context.set_offline(False)  # and nothing else: the page comes back by itself
    expect(page.get_by_role("heading", level=1)).to_contain_text("Three number games")


def test_sounds_are_off_until_they_are_switched_on(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Twisted").click()
    switch = page.get_by_label("Sounds")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    expect(page.get_by_label("Sounds")).to_be_checked()
