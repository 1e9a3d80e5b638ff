"""Sockets: play, come back, and clients that misbehave, each dropped alone."""

import re
import socket as plain
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import repeat
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from support.running import Guest, Live, Running
from tavolino.server.gate.limits import Limits

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class TwoAtATable:
    def __init__(self, server: Running, game: str = "twisted") -> None:
        self.guests = [server.guest("Anna"), server.guest("Ben")]
        self.table = self.guests[0].open(game, 2)
        self.lives = [guest.live(self.table) for guest in self.guests]
        for seat, live in enumerate(self.lives):
            live.ask("sit", seat=seat)
            live.ask("contribute", contribution=f"{seat}" * 64)
        self.update = self.lives[0].ask("start")

    def turn(self) -> int:
        view = self.guests[0].get(f"/api/tables/{self.table}").json()["view"]
        return 0 if view["legal"] else 1

    def act(self) -> Any:
        """Whoever is on turn does the first thing they can."""
        seat = self.turn()
        update = self.guests[seat].get(f"/api/tables/{self.table}").json()
        answer = self.lives[seat].act(update)
        assert answer["done"], answer["refused"]
        return answer

    def still_plays(self) -> None:
        before = self.guests[0].get(f"/api/tables/{self.table}").json()["version"]
        assert self.act()["version"] > before

    def close(self) -> None:
        for live in self.lives:
            live.close()


@pytest.fixture
def two(server: Running) -> Iterator[TwoAtATable]:
    two = TwoAtATable(server)
    yield two
    two.close()


def closed(live: Live) -> tuple[int, str]:
    """Why the server closed a socket."""
    try:
        while True:
            live.next()
    except ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (1006, "")


def framed(text: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


FLOODS = {
    "pings": (b"", framed(b"x" * 125, opcode=Opcode.PING)),
    "pongs": (b"", framed(b"", opcode=Opcode.PONG)),
    "pieces": (framed(b"", fin=False), framed(b"", opcode=Opcode.CONT, fin=False)),
}


def test_both_are_told_of_an_action_each_with_their_own_view(two: TwoAtATable) -> None:
    version = two.act()["version"]
    for seat, live in enumerate(two.lives):
        update = live.until(version)
        assert update["version"] == version
        assert update["seat"] == update["view"]["seat"] == seat


def test_a_page_shows_the_token_of_a_second_person_as_a_protocol(two: TwoAtATable) -> None:
    token = two.guests[1].token
    address = f"{two.guests[0].server.url.replace('http', 'ws', 1)}/api/tables/{two.table}/live"
    with connect(address, subprotocols=[Subprotocol("tavolino"), Subprotocol(token)]) as socket:
        assert socket.subprotocol == "tavolino"
        assert msgspec.json.decode(socket.recv(timeout=60))["seat"] == 1


def test_the_same_ask_sent_again_after_a_reconnect_is_played_once(two: TwoAtATable) -> None:
    seat = two.turn()
    update = two.guests[seat].get(f"/api/tables/{two.table}").json()
    ask = {"decision": update["decision"], "action": update["view"]["legal"][0], "key": "once"}
    two.lives[seat].send("act", **ask)
    two.lives[seat].close()
    two.lives[seat] = two.guests[seat].live(two.table, since=update["version"])
    answer = two.lives[seat].ask("act", **ask)
    assert answer["refused"] == []
    acted = [happened for happened in answer["events"] if happened["event"]["type"] == "placed"]
    again = two.guests[seat].get(f"/api/tables/{two.table}").json()
    assert again["version"] == update["version"] + 1
    assert len(acted) <= 1


def test_whoever_comes_back_gets_what_they_missed(two: TwoAtATable) -> None:
    seen = two.act()["version"]
    for _ in range(3):
        two.act()
    with two.guests[1].live(two.table, since=seen) as back:
        update = back.next()
    assert update["version"] == seen + 3
    assert {happened["version"] for happened in update["events"]} == {seen + 1, seen + 2, seen + 3}


def test_an_old_decision_and_anothers_turn_are_refused_with_the_view(two: TwoAtATable) -> None:
    seat = two.turn()
    update = two.guests[seat].get(f"/api/tables/{two.table}").json()
    old = two.lives[seat].ask("act", decision=update["decision"] - 1, action=update["view"]["legal"][0])
    assert old["refused"][0]["reason"] == "Too late: the game has moved on."
    assert old["view"] == update["view"]
    other = two.lives[1 - seat]
    decision = two.guests[1 - seat].get(f"/api/tables/{two.table}").json()["decision"]
    wrong = other.ask("act", decision=decision, action=update["view"]["legal"][0])
    assert wrong["refused"][0]["clause"].startswith("T-")
    two.still_plays()


def test_one_who_only_watches_cannot_act(server: Running, two: TwoAtATable) -> None:
    with server.guest("Cleo").live(two.table) as watcher:
        update = watcher.next()
        assert update["seat"] is None
        assert update["view"]["hand"] == []
        answer = watcher.ask("act", decision=update["decision"], action={"type": "take"})
        assert answer["refused"][0]["reason"] == "You have no seat at this table."


@pytest.mark.parametrize(
    "garbage", ["", "x", "{}", "[]", "null", '{"type":"fly"}', '{"type":"act"}', "[" * 4000, '{"type":"sit","seat":99}']
)
def test_garbage_is_refused_with_a_reason(two: TwoAtATable, garbage: str) -> None:
    two.lives[0].socket.send(garbage)
    while not (update := two.lives[0].next())["refused"]:
        pass
    assert update["refused"][0]["reason"].startswith("This is no message")
    two.still_plays()


def test_a_number_beyond_all_numbers_is_refused_like_any_other(two: TwoAtATable) -> None:
    seat = two.turn()
    update = two.guests[seat].get(f"/api/tables/{two.table}").json()
    answer = two.lives[seat].act(update, {"type": "place", "card": 10**30})
    assert "1000000000000000000000000000000" in answer["refused"][0]["reason"]
    two.still_plays()


def test_bytes_that_are_no_text_are_refused(two: TwoAtATable) -> None:
    two.lives[0].socket.send(b"\xff\xfe\x00")
    while not two.lives[0].next()["refused"]:
        pass
    two.still_plays()


def test_a_message_of_ten_megabytes_ends_its_socket_alone(server: Running, two: TwoAtATable) -> None:
    with server.guest("Cleo").live(two.table) as big:
        big.next()
        with suppress(ConnectionClosed):
            big.socket.send("x" * 10_000_000)
        assert closed(big)[0] in (1006, 1009), "gone, with or without a word"
    two.still_plays()


def test_flooding_slows_down_its_own_socket_alone(server: Running, two: TwoAtATable) -> None:
    with server.guest("Cleo").live(two.table) as flood:
        keys = [str(number) for number in range(120)]  # twice what is let through at once
        for key in keys:
            flood.send("again", key=key)
        two.still_plays()
        refused: list[str] = []
        while len(refused) < len(keys):
            refused += [refusal["key"] for refusal in flood.next()["refused"]]
        assert refused == keys, "every one is answered, in order"
    paused = re.search(r"^tavolino_pauses_total (\S+)", server.http.get("/metrics").text, re.MULTILINE)
    assert paused is not None
    assert float(paused[1]) > 0
    two.still_plays()


def test_one_who_never_reads_does_not_hold_up_the_others(server: Running, two: TwoAtATable) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port))) as deaf:
        deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 1024)
        token = server.guest("Cleo").headers["Authorization"]
        deaf.sendall(HANDSHAKE.format(table=two.table, host=host, token=token).encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        for _ in range(60):
            two.act()
        assert server.http.get("/healthz").text == "ok\n"


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_say_nothing_ends_its_socket(kind: str, server: Running, two: TwoAtATable) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port)), timeout=60) as socket:
        token = server.guest("Cleo").headers["Authorization"]
        socket.sendall(HANDSHAKE.format(table=two.table, host=host, token=token).encode())
        heard_until(b"101 Switching Protocols", socket)
        first, again = FLOODS[kind]
        with suppress(ConnectionError):
            socket.sendall(first + again * 1000)
            while socket.recv(65536):
                pass  # until the server has closed it; on one that stays open this times out
    two.still_plays()


def test_one_who_pings_and_never_reads_is_not_read_any_more(server: Running, two: TwoAtATable) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port)), timeout=60) as socket:
        token = server.guest("Cleo").headers["Authorization"]
        socket.sendall(HANDSHAKE.format(table=two.table, host=host, token=token).encode())
        pings = framed(b"x" * 125, opcode=Opcode.PING) * 1000
        with pytest.raises(ConnectionError):
            deque(map(socket.sendall, repeat(pings, 400)), maxlen=0)  # 50 MB
    two.still_plays()


def test_messages_may_come_in_pieces_or_several_at_once(server: Running, two: TwoAtATable) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port)), timeout=60) as socket:
        socket.setsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY, 1)
        token = server.guest("Cleo").headers["Authorization"]
        socket.sendall(HANDSHAKE.format(table=two.table, host=host, token=token).encode())
        received = heard_until(b"101 Switching Protocols", socket)
        for number, pieces in enumerate(PIECES):
            for piece in pieces(asking(f"key {number}")):
                socket.sendall(piece)
                server.http.get("/healthz")  # so that the server has read it before more comes
            received = heard_until(f'"key":"key {number}"'.encode(), socket, received)


def heard_until(wanted: bytes, socket: plain.socket, received: bytes = b"") -> bytes:
    while wanted not in received:
        more = socket.recv(65536)
        assert more, "the server has closed the socket"
        received += more
    return received


def asking(key: str) -> bytes:
    return msgspec.json.encode({"type": "again", "key": key})


def cut(frame: bytes, place: int) -> list[bytes]:
    return [frame[:place], frame[place:]]


PIECES: list[Callable[[bytes], list[bytes]]] = [
    lambda ask: [framed(ask)],
    lambda ask: [framed(b"", opcode=Opcode.PING), framed(ask)],
    lambda ask: [framed(ask[:9], fin=False), framed(ask[9:], opcode=Opcode.CONT)],
    lambda ask: [framed(ask[:9], fin=False), framed(b"", opcode=Opcode.PING), framed(ask[9:], opcode=Opcode.CONT)],
    lambda ask: [framed(ask)],
    lambda ask: cut(framed(ask), 2),
    lambda ask: cut(framed(ask + b" " * 300), 200),
    lambda ask: [framed(asking("another")) + framed(ask)],
    lambda ask: [framed(ask)],
]


def test_of_a_thousand_sockets_from_one_address_a_hundred_are_let_in(tmp_path: Path) -> None:
    usual = f"sockets_per_address={Limits().sockets_per_address}"
    with Running(tmp_path / "t.db", usual) as server, ExitStack() as stack:
        two = TwoAtATable(server)
        stack.callback(two.close)
        guest = server.guest("Cleo")
        opened = [stack.enter_context(guest.live(two.table)) for _ in range(98)]
        for _ in range(900):
            with pytest.raises(InvalidStatus) as refusal:
                guest.live(two.table)
            assert refusal.value.response.status_code == 403
        two.still_plays()
        opened[0].close()
        two.still_plays()


def test_a_stranger_a_foreign_page_and_a_table_that_is_not_there(server: Running, two: TwoAtATable) -> None:
    assert closed(Guest(server, "a.b").live(two.table))[0] == 4401
    assert closed(two.guests[0].live(two.table, Origin="https://elsewhere.example"))[0] == 4403
    assert closed(two.guests[0].live("none"))[0] == 4404


@pytest.mark.skipif(not plain.has_dualstack_ipv6(), reason="this machine knows no IPv6")
def test_tables_are_reached_by_the_newer_kind_of_address_too(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db", host="::1") as server:
        anna = server.guest("Anna")
        with anna.live(anna.open("twisted", 2)) as live:
            assert live.next()["table"]["stage"] == "lobby"


def test_talk_is_heard_by_all_but_those_who_do_not_want_to(server: Running, two: TwoAtATable) -> None:
    with server.guest("Cleo").live(two.table) as cleo:
        two.lives[1].ask("mute", seat=0, mute=True)
        two.lives[0].ask("say", text="hello")
        two.lives[0].ask("react", sign="👏")
        heard: list[str] = []
        while len(heard) < 2:
            heard += [said["text"] for said in cleo.next()["said"]]
        assert heard == ["hello", "👏"]
        assert cleo.ask("say", text="x")["refused"]
        update = two.lives[1].ask("say", text="mine")
        assert [said["text"] for said in update["said"]] == ["mine"]


def test_a_server_that_is_told_to_stop_says_goodbye_and_comes_back_as_it_was(tmp_path: Path) -> None:
    server = Running(tmp_path / "t.db")
    two = TwoAtATable(server)
    two.act()
    before = two.guests[0].get(f"/api/tables/{two.table}").json()
    assert server.stop() == 0
    assert closed(two.lives[0])[0] in (1001, 1012)
    with Running(tmp_path / "t.db") as again:
        anna = Guest(again, two.guests[0].headers["Authorization"].removeprefix("Bearer "))
        after = anna.get(f"/api/tables/{two.table}").json()
        assert after["view"] == before["view"]
        assert after["seat"] == before["seat"]
    two.close()


def test_the_others_see_how_somebody_would_like_to_look(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("twisted", 2)
    anna.ask(table, "sit", seat=0)
    for look, shown in {"plum-cat": "plum-cat", "<b>": ""}.items():
        live = Live(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?look={quote(look)}", anna.headers)
        live.next()
        assert ben.get(f"/api/tables/{table}").json()["table"]["seats"][0]["look"] == shown
        live.close()
