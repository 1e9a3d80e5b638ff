"""`tavolino admin`, as somebody types it who can read the database of a running server."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cli.program import one_line, run, run_apart
from server.test_accounts import Browser
from support.running import PATIENCE, Guest, Live, Running
from tavolino.people import Tokens

BANNED = 4420


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("admin") / "tavolino.db") as running:
        yield running


def said(server: Running, *words: str) -> str:
    done = run("admin", *words, "--db", server.database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def listed(server: Running, *words: str) -> Any:
    return json.loads(said(server, *words, "--json"))


def refused(server: Running, *words: str) -> str:
    return one_line(run("admin", *words, "--db", server.database))


def id_of(server: Running, name: str) -> str:
    [found] = [one["id"] for one in listed(server, "people") if one["name"] == name]
    return str(found)


def closed_with(live: Live) -> ConnectionClosed:
    try:
        while True:
            live.next()
    except ConnectionClosed as fault:
        return fault


def seated(server: Running, *names: str, game: str = "twisted") -> tuple[str, list[Guest]]:
    """A table with these people in its seats, and bots in the others."""
    guests = [server.guest(name) for name in names]
    table = guests[0].open(game, 3, bots=(None,) * len(guests) + ("casual",) * (3 - len(guests)))
    for seat, guest in enumerate(guests):
        assert guest.ask(table, "sit", seat=seat).status_code == 200
    return table, guests


def test_tables_are_listed_by_their_first_letters_and_closed(server: Running) -> None:
    table, [anna, _] = seated(server, "Anna", "Ben")
    [line] = [one for one in listed(server, "tables") if table.startswith(one["table"])]
    assert line["table"] != table, "the whole name is the key to it"
    assert line | {"since": 0} == {
        "table": table[:4], "game": "twisted", "stage": "lobby", "people": 2, "bots": 1, "since": 0, "in_memory": True,
    }  # fmt: skip
    assert "Twisted" in said(server, "tables")
    with anna.live(table) as live:
        live.next()
        assert said(server, "close", table[:6]) == f"Table {table[:4]} is closed.\n"
        assert closed_with(live).rcvd is not None
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert refused(server, "close", table[:6]) == f"There is no open table whose name begins with {table[:6]}."
    assert "at least three" in refused(server, "close", "x/../y")


def test_people_are_listed_once_with_their_tables(server: Running) -> None:
    one, [cleo] = seated(server, "Cleo")
    other, _ = seated(server, "Dora")
    with cleo.live(one) as first, cleo.live(other) as second:
        first.next()
        second.next()
        [line] = [person for person in listed(server, "people") if person["name"] == "Cleo"]
        assert line["tables"] == sorted([one[:4], other[:4]])
        assert line["home"] == "127.0.0.1"
        assert "Cleo" in said(server, "people")
    assert run_apart("admin", "tables", "--db", server.database).returncode == 0, "as a command of its own, too"


def test_somebody_is_sent_away_from_a_match_and_a_bot_plays_on(server: Running) -> None:
    table, [anna, ben] = seated(server, "Anna", "Rude Ben")
    assert anna.ask(table, "start").status_code == 200
    with ben.live(table) as live:
        live.next()
        assert "can't sit down there again" in said(server, "remove", id_of(server, "Rude Ben"), table[:5])
        update = live.next()
        while update["seat"] is not None:
            update = live.next()
        assert update["table"]["seats"][1]["bot"] == "casual"
        assert update["may_sit"] == []
        [refusal] = live.ask("sit", seat=1)["refused"]
        assert refusal["message"] == "why-sent-away"
        assert "has no seat" in refused(server, "remove", id_of(server, "Rude Ben"), table[:5])


def test_a_banned_person_is_told_so_everywhere_until_the_ban_ends(server: Running) -> None:
    table, [_, ben] = seated(server, "Anna", "Banned Ben")
    with ben.live(table) as live:
        live.next()
        short = id_of(server, "Banned Ben")
        assert said(server, "ban", short, "--days", "7", "--why", "insults").startswith("Banned Ben is banned until 2")
        closed = closed_with(live).rcvd
    assert closed is not None
    assert (closed.code, closed.reason[:36]) == (BANNED, "You’re banned from this server until")
    answer = ben.get("/api/me")
    assert (answer.status_code, answer.json()["message"]) == (403, "why-banned-until")
    page = server.http.get("/", headers=ben.headers | {"Accept-Language": "de-AT"})
    assert (page.status_code, page.text[:28]) == (403, "Du bist auf diesem Server bi")
    with ben.live(table) as live:
        closed = closed_with(live).rcvd
    assert closed is not None
    assert closed.code == BANNED
    [ban] = listed(server, "bans")
    assert (ban["kind"], ban["name"], ban["why"]) == ("person", "Banned Ben", "insults")
    assert said(server, "unban", short) == "Banned Ben may come in again.\n"
    assert ben.get("/api/me").json() == {"name": "Banned Ben"}
    update = ben.get(f"/api/tables/{table}").json()
    assert update["seat"] is None, "they have left every table"
    assert "is not banned" in refused(server, "unban", short)


def test_a_ban_is_for_the_programs_of_a_person_and_the_guest_that_they_once_were_too(server: Running) -> None:
    with ExitStack() as held:
        mara, guest = Browser(server, "Mara Banned"), Browser(server, "Guest of Mara")
        held.callback(mara.http.close)
        held.callback(guest.http.close)
        code, old = mara.keep(), Guest(server, guest.http.cookies["tavolino"])
        program = mara.post("/api/programs", {"name": "Mara bot"}).json()["id"]
        bot = Guest(server, mara.post(f"/api/programs/{program}/tokens", {"name": "x"}).json()["token"])
        guest.table()
        signed = guest.post("/api/sign-in/code", {"name": "Mara Banned", "code": code}).json()
        assert guest.post("/api/me/bring", {"token": signed["bring"]["token"]}).status_code == 204
        table = mara.table()
        with Guest(server, mara.http.cookies["tavolino"]).live(table) as live:
            live.next()
            said(server, "ban", id_of(server, "Mara Banned"))
            assert closed_with(live).rcvd is not None
        for asker in (bot, old):
            assert asker.get("/api/me").status_code == 403
        said(server, "unban", listed(server, "bans")[0]["target"])
        assert bot.get("/api/me").json() == {"name": "Mara bot", "kept": True}


def test_a_network_is_banned_across_a_restart_but_never_this_machine(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with Running(database) as server:
        assert said(server, "ban", "2001:db8::7") == "2001:db8::/64 is banned.\n"
        assert said(server, "ban", "203.0.113.99/24") == "203.0.113.0/24 is banned.\n"
        for own in ("127.0.0.1", "127.0.0.0/8", "::1", "::/16", "0.0.0.0/8"):
            assert "This machine itself" in refused(server, "ban", own)
        assert "too wide" in refused(server, "ban", "0.0.0.0/0")
        assert "is no address" in refused(server, "ban", "1.2.3")
        assert "is no id" in refused(server, "ban", "Ben")
        assert "There is nobody" in refused(server, "ban", "ffffffffffffffff")
    with Running(database) as server:
        assert [ban["target"] for ban in listed(server, "bans")] == ["2001:db8::/64", "203.0.113.0/24"]
        statuses = {
            address: server.http.get("/api/games", headers={"X-Forwarded-For": address}).status_code
            for address in ("203.0.113.7", "203.0.114.7", "2001:db8::1:2", "2001:db8:0:1::1", "::ffff:203.0.113.7")
        }
        assert [*statuses.values()] == [403, 200, 403, 200, 403], statuses
        table = server.guest("Anna").open("twisted", 2)
        ben = server.guest("Ben")
        ben.headers["X-Forwarded-For"] = "203.0.113.7"
        with ben.live(table) as live:
            closed = closed_with(live).rcvd
        assert closed is not None
        assert (closed.code, closed.reason) == (BANNED, "You’re banned from this server.")
        assert said(server, "unban", "203.0.113.0/24") == "203.0.113.0/24 may come in again.\n"
        assert server.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200


def test_a_report_keeps_the_chat_that_its_reporter_saw(server: Running) -> None:
    table, [anna, ben] = seated(server, "Anna", "Loud Ben")
    with anna.live(table) as live:
        ben.ask(table, "say", text="you play like my cat")
        live.next()
        sent = anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "rude", "words": " he  shouts "})
        assert sent.status_code == 204, sent.text
        [line] = [one for one in listed(server, "reports") if one["name"] == "Loud Ben"]
        assert (line["reason"], line["words"]) == ("rude", "he shouts")
        assert line["chat"] == ["Loud Ben: you play like my cat"]
        assert "| Loud Ben: you play like my cat" in said(server, "reports")
        live.ask("mute", seat=1, mute=True)
        for _ in range(4):
            anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "other"})
        more = anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "other"})
        assert (more.status_code, more.json()["message"]) == (429, "why-many-reports")
        chats = [one["chat"] for one in listed(server, "reports") if one["name"] == "Loud Ben"]
        assert sorted(chats) == [[], [], [], [], ["Loud Ben: you play like my cat"]], "she does not hear him any more"
    exported = anna.get("/api/me/export").json()["reports"]
    assert sorted(one["words"] for one in exported) == ["", "", "", "", "he shouts"]


@pytest.mark.parametrize(
    ("report", "message"),
    [
        ({"seat": 0, "reason": "rude"}, "why-nobody-there"),
        ({"seat": 2, "reason": "rude"}, "why-nobody-there"),
        ({"seat": 9, "reason": "rude"}, "why-nobody-there"),
        ({"seat": 1, "reason": "rude", "words": "\u2800"}, "why-unreadable"),
    ],
)
def test_a_report_is_about_another_person_at_the_table(server: Running, report: Any, message: str) -> None:
    table, [anna, _] = seated(server, "Anna", "Ben")
    assert anna.post(f"/api/tables/{table}/reports", report).json()["message"] == message
    stranger = server.guest("Cleo").post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "rude"})
    assert stranger.json()["message"] == "why-not-at-table"


def test_a_person_is_forgotten_who_has_asked_for_it(server: Running) -> None:
    table, [_, ben] = seated(server, "Anna", "Shy Ben")
    with ben.live(table) as live:
        live.next()
        assert said(server, "forget", id_of(server, "Shy Ben")).startswith("Shy Ben is forgotten")
        closed_with(live)
    assert ben.get("/api/me").json() == {"name": None}


def test_an_announcement_reaches_every_socket_once_and_every_page_that_asks(server: Running) -> None:
    table, [anna, ben] = seated(server, "Anna", "Ben")
    with anna.live(table) as live:
        assert "notice" not in live.next()
        done = said(server, "announce", "We restart at ten.", "--minutes", "30")
        assert done == "Everybody reads it now for 30 minutes.\n"
        update = live.next()
        while "notice" not in update:
            update = live.next()
        assert update["notice"] | {"number": 0, "left": 0} == {
            "number": 0, "text": "We restart at ten.", "left": 0, "stops": False,
        }  # fmt: skip
        assert 1700 < update["notice"]["left"] <= 1800
        assert "notice" not in live.ask("react", sign="👍"), "it was told already"
        with ben.live(table) as later:
            assert later.next()["notice"]["text"] == "We restart at ten."
        assert server.http.get("/api/notice").json()["text"] == "We restart at ten."
        said(server, "announce", "--off")
        update = live.next()
        while "notice" not in update:
            update = live.next()
        assert update["notice"]["text"] == ""
        with ben.live(table) as later:
            assert "notice" not in later.next()
    assert refused(server, "announce") == "Say what to announce, or --off to take the last announcement back."


def test_a_server_that_drains_begins_nothing_new_and_stops_when_the_match_is_over(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db") as server:
        table, [anna] = seated(server, "Anna")
        waiting, [ben] = seated(server, "Ben")
        anna.ask(table, "start")
        with anna.live(table) as live:
            live.next()
            assert "The server stops when 1 match" in said(server, "drain", "--minutes", "20")
            update = live.next()
            while "notice" not in update:
                update = live.next()
            assert update["notice"]["stops"]
            for refusal in (
                ben.post("/api/tables", {"settings": {"game": "twisted", "seats": 2}}).json(),
                ben.ask(waiting, "start").json()["refused"][0],
            ):
                assert refusal["message"] == "why-draining"
            assert said(server, "drain", "--cancel") == "The server goes on.\n"
            assert ben.ask(waiting, "start").status_code == 200
            said(server, "drain")
            assert server.process.poll() is None, "a match is in play"
            said(server, "close", table)
            assert server.process.wait(PATIENCE) == 0
    assert "No server of Tavolino answers at" in one_line(run("admin", "tables", "--db", tmp_path / "t.db"))


def test_figures_count_matches_people_and_sockets_across_a_restart(tmp_path: Path) -> None:
    for _ in range(2):
        with Running(tmp_path / "t.db") as server:
            table, [anna, ben] = seated(server, "Anna", "Ben", game="qwinto")
            anna.ask(table, "start")
            with anna.live(table) as live, ben.live(table) as other:
                live.next()
                other.next()
    with Running(tmp_path / "t.db") as server:
        [today] = listed(server, "figures", "--days", "1")
        assert (today["begun"], today["ended"], today["people"], today["sockets"]) == ({"qwinto": 2}, {}, 4, 2)
        assert "0/2" in said(server, "figures")


def test_only_a_fresh_token_for_this_very_request_opens_the_door(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/admin/tables").status_code == 403
    assert server.http.get("/api/admin/tables").json()["reason"].startswith("Only `tavolino admin`")
    other = Tokens([b"another key" * 3]).for_admin("GET /api/admin/tables")
    assert server.http.get("/api/admin/tables", headers={"Authorization": f"Bearer {other}"}).status_code == 403


def test_what_only_the_command_asks_for_is_not_in_the_schema(server: Running) -> None:
    schema = server.http.get("/schema/openapi.json").text
    assert "/api/tables" in schema
    assert "/api/admin" not in schema
    assert "AdminTable" not in schema


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("tables", "--db", "none.db"), "There is no database"),
        (("tables", "--url", "nonsense"), "is no web address"),
        (("ban",), "required"),
        (("ban", "abcd", "--days", "0"), "whole number from 1"),
        (("drain", "--minutes", "soon"), "whole number from 1"),
        (("dance",), "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    assert reason in one_line(run("admin", *arguments, folder=tmp_path))


def test_a_server_that_is_not_running_or_not_there_is_said_in_one_line(server: Running, tmp_path: Path) -> None:
    run("import", "--db", tmp_path / "t.db", *sorted((Path(__file__).parents[2] / "records").glob("*.json"))[:1])
    assert "No server is using the database" in one_line(run("admin", "tables", "--db", tmp_path / "t.db"))
    elsewhere = run("admin", "tables", "--db", tmp_path / "t.db", "--url", server.url)
    assert "Only `tavolino admin`" in one_line(elsewhere), "the keys of another database open nothing"
    assert "No server of Tavolino" in refused(server, "tables", "--url", "http://127.0.0.1:1")
