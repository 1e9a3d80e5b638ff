"""A server that has just been installed: the page says which bots are getting ready, and plays with the others."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from support.running import Running
from tavolino.fast.compiler import COMPILED
from tavolino.games import GAMES
from web.conftest import Visit

pytestmark = pytest.mark.skipif(not COMPILED, reason="without the compiler there is nothing to wait for")
GAME = next(iter(GAMES.values()))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Nothing is compiled for it yet, and one game takes longer than these tests."""
    folder = tmp_path_factory.mktemp("fresh")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        with Running(folder / "tavolino.db") as running:
            yield running


def test_the_first_page_says_when_stronger_bots_come_and_play_now_seats_those_that_are_ready(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("status")).to_contain_text("Stronger bots will be ready in about")
    page.get_by_role("button", name=f"Play now: {GAME.title}").click()
    expect(page.locator(".seat").get_by_title("casual").first).to_be_visible()


def test_a_level_that_is_not_ready_says_so_where_it_is_chosen(visit: Visit) -> None:
    page = visit(f"/with-friends/{GAME.name}")
    choice = page.locator("main select").first
    expect(choice).to_contain_text("master, ready in about")
    expect(choice.locator("option", has_text="novice")).to_have_text("bot: novice")
