"""A club evening: people who come to a contest, play every round over sockets, and come back when a line breaks."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from support.running import PATIENCE, Guest, Running

LOST = (OSError, ConnectionClosed, InvalidStatus, InvalidMessage, EOFError, httpx.TransportError)


class Member:
    """Somebody at one of the servers, who always takes the first of the possible actions."""

    def __init__(self, number: int, guest: Guest) -> None:
        self.number = number
        self.url = guest.server.url
        self.token = guest.token
        self.headers = guest.headers
        self.moves = 0  # that were acknowledged
        self.scores: dict[int, int] = {}  # by deal, as the member saw it at the table

    async def evening(self, evening: "Evening") -> None:
        """Play until the contest is over."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while evening.view["stage"] != "over":
                version = evening.view["version"]
                try:
                    view = (await http.get(f"{self.url}/api/contests/{evening.contest}", headers=self.headers)).json()
                    if view["task"] and view["task"]["kind"] == "play" and view["task"]["table"]:
                        await self.play(view["task"]["table"], view["task"]["deal"], evening.moved)
                    else:
                        await evening.changed(version)
                except LOST:  # the server is gone for a moment
                    await asyncio.sleep(0)

    async def alone(self, contest: str, moved: Callable[[], Awaitable[None]]) -> None:
        """Play one deal after another with bots, until there are no more."""
        asks = f"{self.url}/api/contests/{contest}/asks"
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                try:
                    answer = await http.post(asks, headers=self.headers, json={"type": "play"})
                    if answer.status_code == 409:
                        assert answer.json()["message"] == "why-contest-done", answer.text
                        return
                    task = answer.json()["task"]
                    await self.play(task["table"], task["deal"], moved)
                except LOST:
                    await asyncio.sleep(0)

    async def play(self, table: str, deal: int, moved: Callable[[], Awaitable[None]]) -> None:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        async with connect(address, additional_headers=self.headers, compression=None, max_size=None) as socket:
            while True:
                update = msgspec.json.decode(await socket.recv())
                if update["table"]["stage"] == "over":
                    self.scores[deal] = update["table"]["outcome"]["scores"][update["seat"]]
                    return
                if update["view"] and update["view"]["legal"]:
                    await self.move(socket, update)
                    await moved()

    async def move(self, socket: ClientConnection, update: Any) -> None:
        action = update["view"]["legal"][self.number % 2 if len(update["view"]["legal"]) > 1 else 0]
        key = os.urandom(8).hex()
        ask = {"type": "act", "decision": update["decision"], "action": action, "key": key}
        await socket.send(msgspec.json.encode(ask).decode())
        self.moves += 1


class Evening:
    """What everybody in the room sees on the wall: one asks, and tells the others when something has changed."""

    def __init__(self, contest: str, members: list[Member], moved: Callable[[], Awaitable[None]]) -> None:
        self.contest = contest
        self.members = members
        self.moved = moved
        self.view: Any = {"stage": "open", "version": -1}
        self.news = asyncio.Condition()

    async def play(self) -> Any:
        """How it ended."""
        await asyncio.gather(self.watch(), *(member.evening(self) for member in self.members))
        return self.view

    async def changed(self, version: int) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.view["version"] != version)

    async def watch(self) -> None:
        path = f"{self.members[0].url}/api/contests/{self.contest}"
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while self.view["stage"] != "over" or not self.view["results"][0]["lines"][0]["record"]:
                try:
                    answer = await http.get(path, params={"since": max(0, self.view["version"])})
                except LOST:
                    await asyncio.sleep(0)
                    continue
                if answer.status_code == 200:
                    async with self.news:
                        self.view = answer.json()
                        self.news.notify_all()


def club(servers: list[Running], people: int, **wish: Any) -> tuple[str, list[Member]]:
    """A contest with so many people, spread over the servers; the first is its host. Rounds have begun."""
    guests = [servers[number % len(servers)].guest(f"Member {number + 1}") for number in range(people)]
    plan = {"name": "Club", "game": "twisted", "options": {"rounds": 1}, "hours": 4, "form": "rotating"}
    contest = guests[0].post("/api/contests", plan | wish).json()["id"]
    for guest in guests:
        assert guest.post(f"/api/contests/{contest}/asks", {"type": "join"}).status_code == 200
    if (plan | wish)["form"] == "rotating":
        assert guests[0].post(f"/api/contests/{contest}/asks", {"type": "begin"}).status_code == 200
    return contest, [Member(number, guest) for number, guest in enumerate(guests)]


def check_evening(view: Any, members: list[Member], people: int, seats: int, deals: int) -> None:
    """Everybody has played every deal once and got the result that they saw; results are compared seat by seat."""
    keys = {one["name"]: one["key"] for one in view["entrants"]}
    assert len(view["results"]) == deals
    for one in view["results"]:
        assert sorted(line["who"] for line in one["lines"]) == sorted(keys.values())
        assert sorted(line["seat"] for line in one["lines"]) == sorted([*range(seats)] * (people // seats))
        for member in members:
            [line] = [line for line in one["lines"] if line["who"] == keys[f"Member {member.number + 1}"]]
            assert member.scores.get(one["deal"], line["score"]) == line["score"]
    assert [one["deals"] for one in view["standings"]] == [deals] * people
    percents = [one["percent"] for one in view["standings"]]
    assert abs(sum(percents) / people - 50) < 1e-6, "what one wins, another loses"
    assert (view["sure"] is not None) == (deals >= 4)
