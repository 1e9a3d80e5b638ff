"""The real server in a process of its own, and somebody at its tables."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import connect

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
PATIENCE = 120  # seconds: a machine may be slow
OPEN_WIDE = (
    "requests_per_second=100000",
    "answers_per_second=100000",
    "handshakes_per_second=100000",
    "newcomers_per_minute=1000000",
    "sign_ins_per_hour=1000000",
    "contests_per_day=1000000",
    "sockets_per_address=5000",
    "tables_per_address=5000",
    "tables_per_person=5000",
)


def take_in_records(database: Path) -> None:
    """Before the server runs: the recorded matches of the project, each under its file's name."""
    database.parent.mkdir(parents=True, exist_ok=True)
    database.write_bytes(database_with_records())


@cache
def database_with_records() -> bytes:
    """Imported once: to do it for each server takes longer than many a test."""
    with TemporaryDirectory() as place:
        database = Path(place) / "records.db"
        command = [sys.executable, "-m", "tavolino", "import", *map(str, RECORDS), "--db", str(database)]
        subprocess.run(command, check=True, capture_output=True)
        return database.read_bytes()


class Running:
    def __init__(
        self,
        database: Path,
        *limits: str,
        more: Sequence[str] = (),  # arguments
        host: str | None = "127.0.0.1",  # None: where the program listens if nobody says where
        port: int = 0,
        program: Sequence[str] = (sys.executable, "-m", "tavolino"),
        database_url: str = "",  # if it is not a file
    ) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        arguments = [part for limit in (*OPEN_WIDE, *limits) for part in ("--limit", limit)]
        command = [*program, "serve", "--quick-bots", "--port", str(port), *more, *(("--host", host) if host else ())]
        database.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--db", database_url or str(database), *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tavolino is at http://"), (line, self.log.read_text())
        self.url = line.split()[-1]
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop the server, or kill it; returns its exit status."""
        self.http.close()
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        status = self.process.wait(timeout=PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return status

    def let_others_in(self) -> list[str]:
        """As the machine's own browser does; returns the addresses that others can use."""
        answer = self.http.post("/api/network/door", headers={"Origin": self.url})
        assert answer.status_code == 200, answer.text
        return [one["url"] for one in answer.json()["addresses"]]

    def steps(self, record: str, **asked: Any) -> list[Any]:
        """A whole replay, which comes in pages."""
        found: list[Any] = []
        while page := self.http.get(f"/api/records/{record}/replay", params={**asked, "from": len(found)}).json():
            found += page
        return found

    def guest(self, name: str) -> "Guest":
        token = self.http.post("/api/tokens", json={"name": name}).json()["token"]
        return Guest(self, token)


class Guest:
    """Somebody with a token."""

    def __init__(self, server: Running, token: str) -> None:
        self.server = server
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str) -> httpx.Response:
        return self.server.http.get(path, headers=self.headers)

    def post(self, path: str, message: Any = None) -> httpx.Response:
        return self.server.http.post(path, headers=self.headers, json=message)

    def open(self, game: str, seats: int, bots: tuple[str | None, ...] = (), **settings: Any) -> str:
        message = {"settings": {"game": game, "seats": seats, **settings}, "bots": bots}
        answer = self.post("/api/tables", message)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def ask(self, table: str, ask: str, **fields: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/asks", {"type": ask, **fields})

    def live(self, table: str, since: int = 0, *, plain: bool = False, **more: Any) -> "Live":
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live?since={since}"
        address += "&plain=yes" if plain else ""
        return Live(address, self.headers | more)


class Live:
    """One socket at a table."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.held = ExitStack()
        usual: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "open_timeout": PATIENCE}
        connecting = connect(address, additional_headers=headers, **usual)
        self.socket = self.held.enter_context(connecting)
        self.received: list[bytes] = []

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.held.close()

    def next(self) -> Any:
        text = self.socket.recv(timeout=PATIENCE, decode=False)
        assert isinstance(text, bytes)
        self.received.append(text)
        return msgspec.json.decode(text)

    def send(self, ask: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": ask, **fields}).decode())

    def ask(self, ask: str, **fields: Any) -> Any:
        """The update that answers an ask."""
        key = fields.setdefault("key", os.urandom(8).hex())
        self.send(ask, **fields)
        while True:
            update = self.next()
            if key in update["done"] or any(refusal["key"] == key for refusal in update["refused"]):
                return update

    def until(self, version: int) -> Any:
        """The update with this version of the table, or a later one."""
        update = msgspec.json.decode(self.received[-1]) if self.received else self.next()
        while update["version"] < version:
            update = self.next()
        return update

    def act(self, update: Any, action: Any = None) -> Any:
        chosen = update["view"]["legal"][0] if action is None else action
        return self.ask("act", decision=update["decision"], action=chosen)


def finished_table(server: Running, game: str) -> str:
    """A table at which two bots have played a match to its end."""
    guest = server.guest("Anna")
    table = guest.open(game, 2, ("casual", "casual"))
    with guest.live(table) as live:
        update = live.ask("start")
        while update["table"]["stage"] != "over":
            update = live.next()
    return table
