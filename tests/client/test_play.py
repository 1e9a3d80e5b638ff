"""A program plays on a real server through `tavolino.client`; what is refused is one clear line."""

import asyncio
import socket
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

import pytest

from support.running import Running
from tavolino import __version__
from tavolino.client import (
    BadAction,
    BadToken,
    Client,
    ClientError,
    NoSeat,
    NoSuchTable,
    OtherVersion,
    Play,
    Refused,
    Settings,
    Unreachable,
    introduce,
)
from tavolino.games import GAMES
from tavolino.table.decisions.asks import Sit, Stand, Start
from tavolino.table.runtime.views import Update

GAME = next(iter(GAMES.values()))
SHORT = Settings("twisted", 2, {"rounds": 1})


async def client_of(server: Running, name: str = "High", **wish: Any) -> Client:
    return Client(server.url, await introduce(server.url, name), **wish)


async def play_sensibly(play: Play) -> int:
    """Returns how many actions were carried out."""
    rng, acted = Random(1), 0
    async for turn in play:
        acted += await turn.act(turn.game.sensible(turn.view, rng))
    return acted


def test_a_program_plays_two_matches_and_learns_how_they_ended(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server) as client:
            assert (client.name, client.version) == ("High", __version__)
            play = client.play(await client.open(SHORT, (None, "random")), matches=2)
            events = 0
            async for turn in play:
                assert turn.view.seat == 0
                assert turn.view.legal
                events += len(turn.events)
                assert await turn.act(turn.view.legal[0])
            assert play.outcome is not None
            assert sorted(play.outcome.places) in ([1, 2], [1, 1])
            assert play.table.update.table.match == 2
            assert events

    asyncio.run(scene())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_gets_its_own_views(server: Running, name: str) -> None:
    async def scene() -> None:
        async with await client_of(server) as client:
            play = client.play(await client.open(Settings(name, 2), (None, "random")))
            async for turn in play:
                assert turn.game is GAMES[name]
                assert turn.game.imagine(turn.view, Random(1))
                assert await turn.act(turn.view.legal[-1])
                return

    asyncio.run(scene())


def test_several_tables_at_once_are_several_tasks(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server) as client:
            tables = [await client.open(SHORT, (None, "random")) for _ in range(4)]
            plays = [client.play(f"{server.url}/table/{table}") for table in tables]
            acted = await asyncio.gather(*map(play_sensibly, plays))
            assert all(acted)
            assert all(play.outcome for play in plays)

    asyncio.run(scene())


def test_two_programs_meet_at_a_table(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server, "One") as one, await client_of(server, "Two") as two:
            table = await one.open(SHORT)
            mine, other = one.play(table, seat=1), two.play(table)
            await asyncio.gather(play_sensibly(mine), play_sensibly(other))
            assert mine.outcome == other.outcome is not None
            assert mine.table.update.seat == 1

    asyncio.run(scene())


# What is refused: one clear line each.


def refusal(kind: type[ClientError], scene: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(kind) as caught:
        asyncio.run(scene)
    [line] = str(caught.value).splitlines()
    return line


async def enter(url: str, token: str) -> None:
    async with Client(url, token):
        pass


async def look_at(server: Running, table: str) -> None:
    async with await client_of(server) as client, client.table(table):
        pass


def test_no_server_and_no_token_are_said_at_once(server: Running) -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    assert refusal(Unreachable, enter(nobody, "abc")) == f"No Tavolino server answers at {nobody}: Connection refused."
    assert refusal(BadToken, enter(server.url, "abc")).startswith(f"{server.url} does not know this token")
    for token in ("", "two words", "line\nbreak", "ä"):
        assert refusal(BadToken, enter(server.url, token)).startswith("This is no token")
    for url in (
        "127.0.0.1:8000",
        "ftp://127.0.0.1",
        "http://",
        "http://127.0.0.1:99999",
        "http://[",
        "http://ä..b",
        "http://me:pw@127.0.0.1",
    ):
        assert "is no address of a server" in refusal(ClientError, enter(url, "abc"))


def test_no_such_table(server: Running) -> None:
    assert refusal(NoSuchTable, look_at(server, "nope")) == "There’s no such table."
    assert "is no table" in refusal(ClientError, look_at(server, "../../x"))
    assert "at another server" in refusal(ClientError, look_at(server, "https://example.org/table/abc"))


def test_a_table_without_a_free_seat(server: Running) -> None:
    async def scene(seat: int | None) -> None:
        async with await client_of(server) as client:
            await play_sensibly(client.play(table, seat))

    host = server.guest("Anna")
    table = host.open(GAME.name, 2, (None, "random"))
    host.ask(table, "sit", seat=0)
    assert refusal(NoSeat, scene(None)) == f"There is no free seat at {server.url}/table/{table}."
    assert refusal(NoSeat, scene(0)) == f"You cannot take seat 0 at {server.url}/table/{table}."


def test_a_seat_that_is_lost(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server) as client:
            play = client.play(await client.open(SHORT, (None, "random")))
            async for turn in play:
                await turn.table.ask(Stand())

    assert refusal(NoSeat, scene()).startswith("You have no seat at")


def test_a_token_that_may_only_read(server: Running) -> None:
    async def scene() -> None:
        message = {"name": "Board", "scope": "read"}
        token = server.http.post("/api/tokens", json=message).json()["token"]
        async with Client(server.url, token) as client:
            await play_sensibly(client.play(table))

    table = server.guest("Anna").open(GAME.name, 2)
    assert refusal(BadToken, scene()) == "This program may only look."


def test_an_illegal_action_is_not_even_sent(server: Running) -> None:
    async def scene(action: object) -> None:
        async with await client_of(server) as client:
            async for turn in client.play(await client.open(SHORT, (None, "random"))):
                await turn.act(action)

    assert refusal(BadAction, scene("take")) == "'take' is not one of the legal actions."
    assert refusal(BadAction, scene(Uncomparable())) == "A Uncomparable is not one of the legal actions."


class Uncomparable:
    """As an array is."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("ambiguous")

    __hash__ = None  # type: ignore[assignment]  # so that it is compared

    def __repr__(self) -> str:
        raise ValueError("too large")


def test_an_action_that_comes_too_late(server: Running) -> None:
    async def scene() -> list[bool]:
        async with await client_of(server) as client:
            async for turn in client.play(await client.open(SHORT, (None, "random"))):
                over = asyncio.create_task(turn.over())
                answers = await asyncio.gather(*(turn.act(turn.view.legal[0]) for _ in range(2)))
                await over
                assert turn.is_over
                return [*answers, await turn.act(turn.view.legal[0])]
        return []

    assert asyncio.run(scene()) == [True, False, False]


def test_what_the_table_refuses(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server) as client, client.table(await client.open(SHORT)) as table:
            await table.ask(Sit(seat=0))
            assert table.update.seat == 0
            await table.ask(Start())

    assert refusal(Refused, scene()) == "Seat 2 is empty. A person or a bot has to take it."


def test_another_version_and_another_program(server: Running) -> None:
    async def scene() -> None:
        async with await client_of(server) as client:
            await client.server.understood(b'{"type": "update", "version": "2"}', Update)

    line = refusal(OtherVersion, scene())
    assert line.startswith(f"This is Tavolino {__version__}, and the server at {server.url} is {__version__}.")
    with answering(200) as url:
        assert f"what answers at {url} is something else" in refusal(OtherVersion, enter(url, "abc"))


def test_a_redirect_does_not_get_the_token() -> None:
    with answering(200) as far, answering(302, far) as near:
        line = refusal(Refused, enter(near, "abc"))
        assert line == f"The server answers 302 Found. It sends us to {far}."


@contextmanager
def answering(status: int, location: str = "") -> Iterator[str]:
    """A web server that is no Tavolino."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            assert not location or self.path == "/api/place"
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            self.end_headers()
            self.wfile.write(b"<html>Hello</html>")

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as web:
        thread = Thread(target=web.serve_forever, args=(0.02,))
        thread.start()
        yield f"http://127.0.0.1:{web.server_port}"
        web.shutdown()
        thread.join()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])
