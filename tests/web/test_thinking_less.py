"""People are told while the bots think less, and no longer."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support import rationed
from support.running import Running
from web.conftest import Visit
from web.glimpses import Glimpses
from web.player import CHOICES, PHONE
from web.test_together import open_table

WHY = "thinking less for now, because many people are playing"


@pytest.fixture
def switch(tmp_path: Path) -> Path:
    return tmp_path / "rationed"


@pytest.fixture
def server(tmp_path: Path, switch: Path) -> Iterator[Running]:
    program = (sys.executable, rationed.__file__, str(switch))
    with Running(tmp_path / "tavolino.db", program=program) as running:
        yield running


def move(page: Page, address: str) -> None:
    """Anna acts once, without the buttons of the page, as soon as it shows that she can."""
    page.locator(CHOICES).first.wait_for()
    table = f"/api{address.replace('/table/', '/tables/')}"
    update = page.request.get(table).json()
    ask = {"type": "act", "decision": update["decision"], "action": update["view"]["legal"][0]}
    while not (answer := page.request.post(f"{table}/asks", data=ask).json())["refused"] and answer["view"]["legal"]:
        ask |= {"decision": answer["decision"], "action": answer["view"]["legal"][0]}


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_people_are_told_while_the_bots_think_less(visit: Visit, switch: Path, size: dict[str, object]) -> None:
    page = visit("/", **size)
    address = open_table(page, bots="casual")
    sign, toasts = page.get_by_role("img", name=WHY), Glimpses(page, ".toast")
    move(page, address)
    expect(sign).to_have_count(0)
    switch.touch()
    move(page, address)
    toasts.expect("The bots are thinking less for now, because many people are playing.")
    expect(sign).to_be_visible()
    expect(page.locator(".seat", has=sign).get_by_text("novice")).to_have_count(1)
    switch.unlink()
    move(page, address)
    expect(sign).to_have_count(0)
