"""Several people: by a link, on one device, at a shared screen; with a line that breaks and a server that restarts."""

import re
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from support.cable import Cable
from support.running import Running
from web.conftest import Visit
from web.player import CHOICES
from web.watch import Troubles

LOST = "Connection lost"
BROKEN = "WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET"


def open_table(page: Page, game: str = "twisted", bots: str | None = None) -> str:
    """A table for two with this page in its first seat; returns its address."""
    page.goto(f"/with-friends/{game}")
    page.get_by_label("Your name").fill("Anna")
    if bots:
        page.get_by_label("Seat 2").select_option(bots)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    return urlsplit(page.url).path


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def ids(page: Page, selector: str) -> list[str]:
    found: list[str | None] = page.locator(selector).evaluate_all("all => all.map(one => one.dataset.id)")
    return [name for name in found if name]


def expect_ids(page: Page, selector: str, wanted: list[str]) -> None:
    """Sooner or later these things are there, in any order, and no others."""
    page.wait_for_function(
        """([selector, wanted]) => {
            const found = [...document.querySelectorAll(selector)].map((one) => one.dataset.id);
            return found.sort().join() === wanted.sort().join();
        }""",
        arg=[selector, wanted],
    )


PLAYABLE = "[data-choice][aria-disabled='false']"


def playable(page: Page) -> list[str]:
    return ids(page, PLAYABLE)


def on_turn(*pages: Page) -> tuple[Page, Page]:
    """The one who can act, then the other."""
    one, other = pages
    expect(one.locator(PLAYABLE).or_(one.get_by_text("’s turn."))).not_to_have_count(0)
    first, second = (one, other) if playable(one) else (other, one)
    expect(first.locator(PLAYABLE)).not_to_have_count(0)
    expect(second.get_by_text("’s turn.")).not_to_have_count(0)
    return first, second


def place_a_card(page: Page) -> str:
    """Play the first card that can be placed, and wait until the table says so."""
    card = playable(page)[0]
    page.locator(f"button[data-id='{card}']").click()
    both = page.get_by_role("button", name=re.compile("^Place"))
    if both.count():
        both.click()  # it could also have twisted
    said = re.compile(rf"You (placed|twisted .* with) {card.removeprefix('card-')}\b")
    expect(page.get_by_text(said).first).to_be_visible()
    return card


def act(page: Page) -> None:
    """Place a card as soon as it is our turn, or take the row and open the next one."""
    page.locator(CHOICES).first.wait_for(timeout=30_000)
    if not playable(page):
        page.get_by_role("button", name="Take the row").click()
        expect(page.locator(PLAYABLE)).not_to_have_count(0)
    place_a_card(page)


def test_an_invited_friend_sits_down_and_both_see_the_same_row(visit: Visit) -> None:
    anna = visit("/", reduced_motion="no-preference")
    link = open_table(anna)
    ben = visit(link, reduced_motion="no-preference")
    sit_down(ben, "Ben")
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Start the match").click()
    first, second = on_turn(anna, ben)
    card = place_a_card(first)
    expect(second.locator(f".row [data-id='{card}']")).to_be_visible()


def test_a_broken_line_comes_back_by_itself_and_no_click_is_lost(
    visit: Visit, server: Running, troubles: Troubles
) -> None:
    cables = [Cable(urlsplit(server.url).port or 0) for _ in range(2)]
    troubles.allow(BROKEN)
    troubles.hosts |= {urlsplit(cable.url).netloc for cable in cables}
    anna = visit("/", base_url=cables[0].url)
    ben = visit(open_table(anna), base_url=cables[1].url)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    first, second = on_turn(anna, ben)
    cable = cables[0] if first is anna else cables[1]

    cable.pull()
    expect(first.get_by_text(LOST)).to_be_visible()
    card = playable(first)[0]
    first.locator(f"button[data-id='{card}']").click()  # while nothing gets through
    cable.plug_in()
    expect(first.get_by_text(LOST)).to_be_hidden(timeout=60_000)
    for page in (first, second):
        expect(page.locator(f".row [data-id='{card}']")).to_be_visible(timeout=60_000)
    for cable in cables:
        cable.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[list[Running]]:
    """One that a test may stop and start again."""
    running = [Running(tmp_path / "tavolino.db", port=lasting_port())]
    yield running
    running[-1].stop()


def lasting_port() -> int:
    """Free, and lower than the ports that systems hand out, so that nobody gets it while the server is down."""
    for port in Random().sample(range(20_000, 30_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


def test_a_match_goes_on_when_the_server_was_killed_and_started_again(
    own_server: list[Running], browser: Browser, tmp_path: Path
) -> None:
    server = own_server[0]
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/")
    open_table(page, bots="casual")
    page.get_by_role("button", name="Start the match").or_(page.locator(".hand")).first.wait_for()
    act(page)
    hand = sorted(ids(page, ".hand [data-id]"))

    server.stop(signal.SIGKILL)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=30_000)
    own_server.append(Running(tmp_path / "tavolino.db", port=urlsplit(server.url).port or 0))
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=90_000)

    page.reload()
    expect(page.locator(".hand [data-id]")).not_to_have_count(0)
    again = ids(page, ".hand [data-id]")
    assert len(set(hand) & set(again)) >= len(hand) - 2, "the hand is the same, but for what was drawn since"
    act(page)
    context.close()


def test_the_shared_screen_shows_the_row_and_no_hand(visit: Visit) -> None:
    anna = visit("/")
    link = open_table(anna)
    screen = visit(link.replace("/table/", "/screen/"))
    expect(screen.get_by_role("heading", name="Shared screen")).to_be_visible()
    ben = visit(link)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    first, _ = on_turn(anna, ben)
    card = place_a_card(first)
    expect(screen.locator(f".row [data-id='{card}']")).to_be_visible()
    assert screen.locator(".hand").count() == 0
    held = {name for page in (anna, ben) for name in ids(page, ".hand [data-id]")}
    shown = set(ids(screen, "[data-id]"))
    assert not held & shown


def test_the_shared_screen_shows_how_a_match_ended_and_that_its_line_is_broken(
    visit: Visit, server: Running, troubles: Troubles, finished: Callable[[str], str]
) -> None:
    cable = Cable(urlsplit(server.url).port or 0)
    troubles.allow(BROKEN)
    troubles.hosts.add(urlsplit(cable.url).netloc)
    screen = visit(finished("twisted").replace("/table/", "/screen/"), base_url=cable.url)
    expect(screen.get_by_role("heading", name="wins")).to_be_visible()
    expect(screen.get_by_role("listitem")).to_have_count(2)
    expect(screen.get_by_role("table")).to_contain_text("Points by round")
    cable.pull()
    expect(screen.get_by_text(LOST)).to_be_visible()
    cable.close()


def test_a_guest_reads_what_is_agreed_before_sitting_down(visit: Visit) -> None:
    anna = visit("/with-friends/twisted")
    anna.get_by_text("More options").click()
    anna.get_by_label("Rounds").fill("3")
    anna.get_by_role("combobox", name=re.compile("Clock")).select_option("per move")
    anna.get_by_label("Seconds for a move").fill("40")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url(re.compile("/table/"))
    ben = visit(urlsplit(anna.url).path)
    expect(ben.get_by_text("Rounds: 3 · Seconds for a move: 40")).to_be_visible()


def test_the_chat_counts_what_others_said_since_it_was_open_and_knows_whom_one_does_not_hear(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    for page in (anna, ben, ben):
        page.get_by_role("button", name="Bravo!").click()
    expect(anna.get_by_role("tab", name="Chat (2)")).to_be_visible()
    expect(ben.get_by_role("tab", name="Chat (1)")).to_be_visible()
    anna.get_by_role("tab", name="Chat (2)").click()
    anna.get_by_role("tab", name="Log").click()
    expect(anna.get_by_role("tab", name="Chat", exact=True)).to_be_visible()

    anna.get_by_role("tab", name="Chat", exact=True).click()
    anna.get_by_label("Mute Ben").check()
    anna.reload()
    anna.get_by_role("tab", name=re.compile("Chat")).click()
    expect(anna.get_by_label("Mute Ben")).to_be_checked()


def test_a_seat_moves_to_another_device(visit: Visit, troubles: Troubles) -> None:
    laptop = visit("/")
    open_table(laptop, bots="casual")
    laptop.get_by_role("button", name="Leave").click()
    laptop.get_by_role("button", name="Continue on another device").click()
    link = urlsplit(laptop.get_by_label("Link for the other device").input_value()).path
    phone = visit(link)
    phone.wait_for_url(re.compile("/table/"))
    expect(phone.locator(".status .who b")).to_have_text("You")
    expect(phone.locator(".hand")).to_be_visible()
    troubles.allow("status of 409")
    expect(visit(link).get_by_text("This link has already been used")).to_be_visible()
