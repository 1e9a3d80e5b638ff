"""Short forms of `./tavolino bench cluster`: nothing that a player was told is done is ever lost."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from support.cluster import scenarios
from support.cluster.balancers import BALANCERS, balancing
from support.cluster.crowd import Crowd
from support.cluster.house import House
from support.cluster.player import Player
from support.cluster.scenarios import Cost
from support.cluster.standby import with_standby
from support.cluster.toll import Toll, toll_of
from support.nodes import Node
from support.postgres import Postgres, running_postgres
from support.running import Guest
from tavolino.store.postgres import Database

TABLES = 4
COME_BACK = 1012  # why a socket is closed


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Three nodes, which are there again after each test."""
    with House(tmp_path_factory.mktemp("house"), postgres.new_database("failures"), 3) as found:
        yield found


def quick(players: list[Player]) -> list[Player]:
    for player in players:
        player.pace = 0.01
    return players


def check(cost: Cost) -> None:
    toll = cost.toll
    assert toll == Toll(toll.acknowledged, lost=0, gaps=0, back_in_time=0, turned_away=0, stuck=0)
    assert toll.acknowledged > 0


def test_a_promise_that_the_log_does_not_keep_is_found(house: House) -> None:
    async def play(players: list[Player]) -> Toll:
        async with Crowd(players) as crowd:
            await crowd.act(20)
            await crowd.rest()
            with psycopg.connect(house.database) as connection:  # the first of them, so that others follow it
                connection.execute(
                    "DELETE FROM entry WHERE table_id = %s AND number = (SELECT min(number) FROM entry"
                    " WHERE table_id = %s AND convert_from(body, 'utf8')::json ->> 'key' = ANY(%s))",
                    (players[0].table, players[0].table, list(players[0].acknowledged)),
                )
            return toll_of(players, house.database)

    toll = asyncio.run(play(quick(house.players(1, Random(1)))))
    with psycopg.connect(house.database) as connection:  # or the next test finds the gap, too
        connection.execute("DELETE FROM entry WHERE table_id IN (SELECT id FROM game_table)")
    assert (toll.lost, toll.gaps, toll.good) == (1, 1, False)


def test_nodes_are_killed_again_and_again_and_nothing_is_lost(house: House) -> None:
    rng = Random(2)
    cost = asyncio.run(scenarios.kills(house, quick(house.players(TABLES, rng)), 5, rng)).cost
    check(cost)
    assert cost.waits.number > 0, "some players were at a node that was killed"


def test_one_node_after_the_other_is_restarted_while_people_play(house: House) -> None:
    cost = asyncio.run(scenarios.rolling(house, quick(house.players(TABLES, Random(3)))))
    check(cost)
    assert cost.more["refusals"] == 0, "a table that moves refuses nobody"
    assert cost.waits.number > 0


def test_two_owners_at_once_lose_nothing_and_show_nobody_an_older_version(postgres: Postgres, house: House) -> None:
    cost = asyncio.run(scenarios.two_owners(house, quick(house.players(TABLES, Random(4))), 20, postgres))
    check(cost)
    assert cost.more["refused_by_owner"] > 0


def test_the_key_of_the_log_refuses_the_second_of_two_owners(postgres: Postgres, house: House) -> None:
    """Each believes that the table is its own, and the database agrees with each at the moment it appends."""
    first, second, _ = house.nodes
    people = [first.guest(name) for name in ("Anna", "Ben")]
    table = people[0].open("twisted", 2)
    with people[0].live(table) as one, people[1].live(table) as other:
        for seat, live in enumerate((one, other)):
            live.ask("sit", seat=seat)
            live.ask("contribute", contribution="00" * 32)
        version = one.ask("start")["version"]
        updates = [live.until(version) for live in (one, other)]
        mover = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
        give(house, table, second)
        with Guest(second, people[mover].token).live(table) as there:
            done = there.act(there.until(version))
            assert not done["refused"]
        give(house, table, first)
        before = (postgres.folder / "log").read_text().count(scenarios.BY_KEY)
        with pytest.raises(ConnectionClosed):
            (one, other)[mover].act(updates[mover])
        assert (postgres.folder / "log").read_text().count(scenarios.BY_KEY) > before
    with people[mover].live(table) as again:
        assert again.next()["version"] == done["version"], "the first node has read what the second one wrote"


@pytest.mark.parametrize("comes_back", [False, True], ids=["moved", "moved and back"])
def test_a_node_that_lost_a_table_without_a_word_shows_nobody_what_it_remembers(
    house: House, *, comes_back: bool
) -> None:
    first, second, third = house.nodes
    anna, ben = first.guest("Anna"), first.guest("Ben")
    table = anna.open("twisted", 2)
    with anna.live(table) as live:
        live.ask("sit", seat=0)
        give(house, table, second)
        newest = Guest(second, ben.token).ask(table, "sit", seat=1).json()["version"]
        if comes_back:
            give(house, table, first)
        seen = [Guest(node, ben.token).get(f"/api/tables/{table}").json()["version"] for node in (first, third)]
        with pytest.raises(ConnectionClosed) as closed:
            live.until(newest + 1)
    assert seen == [newest, newest]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == COME_BACK, "those who were there come back, too"


def test_a_socket_that_opens_at_a_node_that_lost_the_table_begins_with_the_newest_version(house: House) -> None:
    first, second, _ = house.nodes
    anna, ben = first.guest("Anna"), first.guest("Ben")
    table = anna.open("twisted", 2)
    with anna.live(table) as live:
        live.ask("sit", seat=0)
        give(house, table, second)
        newest = Guest(second, ben.token).ask(table, "sit", seat=1).json()["version"]
        with ben.live(table) as there:
            assert there.next()["version"] == newest


def give(house: House, table: str, node: Node) -> None:
    """Make a node the owner of a table, whatever the nodes believe."""
    with psycopg.connect(house.database) as connection:
        connection.execute(scenarios.FLIP, (node.url, [table]))


@pytest.mark.parametrize("name", BALANCERS)
def test_people_behind_a_balancer_stay_at_their_tables(name: str, house: House, tmp_path: Path) -> None:
    if BALANCERS[name].program is None:
        pytest.skip(f"{name} is not installed")
    with balancing(name, tmp_path, house.urls) as front:
        rng = Random(5)
        assert front.http.get("/metrics").status_code == 404
        cost = asyncio.run(scenarios.kills(house, quick(house.players(TABLES, rng, front)), 1, rng)).cost
    check(cost)


def test_everybody_at_a_table_meets_at_its_owner_behind_a_balancer(house: House, tmp_path: Path) -> None:
    installed = [name for name, one in BALANCERS.items() if one.program]
    if not installed:
        pytest.skip("no balancer is installed")
    with balancing(installed[0], tmp_path, house.urls) as front:
        before = relayed(house)
        asyncio.run(play_a_little(quick(house.players(TABLES, Random(6), front))))
        assert relayed(house) == before, "nobody was passed on from one node to another"


async def play_a_little(players: list[Player]) -> None:
    async with Crowd(players) as crowd:
        assert await crowd.act(10)


def relayed(house: House) -> list[str]:
    found = [node.http.get("/metrics").text.splitlines() for node in house.nodes]
    return [line for lines in found for line in lines if line.startswith('tavolino_relayed_total{what="socket"}')]


def test_a_standby_takes_the_place_of_a_primary_that_is_gone(tmp_path: Path) -> None:
    with with_standby("fsync=off") as (primary, standby, url), House(tmp_path, url, 2) as own:
        players = quick(own.players(TABLES, Random(7)))
        check(asyncio.run(scenarios.failover(own, players, primary, standby)))


def test_while_the_database_is_gone_people_are_told_to_come_back(tmp_path: Path) -> None:
    with running_postgres("fsync=off") as own, Node(tmp_path, own.new_database("gone")) as node:
        anna = node.guest("Anna")
        table = anna.open("twisted", 2)
        own.stop(signal.SIGQUIT)
        assert anna.get(f"/api/tables/{table}").status_code == 503
        with anna.live(table) as live, pytest.raises(ConnectionClosed) as closed:
            live.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_BACK
        assert "Traceback" not in node.log.read_text()
        own.start()
        while anna.get(f"/api/tables/{table}").status_code != 200:
            pass


def test_postgresql_itself_notices_soon_that_a_node_cannot_be_reached(postgres: Postgres) -> None:
    """By default it would hold the lock of a machine without power for two hours."""
    with Database(postgres.url("postgres")).connect() as session:
        row = session.execute("SELECT name, setting FROM pg_settings WHERE name ~ '^tcp_'").fetchall()
    assert dict(row) == {
        "tcp_keepalives_count": "3",
        "tcp_keepalives_idle": "5",
        "tcp_keepalives_interval": "2",
        "tcp_user_timeout": "5000",
    }
