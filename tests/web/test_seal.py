"""The seal on the deal: the page notices without being asked whether somebody may have chosen the cards."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support import cheat
from support.running import Running
from web.axe import axe
from web.conftest import Visit
from web.player import PHONE
from web.watch import Troubles

SEAL = "[data-seal]"
HONEST = "Fair deal: the seal holds"
BROKEN = "Fair deal: the seal is broken"


@pytest.fixture
def cheating(tmp_path: Path, troubles: Troubles) -> Iterator[Callable[[str], Running]]:
    """A server that cheats in one of its ways."""
    with ExitStack() as running:

        def start(how: str) -> Running:
            assert cheat.__file__
            program = (sys.executable, cheat.__file__, how)
            server = running.enter_context(Running(tmp_path / f"{how}.db", program=program))
            troubles.hosts.add(server.url.removeprefix("http://"))
            return server

        yield start


def seated(page: Page, *, watched: bool = False) -> str:
    """Anna's page at a new table of two seats, where a bot sits in the other one."""
    page.request.post("/api/me", data={"name": "Anna"})
    settings = {"game": "twisted", "seats": 2, "options": {"rounds": 1}}
    bots = ["random" if watched else None, "random"]
    answer = page.request.post("/api/tables", data={"settings": settings, "bots": bots})
    table = str(answer.json()["table"]["id"])
    if not watched:
        ask(page, table, type="sit", seat=0)
    page.goto(f"/table/{table}")
    expect(page.locator(SEAL)).to_have_attribute("data-seal", "before")
    return table


def ask(page: Page, table: str, **fields: object) -> dict[str, object]:
    update: dict[str, object] = page.request.post(f"/api/tables/{table}/asks", data=fields).json()
    return update


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()


def play_out(page: Page, table: str) -> None:
    """Anna plays, by another way than the page."""
    while (update := page.request.get(f"/api/tables/{table}").json())["table"]["stage"] == "playing":
        if legal := update["view"]["legal"]:
            ask(page, table, type="act", decision=update["decision"], action=legal[0])


def seal_of(page: Page, verdict: str) -> None:
    expect(page.locator(SEAL)).to_have_attribute("data-seal", verdict)


def test_an_honest_match_is_green_from_the_deal_to_its_end_and_the_next_one_too(visit: Visit) -> None:
    page = visit("/")
    table = seated(page)
    start(page)
    seal_of(page, "sealed")
    expect(page.get_by_role("button", name=HONEST)).to_be_visible()
    axe(page)
    other = page.context.new_page()  # a second tab, after the deal
    other.goto(page.url)
    seal_of(other, "sealed")
    play_out(page, table)
    for tab in (page, other):
        seal_of(tab, "proved")
    page.reload()
    seal_of(page, "proved")
    page.get_by_role("button", name="Play again").click()
    seal_of(page, "sealed")


def test_a_touch_says_it_in_a_sentence_on_a_phone_too(visit: Visit) -> None:
    page = visit("/", **PHONE)
    seated(page)
    start(page)
    seal_of(page, "sealed")
    page.locator(SEAL).tap()
    expect(page.get_by_role("dialog")).to_contain_text("The seal is the one you saw before the deal")
    axe(page)


def test_somebody_who_watches_from_the_beginning_checks_it_and_a_late_one_cannot(visit: Visit) -> None:
    page = visit("/")
    seated(page, watched=True)
    address = page.url
    start(page)
    seal_of(page, "proved")
    late = visit(address)
    seal_of(late, "late")


def test_a_deal_without_ones_number_says_so(visit: Visit) -> None:
    """Anna's page comes when the cards are dealt already; her number was never asked for."""
    page = visit("/")
    table = seated(page)
    page.goto("/rules/twisted")
    page.request.post(f"/api/tables/{table}/asks", data={"type": "stand"})
    ben = visit("/")
    ben.request.post("/api/me", data={"name": "Ben"})
    ben.request.post(f"/api/tables/{table}/asks", data={"type": "sit", "seat": 0})
    ask(page, table, type="start")
    ben.goto(f"/table/{table}")
    seal_of(ben, "late")
    expect(ben.get_by_text("The cards were dealt without your number.")).to_be_visible()


@pytest.mark.parametrize(
    ("how", "dealt", "over"),
    [
        ("swaps", "changed", "changed"),
        ("hides", "sealed", "secret"),
        ("renumbers", "sealed", "number"),
        ("retells", "sealed", "cards"),
    ],
)
def test_a_server_that_chooses_the_cards_is_noticed(
    how: str, dealt: str, over: str, cheating: Callable[[str], Running], visit: Visit, troubles: Troubles
) -> None:
    troubles.allow("status of 400")  # a server that cannot replay its own record
    server = cheating(how)
    page = visit("/", base_url=server.url)
    table = seated(page)
    start(page)
    seal_of(page, dealt)
    play_out(page, table)
    seal_of(page, over)
    expect(page.get_by_role("button", name=BROKEN, include_hidden=True)).to_have_count(1)
    expect(page.get_by_role("alert", include_hidden=True).filter(has_text="chosen")).to_have_count(1)


def test_a_commitment_that_is_swapped_before_the_deal_is_noticed(visit: Visit) -> None:
    """Between two visits of the same device the table has another commitment for the same match."""
    page = visit("/")
    table = seated(page)
    kept = f"tavolino-deals-{table}"
    script = "([key, was]) => localStorage.setItem(key, localStorage.getItem(key).replace(was, '0'.repeat(64)))"
    commitment = page.request.get(f"/api/tables/{table}").json()["table"]["next_commitment"]
    page.evaluate(script, [kept, commitment])
    page.reload()
    seal_of(page, "changed")
