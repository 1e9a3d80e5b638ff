"""After a match: a small celebration, easier bots after two lost ones, a sound for one's turn, a result to share."""

from typing import Any

from playwright.sync_api import Page, expect

from web.axe import axe
from web.conftest import Visit

TRIES = 6  # matches; a side that only takes rows loses nearly all of them


def played(page: Page, *, win: bool) -> str:
    """The address of a table with two seats where the person at this page has won, or lost, a match of one round."""
    page.request.post("/api/me", data={"name": "Anna"})
    for _ in range(TRIES):
        table = opened(page, "random" if win else "casual")
        update = page.request.post(f"{table}/asks", data={"type": "start"}).json()
        while update["table"]["stage"] != "over":
            if legal := update["view"]["legal"]:
                action = legal[0] if win else legal[-1]  # the last is to take the row, if there is one
                act = {"type": "act", "decision": update["decision"], "action": action}
                update = page.request.post(f"{table}/asks", data=act).json()
            else:
                update = page.request.get(table).json()
        if (update["table"]["outcome"]["places"][0] == 1) == win:
            return table.removeprefix("/api").replace("tables", "table")
    raise AssertionError(f"none of {TRIES} matches ended that way")


def opened(page: Page, level: str) -> str:
    settings: dict[str, Any] = {"game": "twisted", "seats": 2, "options": {"rounds": 1}}
    answer = page.request.post("/api/tables", data={"settings": settings, "bots": [None, level]})
    table = f"/api/tables/{answer.json()['table']['id']}"
    page.request.post(f"{table}/asks", data={"type": "sit", "seat": 0})
    return table


def test_a_win_is_celebrated_without_covering_the_result_and_can_be_shared_in_words(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    page.goto(played(page, win=True))
    result = page.get_by_role("dialog", name="You win!")
    expect(result.locator(".celebration")).to_be_visible()
    first = result.locator("ol li").first
    expect(first).to_contain_text("You")
    drawn, listed = result.locator(".celebration").bounding_box(), first.bounding_box()
    assert drawn
    assert listed
    assert drawn["y"] + drawn["height"] <= listed["y"]
    axe(page)
    result.get_by_role("button", name="Share").click()
    expect(result.get_by_text("Copied")).to_be_visible()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    said, link = text.split("\n")
    assert said.startswith("I beat Gina by ")
    assert "/replay/" in link


def lost_twice(page: Page) -> None:
    """At a table where the second match in a row was lost."""
    table = played(page, win=False)
    streak = '{"level": "casual", "lost": 1, "last": "the one before"}'
    page.evaluate("(streak) => localStorage.setItem('tavolino-streak-twisted', streak)", streak)
    page.goto(table)
    expect(page.get_by_text("The bots won twice in a row")).to_be_visible()


def test_after_two_lost_matches_in_a_row_an_easier_level_is_offered(visit: Visit) -> None:
    page = visit("/")
    lost_twice(page)
    expect(page.locator(".celebration")).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="Play “novice”").click()
    expect(page.locator(".seat").first.get_by_title("novice")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Twisted")).to_have_accessible_description("3 players, novice")


def test_an_offer_that_was_declined_does_not_come_again(visit: Visit) -> None:
    page = visit("/")
    lost_twice(page)
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("The bots won twice in a row")).to_have_count(0)
    page.reload()
    sound = page.get_by_text("Would you like a soft sound when it’s your turn?")
    expect(sound).to_be_visible()
    page.get_by_role("button", name="Yes, please").click()
    expect(sound).to_have_count(0)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="No, thanks")).to_have_count(0)
