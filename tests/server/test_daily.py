"""The daily deal on a real server: one try, whatever happens, on any device; nobody sees another one's."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.test_accounts import Browser
from support.postgres import free_port
from support.running import Guest, Running

COURSE = "qwinto-alone"  # a short one, where nobody has to wait for bots


def begin(guest: Guest, course: str = COURSE) -> str:
    answer = guest.post(f"/api/daily/{course}", {})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def play(guest: Guest, table: str, most: int = 10_000) -> Any:
    """Whatever is legal first, up to so many times; the last update."""
    update, done = guest.get(f"/api/tables/{table}").json(), 0
    while update["table"]["stage"] != "over" and done < most:
        legal = update["view"]["legal"]
        if legal:
            done += 1
            update = guest.ask(table, "act", decision=update["decision"], action=legal[0]).json()
        else:
            update = guest.get(f"/api/tables/{table}").json()
    return update


def today(guest: Guest, course: str = COURSE) -> Any:
    return next(one for one in guest.get("/api/daily").json()["courses"] if one["course"] == course)


def why(answer: Any) -> str:
    assert answer.status_code in (404, 409), answer.text
    return str(answer.json()["message"])


def test_a_try_from_its_beginning_to_its_result_on_a_server_with_one_visitor(server: Running) -> None:
    anna = server.guest("Anna Alone")
    day = anna.get("/api/daily").json()["day"]
    assert today(anna)["mine"] is None
    end = play(anna, begin(anna))
    assert end["table"]["event"] == f"daily/{day}/{COURSE}"
    result = anna.get(f"/api/daily/{COURSE}/{day}").json()
    mine = result["mine"]
    assert (mine["ended"], mine["counted"], mine["score"]) == (True, True, end["table"]["outcome"]["scores"][0])
    assert (mine["better"], mine["record"], result["revealed"]) == (None, None, False)
    assert result["counts"] == [[mine["score"], 1]]
    assert len(result["commitment"]) == 64
    found = anna.get("/api/daily").json()
    assert (found["streak"], found["days"]) == (1, [day])
    assert today(anna)["mine"]["signs"] == mine["signs"]


def test_there_is_no_second_try_and_two_devices_play_at_one_table(server: Running) -> None:
    ben = server.guest("Ben Twice")
    with ThreadPoolExecutor(4) as devices:
        tables = {*devices.map(lambda _: begin(ben), range(4))}
    assert len(tables) == 1
    [table] = tables
    with ben.live(table) as phone, ben.live(table) as desk:
        update = phone.next()
        assert desk.next()["view"] == update["view"]
        acted = phone.act(update)
        assert desk.until(acted["version"])["view"] == acted["view"]
    score = play(ben, table)["table"]["outcome"]["scores"]
    assert begin(ben) == table
    for ask, more in (("again", {}), ("undo", {}), ("stand", {}), ("seat bot", {"seat": 0, "level": "casual"})):
        refused = ben.ask(table, ask, **more)
        assert refused.json()["refused"][0]["message"] == "why-event", ask
    assert today(ben)["mine"]["score"] == score[0]


def test_the_servers_clock_counts_and_what_cannot_be_is_said(server: Running) -> None:
    eve = server.guest("Eve Early")
    day = eve.get("/api/daily").json()["day"]
    for wrong in ("2001-01-01", "2199-01-01"):  # a page that was left open, or a device whose clock is wrong
        assert why(eve.post(f"/api/daily/{COURSE}", {"day": wrong})) == "why-daily-over"
        assert why(eve.get(f"/api/daily/{COURSE}/{wrong}")) == "why-no-daily"
    assert why(eve.post("/api/daily/chess", {})) == "why-no-course"
    assert why(eve.get(f"/api/daily/chess/{day}")) == "why-no-course"
    assert eve.get(f"/api/daily/{COURSE}/tomorrow").status_code == 400
    assert why(eve.get(f"/api/daily/{COURSE}/{day}/plays")) == "why-not-revealed"
    assert today(eve)["mine"] is None
    assert server.http.get("/api/daily").json()["courses"][0]["mine"] is None, "nobody has to say who they are to look"
    assert server.http.post(f"/api/daily/{COURSE}", json={}).status_code == 401


def closed_at_once(live: Any) -> bool:
    try:
        live.next()
    except (ConnectionClosed, InvalidStatus):
        return True
    return False


def test_nobody_sees_a_running_deal_at_another_ones_table(server: Running) -> None:
    anna, spy = server.guest("Anna Secret"), server.guest("Spy")
    table = begin(anna, "twisted")
    play(anna, table, most=2)
    assert why(spy.get(f"/api/tables/{table}")) == "why-event-private"
    assert why(spy.ask(table, "sit", seat=1)) == "why-event-private"
    assert why(spy.get(f"/api/tables/{table}/hint")) == "why-not-seated"
    assert why(anna.get(f"/api/tables/{table}/hint")) == "why-event"
    with spy.live(table) as live:
        assert closed_at_once(live)
    token = anna.post(f"/api/tables/{table}/seat-link").json().get("token")
    if token:
        assert spy.post("/api/seat-links", {"token": token}).status_code in (400, 404, 409)
        assert why(spy.get(f"/api/tables/{table}")) == "why-event-private"
    assert table not in spy.get("/api/tables").text
    assert table not in spy.get("/api/me/tables").text
    page = server.http.get(f"/table/{table}").text
    assert "Anna Secret" not in page


def test_nobody_reads_the_cards_of_a_running_deal_from_a_match_that_is_over(server: Running) -> None:
    anna, spy = server.guest("Anna Over"), server.guest("Spy")
    end = play(anna, begin(anna))
    record, commitment = end["table"]["record"], end["table"]["commitment"]
    for who in (anna, spy):
        assert why(who.get(f"/api/records/{record}")) == "why-not-revealed"
        for form in ("", "?open=true", "?seat=0", "?plain=true"):
            assert why(who.get(f"/api/records/{record}/replay{form}")) == "why-not-revealed"
        assert why(who.post(f"/api/records/{record}/rehearse", {"seat": 0})) == "why-not-revealed"
        assert why(who.post(f"/api/records/{record}/coach", {})) == "why-not-revealed"
        assert why(who.get(f"/api/records/{record}/coach")) == "why-not-revealed"
        assert commitment not in who.get("/api/me/matches").text
    exported = anna.get("/api/me/export").json()
    assert record in [match["id"] for match in exported["matches"]]
    assert exported["records"] == {}
    assert [one["score"] for one in exported["daily"]] == [end["table"]["outcome"]["scores"][0]]
    assert "Anna Over" not in server.http.get(f"/replay/{record}").text
    listed = [line for line in server.http.get("/api/deals").text.splitlines() if commitment in line]
    assert len(listed) == 1, "it is in the list as fixed, and as nothing else"
    assert '"secret"' not in listed[0]


def test_a_try_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    database, port = tmp_path / "tavolino.db", free_port()
    server = Running(database, port=port)
    try:
        anna = server.guest("Anna Killed")
        table = begin(anna, "twisted")
        before = play(anna, table, most=5)
        server.stop(signal.SIGKILL)
        server = Running(database, port=port)
        anna = Guest(server, anna.token)
        assert begin(anna, "twisted") == table
        after = anna.get(f"/api/tables/{table}").json()
        assert after["version"] >= before["version"]
        assert play(anna, table)["table"]["stage"] == "over"
        mine = today(anna, "twisted")["mine"]
        assert (mine["table"], mine["counted"]) == (table, True)
    finally:
        server.stop()


def test_a_guest_who_signs_in_goes_on_with_the_try_as_the_account(server: Running) -> None:
    account, guest = Browser(server, "Rosa Daily"), Browser(server, "Rosa Guest")
    code = account.keep()
    table = guest.post(f"/api/daily/{COURSE}", {}).json()["table"]
    signed = guest.post("/api/sign-in/code", {"name": "Rosa Daily", "code": code}).json()
    assert guest.post("/api/me/bring", {"token": signed["bring"]["token"]}).status_code == 204
    for one in (guest, account):
        assert one.post(f"/api/daily/{COURSE}", {}).json()["table"] == table
    update = account.get(f"/api/tables/{table}")
    while update["table"]["stage"] != "over":
        update = account.ask(table, "act", decision=update["decision"], action=update["view"]["legal"][0]).json()
    mine = [one["mine"] for one in guest.get("/api/daily")["courses"] if one["course"] == COURSE]
    assert [one["counted"] for one in mine] == [True]
    for one in (guest, account):
        one.http.close()
