"""The API's page at /schema. As on every page, nothing comes from elsewhere and the policy allows all that it does."""

import re

from playwright.sync_api import Page, expect

from support.running import Running
from web.conftest import Visit


def operation(page: Page, name: str) -> None:
    """Open an operation."""
    page.locator(f"[id$='-{name}'] .opblock-summary-control").click()


def test_every_operation_is_listed_in_its_group_with_what_it_does(server: Running, visit: Visit) -> None:
    page = visit("/schema")
    document = server.http.get("/schema/openapi.json").json()
    expect(page).to_have_title("Tavolino: the API")
    for tag in document["tags"]:
        expect(page.get_by_role("heading", name=re.compile(f"^{tag['name']}"))).to_be_visible()
    every = [one["summary"] for methods in document["paths"].values() for one in methods.values()]
    expect(page.locator(".opblock-summary-description")).to_have_count(len(every))
    assert sorted(page.locator(".opblock-summary-description").all_inner_texts()) == sorted(every)


def test_an_operation_shows_its_example_and_its_faults(visit: Visit) -> None:
    page = visit("/schema")
    operation(page, "ask")
    opened = page.locator("[id$='-ask']")
    expect(opened.locator(".opblock-section-request-body")).to_contain_text('"type": "act"')
    expect(opened.locator(".responses-wrapper")).to_contain_text("The server does not know you")


def test_an_operation_can_be_tried_out(visit: Visit) -> None:
    page = visit("/schema")
    operation(page, "games")
    opened = page.locator("[id$='-games']")
    opened.get_by_role("button", name="Try it out").click()
    opened.get_by_role("button", name="Execute").click()
    expect(opened.locator(".live-responses-table")).to_contain_text('"name": "twisted"')


def test_in_the_dark_it_is_dark(visit: Visit) -> None:
    page = visit("/schema", color_scheme="dark")
    expect(page.locator(".opblock").first).to_be_visible()
    red, green, blue, *_ = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)")
    assert max(red, green, blue) < 100


def test_without_a_script_the_page_still_leads_to_the_documents(server: Running, visit: Visit) -> None:
    page = visit("/schema", java_script_enabled=False)
    for link in page.get_by_role("link").all():
        assert server.http.get(link.get_attribute("href") or "").status_code == 200
    expect(page.get_by_role("link")).to_have_count(3)
