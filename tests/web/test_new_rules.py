"""What people see when the rules have changed: older matches, and a match that could not go on.

The database is written by the program as it is, and then opened by one that differs only in the version of its rules.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from support.running import Running, take_in_records
from tavolino.words import LANGUAGES, say
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.watch import Troubles

NEWER = """
import sys
from tavolino.games import GAMES
for game in GAMES.values():
    game.rules_version += 1
from tavolino.cli import main
sys.exit(main())
"""
both_sizes = pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])


class Earlier(NamedTuple):
    """What the older program leaves behind."""

    database: Path
    table: str  # with a match that goes on
    untouched: str  # a table where none was begun


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Earlier:
    database = tmp_path_factory.mktemp("rules") / "tavolino.db"
    take_in_records(database)
    with Running(database) as older:
        people = [older.guest("Anna"), older.guest("Ben")]
        table, untouched = people[0].open("upturn", 2), people[0].open("upturn", 2)
        for seat, person in enumerate(people):
            person.ask(table, "sit", seat=seat)
        assert people[0].ask(table, "start").json()["table"]["stage"] == "playing"
    return Earlier(database, table, untouched)


@pytest.fixture(scope="module")
def server(earlier: Earlier) -> Iterator[Running]:
    with Running(earlier.database, program=(sys.executable, "-c", NEWER)) as newer:
        yield newer


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@both_sizes
@pytest.mark.parametrize("name", ["twisted-3-rounds", "qwinto-1-rows", "upturn-4-blocked"])
def test_an_old_match_shows_who_played_when_and_the_places(
    name: str, settings: dict[str, object], visit: Visit, troubles: Troubles
) -> None:
    troubles.expect("status of 409")
    page = visit(f"/replay/{name}?step=12&seat=0", **settings)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins?|points?"))
    expect(page.get_by_text(say("why-old-rules"))).to_be_visible()
    main, record = page.get_by_role("main"), page.request.get(f"/api/records/{name}").json()
    for seat, (who, score) in enumerate(zip(record["seats"], record["outcome"]["scores"], strict=True)):
        expect(main).to_contain_text(who)
        expect(main).to_contain_text(str(score).replace("-", "−"))
        if len(record["seats"]) > 1:
            expect(main.get_by_role("listitem").filter(has_text=who)).to_contain_text(
                f"{record['outcome']['places'][seat]}."
            )
    expect(page.get_by_role("slider")).to_have_count(0)
    assert fits(page), "the page scrolls sideways"
    axe(page)


def test_an_old_match_can_be_saved(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("status of 409")
    page = visit("/replay/twisted-2-rounds")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").click()
    assert json.loads(saved.value.path().read_text())["game"] == "twisted"
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now: Twisted")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_match_is_explained_in_every_language(language: str, visit: Visit, troubles: Troubles) -> None:
    troubles.expect("status of 409")
    page = visit("/replay/twisted-4-rounds", locale=language)
    expect(page.get_by_text(say("why-old-rules", {}, language))).to_be_visible()


@both_sizes
def test_the_lobby_says_why_the_last_match_did_not_go_on(
    settings: dict[str, object], earlier: Earlier, visit: Visit, troubles: Troubles
) -> None:
    troubles.expect("status of 409")
    page = visit(f"/table/{earlier.table}", **settings)
    notice = page.get_by_role("status").filter(has_text=say("lobby-broken-off"))
    expect(notice).to_be_visible()
    assert fits(page), "the page scrolls sideways"
    axe(page)
    notice.get_by_role("link", name=say("lobby-broken-off-record")).click()
    page.wait_for_url(re.compile("/replay/"))
    main = page.get_by_role("main")
    expect(main).to_contain_text(say("record-broken-off"))
    expect(main).to_contain_text(re.compile(r"Anna and Ben\s+·\s+\w+ \d+, 20\d\d"))
    expect(main.get_by_role("listitem")).to_have_count(0)
    axe(page)


def test_a_lobby_in_which_nothing_was_broken_off_says_nothing(earlier: Earlier, visit: Visit) -> None:
    page = visit(f"/table/{earlier.untouched}")
    expect(page.get_by_text(say("lobby-welcome"))).to_be_visible()
    expect(page.get_by_text(say("lobby-broken-off"))).to_have_count(0)
