"""A database and its nodes: started, killed, stopped and started again while people play."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

from support.cluster.crowd import Crowd, seat_pairs
from support.cluster.player import Player
from support.nodes import Node
from support.running import Running


class House(ExitStack):
    def __init__(self, folder: Path, database: str, nodes: int) -> None:
        super().__init__()
        self.database = database
        self.nodes = [Node(folder, database)]  # alone at first: it makes the tables of a new database
        self.callback(self.stop)
        with ThreadPoolExecutor() as starting:
            self.nodes += starting.map(lambda _: Node(folder, database), range(1, nodes))

    def stop(self) -> None:
        for node in self.nodes:
            node.kill()

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    def players(self, tables: int, rng: Random, front: Running | None = None) -> list[Player]:
        """Through a balancer, or anywhere."""
        return seat_pairs([front] if front else self.nodes, tables, [front.url] if front else self.urls, rng)

    async def kill(self, number: int) -> float:
        """Returns when."""
        at = time.monotonic()
        await asyncio.to_thread(self.nodes[number].kill)
        return at

    async def start_again(self, number: int) -> None:
        self.nodes[number] = await asyncio.to_thread(self.nodes[number].again)

    async def restart(self, number: int, crowd: Crowd) -> float:
        """In good order; everybody is back before it starts again. Returns when it was told to stop."""
        at = time.monotonic()
        await asyncio.to_thread(self.nodes[number].stop)
        await crowd.everybody_is_there(time.monotonic())
        await self.start_again(number)
        return at

    def logs(self) -> str:
        return "".join(node.log.read_text() for node in self.nodes)
