"""Calls and catches at a table of Upturn, live between two browsers."""

from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from support.running import Guest, Live, Running
from tavolino.games import GAMES
from tavolino.games.upturn.tiles import TWINS
from tavolino.games.upturn.view import View
from web.conftest import Visit
from web.player import PHONE

UPTURN = GAMES["upturn"]
PATIENCE = 60  # actions until another deal is tried


def last_but_one(server: Running) -> tuple[list[str], int, str]:
    """Two people play until one of them has two tiles and can lay one: the links to both seats, whose turn it is, and
    the tile."""
    people = [server.guest(name) for name in ("Anna", "Ben")]
    while True:
        table = seated(people)
        with people[0].live(table) as one, people[1].live(table) as other:
            found = until_two_are_left([one, other])
        if found:
            links = [guest.post(f"/api/tables/{table}/seat-link").json()["token"] for guest in people]
            return [f"/seat/{link}" for link in links], *found


def seated(people: list[Guest]) -> str:
    """A table where both have begun to play."""
    table = people[0].open("upturn", len(people))
    for seat, guest in enumerate(people):
        guest.ask(table, "sit", seat=seat)
        guest.ask(table, "contribute", contribution=f"{seat + 1:064x}")
    people[0].ask(table, "start")
    return table


def until_two_are_left(lives: list[Live]) -> tuple[int, str] | None:
    rng = Random(0)
    updates = [live.next() for live in lives]
    for _ in range(PATIENCE):
        seat: int | None = updates[0]["view"]["turn"]
        if seat is None:
            return None
        if tile := tile_to_lay(updates[seat]["view"]):
            return seat, tile
        action = UPTURN.sensible(msgspec.convert(updates[seat]["view"], View), rng)
        updates[seat] = lives[seat].act(updates[seat], msgspec.to_builtins(action))
        updates[1 - seat] = lives[1 - seat].until(updates[seat]["version"])
    return None


def tile_to_lay(view: Any) -> str | None:
    if view["tiles"][view["seat"]] != 2 or view["phase"] != "play":
        return None
    numbers = [action["number"] for action in view["legal"] if action["type"] == "lay"]
    plain = [number for number in numbers if number not in TWINS and number not in view["options"]["penalties"]]
    return f"tile-{plain[0]}" if plain else None


def at_that_moment(server: Running, visit: Visit, **settings: Any) -> tuple[Page, Page]:
    """The page of the one who has just laid the last tile but one, and the page of the other."""
    links, seat, tile = last_but_one(server)
    pages = [visit(link, **settings) for link in links]
    for page in pages:
        expect(page.locator(".rack [data-id]")).not_to_have_count(0)
    pages[seat].locator(f".rack [data-id='{tile}']").click()
    expect(pages[seat].locator(".rack [data-id]")).to_have_count(1)
    return pages[seat], pages[1 - seat]


def test_one_who_says_upturn_in_time_is_heard_by_the_other(server: Running, visit: Visit) -> None:
    caller, other = at_that_moment(server, visit)
    caller.get_by_role("button", name="Upturn!").click()
    expect(caller.locator(".panel").get_by_text("You said: Upturn!")).to_be_visible()
    expect(other.locator(".seat .called")).to_have_text("Upturn!")
    expect(other.get_by_role("button", name="Caught!")).to_have_count(0)


def test_one_who_forgets_it_is_caught_by_the_other(server: Running, visit: Visit) -> None:
    forgetful, other = at_that_moment(server, visit, **PHONE)
    other.get_by_role("button", name="Caught!").tap()
    expect(forgetful.locator(".rack [data-id]")).to_have_count(1 + 3)
    expect(forgetful.get_by_role("button", name="say it now")).to_have_count(0)
    expect(other.get_by_role("button", name="Caught!")).to_have_count(0)
