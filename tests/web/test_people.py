"""People to play with: found in the queue, added, invited, kept away; and what a profile shows of somebody."""

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.running import Guest, Running
from tavolino.match.record import read_record
from tavolino.people import Tokens
from tavolino.store import NewRecord, Result, SqliteStore
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.test_together import open_table, sit_down
from web.watch import Troubles

RECORD = read_record(Path(__file__).parents[2] / "records" / "twisted-2-rounds.json")
TABLE = re.compile("/table/")
MATCHES = 30


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database where Anna has beaten Ben and the club bot again and again, and her token."""
    database = tmp_path_factory.mktemp("people") / "tavolino.db"
    with Running(database) as server:
        tokens = [server.guest(name).token for name in ("Anna", "Ben")]
    with closing(SqliteStore(database)) as store, ThreadPoolExecutor() as pool:  # Playwright's loop runs in this thread
        pool.submit(lambda: asyncio.run(fill(store, tokens))).result()
    return database, tokens[0]


async def fill(store: SqliteStore, tokens: list[str]) -> None:
    keys = Tokens(await store.signing_keys())
    bearers = [keys.bearer(token) for token in tokens]
    anna, ben = [one.person for one in bearers if one]
    now = int(time.time())
    for number in range(MATCHES):
        rival = Result(1, "Ben", ben, None, 1, 2, by_person=True)
        if number % 2:
            rival = Result(1, "Gina (club)", None, "club", 1, 2, by_person=False)
        results = (Result(0, "Anna", anna, None, 3, 1, by_person=True), rival)
        await store.keep_record(NewRecord(f"m{number}", RECORD, results, now - (MATCHES - number) * 3600, rated=True))


@pytest.fixture(scope="module")
def server(lived_in: tuple[Path, str]) -> Iterator[Running]:
    with Running(lived_in[0], host=None) as running:
        running.let_others_in()
        yield running


def look_for_somebody(page: Page) -> None:
    page.get_by_label("Rated").check()
    expect(page.get_by_label("30 seconds a move")).to_be_checked()
    expect(page.get_by_label("none", exact=True)).to_have_count(0)
    page.get_by_text("keep waiting", exact=True).click()
    page.get_by_role("button", name="Look for somebody").click()


def test_two_people_find_each_other_and_play_for_their_ratings(visit: Visit) -> None:
    cleo = visit("/", **PHONE)
    cleo.get_by_role("link", name="Look for somebody").click()
    axe(cleo)
    look_for_somebody(cleo)
    expect(cleo.get_by_role("heading", name="Looking for somebody for Twisted")).to_be_visible()
    expect(cleo.get_by_text("Nobody else wants the same yet.")).to_be_visible()
    axe(cleo)
    cleo.get_by_role("link", name="Tavolino").first.click()
    waiting = cleo.get_by_role("region", name="My people")
    expect(waiting).to_contain_text("Looking for somebody for Twisted")
    dora = visit("/")
    dora.get_by_text("One person is looking for Twisted").wait_for()
    dora.get_by_role("link", name="Play now: Twisted").click()
    look_for_somebody(dora)
    for page in (cleo, dora):
        page.wait_for_url(TABLE)
        expect(page.get_by_role("region", name="The table: Twisted")).to_be_visible()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert cleo.url == dora.url
    expect(waiting).to_have_count(0)


def test_who_has_met_can_be_added_invited_and_kept_away(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = open_table(anna)
    ben.goto(table)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name="Add Ben to my people").click()
    expect(anna.get_by_text("We’ve asked Ben.")).to_be_visible()
    axe(anna)
    ben.goto("/")
    ben.get_by_role("link", name="Look", exact=True).click()
    ben.get_by_role("button", name="Agree: Anna").click()
    expect(ben.get_by_role("button", name="More about Anna")).to_be_visible()
    axe(ben)
    anna.goto("/people")
    expect(anna.get_by_text("here now")).to_be_visible()
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name="Invite to a table").click()
    anna.get_by_role("button", name="Upturn").click()
    anna.wait_for_url(TABLE)
    expect(ben.get_by_role("alert").filter(has_text="Anna invites you to Upturn")).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url(anna.url)
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name="Block", exact=True).click()
    expect(anna.get_by_text("They aren’t told.")).to_be_visible()
    anna.get_by_role("button", name="Block", exact=True).click()
    expect(anna.get_by_text("Ben is blocked.")).to_be_visible()
    ben.goto("/people")
    expect(ben.get_by_text("Nobody yet.")).to_be_visible()
    anna.goto("/people")
    expect(anna.get_by_role("heading", name="Blocked")).to_be_visible()
    anna.get_by_role("button", name="Unblock: Ben").click()
    expect(anna.get_by_text("Nobody yet.")).to_be_visible()


def test_a_profile_shows_what_somebody_has_reached_and_can_be_hidden(
    visit: Visit, server: Running, lived_in: tuple[Path, str], troubles: Troubles
) -> None:
    assert Guest(server, lived_in[1]).post("/api/me/profile", {"hidden": False}).status_code == 200
    newcomer = visit("/profile")
    expect(newcomer.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    anna = visit("/healthz")
    anna.context.add_cookies([{"name": "tavolino", "value": lived_in[1], "url": server.url}])
    anna.goto("/leaderboards/twisted")
    row = anna.get_by_role("row").filter(has_text="Anna")
    expect(row).to_contain_text(f"{MATCHES}")
    expect(anna.get_by_text("You’re number 1 of 1.")).to_be_visible()
    axe(anna)
    row.get_by_role("link", name="Anna").click()
    expect(anna.get_by_role("heading", level=1)).to_have_text("Anna")
    anna.get_by_text("As a table").click()
    expect(anna.get_by_role("table", name="Twisted").get_by_role("row")).to_have_count(MATCHES + 1)
    expect(anna.get_by_role("row").filter(has_text="club")).to_contain_text("won 15 of 15")
    expect(anna.get_by_role("region", name="People you play with")).to_contain_text("15 : 0")
    axe(anna)
    address = anna.url
    newcomer.goto(address)
    expect(newcomer.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(newcomer.get_by_role("region", name="People you play with")).to_have_count(0)
    anna.get_by_label("Hide my profile").check()
    expect(anna.get_by_text("Only you can see this page.")).to_be_visible()
    troubles.expect("status of 404")
    newcomer.reload()
    expect(newcomer.get_by_text("There’s no such profile, or it’s private.")).to_be_visible()
    board = Guest(server, lived_in[1]).get("/api/leaderboards/twisted").json()
    assert (board["lines"], board["mine"]) == ([], None)
