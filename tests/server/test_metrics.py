"""The figures for people who run a server say what happened."""

import signal
from pathlib import Path

import httpx

from support.metrics import figures
from support.nodes import Node
from support.postgres import Postgres, running_postgres
from support.running import Guest, Running, finished_table
from tavolino import __version__


def test_matches_are_counted_by_game_from_their_deal_to_their_end(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db") as server:
        before = figures(server.http)
        finished_table(server, "qwinto")
        after = figures(server.http)
    for what in ("begun", "ended"):
        name = f'tavolino_matches_total{{game="qwinto",what="{what}"}}'
        assert (before[name], after[name]) == (0, 1)
    assert after['tavolino_matches_total{game="twisted",what="begun"}'] == 0


def test_the_program_and_its_state_are_named(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db") as server:
        found = figures(server.http)
    [build] = [name for name in found if name.startswith("tavolino_build_info{")]
    assert f'version="{__version__}"' in build
    assert (found["tavolino_ready"], found["tavolino_trouble"], found["tavolino_beat_age_seconds"]) == (1, 0, 0)


def test_every_commit_is_timed_and_its_group_counted(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db") as server:
        before = figures(server.http)
        server.guest("Anna").open("twisted", 2)
        after = figures(server.http)
    for name in ("tavolino_commit_seconds_count", "tavolino_group_size_count"):
        assert after[name] > before[name]
    assert after["tavolino_group_size_sum"] >= after["tavolino_group_size_count"]
    assert after["tavolino_commit_seconds_sum"] > 0


def test_a_node_counts_the_sockets_that_it_passes_on_and_says_when_its_database_heard_from_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database("metrics")
    with Node(tmp_path, url) as first, Node(tmp_path, url) as second:
        guest = first.guest("Anna")
        table = guest.open("twisted", 2)
        with guest.live(table) as there:
            there.next()
            with Guest(second, guest.token).live(table) as here:
                here.next()
                assert relayed(first.http, second.http) == (0, 1)
                assert figures(first.http)["tavolino_tables_in_memory"] == 1, "it is the owner"
                assert figures(second.http)["tavolino_tables_in_memory"] == 0
        assert figures(first.http)["tavolino_beat_age_seconds"] > 0


def relayed(*nodes: httpx.Client) -> tuple[float, ...]:
    return tuple(figures(node)["tavolino_relayed_sockets"] for node in nodes)


def test_the_figures_that_alerts_look_at_show_that_the_database_is_gone_and_back(tmp_path: Path) -> None:
    with running_postgres() as own, Node(tmp_path, own.new_database("gone")) as node:
        own.stop(signal.SIGQUIT)
        while not figures(node.http)["tavolino_trouble"]:
            pass
        found = figures(node.http)
        assert (found["tavolino_ready"], found["tavolino_lost_sessions_total"]) == (0, 1)
        while (older := figures(node.http)["tavolino_beat_age_seconds"]) < 1:
            pass
        own.start()
        while figures(node.http)["tavolino_trouble"] or figures(node.http)["tavolino_beat_age_seconds"] > older:
            pass
        assert figures(node.http)["tavolino_ready"] == 1
