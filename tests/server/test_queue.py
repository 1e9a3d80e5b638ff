"""Looking for somebody to play with, at one server and at two."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.nodes import Node
from support.postgres import Postgres
from support.running import Guest, Running

CLOCK = {"type": "per move", "seconds": 60}
WISH = {"game": "twisted", "seats": 2}


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    url, folder = postgres.new_database("queue"), tmp_path_factory.mktemp("queue")
    with Node(folder, url) as first, Node(folder, url) as second:
        yield first, second


def seek(guest: Guest, **wish: Any) -> Any:
    answer = guest.post("/api/me/queue", WISH | wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def wait(guest: Guest, known: str = "") -> Any:
    answer = guest.get(f"/api/me/queue?known={known}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def table_for(guest: Guest) -> str:
    """Ask as a page does, until there is a table."""
    found = wait(guest)
    while not found["wait"]["table"]:
        found = wait(guest, found["version"])
    return str(found["wait"]["table"])


def leave(guest: Guest) -> None:
    assert guest.server.http.delete("/api/me/queue", headers=guest.headers).status_code == 204


def play_together(anna: Guest, ben: Guest) -> None:
    seek(anna)
    assert wait(anna)["wait"]["table"] is None
    seek(ben)
    table = table_for(anna)
    assert table_for(ben) == table
    with anna.live(table) as here, ben.live(table) as there:
        for live in (here, there):
            update = live.next()
            while update["table"]["stage"] != "playing":
                update = live.next()
    while wait(anna)["wait"]:  # a server may know it a second later
        continue


def test_two_who_want_the_same_are_led_to_a_table_and_play(server: Running) -> None:
    play_together(server.guest("Anna"), server.guest("Ben"))


def test_two_at_different_servers_are_led_to_one_table(nodes: tuple[Node, Node]) -> None:
    play_together(nodes[0].guest("Anna"), nodes[1].guest("Ben"))


def test_bots_take_the_seats_that_are_left_if_one_wishes(server: Running) -> None:
    anna = server.guest("Anna")
    seek(anna, seats=3, fill=0)
    table = table_for(anna)
    with anna.live(table) as live:
        update = live.next()
        while update["table"]["stage"] != "playing":
            update = live.next()
    assert [seat["bot"] for seat in update["table"]["seats"]] == [None, "casual", "casual"]


def test_who_wants_something_else_or_is_blocked_is_not_paired(server: Running) -> None:
    anna, ben, cleo = (server.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open("twisted", 2)
    for seat, guest in enumerate((anna, ben)):
        guest.ask(table, "sit", seat=seat)
    block = {"whom": {"table": table, "seat": 1}, "mark": "block", "on": True}
    assert anna.post("/api/me/circle/marks", block).status_code == 200
    seek(anna)
    seek(ben)
    seek(cleo, game="qwinto")
    first = wait(anna)
    assert wait(anna, first["version"])["wait"]["table"] is None, "some seconds later, too"
    assert {one["game"]: one["people"] for one in server.http.get("/api/queue").json()} == {"twisted": 2, "qwinto": 1}
    for guest in (anna, ben, cleo):
        leave(guest)
        assert wait(guest)["wait"] is None


def test_one_person_waits_once_whatever_devices_they_have(server: Running) -> None:
    anna = server.guest("Anna")
    other = Guest(server, anna.token)
    seek(anna)
    seek(other, game="upturn")
    assert wait(anna)["wait"]["wish"]["game"] == "upturn"
    leave(anna)


def test_who_does_not_come_loses_their_place_and_the_other_waits_again(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    seek(anna)
    seek(ben)
    table = table_for(anna)
    with anna.live(table):
        leave(ben)
        found = wait(anna)
        while found["wait"]["table"]:
            found = wait(anna, found["version"])
    assert anna.get(f"/api/tables/{table}").status_code == 404, "their table is gone"
    leave(anna)


def test_who_wants_a_rated_match_gets_one_and_it_has_a_clock(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    refused = anna.post("/api/me/queue", WISH | {"rated": True})
    assert (refused.status_code, refused.json()["message"]) == (409, "why-rated-clock")
    for guest in (anna, ben):
        seek(guest, rated=True, clock=CLOCK)
    assert table_for(anna) == table_for(ben)
    settings = anna.get(f"/api/tables/{table_for(anna)}").json()["table"]["settings"]
    assert (settings["rated"], settings["clock"]) == (True, CLOCK)
    for guest in (anna, ben):
        leave(guest)


def test_nobody_asks_for_more_than_their_share(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db", "newcomers_per_minute=4") as server:
        anna = server.guest("Anna")
        answers = [anna.post("/api/me/queue", WISH).status_code for _ in range(6)]
        assert answers == [200, 200, 200, 429, 429, 429], "to introduce herself counts, too"
        assert wait(anna)["wait"], "she waits on"


def test_bad_wishes_get_one_clear_line(server: Running) -> None:
    anna = server.guest("Anna")
    for wish in ({"game": "chess"}, {"seats": 1}, {"seats": 9}, {"fill": -1}, {"clock": {"type": "sand"}}):
        answer = anna.post("/api/me/queue", WISH | wish)
        assert answer.status_code == 400, (wish, answer.text)
        assert answer.json()["reason"]
    assert server.http.get("/api/me/queue").status_code == 401
    assert wait(anna)["wait"] is None
