"""Contests over HTTP: opened, joined, played and ended, and everything that somebody might try."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.running import Guest, Running

SHORT = {"game": "twisted", "seats": 2, "options": {"rounds": 1}, "hours": 1, "name": "Friday"}


ELSEWHERE = ("/api/me/matches", "/api/me/contests", "/api/me/profile", "/api/me/news", "/api/tables")


def opened(host: Guest, **wish: Any) -> str:
    answer = host.post("/api/contests", SHORT | {"deals": 2} | wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def asked(guest: Guest, contest: str, ask: str, **fields: Any) -> Any:
    answer = guest.post(f"/api/contests/{contest}/asks", {"type": ask, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(guest: Guest, contest: str, ask: str, **fields: Any) -> str:
    answer = guest.post(f"/api/contests/{contest}/asks", {"type": ask, **fields})
    assert answer.status_code == 409, answer.text
    return str(answer.json()["message"])


def seen(guest: Guest, contest: str) -> Any:
    return guest.get(f"/api/contests/{contest}").json()


def play_table(guest: Guest, table: str, most: int = 1000, choice: int = 0) -> None:
    """Always the same of the possible actions, so that two who do so play alike."""
    with guest.live(table) as live:
        update = live.next()
        while update["table"]["stage"] != "over" and most:
            if update["view"]["legal"]:
                legal = update["view"]["legal"]
                update = live.act(update, legal[min(choice, len(legal) - 1)])
                most -= 1
            else:
                update = live.next()


def play_deal(guest: Guest, contest: str, choice: int = 0) -> str:
    table = str(asked(guest, contest, "play")["task"]["table"])
    play_table(guest, table, choice=choice)
    return table


def until(guest: Guest, contest: str, what: Any) -> Any:
    while not what(view := seen(guest, contest)):
        pass
    return view


def test_two_people_play_the_same_deals_alone_with_the_same_bots_and_are_compared(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna)
    assert seen(anna, contest)["task"]["kind"] == "join"
    for guest in (anna, ben):
        assert asked(guest, contest, "join")["task"] == {"kind": "play", "table": "", "deal": 0, "left": 2}
        play_deal(guest, contest)
    view = seen(ben, contest)
    assert [(one["percent"], one["ahead"], one["place"]) for one in view["standings"]] == [(50, 0, 1), (50, 0, 1)]
    assert view["results"] == [], "somebody could still join and play this deal"
    assert view["task"] == {"kind": "play", "table": "", "deal": 1, "left": 1}
    play_deal(anna, contest)
    assert refused(anna, contest, "play") == "why-contest-done"
    over = asked(anna, contest, "end")
    assert over["stage"] == "over"
    both, one = (result["lines"] for result in over["results"])
    assert both[0]["score"] == both[1]["score"], "they played alike, and so did the bots"
    assert len(one) == 1, "what was not played counts for nothing"
    assert refused(ben, contest, "play") == "why-contest-over"


def test_nothing_of_a_deal_is_told_before_the_contest_is_over(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna, deals=1)
    for guest in (anna, ben):
        asked(guest, contest, "join")
    table = play_deal(anna, contest)
    update = anna.get(f"/api/tables/{table}")
    record = update.json()["table"]["record"]
    commitment = seen(anna, contest)["commitments"][0]
    assert ben.get(f"/api/tables/{table}").status_code >= 400
    told = [
        anna.get(f"/api/contests/{contest}").text,
        ben.get(f"/api/contests/{contest}").text,
        anna.get("/api/me/export").text,
        server.http.get("/api/deals?last=1000").text,
        update.text,
    ]
    if record:
        withheld = anna.get(f"/api/records/{record}")
        assert withheld.status_code >= 400
        told.append(withheld.text)
        for path in ("replay?open=true", "coach", "rehearse"):
            again = f"/api/records/{record}/{path}"
            tried = anna.post(again, {"seat": 0}) if path == "rehearse" else anna.get(again)
            assert (tried.status_code, tried.json()["message"]) == (409, "why-not-revealed")
            told.append(tried.text)
    told += [guest.get(path).text for guest in (anna, ben) for path in ELSEWHERE]
    with ben.live(table) as watcher, pytest.raises(ConnectionClosed):
        watcher.next()
    over = asked(anna, contest, "end")
    [result] = over["results"]
    kept = ben.get(f"/api/records/{result['lines'][0]['record']}")
    assert kept.status_code == 200
    secret = kept.json()["secret"]
    assert kept.json()["commitment"] == commitment
    assert not any(secret in text for text in told)
    listed = server.http.get("/api/deals?last=1000").text
    assert secret in listed
    assert ben.get(f"/api/records/{result['lines'][0]['record']}/replay?open=true").status_code == 200


def test_the_answer_is_empty_while_nothing_has_changed(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna)
    version = asked(anna, contest, "join")["version"]
    assert anna.get(f"/api/contests/{contest}?since={version}").status_code == 204
    asked(ben, contest, "join")
    assert anna.get(f"/api/contests/{contest}?since={version}").status_code == 200


def test_people_in_rotating_seats_meet_bots_where_numbers_do_not_divide(server: Running) -> None:
    """Three people at tables of two: a bot is the fourth. The rounds follow each other by themselves."""
    guests = {name: server.guest(name) for name in ("Anna", "Ben", "Cleo")}
    anna = guests["Anna"]
    contest = opened(anna, form="rotating", deals=3)
    for guest in guests.values():
        asked(guest, contest, "join")
    assert seen(anna, contest)["bots"] == 1
    assert refused(guests["Ben"], contest, "begin") == "why-contest-host"
    assert refused(guests["Ben"], contest, "play") == "why-contest-rounds"
    view = asked(anna, contest, "begin")
    assert (view["round"], len(view["tables"])) == (1, 2)
    for number in (1, 2, 3):
        view = until(anna, contest, lambda view, number=number: view["round"] == number and len(view["tables"]) == 2)
        play_round(guests, contest)
    over = until(anna, contest, lambda view: view["stage"] == "over")
    assert [len(one["lines"]) for one in over["results"]] == [4, 4, 4]
    assert [one["deals"] for one in over["standings"]] == [3, 3, 3]
    names = {one["key"] for one in over["entrants"]}
    assert {line["who"] for one in over["results"] for line in one["lines"]} == {"", *names}


def test_who_comes_late_plays_in_a_bots_place_from_the_next_round_on(server: Running) -> None:
    guests = {name: server.guest(name) for name in ("Anna", "Ben", "Cleo")}
    contest = opened(guests["Anna"], form="rotating", deals=2)
    for guest in guests.values():
        asked(guest, contest, "join")
    asked(guests["Anna"], contest, "begin")
    dora, emil = server.guest("Dora"), server.guest("Emil")
    assert seen(dora, contest)["task"]["kind"] == "join"
    view = asked(dora, contest, "join")
    assert (view["task"]["kind"], view["bots"], view["joinable"]) == ("wait", 0, False)
    assert "" in {who for table in view["tables"] for who in table["seats"]}, "in this round the bot plays on"
    assert seen(emil, contest)["task"]["kind"] == "late"
    assert refused(emil, contest, "join") == "why-contest-late"
    play_round(guests, contest)
    until(dora, contest, lambda view: view["round"] == 2 and len(view["tables"]) == 2)
    play_round(guests | {"Dora": dora}, contest)
    over = until(dora, contest, lambda view: view["stage"] == "over")
    assert {one["who"]: one["deals"] for one in over["standings"]}[view["key"]] == 1
    assert sorted(one["deals"] for one in over["standings"]) == [1, 2, 2, 2]
    assert [sum(line["who"] == "" for line in one["lines"]) for one in over["results"]] == [1, 0]


def test_who_leaves_and_comes_back_gets_their_seat_again_at_the_table_where_a_bot_plays_for_them(
    server: Running,
) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna, form="rotating", deals=1)
    for guest in (anna, ben):
        asked(guest, contest, "join")
    asked(anna, contest, "begin")
    table = seen(ben, contest)["task"]["table"]
    asked(ben, contest, "leave")
    assert seen(ben, contest)["task"]["kind"] == "join"
    left = until(anna, contest, lambda view: any(one["absent"] for one in view["entrants"]))
    assert [one["name"] for one in left["entrants"] if one["absent"]] == ["Ben"]
    assert asked(ben, contest, "join")["task"]["table"] == table
    play_round({"Anna": anna, "Ben": ben}, contest)
    assert until(anna, contest, lambda view: view["stage"] == "over")["entrants"][1]["absent"] is False


def play_round(guests: dict[str, Guest], contest: str) -> None:
    """Everybody makes a move whenever they can."""
    lives = {}
    for name, guest in guests.items():
        task = until(guest, contest, lambda view: view["task"]["kind"] == "play")["task"]
        lives[name] = guest.live(task["table"])
    waiting = {name: live.next() for name, live in lives.items()}
    while waiting:
        for name, update in [*waiting.items()]:
            if update["table"]["stage"] == "over":
                del waiting[name]
            elif update["view"]["legal"]:
                waiting[name] = lives[name].act(update)
            else:
                waiting[name] = guests[name].get(f"/api/tables/{update['table']['id']}").json()
    for live in lives.values():
        live.close()


def test_the_host_lets_a_bot_play_for_somebody_and_that_deal_is_nobodys(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna, form="rotating", deals=1)
    for guest in (anna, ben):
        asked(guest, contest, "join")
    view = asked(anna, contest, "begin")
    assert view["bots"] == 2, "there are always two tables, so that there is somebody to compare with"
    gone = next(one["key"] for one in view["entrants"] if one["name"] == "Ben")
    assert refused(ben, contest, "stand in", who=gone) == "why-contest-host"
    asked(anna, contest, "stand in", who=gone)
    play_table(anna, seen(anna, contest)["task"]["table"])
    over = until(anna, contest, lambda view: view["stage"] == "over")
    assert {one["name"] for one in over["entrants"]} == {"Anna", "Ben"}
    who = [line["who"] for line in over["results"][0]["lines"]]
    assert gone not in who
    assert view["key"] in who


def test_who_was_removed_stays_out_and_who_left_can_come_back(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna)
    key = asked(ben, contest, "join")["key"]
    asked(ben, contest, "leave")
    assert asked(ben, contest, "join")["key"] == key
    assert refused(ben, contest, "remove", who=key) == "why-contest-host"
    table = asked(ben, contest, "play")["task"]["table"]
    asked(anna, contest, "remove", who=key)
    assert refused(ben, contest, "join") == "why-contest-removed"
    assert refused(ben, contest, "play") == "why-contest-join"
    assert seen(ben, contest)["task"]["kind"] == "out"
    assert ben.get(f"/api/tables/{table}").status_code == 404, "their match does not go on"
    assert refused(anna, contest, "remove", who="nobody") == "why-contest-nobody"


@pytest.mark.parametrize("form", ["bots", "rotating"])
def test_a_contest_that_nobody_finishes_ends_at_its_time_with_what_is_there(server: Running, form: str) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna, form=form)
    for guest in (anna, ben):
        asked(guest, contest, "join")
    if form == "rotating":
        asked(anna, contest, "begin")
        tables = [seen(guest, contest)["task"]["table"] for guest in (anna, ben)]
    else:
        play_deal(anna, contest)
        play_deal(ben, contest)
        tables = [asked(guest, contest, "play")["task"]["table"] for guest in (anna, ben)]
    time_is_up(server, contest)
    over = until(anna, contest, lambda view: view["stage"] == "over")
    assert len(over["results"]) == (form == "bots"), "only what was played to the end counts"
    until(anna, contest, lambda _: all(anna.get(f"/api/tables/{table}").status_code == 404 for table in tables))
    until(anna, contest, lambda _: revealed(server, contest) == 2)
    for ask in ("join", "play", "begin", "end"):
        assert refused(anna, contest, ask) == "why-contest-over"


def time_is_up(server: Running, contest: str) -> None:
    """As if the hours had passed."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        assert database.execute("UPDATE contest SET ends = opened WHERE id = ?", (contest,)).rowcount == 1


def revealed(server: Running, contest: str) -> int:
    """How many of its deals the public list tells."""
    lines = map(json.loads, server.http.get("/api/deals?last=1000").text.splitlines())
    return sum(line["what"] == "revealed" and contest in line["event"] for line in lines)


def test_the_host_ends_a_contest_early_with_what_is_there(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    contest = opened(anna)
    for guest in (anna, ben):
        asked(guest, contest, "join")
    play_deal(anna, contest)
    table = asked(ben, contest, "play")["task"]["table"]
    play_table(ben, table, most=1)
    over = asked(anna, contest, "end")
    [only] = over["results"]
    assert [line["percent"] for line in only["lines"]] == [None], "nobody else has finished this deal"
    assert over["standings"][0]["place"] is None
    assert ben.get(f"/api/tables/{table}").status_code == 404, "the table is closed"


def test_a_contest_is_found_by_its_link_and_in_the_list_if_its_host_wants_that(server: Running) -> None:
    anna = server.guest("Anna")
    hidden, shown = opened(anna), opened(anna, listed=True)
    listed = [one["id"] for one in server.http.get("/api/contests").json()]
    assert shown in listed
    assert hidden not in listed
    assert {hidden, shown} <= {one["id"] for one in anna.get("/api/me/contests").json()}
    page = server.http.get(f"/contest/{hidden}", headers={"Accept-Language": "en"})
    assert page.status_code == 200
    assert "Friday: a contest in Twisted" in page.text


def test_who_asks_to_be_forgotten_keeps_no_name_in_a_contest(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Xanthippe")
    contest = opened(anna)
    for guest in (anna, ben):
        asked(guest, contest, "join")
        play_deal(guest, contest)
    assert ben.get("/api/me/export").json()["contests"][0]["name"] == "Friday"
    assert "Xanthippe" in json.dumps(seen(anna, contest))
    assert server.http.delete("/api/me", headers=ben.headers).status_code == 204
    assert "Xanthippe" not in json.dumps(seen(anna, contest))
    assert len(seen(anna, contest)["standings"]) == 2, "the others' results hold"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess"}, 400),
        ({"seats": 9}, 400),
        ({"deals": 33}, 400),
        ({"deals": 0}, 400),
        ({"hours": 24 * 15}, 400),
        ({"level": "god"}, 400),
        ({"options": {"rounds": "many"}}, 400),
        ({"name": "a\u202eb"}, 400),
        ({"name": "x" * 100}, 400),
        ({"form": "rotating", "game": "qwinto", "seats": 1, "options": {}}, 400),
        ({"seconds": 1}, 400),
        ({"form": "rotating", "hours": 25}, 400),
        ({"surprise": True}, 400),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_in_one_line(
    server: Running, wish: dict[str, Any], status: int
) -> None:
    answer = server.guest("Anna").post("/api/contests", SHORT | {"deals": 2} | wish)
    assert (answer.status_code, "\n" in answer.json()["reason"]) == (status, False)


@pytest.mark.parametrize("ask", [{"type": "win"}, {"type": "next"}, {"type": "extend", "hours": 10_000}, {}])
def test_what_is_no_ask_is_refused(server: Running, ask: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    assert anna.post(f"/api/contests/{opened(anna)}/asks", ask).status_code == 400


def test_there_is_nothing_where_no_contest_is(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/contests/nowhere").status_code == 404
    assert anna.post("/api/contests/nowhere/asks", {"type": "join"}).status_code == 404
    assert server.http.post("/api/contests", json=SHORT | {"deals": 1}).status_code == 401


def test_a_contest_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with Running(database) as first:
        anna = first.guest("Anna")
        contest = opened(anna)
        asked(anna, contest, "join")
        table = asked(anna, contest, "play")["task"]["table"]
        play_table(anna, table, most=2)
        before = seen(anna, contest)
    with Running(database) as second:
        again = Guest(second, anna.token)
        assert seen(again, contest) == before
        assert asked(again, contest, "play")["task"]["table"] == table, "not another try"
        play_table(again, table)
        assert seen(again, contest)["task"]["deal"] == 1
