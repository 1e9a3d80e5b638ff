"""The examples in the API's description: what a program and a real server said to each other. `./tavolino examples`."""

import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec

from server.schema.room_examples import visit_rooms
from support.running import Guest, Running

FILE = Path(str(files("tavolino.server.schema") / "examples.json"))
LONGEST = 8_000  # bytes of an example
NUMBER = "5e" * 32
TABLE = "/api/tables/{name}"
RECORD = "/api/records/{name}"
LESSON = "/api/lessons/{name}/{number}/try"


class Noted:
    """Somebody whose requests and answers are noted by operation, the first of each status."""

    def __init__(self, server: Running) -> None:
        self.server = server
        paths = server.http.get("/schema/openapi.json").json()["paths"]
        self.names = {
            (method, path): one["operationId"] for path, all_ in paths.items() for method, one in all_.items()
        }
        self.found: dict[str, dict[str, Any]] = {}
        self.headers: dict[str, str] = {}

    def send(self, method: str, path: str, message: Any = None, *, query: str = "", **parts: str) -> httpx.Response:
        address = path.format(**{"number": "0"} | parts) + query
        answer = self.server.http.request(method, address, headers=self.headers, json=message)
        kept = self.found.setdefault(self.names[method, path], {})
        if message is not None and (answer.is_success or answer.status_code == 404):
            kept.setdefault("request", message)
        if len(answer.content) <= LONGEST and "json" in answer.headers.get("content-type", ""):
            kept.setdefault(str(answer.status_code), answer.json())
        return answer


def noted(server: Running) -> dict[str, dict[str, Any]]:
    anna = Noted(server)
    anna.send("get", "/api/me/tables")
    anna.headers = {"Authorization": f"Bearer {arrive(anna)}"}
    table = play(anna)
    record = read(anna, table)
    complain(anna)
    visit_rooms(anna, record)
    return {name: kept for name, kept in sorted(anna.found.items()) if kept}


def arrive(anna: Noted) -> str:
    for path in ("/api/games", "/api/levels", "/api/place", "/api/notice"):
        anna.send("get", path)
    anna.send("post", "/api/me", {"name": "Anna"})
    anna.send("get", "/api/me")
    return str(anna.send("post", "/api/tokens", {"name": "Anna", "days": 30}).json()["token"])


def play(anna: Noted) -> str:
    """A whole match of Twisted against a bot; returns the table."""
    settings = {"game": "twisted", "seats": 2, "options": {"rounds": 1}, "listed": True}
    table = str(
        anna.send("post", "/api/tables", {"settings": settings, "bots": [None, "casual"]}).json()["table"]["id"]
    )
    anna.send("get", "/api/tables")
    anna.send("get", TABLE, name="nowhere")
    guest = Guest(anna.server, anna.headers["Authorization"].removeprefix("Bearer "))
    with guest.live(table) as live:
        live.ask("sit", seat=0)
        live.ask("contribute", contribution=NUMBER)
        update = live.ask("start")
        assert not update["refused"], update
        while update["table"]["stage"] != "over":
            if not update["view"] or not update["view"]["legal"]:
                update = live.next()
            elif "ask" not in anna.found:
                update = first_action(anna, table, update)
            else:
                update = live.act(update)
    return table


def first_action(anna: Noted, table: str, update: Any) -> Any:
    """Over HTTP, after a look at the table and a hint; and the same again, which is refused."""
    anna.send("get", TABLE, name=table)
    anna.send("get", f"{TABLE}/hint", name=table)
    anna.send("get", "/api/me/tables")
    link = anna.send("post", f"{TABLE}/seat-link", name=table).json()
    anna.send("post", "/api/seat-links", link)
    act = {"type": "act", "decision": update["decision"], "action": update["view"]["legal"][0], "key": "anna-1"}
    done = anna.send("post", f"{TABLE}/asks", act, name=table).json()
    anna.send("post", f"{TABLE}/asks", act | {"key": "anna-2"}, name=table)
    return done


def read(anna: Noted, table: str) -> str:
    """Its record, and all that can be done with that; returns its id."""
    name = str(anna.send("get", TABLE, name=table).json()["table"]["record"])
    record = anna.send("get", RECORD, name=name).json()
    anna.send("get", f"{RECORD}/replay", name=name, query=f"?seat=0&from={len(record['actions']) - 1}")
    anna.send("post", f"{RECORD}/rehearse", {"seat": 0, "step": 4}, name=name)
    anna.send("post", f"{RECORD}/coach", {"effort": "quick"}, name=name)
    anna.send("get", f"{RECORD}/coach", name=name)
    anna.send("post", "/api/verify", record)
    anna.send("post", LESSON, {"action": {"type": "take"}}, name="twisted")
    for path in ("matches", "devices", "export", "play", "deck", "profile"):
        anna.send("get", f"/api/me/{path}")
    for method, message in (("get", None), ("post", {"action": {"type": "take"}})):
        anna.send(method, "/api/me/deck/{name}/{number}", message, name=name)  # which the coach has not judged yet
    return name


def complain(anna: Noted) -> None:
    """About somebody at another table."""
    ben = anna.server.guest("Ben")
    table = ben.open("qwinto", 2)
    ben.ask(table, "sit", seat=0)
    anna.send("post", f"{TABLE}/asks", {"type": "sit", "seat": 1}, name=table)
    report = {"seat": 0, "reason": "rude", "words": "He shouts at everybody."}
    answer = anna.send("post", f"{TABLE}/reports", report, name=table)
    assert answer.status_code == 204, answer.text


def main() -> int:
    with tempfile.TemporaryDirectory() as place, Running(Path(place) / "our.db") as server:
        found = msgspec.json.encode(noted(server))
    FILE.write_bytes(msgspec.json.format(found, indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
