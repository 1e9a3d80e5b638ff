"""Play at real tables on a recorded disk, then cut the power at many moments and look for everything promised."""

import asyncio
import shutil
import threading
import time
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from sqlalchemy.exc import DatabaseError

from support.disk import FAILED_SYNC, FAILED_WRITE, FULL, OK, Disk, Kind, healthy, recording
from support.images import images, put
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.people import Person
from tavolino.store import SqliteStore
from tavolino.store.deals import check_list
from tavolino.store.sqlite import writer
from tavolino.store.sqlite.integrity import check_whole
from tavolino.table import Connection, Pace, Settings, TableActor, Tables, Thinkers
from tavolino.table.decisions.asks import Act, Again, AnyAsk, Sit, Start, Undo
from tavolino.table.runtime.tables import rebuilt
from tavolino.table.runtime.views import MOST

FAULTS: tuple[dict[Kind, int], ...] = ({"write": FULL}, {"write": FAILED_WRITE}, {"sync": FAILED_SYNC})
YEAR = 365 * 24 * 3600  # seconds
ACTION = "action "  # how the key of an action begins


class Toll(NamedTuple):
    """What some power cuts have cost."""

    images: int
    acknowledged: int  # asks that somebody was told are done
    refused: int  # asks that the disk refused
    lost: int  # acknowledged asks, over all images
    broken: int  # tables that could not be read, over all images
    damaged: int  # images that SQLite calls damaged


class Player:
    """Asks for something at random, and notes how far the disk was when they were told it is done."""

    def __init__(self, number: int, disk: Disk, rng: Random) -> None:
        self.person = Person(f"person {number}", f"Person {number}")
        self.disk = disk
        self.rng = rng
        self.done: dict[str, int] = {}
        self.refused = 0
        self.connection = self.arrive()

    def arrive(self) -> Connection:
        self.connection = Connection(self.person, ready=self.hear)
        return self.connection

    def hear(self) -> None:
        if update := self.connection.take():
            actions = [key for key in update.done if key.startswith(ACTION)]
            self.done.update(dict.fromkeys(actions, len(self.disk.steps)))
            self.refused += sum(refusal.message == "why-cannot-save" for refusal in update.refused)

    def next_ask(self, actor: TableActor) -> AnyAsk | None:
        key, table = self.rng.randbytes(8).hex(), actor.table
        seat = table.seat_of(self.person.id)
        if table.stage != "playing":
            return Again(key=key) if table.stage == "over" else None
        assert table.play is not None
        if seat is None or not table.play.choices[seat]:
            return None
        if self.rng.random() < 0.05:
            return Undo(key=key)
        action = msgspec.to_builtins(self.rng.choice(table.play.choices[seat]))
        return Act(decision=table.play.decisions[seat], action=action, key=ACTION + key)


class Group:
    """Two people at a table, and one who never takes what they are sent."""

    def __init__(self, name: str, players: tuple[Player, Player]) -> None:
        self.name = name
        self.players = players
        self.stalled = Connection(Person("stalled", "Stalled"), ready=lambda: None)
        self.actor: TableActor | None = None

    @classmethod
    async def at(cls, tables: Tables, game: str, players: tuple[Player, Player]) -> "Group":
        actor = await tables.open(Settings(game=game, seats=2), players[0].person)
        group = cls(actor.table.id, players)
        await group.come(tables)
        for seat, player in enumerate(players):
            await actor.ask(player.connection, Sit(seat=seat))
        await actor.ask(players[0].connection, Start())
        return group

    async def come(self, tables: Tables) -> TableActor:
        """Like a page: whoever was sent away comes again."""
        actor = await tables.find(self.name)
        if actor is not self.actor:
            self.actor = actor
            for player in self.players:
                await actor.join(player.arrive())
            self.stalled = Connection(self.stalled.person, ready=lambda: None)
            await actor.join(self.stalled)
        return actor

    async def go_on(self, tables: Tables) -> None:
        actor = await self.come(tables)
        for player in self.players:
            if ask := player.next_ask(actor):
                await actor.ask(player.connection, ask)
        waiting = self.stalled.waiting
        assert waiting is None or len(waiting.events) <= MOST, "what waits for a stalled socket is bounded"


class Evening:
    """One seed decides what is asked for, when the disk fails and how the clock jumps."""

    def __init__(self, folder: Path, seed: int, rounds: int) -> None:
        self.path = folder.resolve() / "power.db"
        self.rng = Random(seed)
        self.rounds = rounds
        self.ahead = 0.0  # the machine's clock, in seconds
        self.groups: list[Group] = []
        self.players: list[Player] = []

    def play(self) -> Disk:
        real = time.time
        clock = patch("time.time", lambda: real() + self.ahead)
        often = patch.multiple(writer, CHECKPOINT_PAUSE=0.01, CHECKPOINT_COMMITS=20)
        with recording(self.path.parent) as disk, clock, often:
            for _ in range(2):  # the second time, all tables are read from the database
                asyncio.run(self.half(disk))
        return disk

    async def half(self, disk: Disk) -> None:
        thinkers = Thinkers(1)
        with closing(SqliteStore(self.path)) as store:
            tables = Tables(store, thinkers, Pace(0, 0), most=100)
            await tables.begin()
            for game in GAMES:
                self.groups.append(await Group.at(tables, game, (self.player(disk), self.player(disk))))
            for _ in range(self.rounds // 2):
                self.disturb(disk)
                await asyncio.gather(*(group.go_on(tables) for group in self.groups))
                if disk.refuse is healthy:
                    await asyncio.to_thread(recovered, store)
            disk.refuse = healthy
            await tables.rest()
        thinkers.close()

    def player(self, disk: Disk) -> Player:
        self.players.append(Player(len(self.players), disk, Random(self.rng.random())))
        return self.players[-1]

    def disturb(self, disk: Disk) -> None:
        """Now and then the clock jumps, or the disk refuses a few times."""
        if self.rng.random() < 0.05:
            self.ahead = self.rng.uniform(-20 * YEAR, 20 * YEAR)
        if self.rng.random() < 0.05 and disk.refuse is healthy:
            codes, left = self.rng.choice(FAULTS), self.rng.randrange(1, 6)

            def refuse(kind: Kind) -> int:
                nonlocal left
                if kind in codes:
                    left -= 1
                if left <= 0:
                    disk.refuse = healthy
                return codes.get(kind, OK)

            disk.refuse = refuse


def recovered(store: SqliteStore) -> None:
    """Returns when the writer has noticed that the disk is healthy again."""
    while store.trouble:
        threading.Event().wait(0.001)


def cut_and_look(folder: Path, cuts: int, seed: int, rounds: int = 120) -> Toll:
    """Play, then cut the power so often, half of the times in the middle of a checkpoint."""
    (folder / "disk").mkdir()
    evening = Evening(folder / "disk", seed, rounds)
    disk, rng = evening.play(), Random(seed)
    in_checkpoint = [number for number, step in enumerate(disk.steps) if step.file == evening.path.name]
    moments = rng.choices(range(len(disk.steps)), k=cuts - cuts // 2) + rng.choices(in_checkpoint, k=cuts // 2)
    last, _ = asyncio.run(kept(evening.path))
    done = {key: step for player in evening.players for key, step in player.done.items()}
    found: list[tuple[int, int, int]] = []
    for number, _, image in images(disk.steps, moments, rng):
        put(image, folder / "image")
        promised = {key for key, step in done.items() if step <= number}
        found.append(asyncio.run(look(folder / "image" / evening.path.name, promised, last, done.keys())))
        shutil.rmtree(folder / "image")
    refused = sum(player.refused for player in evening.players)
    lost, broken, damaged = map(sum, zip(*found, strict=True))
    return Toll(len(found), len(done), refused, lost, broken, damaged)


async def look(
    path: Path, promised: set[str], last: dict[str, list[bytes]], done: Collection[str]
) -> tuple[int, int, int]:
    """What is missing in an image: acknowledged actions, readable tables, and whether it is damaged."""
    try:
        logs, broken = await kept(path)
        check_whole(path)
    except (BadMessage, DatabaseError):
        return len(promised), 0, 1
    broken += sum(strays(entries, last[table], done) for table, entries in logs.items())
    keys = {key_of(entry) for entries in logs.values() for entry in entries}
    return len(promised - keys), broken, 0


def strays(log: list[bytes], last: list[bytes], done: Collection[str]) -> bool:
    """Whether a log leaves the later one with something that was acknowledged.

    It may leave it with what the disk refused: if only the sync failed, a cut may bring that back.
    """
    same = next((number for number, (one, other) in enumerate(zip(log, last, strict=False)) if one != other), len(last))
    return any(key_of(entry) in done for entry in log[same:])


def key_of(entry: bytes) -> Any:
    return msgspec.json.decode(entry).get("key")


async def kept(path: Path) -> tuple[dict[str, list[bytes]], int]:
    """The logs that a server finds, and the number of those from which it cannot rebuild a table."""
    logs, broken = {}, 0
    with closing(SqliteStore(path)) as store:
        async for found in store.open_logs():
            try:
                rebuilt(found)
            except Exception:
                broken += 1
            else:
                logs[found.table] = found.entries()
        check_list(await store.deals(0, 1_000_000))  # raises BadMessage if it is no chain any more
    return logs, broken
