"""What goes wrong around a page: a friendly line that says what to do, and nothing typed is ever run."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from web.conftest import Visit
from web.test_together import open_table, sit_down
from web.watch import Troubles

STRANGE = "<img src=x onerror=document.title='gotcha'>"


DEAD = {
    "/table/zzzzzzzzzz": "This table is gone",
    "/screen/zzzzzzzzzz": "This table is gone",
    "/table/%F0%9F%90%B8%00": "This table is gone",
    "/seat/nonsense": "This seat link doesn’t work any more",
    "/with-friends/chess": "Page not found",
    "/nothing/at/all": "Page not found",
}


def test_a_dead_link_leads_to_a_friendly_page(page: Page, troubles: Troubles) -> None:
    troubles.allow(r"status of 4\d\d")
    for path, heading in DEAD.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Three number games")


def test_at_a_full_table_one_can_watch(visit: Visit) -> None:
    anna = visit("/")
    link = open_table(anna)
    ben, cleo = visit(link), visit(link)
    sit_down(ben, "Ben")
    expect(cleo.get_by_text("All seats are taken")).to_be_visible()
    anna.get_by_role("button", name="Start the match").click()
    expect(cleo.locator(".row")).to_be_visible()
    assert cleo.locator(".hand").count() == 0
    expect(anna.get_by_text("One person is watching")).to_be_visible()


def test_a_finished_match_shows_its_end_to_who_opens_the_link(visit: Visit, finished: Callable[[str], str]) -> None:
    late = visit(finished("twisted"))
    expect(late.get_by_role("dialog")).to_contain_text("Points by round")


NAMES = ("", "   ", "x" * 500, STRANGE, "😀\u202e drow", "Zoë Ñandú 李")


def test_whatever_is_typed_as_a_name_is_shown_as_text_or_refused_kindly(visit: Visit, troubles: Troubles) -> None:
    troubles.allow("status of 40[01]")  # 401: the page still thinks that the server knows the person of before
    anna, ben = visit("/"), visit("/")
    for name in NAMES:
        ben.context.clear_cookies()
        ben.goto(open_table(anna))
        ben.get_by_label("Your name").fill(name)
        ben.get_by_role("button", name="Sit here").click()
        started = ben.get_by_text("Everyone’s here.")
        started.or_(ben.get_by_text("can’t be shown here")).first.wait_for()
        assert "gotcha" not in anna.title() + ben.title()
        for page in (anna, ben):
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name


def test_what_is_said_is_shown_as_text(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    for page in (anna, ben):
        page.get_by_role("tab", name=re.compile("Chat")).click()
    ben.get_by_label("Say something").fill(STRANGE)
    ben.keyboard.press("Enter")
    expect(anna.get_by_role("complementary")).to_contain_text(STRANGE)
    assert "gotcha" not in anna.title()


def test_without_storage_one_can_play_all_the_same(visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('switched off') } })")
    page.goto("/")
    page.get_by_role("button", name="Play now: Twisted").click()
    expect(page.locator(".hand")).to_be_visible()
    page.get_by_role("link", name="Tavolino").click()
    page.get_by_role("link", name="Back to your table").click()
    expect(page.locator(".hand")).to_be_visible()


def test_without_cookies_the_page_says_what_to_do(visit: Visit) -> None:
    page = visit("about:blank")
    page.route("**/api/me", forgetful)
    page.goto("/")
    page.get_by_role("button", name="Play now: Twisted").click()
    expect(page.get_by_text("Allow cookies and try again")).to_be_visible()


def forgetful(route: Route) -> None:
    """As it looks to the page when the browser drops the cookie: greeted, then unknown again."""
    route.fulfill(json={"name": "Anna" if route.request.method == "POST" else None})


def test_an_old_tab_asks_to_be_loaded_again(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("assets")
    page = visit("/")
    page.get_by_role("button", name="Play now: Twisted").wait_for()
    page.route(re.compile("/assets/inner.*js"), lambda route: route.fulfill(status=404, body=""))
    page.goto("/table/zzzzzzzzzz")
    expect(page.get_by_text("Reload the page")).to_be_visible()


def test_a_server_that_is_gone_is_said_so(page: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED|Failed to load")
    page.get_by_role("button", name="Play now: Twisted").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now: Twisted").click()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
