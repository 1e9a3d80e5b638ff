"""What the host says about the place, on the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from support.running import Running
from web.axe import axe
from web.conftest import Visit

SETTINGS = """
record_days = 365
[house]
name = "Café Example"
imprint = "imprint.md"
privacy = "## At Café Example\\n\\nThe screen in the hall shows your table."
rules = "# Be kind\\n\\n- Say hello.\\n- Stay until the end."
notice = "On Monday we're closed: see our [rules](/house-rules)."
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "tavolino.toml").write_text(SETTINGS, encoding="utf-8")
    (folder / "imprint.md").write_text("Anna Example\\\nMain Street 1\\\nTown\n\n[Mail](mailto:anna@example.org)")
    with Running(folder / "t.db", host=None, more=("--config", str(folder / "tavolino.toml"))) as running:
        yield running


def test_the_home_page_has_the_name_the_notice_and_links(visit: Visit) -> None:
    page = visit("/")
    expect(page).to_have_title("Café Example")
    footer = page.get_by_role("contentinfo")
    expect(footer).to_contain_text("Café Example")
    expect(page.get_by_text("On Monday we're closed")).to_be_visible()
    axe(page)
    for name, heading in {"Imprint": "Imprint", "Privacy": "Privacy", "House rules": "Be kind"}.items():
        page.goto("/")
        footer.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(page).to_have_title(f"{name} · Café Example")
        axe(page)
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="rules", exact=True).click()
    expect(page.get_by_text("Stay until the end.")).to_be_visible()


def test_the_lines_of_an_address_stay_lines(visit: Visit) -> None:
    page = visit("/imprint")
    address = page.get_by_role("article").locator("p").first
    expect(address.locator("br")).to_have_count(2)
    expect(page.get_by_role("link", name="Mail")).to_have_attribute("href", "mailto:anna@example.org")


def test_the_privacy_page_follows_the_settings_and_the_language(visit: Visit) -> None:
    page = visit("/privacy")
    expect(page.get_by_text("A finished match is deleted after 365 days.")).to_be_visible()
    expect(page.get_by_text("The screen in the hall shows your table.")).to_be_visible()
    page.get_by_role("article").get_by_role("link", name="My matches").first.click()
    expect(page).to_have_title("My matches · Café Example")
    german = visit("/privacy", locale="de")
    expect(german.get_by_text("Eine beendete Partie wird nach 365 Tagen gelöscht.")).to_be_visible()
    expect(german.get_by_role("article")).to_have_count(2)
    assert [one.get_attribute("lang") for one in german.get_by_role("article").all()] == ["de", "en"]
