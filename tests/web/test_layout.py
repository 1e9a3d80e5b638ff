"""Every table fits on every screen, also a phone on its side and a page enlarged twice: nothing has to be scrolled to,
no word leaves its box, and cards stay large enough to touch."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tavolino
from web.conftest import Visit
from web.faults import DRAWN, FAULTS
from web.player import CHOICES
from web.test_matches import Begin, go_on_from

SIDEWAYS = [(667, 375), (740, 360), (844, 390), (640, 400)]
UPRIGHT = [(390, 844), (320, 640), (820, 1180)]
WIDE = [(1280, 800), (1920, 1080), (2560, 1440)]
SIZES = SIDEWAYS + UPRIGHT + WIDE
WORDS = Path(tavolino.__file__).parent / "words"
LONGEST = max((folder for folder in WORDS.iterdir() if folder.is_dir()), key=lambda folder: sum(
    len(file.read_text("utf-8")) for file in folder.glob("*.ftl")
)).name  # fmt: skip
NEEDED = ".cloth :is(.seat, .status, .paper, .rack, [data-choice], [data-id]), .top .icon-button"
HELD = ".cloth button[data-id]"  # cards and tiles in the own hand
LEAST = 40  # pixels
CUT_OFF = """() => [...document.querySelectorAll(".top .where, .top .where b")]
    .filter((one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${innerWidth}: ${one.textContent}`)"""
TABLES = [
    Begin("twisted-3-rounds", 30, 0),
    Begin("twisted-4-rounds", 40, 0),
    Begin("qwinto-1-rows", 20, 0),
    Begin("qwinto-3-rows", 30, 0),
    Begin("qwinto-4-rows", 60, 0),
    Begin("upturn-2-empty-rack", 20, 0),
    Begin("upturn-4-empty-rack", 50, 0),
]


@pytest.mark.parametrize("language", ["en", LONGEST])
@pytest.mark.parametrize("begin", TABLES, ids=lambda begin: begin.record)
def test_a_table_fits_on_every_screen(begin: Begin, language: str, visit: Visit) -> None:
    page = visit("/", locale=language)
    go_on_from(page, begin)
    page.locator(CHOICES).first.wait_for()
    assert in_all_sizes(page, NEEDED) == {}


@pytest.mark.parametrize("language", ["en", LONGEST])
@pytest.mark.parametrize("game", ["twisted", "qwinto", "upturn"])
def test_a_lesson_fits_on_a_phone_on_its_side(game: str, language: str, visit: Visit) -> None:
    page = visit(f"/learn/{game}", locale=language)
    page.locator(CHOICES).first.wait_for()
    for _ in range(3):
        assert in_all_sizes(page, f"{NEEDED}, .teacher .button, .sentence", SIDEWAYS) == {}
        page.locator(".teacher .buttons .button").click()
        page.evaluate(DRAWN)


@pytest.mark.parametrize("seat", ["0", "all"])
@pytest.mark.parametrize("record", ["twisted-4-rounds", "qwinto-4-rows", "upturn-4-empty-rack"])
def test_a_replay_fits_on_a_phone_on_its_side(record: str, seat: str, visit: Visit) -> None:
    page = visit(f"/replay/{record}?step=40&seat={seat}")
    page.locator(".controls").wait_for()
    needed = ".cloth :is(.seat, .status), .controls button"
    assert in_all_sizes(page, needed, SIDEWAYS) == {}


@pytest.mark.parametrize("language", ["en", LONGEST])
def test_the_top_of_a_small_screen_has_room_for_its_words(language: str, visit: Visit) -> None:
    page = visit("/with-friends/qwinto", locale=language)
    page.locator("form .button.main").click()
    page.locator(".start").wait_for()
    found = {"lobby": cut_off_at_the_top(page)}
    for begin in TABLES:
        go_on_from(page, begin)
        page.locator(CHOICES).first.wait_for()
        found[begin.record] = cut_off_at_the_top(page)
    assert {name: words for name, words in found.items() if words} == {}


def cut_off_at_the_top(page: Page) -> list[str]:
    found: list[str] = []
    for width, height in SIDEWAYS + UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += page.evaluate(CUT_OFF)
    return found


@pytest.mark.parametrize("size", SIDEWAYS)
def test_the_first_page_shows_its_buttons_on_a_phone_on_its_side(size: tuple[int, int], visit: Visit) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]})
    button = page.get_by_role("button", name="Play now")
    button.first.wait_for()
    for one in button.all():
        box = one.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", SIDEWAYS)
def test_the_lobby_shows_its_start_on_a_phone_on_its_side(size: tuple[int, int], visit: Visit) -> None:
    page = visit("/with-friends/twisted", viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".start")).to_be_in_viewport(ratio=1)


def test_everything_grows_with_a_large_screen(visit: Visit) -> None:
    page = visit("/")
    go_on_from(page, TABLES[0])
    page.locator(CHOICES).first.wait_for()
    cards, letters = [], []
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        cards.append(page.locator(HELD).first.bounding_box()["width"])  # type: ignore[index]
        letters.append(page.locator(".status .text").evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))
    assert all(larger >= 1.2 * smaller for smaller, larger in pairwise(cards))
    assert all(larger >= 1.2 * smaller for smaller, larger in pairwise(letters))


def in_all_sizes(page: Page, needed: str, sizes: list[tuple[int, int]] = SIZES) -> dict[tuple[int, int], list[str]]:
    """What is wrong, by the size of the window."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[width, height] = page.evaluate(FAULTS, [needed, HELD, LEAST])
    return {size: some for size, some in found.items() if some}
