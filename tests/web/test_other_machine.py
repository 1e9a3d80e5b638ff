"""The whole way in: the host at their computer, a friend with a phone in the same network, a browser on both."""

import re
import sys
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from support.browser import Chromium
from support.machines import Pair, two_machines
from support.running import Running, take_in_records
from tavolino.server.page.web import is_built
from web.player import CHOICES
from web.test_together import PLAYABLE, on_turn, open_table, playable, sit_down

CODE = "img[src^='/api/qr']"
ONLY_HERE = "Only this computer can open this table"
SHUT_OUT = "isn’t letting other devices in"
RESOLVE = """
import asyncio, sys
from zeroconf import AddressResolver
from zeroconf.asyncio import AsyncZeroconf
async def main():
    zeroconf = AsyncZeroconf(interfaces=[sys.argv[1]])
    resolver = AddressResolver(sys.argv[2])
    for _ in range(30):
        if await resolver.async_request(zeroconf.zeroconf, 1000):
            break
    print(*resolver.parsed_addresses())
    await zeroconf.async_close()
asyncio.run(main())
"""


class Scene(NamedTuple):
    pair: Pair
    home: str  # the address that the host's own browser uses
    host: Browser
    phone: Browser


@pytest.fixture(scope="module")
def scene(chromium: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    if not is_built():
        pytest.fail("The page is not built: './tavolino test' builds it.")
    folder = tmp_path_factory.mktemp("machines")
    take_in_records(folder / "t.db")
    with two_machines() as pair:
        program = (*pair.home.inside, sys.executable, "-m", "tavolino")
        with (
            Running(folder / "t.db", host=None, program=program) as server,
            pair.home.browser(chromium.playwright, folder) as host,
            pair.phone.browser(chromium.playwright, folder) as phone,
        ):
            yield Scene(pair, server.url, host, phone)


@pytest.fixture
def host(scene: Scene) -> Iterator[Page]:
    context = scene.host.new_context(base_url=scene.home, service_workers="block", reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(scene: Scene) -> Iterator[Page]:
    context = scene.phone.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def let_others_in(page: Page) -> None:
    """Unless the door is open already."""
    door = page.get_by_role("button", name="Let others in")
    expect(door.or_(page.locator(CODE))).to_be_visible()
    if door.count():
        door.click()


def scanned(page: Page) -> str:
    """What a phone reads in the code that the page shows."""
    code = page.locator(CODE)
    expect(code).to_be_visible()
    page.wait_for_function("(code) => code.naturalWidth > 0", arg=code.element_handle())
    return parse_qs(urlsplit(code.get_attribute("src") or "").query)["text"][0]


def move(page: Page) -> None:
    """Play a card as soon as it is our turn, where nothing of the log can be seen."""
    page.locator(CHOICES).first.wait_for()
    if not playable(page):
        page.get_by_role("button", name="Take the row").click()
        expect(page.locator(PLAYABLE)).not_to_have_count(0)
    card = playable(page)[0]
    page.locator(f"button[data-id='{card}']").click()
    both = page.get_by_role("button", name=re.compile("^Place"))
    if both.count():
        both.click()  # it could also have twisted
    expect(page.locator(f".hand [data-id='{card}']")).to_have_count(0)


def test_a_friend_scans_the_code_sits_down_and_plays_until_the_host_shuts_the_door(
    scene: Scene, host: Page, phone: Page
) -> None:
    host.goto("/")
    open_table(host)
    expect(host.get_by_role("heading", name=ONLY_HERE)).to_be_visible()
    assert host.locator(CODE).count() == 0
    assert host.get_by_label("Link to this table").count() == 0
    next_door = f"http://{scene.pair.home.ip}:{(urlsplit(scene.home).port or 0) + 1}"
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        phone.goto(next_door)

    host.get_by_role("button", name="Let others in").click()
    link = scanned(host)
    assert urlsplit(link).hostname == scene.pair.home.ip
    assert host.get_by_label("Link to this table").input_value() == link
    phone.goto(link)
    sit_down(phone, "Zoë")
    expect(host.get_by_text("Zoë", exact=True)).to_be_visible()
    assert scanned(phone) == link, "she can pass it on"
    assert phone.evaluate("() => !isSecureContext && !navigator.clipboard")
    phone.get_by_role("button", name="Copy").click()
    expect(phone.get_by_role("button", name="Copied")).to_be_visible()

    host.get_by_role("button", name="Start the match").click()
    first, second = on_turn(host, phone)
    for page in (first, second, first):
        move(page)

    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("button", name="Shut the door again").click()
    expect(host.get_by_role("heading", name=ONLY_HERE)).to_be_visible()
    expect(phone.get_by_text(SHUT_OUT)).to_be_visible()
    expect(host.get_by_text("connection lost").first).to_be_attached()

    host.get_by_role("button", name="Let others in").click()
    assert scanned(host) == link
    host.keyboard.press("Escape")
    expect(phone.get_by_text(SHUT_OUT)).to_have_count(0)
    move(second)


def test_a_seat_moves_to_the_phone_and_the_used_code_is_gone(host: Page, phone: Page) -> None:
    host.goto("/")
    open_table(host, bots="casual")
    host.locator(CHOICES).first.wait_for(state="attached")
    host.get_by_role("button", name="Leave").click()
    host.get_by_role("button", name="Continue on another device").click()
    let_others_in(host)
    phone.goto(scanned(host))
    phone.wait_for_url(re.compile("/table/"))
    expect(phone.locator(".hand")).to_be_visible()
    expect(host.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    assert host.locator(CODE).count() == 0


def test_the_shared_screen_shows_the_address_that_phones_can_reach(scene: Scene, host: Page) -> None:
    host.goto("/")
    path = open_table(host)
    let_others_in(host)
    scanned(host)
    host.goto(path.replace("/table/", "/screen/"))
    assert urlsplit(scanned(host)).hostname == scene.pair.home.ip


def test_a_phone_checks_the_deal_over_plain_http(host: Page, phone: Page) -> None:
    host.goto("/")
    open_table(host)
    let_others_in(host)
    link = urlsplit(scanned(host))
    phone.goto(f"{link.scheme}://{link.netloc}/replay/twisted-2-rounds")
    assert phone.evaluate("() => !('subtle' in crypto)")
    phone.get_by_role("button", name="Show the log").tap()
    phone.get_by_role("button", name="Check the deal").tap()
    expect(phone.get_by_text("The deal was fair.")).to_be_visible()


def test_the_phone_finds_the_table_by_a_name(scene: Scene, host: Page) -> None:
    pytest.importorskip("zeroconf", reason="the name comes with the extra `lan`")
    host.goto("/")
    open_table(host)
    let_others_in(host)
    scanned(host)
    phone = scene.pair.phone
    assert phone.python("-c", RESOLVE, phone.ip, "tavolino.local.").split() == [scene.pair.home.ip]
