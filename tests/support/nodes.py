"""Several real servers on one real PostgreSQL database."""

import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from support.postgres import free_port
from support.running import Running


class Node(Running):
    """One of several servers; `port` stays its own when it is started again."""

    def __init__(self, folder: Path, url: str, port: int = 0, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.database_url = url
        self.port = port or free_port()
        self.more = more
        address = f"http://127.0.0.1:{self.port}"
        super().__init__(
            folder / f"node-{self.port}.db",
            "asks_per_second=100000",
            more=("--node", address, *more),
            port=self.port,
            database_url=url,
            program=(sys.executable, "-m", "tavolino"),
        )

    def again(self) -> "Node":
        return Node(self.folder, self.database_url, self.port, self.more)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)
