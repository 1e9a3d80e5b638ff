"""Games that the page has never heard of, on the plain table: whole matches, why not, the end, a replay, a board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from cli.program import run
from outside import installed
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import CHOICES, PHONE, Hand, by_click, by_keyboard, by_touch, play_now, play_to_the_end
from web.test_layout import LONGEST, SIDEWAYS, in_all_sizes
from web.test_matches import TOO_LATE
from web.watch import Troubles

# In one's turn, try a card that cannot be played; while there is none, play another. True once it was tried.
TRY_ONE = """() => {
    const first = (kind) => document.querySelector(`main [data-choice]${kind}`);
    const possible = first(":not([aria-disabled='true']):not(:disabled)");
    const not = first("[aria-disabled='true']");
    const tried = possible && not;
    (tried ? not : possible)?.click();
    return tried;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that has the example, and a new game with a board."""
    folder = tmp_path_factory.mktemp("plain")
    assert run("new-game", "rows", folder=folder).returncode == 0
    with installed(folder), installed(folder / "new", folder / "rows"), Running(folder / "tavolino.db") as running:
        yield running


def test_a_match_of_a_game_without_a_page_is_played_on_the_plain_table(visit: Visit, troubles: Troubles) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", **PHONE)
    play_now(page, "Carafe")
    page.locator(CHOICES).first.wait_for()
    axe(page)
    why_not(page)
    assert play_to_the_end(page, by_click) > 5
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    expect(page.get_by_role("dialog")).to_contain_text("All hands are empty.")
    axe(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()
    table = page.get_by_role("region", name="The table: Carafe")
    expect(table.get_by_text(re.compile(r"poured \d+: \d+\."))).to_be_visible()
    axe(page)


def test_a_lesson_from_its_package_is_done_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    expect(page.get_by_role("link", name="Learn to play: Rows")).to_have_count(0)
    page.get_by_role("link", name="Learn to play: Carafe").tap()
    expect(page.get_by_text("The goal: fill the carafe to the brim")).to_be_visible()
    axe(page)
    tap(page, "Pour 9", "Next", "Next", "7, not now")
    expect(page.get_by_role("alert")).to_contain_text("7 doesn’t fit: there’s room for 4.")
    tap(page, "Pour 4", "Next", "Spill")
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()
    expect(page.get_by_text("That leaves you two points.")).to_be_visible()
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.get_by_role("link", name="All the rules").tap()
    expect(page.get_by_role("link", name="Learn it in two minutes")).to_have_attribute("href", "/learn/carafe")


def test_a_lesson_fits_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit("/learn/carafe", locale=LONGEST)
    page.locator(CHOICES).first.wait_for()
    assert in_all_sizes(page, ".cloth :is(.seat, .status, [data-choice]), .teacher .button, .sentence", SIDEWAYS) == {}


def tap(page: Page, *names: str) -> None:
    """One button after another, also one that says that it can't be used now."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).tap(force=True)


@pytest.mark.parametrize("hand", [by_keyboard, by_touch])
def test_a_board_in_the_middle_is_played_on(visit: Visit, troubles: Troubles, hand: Hand) -> None:
    troubles.allow(TOO_LATE)
    page = visit("/", **(PHONE if hand is by_touch else {}))
    play_now(page, "Rows")
    page.locator(CHOICES).first.wait_for()
    axe(page)
    middle = page.get_by_role("group", name="The middle of the table")
    expect(page.locator("main [data-choice]")).to_have_count(middle.locator("[data-choice]").count())  # and no button
    squares = [box for card in middle.locator("[data-choice]").all() if (box := card.bounding_box())]
    assert len({round(box["x"]) for box in squares}) == 5
    assert min(min(box["width"], box["height"]) for box in squares) >= 24
    assert play_to_the_end(page, hand) >= 3
    expect(page.get_by_role("dialog")).to_contain_text("Why it ended: nothing left.")


def test_it_speaks_the_languages_that_its_package_has(visit: Visit) -> None:
    page = visit("/", locale="de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ein paar Spiele, ein kleiner Tisch.")
    expect(page.get_by_text("Gießt Zahlen in eine Karaffe.")).to_be_visible()
    page.get_by_role("button", name="Karaffe").first.click()
    page.locator(CHOICES).first.wait_for()
    expect(page.get_by_role("heading", name="Karaffe, ")).to_be_visible()
    expect(page.get_by_role("heading", name="Stapel")).to_be_visible()
    card = page.locator(CHOICES).first
    expect(card).to_have_attribute("aria-label", re.compile(r"^\d+ eingießen$"))
    card.click()
    expect(page.get_by_text(re.compile(r"^Du gießt \d+ ein: \d+\.$")).first).to_be_attached()


def why_not(page: Page) -> None:
    """A card that cannot be played says why when it is tried."""
    page.wait_for_function(TRY_ONE, polling=50)
    said = page.get_by_role("alert")
    expect(said).to_contain_text("doesn’t fit: there’s room for")
    expect(said.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/carafe#C-"))


def test_its_rules_come_from_the_server(visit: Visit) -> None:
    page = visit("/rules/carafe#C-G1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Carafe")
    expect(page.locator("[id='C-G1']")).to_be_in_viewport()
