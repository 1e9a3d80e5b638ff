"""A contest from its link to its last card: alone with bots, and in rounds with a screen for the room."""

import re
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit
from web.player import PHONE


def play_out(rng: Random, *pages: Page) -> None:
    """Everybody acts by chance at the table that their page shows, without its buttons, until all matches are over."""
    going = {page: f"/api/tables/{urlsplit(page.url).path.removeprefix('/table/')}" for page in pages}
    while going:
        for page, table in [*going.items()]:
            update = page.request.get(table).json()
            if update["table"]["stage"] == "over":
                del going[page]
            elif legal := update["view"]["legal"]:
                ask = {"type": "act", "decision": update["decision"], "action": rng.choice(legal)}
                page.request.post(f"{table}/asks", data=ask)


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join in").click()
    expect(page.get_by_text("Leave the contest").first).to_be_visible()


def press(page: Page, button: str) -> None:
    """Go on by the one button that says what is next, which leads to a table."""
    page.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="The table: Twisted")).to_be_visible()


def placed(page: Page) -> list[str]:
    names = page.get_by_role("region", name=re.compile("Standings|Final result")).locator("tbody .who")
    return [text.split("\n")[0].strip() for text in names.all_inner_texts()]


def test_somebody_opens_a_contest_and_a_friend_with_a_phone_plays_the_same_deals(visit: Visit) -> None:
    rng, anna = Random(1), visit("/")
    anna.get_by_role("link", name="Open a contest").first.click()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_label("What’s it called?").fill("Friday")
    anna.get_by_label("How many deals?").fill("2")
    anna.get_by_text("Game options").click()
    anna.get_by_label(re.compile("^Rounds")).fill("1")
    axe(anna, "form")
    anna.get_by_role("button", name="Open a contest").click()
    expect(anna.get_by_role("heading", name="Friday")).to_be_visible()
    expect(anna.get_by_text("Anyone with this link can join.")).to_be_visible()
    join(anna, "Anna")
    ben = visit(urlsplit(anna.url).path, **PHONE)
    join(ben, "Ben")
    expect(anna.get_by_role("heading", name="2 people are in")).to_be_visible()
    for page in (anna, ben):
        press(page, "Play deal 1")
        play_out(rng, page)
        press(page, "Play deal 2")
    play_out(rng, anna)
    anna.get_by_role("link", name="Back to the contest").click()
    expect(anna.get_by_text("You’ve played every deal.")).to_be_visible()
    expect(anna.get_by_text("Too few deals to tell skill from luck.")).to_be_visible()
    assert sorted(placed(anna)) == ["Anna", "Ben"]
    axe(anna)
    anna.get_by_role("button", name="End it now").click()
    anna.get_by_role("dialog").get_by_role("button", name="End it now").click()
    expect(anna.get_by_role("heading", name="Final result")).to_be_visible()
    ben.get_by_role("link", name="Back to the contest").click()  # his match is not played to its end
    expect(ben.get_by_role("heading", name="Final result")).to_be_visible()
    anna.get_by_text("Deal 1", exact=True).click()
    anna.get_by_role("link", name="Replay: Ben").first.click()
    anna.wait_for_url(re.compile("/replay/"))
    expect(anna.get_by_role("region", name="The table: Twisted")).to_be_visible()


def test_a_round_follows_the_other_while_the_room_looks_at_the_screen_and_somebody_comes_late(visit: Visit) -> None:
    rng, anna = Random(2), visit("/")
    anna.request.post("/api/me", data={"name": "Anna"})
    wish = {"name": "Club", "game": "twisted", "seats": 2, "deals": 2, "hours": 1, "form": "rotating"}
    contest = anna.request.post("/api/contests", data=wish | {"options": {"rounds": 1}}).json()["id"]
    wall = visit(f"/results/{contest}", viewport={"width": 1280, "height": 720})
    anna.goto(f"/contest/{contest}")
    join(anna, "Anna")
    expect(anna.get_by_role("button", name="Start the rounds")).to_be_disabled()
    ben, cleo, dora = (visit(f"/contest/{contest}") for _ in range(3))
    join(ben, "Ben")
    join(cleo, "Cleo")
    expect(wall.locator(".names")).to_contain_text("Cleo")
    axe(wall)
    expect(anna.get_by_text("One bot fills the last table.")).to_be_visible()
    anna.get_by_role("button", name="Start the rounds").click()
    for page in (anna, ben, cleo):
        press(page, "To your table")
    expect(dora.get_by_text("A bot’s keeping a seat.")).to_be_visible()
    join(dora, "Dora")
    expect(dora.get_by_text("The next round starts when every table has finished.")).to_be_visible()
    expect(wall.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    play_out(rng, anna, ben, cleo)
    expect(wall.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    for page in (anna, ben, cleo):
        page.get_by_role("link", name="Back to the contest").click()
    for page in (anna, ben, cleo, dora):
        press(page, "To your table")
    play_out(rng, anna, ben, cleo, dora)
    expect(wall.get_by_role("heading", name="Final result")).to_be_visible()
    assert sorted(placed(wall)) == ["Anna", "Ben", "Cleo", "Dora"]
    axe(wall)
