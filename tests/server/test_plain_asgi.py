"""The application under another ASGI server than ours: here, the one of Litestar's test client."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tavolino.server.app import application
from tavolino.server.gate.limits import Limits
from tavolino.server.services import Services
from tavolino.server.settings import Settings
from tavolino.store import open_store

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")  # about version 3, which is not let in


class Anna:
    """Alone at a table with a bot."""

    def __init__(self, client: TestClient[Any]) -> None:
        token = client.post("/api/tokens", json={"name": "Anna"}).json()["token"]
        self.client, self.headers = client, {"Authorization": f"Bearer {token}"}
        settings = {"game": "twisted", "seats": 2}
        answer = client.post("/api/tables", headers=self.headers, json={"settings": settings, "bots": [None, "random"]})
        self.table = answer.json()["table"]["id"]

    def connect(self, table: str = "", **more: str) -> Any:
        return self.client.websocket_connect(f"/api/tables/{table or self.table}/live", headers=self.headers | more)


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Anna]:
    settings = Settings(limits=Limits(sockets_per_address=2), quick_bots=True)
    app = application(Services(open_store(tmp_path / "t.db"), settings))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield Anna(client)


def until(socket: Any, key: str) -> Any:
    """The update that answers an ask."""
    while key not in (update := socket.receive_json())["done"]:
        assert not update["refused"]
    return update


def test_a_match_is_played_to_its_end(anna: Anna) -> None:
    with anna.connect() as socket:
        socket.send_json({"type": "sit", "seat": 0, "key": "sit"})
        socket.send_json({"type": "start", "key": "start"})
        update = until(socket, "start")
        while update["table"]["stage"] == "playing":
            if update["view"]["legal"]:
                key = f"decision {update['decision']}"
                action = update["view"]["legal"][0]
                socket.send_json({"type": "act", "decision": update["decision"], "action": action, "key": key})
                update = until(socket, key)
            else:
                update = socket.receive_json()
        assert update["table"]["record"]


def test_bytes_and_nonsense_are_answered(anna: Anna) -> None:
    with anna.connect() as socket:
        socket.receive_json()
        socket.send_bytes(b'{"type":"sit","seat":0,"key":"bytes"}')
        until(socket, "bytes")
        socket.send_text("nonsense")
        assert socket.receive_json()["refused"][0]["reason"].startswith("This is no message")


@pytest.mark.parametrize(
    ("table", "more", "code"),
    [
        ("", {"Authorization": "Bearer a.b"}, 4401),
        ("", {"Origin": "https://elsewhere.example"}, 4403),
        ("none", {}, 4404),
    ],
)
def test_who_cannot_come_in_is_told_why(anna: Anna, table: str, more: dict[str, str], code: int) -> None:
    with anna.connect(table, **more) as socket, pytest.raises(WebSocketDisconnect) as end:
        socket.receive_json()
    assert end.value.code == code


def test_too_many_sockets_are_rejected_and_make_room_when_they_leave(anna: Anna) -> None:
    with anna.connect() as one, anna.connect() as other:
        assert one.receive_json()["version"] == other.receive_json()["version"]
        with pytest.raises(WebSocketDisconnect), anna.connect():
            pass
    with anna.connect() as again:
        assert again.receive_json()["table"]["stage"] == "lobby"
