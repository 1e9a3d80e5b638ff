"""Programs of somebody, on their own sockets."""

import secrets
from typing import Any

import httpx

from support.running import PATIENCE, Guest, Live, Running


def own_name(name: str) -> str:
    """A name that nobody else keeps, also if a test is tried again on the same server."""
    return f"{name} " + "".join(secrets.choice("bcdfghjkmnpqrstvwz") for _ in range(8))


def keeper(server: Running, name: str) -> Guest:
    """Somebody in a browser whose name is kept, and who can own programs."""
    answer = httpx.post(f"{server.url}/api/me", json={"name": name}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    guest = Guest(server, answer.cookies["tavolino"])
    kept = guest.post("/api/me/account/code")
    assert kept.status_code == 201, kept.text
    return guest


def program_of(owner: Guest, name: str) -> Guest:
    made = owner.post("/api/programs", {"name": name})
    assert made.status_code == 201, made.text
    given = owner.post(f"/api/programs/{made.json()['id']}/tokens", {"name": "test"})
    return Guest(owner.server, given.json()["token"])


def own_socket(guest: Guest, query: str = "") -> Live:
    return Live(guest.server.url.replace("http", "ws", 1) + f"/api/me/live{query}", guest.headers)


def willing(program: Guest, *games: str, tables: int = 1, **more: Any) -> Live:
    """Its own socket, on which it has said that it would play."""
    live = own_socket(program)
    news = live.ask("willing", games=games, tables=tables, **more)
    assert not news["refused"], news
    return live


def until(live: Live, met: Any, news: Any = None) -> Any:
    """The first news that meets a condition, beginning with some."""
    news = live.next() if news is None else news
    while not met(news):
        news = live.next()
    return news


def ready(guest: Guest, table: str) -> list[str]:
    """The names of the programs that somebody could call to a table."""
    answer = guest.get(f"/api/tables/{table}/programs")
    assert answer.status_code == 200, answer.text
    return [one["name"] for one in answer.json()]


def call(guest: Guest, table: str, name: str, seat: int = 1) -> httpx.Response:
    [program] = [one for one in guest.get(f"/api/tables/{table}/programs").json() if one["name"] == name]
    return guest.post(f"/api/tables/{table}/calls", {"program": program["id"], "seat": seat})
