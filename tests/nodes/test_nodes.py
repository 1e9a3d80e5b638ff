"""Two real servers on one real PostgreSQL database."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.test_accounts import Browser
from support.nodes import Node
from support.postgres import Postgres, running_postgres
from support.programs import call, keeper, own_socket, program_of, ready, until, willing
from support.running import Guest, Live, Running


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    url, folder = postgres.new_database("nodes"), tmp_path_factory.mktemp("nodes")
    with Node(folder, url) as first, Node(folder, url) as second:
        yield first, second


def at(node: Running, guest: Guest) -> Guest:
    """The same person, coming to another node."""
    return Guest(node, guest.token)


def dealt(live: Live) -> Any:
    """The first update of a match: the deal may wait for the numbers of those who are there."""
    update = live.next()
    while update["view"] is None:
        update = live.next()
    return update


def test_a_program_at_one_node_is_called_to_a_table_of_another(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, rosetta = first.guest("Anna"), program_of(keeper(second, "Olga"), "Rosetta")
    table = anna.open("twisted", 2)
    with anna.live(table) as here, willing(rosetta, "twisted") as there:
        here.ask("sit", seat=0)
        while ready(anna, table) != ["Rosetta"]:  # the nodes tell each other from time to time
            pass
        assert call(anna, table, "Rosetta").status_code == 200
        [invited] = until(there, lambda news: news["invited"])["invited"]
        assert (invited["table"], invited["seat"]) == (table, 1)
        there.ask("decline", table=table)
        until(here, lambda update: [one["answer"] for one in update["table"]["called"]] == ["declined"])
        rosetta.ask(table, "sit", seat=1)
        until(there, lambda news: [one["table"] for one in news["tables"]] == [table])
    with own_socket(rosetta) as again:
        assert again.next()["tables"][0]["seat"] == 1


def relayed(node: Node, what: str) -> float:
    line = f'tavolino_relayed_total{{what="{what}"}}'
    text = node.http.get("/metrics").text
    return float(next((one.split()[-1] for one in text.splitlines() if one.startswith(line)), "0"))


def test_a_person_and_a_table_are_known_at_every_node(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = first.guest("Anna")
    table = anna.open("twisted", 2)
    assert at(second, anna).get("/api/me").json()["name"] == "Anna"
    assert at(second, anna).get(f"/api/tables/{table}").json()["table"]["id"] == table
    assert second.http.get("/api/tables/nowhere", headers=anna.headers).status_code == 404


def test_people_at_two_nodes_play_at_one_table(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, ben = first.guest("Anna"), second.guest("Ben")
    table, before = anna.open("twisted", 2), relayed(second, "socket")
    with anna.live(table) as here, ben.live(table) as there:
        here.ask("sit", seat=0)
        there.ask("sit", seat=1)
        here.send("start")
        update, other = dealt(here), dealt(there)
        for _ in range(6):
            mover, live = (update, here) if update["view"]["legal"] else (other, there)
            assert not live.act(mover)["refused"]
            update, other = here.until(mover["version"] + 1), there.until(mover["version"] + 1)
            assert update["version"] == other["version"]
    assert relayed(second, "socket") == before + 1


def test_an_ask_over_http_goes_to_the_owner_with_its_answer(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = first.guest("Anna")
    table = anna.open("twisted", 2, (None, "random"))
    with anna.live(table) as live:
        live.next()
        there = at(second, anna)
        assert there.ask(table, "sit", seat=0).status_code == 200
        assert live.next()["seat"] == 0
        assert there.ask(table, "sit", seat=7).status_code == 409, "refusals come back, too"
        assert there.post(f"/api/tables/{table}/asks", {"type": "nonsense"}).status_code == 400
        assert there.post(f"/api/tables/{table}/asks", {"type": "say", "text": "x" * 20_000}).status_code == 413


def test_a_seat_link_works_at_any_node(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, phone = first.guest("Anna"), second.guest("Anna's phone")
    table = anna.open("twisted", 2)
    with anna.live(table) as live:
        live.ask("sit", seat=0)
        link = at(second, anna).post(f"/api/tables/{table}/seat-link").json()["token"]
        assert phone.post("/api/seat-links", {"token": link}).json()["seat"] == 0


def test_nobody_can_claim_to_be_a_node(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = first.guest("Anna")
    table = anna.open("twisted", 2)
    with anna.live(table) as live:
        live.next()
        before = relayed(second, "request")
        headers = anna.headers | {"X-Tavolino-Relayed": "10.0.0.1"}
        assert second.http.get(f"/api/tables/{table}", headers=headers).status_code == 200
        assert relayed(second, "request") == before + 1, "it is passed on as if the header were not there"


def test_public_tables_of_all_nodes_are_listed_everywhere(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = first.guest("Anna")
    table = anna.open("twisted", 2, listed=True)
    with anna.live(table) as live:
        live.next()
        while table not in [one["id"] for one in second.http.get("/api/tables").json()]:
            pass
        assert table in [one["id"] for one in first.http.get("/api/tables").json()]


def test_my_tables_are_the_same_at_every_node(nodes: tuple[Node, Node]) -> None:
    anna = nodes[0].guest("Anna")
    table = anna.open("twisted", 2)
    with anna.live(table) as live:
        live.ask("sit", seat=1)
        for node in nodes:
            [mine] = at(node, anna).get("/api/me/tables").json()
            assert (mine["table"]["id"], mine["seat"]) == (table, 1)


def test_somebody_forgotten_at_one_node_is_gone_from_all(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, ben = first.guest("Xanthippe"), second.guest("Ben")
    table = ben.open("twisted", 2)
    with ben.live(table) as live, at(second, anna).live(table) as hers:
        live.ask("sit", seat=0)
        hers.ask("sit", seat=1)
        assert first.http.delete("/api/me", headers=anna.headers).status_code == 204
        assert at(second, anna).get("/api/me").json() == {"name": None}, "at the moment the first node answers"
    with ben.live(table) as live:
        assert "Xanthippe" not in live.next().__repr__()
    assert at(second, anna).post("/api/tables", {"settings": {"game": "twisted", "seats": 2}}).status_code == 401


def test_a_guest_who_signs_in_at_one_node_is_the_account_at_all_and_so_is_a_new_name(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    with ExitStack() as held:
        mara, guest = (Browser(first, name) for name in ("Mara Node", "Guest Node"))
        held.callback(mara.http.close)
        held.callback(guest.http.close)
        code, cookie = mara.keep(), guest.http.cookies["tavolino"]
        ben = second.guest("Ben")
        table = ben.open("twisted", 2)
        assert Guest(second, cookie).ask(table, "sit", seat=1).status_code == 200
        with ben.live(table) as live, Guest(second, cookie).live(table) as hers:
            live.ask("sit", seat=0)
            hers.next()
            block = {"whom": {"table": table, "seat": 0}, "mark": "block", "on": True}
            assert Guest(second, cookie).post("/api/me/circle/marks", block).status_code == 200
            signed = guest.post("/api/sign-in/code", {"name": "Mara Node", "code": code}).json()
            assert guest.post("/api/me/bring", {"token": signed["bring"]["token"]}).status_code == 204
            while (update := live.next())["table"]["seats"][1]["name"] != "Mara Node":
                pass
            account = Guest(second, mara.http.cookies["tavolino"])
            standing = account.post("/api/me/circle/standing", {"table": table, "seat": 0}).json()
            assert standing["blocked"], "what the guest said holds for the account, at a node that had both in memory"
            assert mara.post("/api/me", {"name": "Mara Anew"}).status_code == 200
            while update["table"]["seats"][1]["name"] != "Mara Anew":
                update = live.next()
            assert account.get("/api/me").json() == {"name": "Mara Anew", "kept": True}


def test_a_device_ended_at_one_node_is_out_at_all(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = first.guest("Anna")
    assert at(second, anna).get("/api/me").json()["name"] == "Anna"
    [device] = anna.get("/api/me/devices").json()
    assert first.http.delete(f"/api/me/devices/{device['id']}", headers=anna.headers).status_code == 204
    assert at(second, anna).get("/api/me").json() == {"name": None}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_another_node_takes_over_with_everything_that_was_acknowledged(
    how: signal.Signals, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database(f"over-{how.name}")
    with Node(tmp_path, url) as first, Node(tmp_path, url) as second:
        anna = first.guest("Anna")
        table = anna.open("twisted", 2, (None, "random"))
        with anna.live(table) as live:
            live.ask("sit", seat=0)
            live.send("start")
            update = dealt(live)
            for _ in range(4):
                while not update["view"]["legal"]:
                    update = live.next()
                update = live.act(update)
            version = update["version"]
            first.stop(how)
        with at(second, anna).live(table) as live:
            update = live.next()
            assert update["version"] >= version
            while not update["view"]["legal"]:
                update = live.next()
            assert not live.act(update)["refused"]


def test_a_node_that_hangs_loses_its_tables_and_joins_again_when_it_wakes(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("hang")
    with Node(tmp_path, url) as first, Node(tmp_path, url) as second:
        anna = first.guest("Anna")
        table = anna.open("twisted", 2, (None, "random"))
        with anna.live(table) as live:
            live.ask("sit", seat=0)
            live.send("start")
            version = dealt(live)["version"]
            os.kill(first.process.pid, signal.SIGSTOP)
            try:
                patient = httpx.Timeout(60)
                while second.http.get(f"/api/tables/{table}", headers=anna.headers, timeout=patient).status_code != 200:
                    pass
                with at(second, anna).live(table) as there:
                    update = there.next()
                    assert update["version"] >= version
                    while not update["view"]["legal"]:
                        update = there.next()
                    after = there.act(update)["version"]
            finally:
                os.kill(first.process.pid, signal.SIGCONT)
        back = joined_again(at(first, anna), table)
        assert back["version"] >= after, "it is passed on: the table belongs to the other node now"
        assert "joins again" in first.log.read_text()


def test_the_database_may_crash_and_come_back(tmp_path: Path) -> None:
    with running_postgres() as own, Node(tmp_path, own.new_database("crash")) as node:
        anna = node.guest("Anna")
        table = anna.open("twisted", 2, (None, "random"))
        with anna.live(table) as live:
            live.ask("sit", seat=0)
            live.send("start")
            version = dealt(live)["version"]
            own.stop(signal.SIGQUIT)
            own.start()
        update = joined_again(anna, table)
        assert update["version"] >= version


def joined_again(guest: Guest, table: str) -> Any:
    while True:
        try:
            with Live(f"{guest.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live", guest.headers) as live:
                return live.next()
        except Exception:
            continue
