"""What people see when the rules of a game have changed: older matches, and a match that could not go on.

What the server would say is put into its answers here; that it says so is tested where the server is.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tavolino.words import LANGUAGES, say
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.test_together import open_table
from web.watch import Troubles

OLD = {"reason": say("why-old-rules"), "message": "why-old-rules"}
ENDED = 1_763_424_000  # seconds since 1970: in November 2025


def show_old(page: Page, name: str, **changes: Any) -> None:
    """The replay of a record whose rules the server no longer has."""

    def changed(route: Route) -> None:
        record = route.fetch().json()
        route.fulfill(json=record | {"rules_version": 0, "ended": ENDED} | changes)

    page.route(f"**/api/records/{name}", changed)
    page.route(f"**/api/records/{name}/replay?**", lambda route: route.fulfill(status=409, json=OLD))
    page.goto(f"/replay/{name}?step=12&seat=1")


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["twisted-3-rounds", "qwinto-1-rows", "upturn-4-blocked"])
def test_an_old_match_shows_who_played_when_and_the_places(
    name: str, settings: dict[str, object], visit: Visit, troubles: Troubles
) -> None:
    troubles.expect("status of 409")
    page = visit("/", **settings)
    record = page.request.get(f"/api/records/{name}").json()
    show_old(page, name)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins?|points?"))
    expect(page.get_by_text(OLD["reason"])).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("2025")
    for seat, (who, score) in enumerate(zip(record["seats"], record["outcome"]["scores"], strict=True)):
        expect(page.get_by_role("main")).to_contain_text(who)
        if len(record["seats"]) > 1:
            line = page.get_by_role("listitem").filter(has_text=who)
            expect(line).to_contain_text(f"{record['outcome']['places'][seat]}.")
            expect(line).to_contain_text(str(score).replace("-", "−"))
    expect(page.get_by_role("slider")).to_have_count(0)
    assert fits(page), "the page scrolls sideways"
    axe(page)


def test_an_old_match_can_be_saved(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("status of 409")
    page = visit("/")
    show_old(page, "twisted-2-rounds")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").click()
    assert json.loads(saved.value.path().read_text())["game"] == "twisted"
    page.get_by_role("link", name="First page").click()
    expect(page.get_by_role("button", name="Play now: Twisted")).to_be_visible()


def test_a_match_that_was_broken_off_has_no_places(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("status of 409")
    page = visit("/")
    show_old(page, "upturn-3-blocked", outcome=None, broken_off="rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Upturn")
    expect(page.get_by_role("main")).to_contain_text(say("record-broken-off"))
    expect(page.get_by_role("main")).to_contain_text("Anna")
    expect(page.get_by_role("listitem")).to_have_count(0)
    axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_match_is_explained_in_every_language(language: str, visit: Visit, troubles: Troubles) -> None:
    troubles.expect("status of 409")
    page = visit("/", locale=language)
    show_old(page, "twisted-4-rounds")
    expect(page.get_by_text(say("why-old-rules", {}, language))).to_be_visible()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_the_lobby_says_why_the_last_match_did_not_go_on(settings: dict[str, object], visit: Visit) -> None:
    host = visit("/", **settings)
    table = open_table(host)
    page = host.context.new_page()  # it goes with the test, and what is changed on the way to it as well

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(broken_off(text)))

    page.route_web_socket(re.compile("/live"), between)
    page.goto(table)
    notice = page.get_by_role("status").filter(has_text=say("lobby-broken-off"))
    expect(notice).to_be_visible()
    assert fits(page), "the page scrolls sideways"
    axe(page)
    expect(host.get_by_text(say("lobby-broken-off"))).to_have_count(0)
    notice.get_by_role("link", name=say("lobby-broken-off-record")).click()
    page.wait_for_url(re.compile("/replay/twisted-2-rounds"))


def broken_off(text: str | bytes) -> str:
    update = json.loads(text)
    update["table"] |= {"broken_off": "rules", "record": "twisted-2-rounds"}
    return json.dumps(update)
