"""People hear that it is their turn: once, where and when they want it, and only there."""

import hashlib
import hmac
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from support.outside import Outside, Posted, PushBrowser, claims
from support.running import Guest, Running

DAY = 86_400


def config(folder: Path) -> list[str]:
    file = folder / "tavolino.toml"
    file.write_text('notices_to = ["127.0.0.0/8"]\ncontact = "host@example.org"\n[limits]\nnotice_seconds = 0\n')
    return ["--config", str(file)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with Running(folder / "tavolino.db", more=config(folder)) as running:
        yield running


@pytest.fixture
def other() -> Iterator[Outside]:
    with Outside() as outside:
        yield outside


def on(guest: Guest, other: Outside, kind: str = "plain", path: str = "/hook", **more: Any) -> Any:
    wish = {"kind": kind, "address": f"{other.url}{path}", "language": "en", **more}
    answer = guest.post("/api/me/notices/webhooks", wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def channels(guest: Guest) -> Any:
    return guest.get("/api/me/notices").json()["channels"]


def wish(guest: Guest, **wishes: Any) -> None:
    assert guest.post("/api/me/notices/wishes", wishes).status_code == 204


def begun(anna: Guest, ben: Guest) -> str:
    """A slow match of two; returns the table."""
    table = anna.open("twisted", 2, clock={"type": "days", "days": 2})
    assert anna.ask(table, "sit", seat=0).status_code == 200
    assert ben.ask(table, "sit", seat=1).status_code == 200
    assert anna.ask(table, "start").status_code == 200
    return table


def view(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}").json()


def move(anna: Guest, ben: Guest, table: str) -> Guest:
    """Whoever's turn it is moves; returns the one whose turn it is then."""
    while True:
        update = view(anna, table)
        mover, next_one = (anna, ben) if update["awaited"] == [0] else (ben, anna)
        update = view(mover, table)
        fields = {"decision": update["decision"], "action": update["view"]["legal"][0]}
        assert mover.ask(table, "act", **fields).status_code == 200
        if view(anna, table)["awaited"] == [0 if next_one is anna else 1]:
            return next_one


def whose_turn(anna: Guest, ben: Guest, table: str) -> Guest:
    return anna if view(anna, table)["awaited"] == [0] else ben


def settle(server: Running, other: Outside) -> list[Posted]:
    """What arrives until everything that is ready now has been sent: a later look sends what others wait for."""
    last, second, found = server.guest("Last"), server.guest("Second"), []
    for guest in (last, second):
        on(guest, other, path="/last")
        wish(guest, began=False)
    table = begun(last, second)
    for _ in range(2):
        while (posted := other.next()).path != "/last":
            found.append(posted)
        move(last, second, table)
    while (posted := other.next()).path != "/last":
        found.append(posted)
    return found


def check_signature(posted: Posted, secret: str) -> None:
    parts = dict(part.split("=", 1) for part in posted.headers["Tavolino-Signature"].split(","))
    assert abs(int(parts["t"]) - time.time()) < 3600
    expected = hmac.new(secret.encode(), f"{parts['t']}.".encode() + posted.body, hashlib.sha256)
    assert hmac.compare_digest(parts["v1"], expected.hexdigest())


def test_a_program_hears_each_turn_once_in_plain_signed_json(server: Running, other: Outside) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    secrets = {guest: on(guest, other, path=path)["secret"] for guest, path in ((anna, "/anna"), (ben, "/ben"))}
    paths = {"/anna": anna, "/ben": ben}
    table = begun(anna, ben)
    first = [other.next(), other.next()]
    assert sorted(one.json["what"] for one in first) == ["began", "turn"]
    turn = next(one for one in first if one.json["what"] == "turn")
    mover = paths[turn.path]
    assert mover is whose_turn(anna, ben, table)
    for posted in first:
        check_signature(posted, secrets[paths[posted.path]])
    said = turn.json
    assert (said["type"], said["title"], said["game"], said["table"]) == ("notice", "Twisted", "twisted", table)
    assert said["text"].startswith(f"It’s your turn against {'Ben' if mover is anna else 'Anna'}. You have until ")
    assert said["due"] == pytest.approx(time.time() + 2 * DAY, abs=120)
    assert (said["link"], said["turns"]) == (f"{server.url}/table/{table}", 1)
    keys = {one.json["key"] for one in first}
    for _ in range(2):
        waits = move(anna, ben, table)
        posted = other.next()
        assert (paths[posted.path], posted.json["what"]) == (waits, "turn")
        keys.add(posted.json["key"])
    assert len(keys) == 4, "each notice has a key of its own"
    assert settle(server, other) == []


@pytest.mark.parametrize(
    ("kind", "path", "read"),
    [
        ("ntfy", "/", lambda said: (said["topic"], said["title"], said["message"], said["click"])),
        ("discord", "/hook", lambda said: (said["allowed_mentions"], said["flags"], said["content"])),
        ("matrix", "/hook", lambda said: (said["username"], said["text"])),
    ],
)
def test_others_hear_it_in_their_own_form(
    server: Running, other: Outside, kind: str, path: str, read: Callable[[Any], Any]
) -> None:
    anna = server.guest("Anna")
    made = on(anna, other, kind, "/hook", language="de")
    assert anna.post(f"/api/me/notices/channels/{made['id']}/test").json() == {"arrived": True}
    posted = other.next()
    check_signature(posted, made["secret"])
    assert posted.path == path
    text = str(read(posted.json))
    assert "Hier erfährst du von deinen langsamen Partien." in text
    if kind == "ntfy":
        assert posted.json["topic"] == "hook"
        assert [action["action"] for action in posted.json["actions"]] == ["view", "view"]
    assert f"{server.url}/stop/" in str(posted.json)


def test_a_name_can_call_nobody_on_discord(server: Running, other: Outside) -> None:
    anna, eve = server.guest("Anna"), server.guest("@here [x](http://a.b)")
    on(anna, other, "discord")
    begun(anna, eve)
    said = other.next().json
    assert "@here" not in said["content"].replace("\\@", "")
    assert "](http" not in said["content"]
    assert said["allowed_mentions"] == {"parse": []}


def test_a_browser_hears_it_by_push_and_only_it_can_read_it(server: Running, other: Outside) -> None:
    anna, ben, browser = server.guest("Anna"), server.guest("Ben"), PushBrowser()
    assert anna.post("/api/me/notices/push", browser.subscription(f"{other.url}/send/1", "fr")).status_code == 204
    key = anna.get("/api/me/notices").json()["key"]
    table = begun(anna, ben)
    if whose_turn(anna, ben, table) is ben:
        assert browser.read(other.next())["text"] == "Ta partie avec Ben a commencé."
        move(anna, ben, table)
    posted = other.next()
    assert posted.path == "/send/1"
    assert b"Ben" not in posted.body
    said = browser.read(posted)
    assert said["text"].startswith("À toi de jouer contre Ben.")
    assert (said["path"], said["tag"], said["turns"]) == (f"/table/{table}", table, 1)
    assert (said["open"], said["stop"]) == ("Ouvrir", "Arrêter ces notifications")
    vapid = claims(posted, key)
    assert (vapid["aud"], vapid["sub"]) == (other.url, "mailto:host@example.org")
    assert int(posted.headers["TTL"]) == pytest.approx(2 * DAY, abs=120)
    assert len(posted.headers["Topic"]) <= 32
    assert anna.get("/api/me/notices").json()["key"] == key, "push services know the house by it"


def test_a_push_subscription_that_is_gone_is_removed(server: Running) -> None:
    with Outside(410) as gone:
        anna, browser = server.guest("Anna"), PushBrowser()
        assert anna.post("/api/me/notices/push", browser.subscription(f"{gone.url}/send")).status_code == 204
        [one] = channels(anna)
        assert anna.post(f"/api/me/notices/channels/{one['id']}/test").json() == {"arrived": False}
        assert channels(anna) == []


def test_a_channel_that_fails_is_tried_later_and_the_notice_is_not_lost(server: Running) -> None:
    with Outside(500) as broken:
        anna = server.guest("Anna")
        made = on(anna, broken)
        assert anna.post(f"/api/me/notices/channels/{made['id']}/test").json() == {"arrived": False}
        [one] = channels(anna)
        assert one["failing"]
        broken.status = 200
        assert anna.post(f"/api/me/notices/channels/{made['id']}/test").json() == {"arrived": True}
        assert not channels(anna)[0]["failing"]


def test_a_stop_link_ends_one_channel_without_signing_in(server: Running, other: Outside) -> None:
    anna = server.guest("Anna")
    ends, stays = on(anna, other, path="/ends"), on(anna, other, path="/stays")
    anna.post(f"/api/me/notices/channels/{ends['id']}/test")
    code = other.next().json["stop"].rpartition("/")[2]
    assert server.http.get(f"/stop/{code}").status_code == 200
    assert len(channels(anna)) == 2, "to fetch the page, as a preview does, ends nothing"
    assert server.http.post(f"/api/stop/{code}").status_code == 204
    assert [one["id"] for one in channels(anna)] == [stays["id"]]
    assert server.http.post("/api/stop/nonsense").status_code == 204, "nobody learns which codes there are"
    assert len(channels(anna)) == 1


def test_people_hear_only_what_they_want_to(server: Running, other: Outside) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    for guest in (anna, ben):
        on(guest, other)
        wish(guest, began=False, over=False)
    table = begun(anna, ben)
    assert other.next().json["what"] == "turn"
    wish(anna, turn=False, began=False)
    wish(ben, turn=False, began=False)
    move(anna, ben, table)
    assert settle(server, other) == []


def test_in_quiet_hours_nothing_comes(server: Running, other: Outside) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    for guest in (anna, ben):
        on(guest, other)
        wish(guest, quiet_from=0, quiet_to=1439, zone="Europe/Rome")
    begun(anna, ben)
    assert settle(server, other) == []


def test_a_turn_is_told_once_even_if_the_server_is_killed(tmp_path: Path, other: Outside) -> None:
    database = tmp_path / "tavolino.db"
    with Running(database, more=config(tmp_path)) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        for guest, path in ((anna, "/anna"), (ben, "/ben")):
            on(guest, other, path=path)
            wish(guest, began=False)
        table = begun(anna, ben)
        assert other.next().json["what"] == "turn"
        move(anna, ben, table)
        server.stop(signal.SIGKILL)
    before = [other.next()] if not other.is_quiet() else []
    with Running(database, more=config(tmp_path)) as server:
        anna.server = ben.server = server
        again = before or [other.next()]
        assert [one.json["what"] for one in again] == ["turn"]
        move(anna, ben, table)
        assert other.next().json["key"] != again[0].json["key"]
        assert settle(server, other) == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1", "192.168.0.1"])
def test_a_webhook_into_the_servers_own_network_is_refused_unless_the_host_allows_it(
    strict: Running, other: Outside, host: str
) -> None:
    anna = strict.guest("Anna")
    address = f"https://{host}:{other.port}/hook"
    wish = {"kind": "plain", "address": address, "language": "en"}
    answer = anna.post("/api/me/notices/webhooks", wish)
    assert (answer.status_code, answer.json()["message"]) == (400, "why-webhook-inside")
    browser = PushBrowser().subscription(address)
    assert anna.post("/api/me/notices/push", browser).json()["message"] == "why-webhook-inside"
    assert channels(anna) == []
    assert other.is_quiet()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("strict") / "tavolino.db") as running:
        yield running


def test_a_setting_that_is_taken_back_holds_for_old_channels_too(tmp_path: Path, other: Outside) -> None:
    database = tmp_path / "tavolino.db"
    with Running(database, more=config(tmp_path)) as server:
        anna = server.guest("Anna")
        made = on(anna, other)
    with Running(database) as server:
        anna.server = server
        assert anna.post(f"/api/me/notices/channels/{made['id']}/test").json() == {"arrived": False}
        assert other.is_quiet()


def test_nobody_has_more_than_ten_channels_or_sees_those_of_others(server: Running, other: Outside) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    made = [on(anna, other, path=f"/{number}") for number in range(10)]
    again = on(anna, other, path="/3")  # the same address anew is not one more
    wish = {"kind": "plain", "address": f"{other.url}/11", "language": "en"}
    answer = anna.post("/api/me/notices/webhooks", wish)
    assert (answer.status_code, answer.json()["message"]) == (409, "why-many-channels")
    assert {one["id"] for one in channels(anna)} == {*(one["id"] for one in made), again["id"]} - {made[3]["id"]}
    assert ben.post(f"/api/me/notices/channels/{made[0]['id']}/test").status_code == 404
    assert server.http.delete(f"/api/me/notices/channels/{made[0]['id']}", headers=ben.headers).status_code == 204
    assert len(channels(anna)) == 10
    assert server.http.delete(f"/api/me/notices/channels/{made[0]['id']}", headers=anna.headers).status_code == 204
    assert len(channels(anna)) == 9


def test_what_is_kept_is_in_the_export_and_gone_with_its_person(server: Running, other: Outside) -> None:
    anna = server.guest("Anna")
    on(anna, other)
    kept = anna.get("/api/me/export").json()["notices"]["channels"]
    assert [one["address"] for one in kept] == [f"{other.url}/hook"]
    assert server.http.delete("/api/me", headers=anna.headers).status_code == 204
    assert anna.get("/api/me/notices").status_code == 401


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("wishes", {"zone": "Nowhere/City"}),
        ("wishes", {"quiet_from": 1440}),
        ("webhooks", {"kind": "email", "address": "https://a.example", "language": "en"}),
        ("webhooks", {"kind": "plain", "address": "https://", "language": "en"}),
        ("push", {"endpoint": "https://a.example", "p256dh": "x", "auth": "y", "language": "en"}),
    ],
)
def test_what_makes_no_sense_is_refused(server: Running, path: str, message: Any) -> None:
    assert server.guest("Anna").post(f"/api/me/notices/{path}", message).status_code == 400


def test_slow_matches_are_listed_those_that_wait_first_with_the_time_left(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    tables = [begun(anna, ben) for _ in range(3)]
    for table in tables[:2]:
        if whose_turn(anna, ben, table) is ben:
            move(anna, ben, table)
    if whose_turn(anna, ben, tables[2]) is anna:
        move(anna, ben, tables[2])
    listed = anna.get("/api/me/slow").json()
    assert listed["turns"] == 2
    assert [one["table"] for one in listed["matches"]][2] == tables[2]
    assert [one["mine"] for one in listed["matches"]] == [True, True, False]
    first, last = listed["matches"][0], listed["matches"][2]
    assert first["left"] == pytest.approx(2 * DAY, abs=120)
    assert last["left"] is None
    assert [seat["name"] for seat in first["seats"]] == ["Anna", "Ben"]
    assert [seat["awaited"] for seat in last["seats"]] == [False, True]
    assert anna.get("/api/me/tables").json() == [], "they have a list of their own"
