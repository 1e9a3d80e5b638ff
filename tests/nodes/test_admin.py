"""`tavolino admin` with two servers on one database: it asks one of them, and both act."""

import json
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from cli.program import one_line, run
from support.nodes import Node
from support.postgres import Postgres
from support.running import Guest, Live


def code_of(live: Live) -> int | None:
    try:
        while True:
            live.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_what_one_server_is_asked_for_happens_at_all_of_them(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("admin")

    def admin(*words: str) -> str:
        done = run("admin", *words, "--db", url, "--url", first.url)
        assert done.returncode == 0, done.stderr
        return done.stdout

    with Node(tmp_path, url) as first, Node(tmp_path, url) as second:
        ben = second.guest("Ben")
        table = ben.open("twisted", 2)
        assert ben.ask(table, "sit", seat=0).status_code == 200
        with ben.live(table) as live:
            live.next()
            assert admin("announce", "Hello, all of you.") == "Everybody reads it now.\n"
            while (update := live.next()).get("notice", {}).get("text") != "Hello, all of you.":
                assert update["type"] == "update"
            who = json.loads(run("admin", "people", "--json", "--db", url, "--url", second.url).stdout)[0]["id"]
            assert admin("ban", who) == "Ben is banned.\n"
            assert code_of(live) == 4420
        for node in (first, second):
            assert Guest(node, ben.token).get("/api/me").status_code == 403
        assert admin("close", table[:6]) == f"Table {table[:4]} is closed.\n"
        assert second.guest("Anna").get(f"/api/tables/{table}").status_code == 404
        assert "say with --url" in one_line(run("admin", "tables", "--db", url))
