"""`serve`, `backup`, `export`, and the example of a program that plays: each as its user runs it."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from cli.program import one_line, run, run_apart
from support.running import PATIENCE, RECORDS, Running
from tavolino.match import read_record, write_record
from tavolino.match.verify import verify
from tavolino.server.reach.network import url
from tavolino.server.serve import EVERYWHERE

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def example(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_example_plays_a_match_which_is_backed_up_and_exported(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "asks_per_second=1000") as server:
        [address, result] = example(server.url).stdout.splitlines()
        assert address.startswith(f"Watch it at {server.url}/table/")
        assert "scores" in result
        done = run("backup", tmp_path / "copy.db", "--db", server.database)
        assert done.returncode == 0, done.stderr
        done = run("export", tmp_path / "live", "--db", server.database)
        assert done.stdout.startswith("1 record "), "also while the server runs"
    done = run("export", tmp_path / "records", "--db", f"sqlite:///{tmp_path / 'copy.db'}", "--game", "twisted")
    assert done.returncode == 0, done.stderr
    [file] = (tmp_path / "records").iterdir()
    verify(record := read_record(file))
    assert record.contributions[0] != "0" * 64, "the example adds a number of its own"
    assert run("export", tmp_path / "none", "--db", tmp_path / "copy.db", "--game", "qwinto").stdout.startswith("0 ")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "tavolino.db", "asks_per_second=1000") as running:
        yield running


def test_two_examples_meet_at_a_table(server: Running) -> None:
    host = server.guest("Anna")
    table = host.open("twisted", 2)
    with host.live(table) as live:
        command = [sys.executable, str(EXAMPLE), server.url, table]
        players = []
        for seated in (1, 2):
            players.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
            while sum(seat["person"] for seat in live.next()["table"]["seats"]) < seated:
                pass
        live.ask("start")
        for player in players:
            assert "scores" in player.communicate(timeout=PATIENCE)[0]


def test_where_the_example_cannot_play_it_says_so_in_one_line(server: Running) -> None:
    host = server.guest("Anna")
    full = host.open("twisted", 2, bots=(None, "casual"))
    host.ask(full, "sit", seat=0)
    reasons: dict[tuple[str, ...], str] = {
        (server.url, full): "There is no free seat at",
        (server.url, "nowhere"): "There’s no such table.",
        ("http://127.0.0.1:1",): "Connection refused",
        ("nonsense",): "is no address of a server",
        (): "Say where to play",
    }
    for arguments, reason in reasons.items():
        done = example(*arguments)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert reason in done.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("serve", "--port", "99999"), "should be a port"),
        (("serve", "--db", "mysql://me:hidden@host/db"), "is none of these"),
        (("serve", "--limit", "beauty=3"), "no limit 'beauty'"),
        (("serve", "--limit", "tables=many"), "whole number from 1"),
        (("backup", "copy.db", "--db", "none.db"), "There is no database"),
        (("export", "records", "--db", "none.db"), "There is no database"),
        (("export", "records", "--game", "chess"), "no game called 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    line = one_line(run(*arguments, folder=tmp_path))
    assert reason in line
    assert "hidden" not in line


def test_a_port_or_a_database_in_use_is_said_in_one_line(server: Running, tmp_path: Path) -> None:
    line = one_line(run_apart("serve", "--port", "0", "--db", server.database))
    assert line == f"Another server is using the database {server.database}, at {server.url}."
    port = server.url.rpartition(":")[2]
    assert "in use" in one_line(run_apart("serve", "--db", tmp_path / "other.db", "--port", port))


def test_addresses_are_written_as_browsers_want_them() -> None:
    assert url("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert url(EVERYWHERE["::"], 80) == "http://[::1]:80"


def test_nothing_listens_beyond_this_machine_unless_asked(server: Running) -> None:
    assert server.url.startswith("http://127.0.0.1:")


def test_records_are_taken_in_once_and_only_if_they_fit(tmp_path: Path) -> None:
    [record] = [path for path in RECORDS if path.stem == "twisted-2-rounds"]
    database = tmp_path / "t.db"
    assert run("import", record, "--db", database).stdout.startswith("1 record taken in")
    assert run("import", record, "--db", database).stdout.startswith("0 records taken in; 1 record had")
    with Running(database) as server:
        assert server.http.get("/api/records/twisted-2-rounds").json()["seats"] == ["Anna", "Ben"]
    bad = tmp_path / "bad.json"
    bad.write_text(record.read_text().replace('"0 place 15"', '"0 place 16"'))
    line = one_line(run("import", bad, "--db", database))
    assert line.startswith(f"{bad} cannot be taken in: ")
    assert "cannot have happened" in line


def test_records_of_rules_that_are_gone_are_taken_in_if_their_secret_fits(tmp_path: Path) -> None:
    old = structs.replace(read_record(RECORDS[0]), rules_version=0, outcome=None, broken_off="rules")
    database, file, changed = tmp_path / "t.db", tmp_path / "old.json", tmp_path / "changed.json"
    write_record(old, file)
    assert run("import", file, "--db", database).stdout.startswith("1 record taken in")
    with Running(database) as server:
        assert server.http.get("/api/records/old").json()["broken_off"] == "rules"
    write_record(structs.replace(old, secret="00" * 32), changed)
    assert "does not fit the commitment" in one_line(run("import", changed, "--db", database))


def test_what_was_exported_can_be_taken_in_and_is_the_same(tmp_path: Path) -> None:
    database, other, folder = tmp_path / "t.db", tmp_path / "other.db", tmp_path / "records"
    files = [*RECORDS[:2], copied(RECORDS[0], tmp_path / RECORDS[0].name)]
    assert run("import", *files, "--db", database).stdout == "2 records taken in; 1 record had been there.\n"
    run("export", folder, "--db", database)
    exported = sorted(folder.iterdir())
    assert [read_record(file) for file in exported] == [read_record(file) for file in RECORDS[:2]]
    assert [int(file.stat().st_mtime) for file in exported] == [int(file.stat().st_mtime) for file in RECORDS[:2]]
    assert run("import", *exported, "--db", database).stdout == "0 records taken in; 2 records had been there.\n"
    assert run("import", *exported, "--db", other).stdout.startswith("2 records taken in; 0 ")


def test_another_record_of_the_same_name_is_refused_and_nothing_is_taken_in(tmp_path: Path) -> None:
    database, namesake = tmp_path / "t.db", copied(RECORDS[1], tmp_path / RECORDS[0].name)
    line = f"{namesake} cannot be taken in: there is another record called {namesake.stem}."
    assert one_line(run("import", RECORDS[0], namesake, "--db", database)) == line
    assert run("import", RECORDS[0], "--db", database).stdout.startswith("1 record taken in")
    assert one_line(run("import", RECORDS[2], namesake, "--db", database)) == line
    assert run("import", RECORDS[2], "--db", database).stdout.startswith("1 record taken in")


def copied(file: Path, target: Path) -> Path:
    target.write_bytes(file.read_bytes())
    return target


def test_a_record_is_not_taken_in_under_a_name_that_a_running_match_needs(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db") as server:
        anna = server.guest("Anna")
        table = anna.open("qwinto", 1)
        anna.ask(table, "sit", seat=0)
        assert anna.ask(table, "start").status_code == 200
    with closing(sqlite3.connect(tmp_path / "t.db")) as database:
        bodies = [json.loads(body) for (body,) in database.execute("SELECT body FROM entry")]
    [needed] = [body["record_id"] for body in bodies if body["type"] == "began"]
    record = tmp_path / f"{needed}.json"
    record.write_bytes(RECORDS[0].read_bytes())
    refused = run("import", record, "--db", tmp_path / "t.db")
    assert "a running match needs the name" in one_line(refused)
    with Running(tmp_path / "t.db") as server:
        assert server.http.get(f"/api/records/{needed}").status_code == 404
