"""Two people on one device: nobody sees, hears or does what is the other's."""

import re

import msgspec
from playwright.sync_api import Page, expect

from support.running import Running
from web.conftest import Visit
from web.player import CHOICES
from web.test_calls import last_but_one
from web.test_together import ids, open_table

CURTAIN = re.compile("I’m")


def on_one_device(visit: Visit) -> Page:
    """Anna has opened a table and shares her device with Ben; the one who begins has the device."""
    page = visit("/")
    open_table(page)
    page.get_by_role("button", name="Someone on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the match").click()
    come(page)
    return page


def come(page: Page) -> None:
    """The one who is asked for takes the device."""
    curtain = page.get_by_role("button", name=CURTAIN)
    curtain.or_(page.locator(CHOICES)).first.wait_for()
    if curtain.count():
        assert page.locator(".hand").count() == 0, "nobody's cards are on the screen"
        curtain.click()
    expect(page.locator(CHOICES)).not_to_have_count(0)


def finish_turn(page: Page) -> None:
    """Do what can be done until the next person is asked to come."""
    curtain = page.get_by_role("button", name=CURTAIN)
    for _ in range(4):
        chosen = page.locator(f"{CHOICES}:not(.can.twists)").last.element_handle()  # not one that asks which of the two
        chosen.click()
        page.wait_for_function("(one) => !one.isConnected || one.disabled || one.ariaDisabled === 'true'", arg=chosen)
        curtain.or_(page.locator(CHOICES)).first.wait_for()
        if curtain.count():
            return


def shared(visit: Visit) -> Page:
    """One of them has played, and the other is to come."""
    page = on_one_device(visit)
    finish_turn(page)
    return page


def whose(page: Page) -> str:
    """Who is asked to come."""
    name = re.search(r"(\w+) is next", page.locator(".curtain h2").inner_text())
    assert name is not None
    return name[1]


def test_two_people_share_a_device_with_a_curtain_between_their_hands(visit: Visit) -> None:
    page = on_one_device(visit)
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        come(page)
        name = page.locator(".status .who b").inner_text()
        hand = set(ids(page, ".hand [data-id]"))
        others = set().union(*(cards for who, cards in hands.items() if who != name))
        assert not hand & others, "two people never hold the same card"
        hands[name] = hands.get(name, set()) | hand
        finish_turn(page)
    assert set(hands) == {"Anna", "Ben"}


def test_the_curtain_hides_what_was_drawn(visit: Visit) -> None:
    page = shared(visit)
    expect(page.locator(".curtain")).to_be_visible()
    assert "drew" not in page.locator("body").inner_text()
    page.get_by_role("button", name=CURTAIN).click()
    expect(page.get_by_role("complementary")).to_contain_text("placed")


def test_a_reload_does_not_lift_the_curtain(visit: Visit) -> None:
    page = shared(visit)
    before = whose(page)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert whose(page) == before
    assert page.locator(".hand").count() == 0


def test_the_one_who_holds_the_device_leaves_and_nobody_else(visit: Visit) -> None:
    page = shared(visit)
    leaving = whose(page)
    staying = {"Anna": "Ben", "Ben": "Anna"}[leaving]
    page.get_by_role("button", name=CURTAIN).click()
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(re.compile("/$"))
    seats = page.evaluate("async (path) => (await (await fetch(path)).json()).table.seats", f"/api/tables/{table}")
    assert [seat["name"] for seat in seats if seat["person"]] == [staying]


def test_upturn_can_be_said_before_the_device_is_handed_over(visit: Visit, server: Running) -> None:
    links, seat, tile = last_but_one(server)
    page = visit(links[0])
    page.wait_for_url(re.compile("/table/"))
    share_with(page, server, links[1])
    curtain = page.get_by_role("button", name=CURTAIN)
    curtain.click()
    expect(page.locator(".status .who b")).to_have_text(("Anna", "Ben")[seat])
    page.locator(f"button[data-id='{tile}']").click()
    page.locator(".upturn").get_by_role("button", name="Upturn!").click()
    expect(curtain).to_be_visible()
    curtain.click()
    expect(page.get_by_role("complementary")).to_contain_text("Upturn!")


def share_with(page: Page, server: Running, link: str) -> None:
    """Somebody else's seat comes to this device, as if they had sat down here."""
    guest = server.guest("Ben")
    assert guest.post("/api/seat-links", {"token": link.rsplit("/", 1)[1]}).status_code in (200, 201)
    table = page.url.rsplit("/", 1)[1]
    guests = msgspec.json.encode([{"name": "Ben", "token": guest.token}]).decode()
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"tavolino-guests-{table}", guests])
    page.reload()
