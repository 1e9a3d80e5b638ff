"""Without a command: the tables of this machine, in its browser."""

import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from queue import Queue

import pytest

from support.running import Running
from tavolino.cli import main, open_page
from tavolino.server import serve
from tavolino.server.page import web
from tavolino.store.sqlite.place import exclusive_lock


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, and a server that says it is ready and ends."""

    def end_at_once(listening: socket.socket, _: object, ready: Callable[[str], None], **__: object) -> None:
        host, port = listening.getsockname()
        ready(f"http://{host}:{port}")

    (tmp_path / "index.html").touch()
    monkeypatch.setattr(web, "FOLDER", tmp_path)
    monkeypatch.setattr(serve, "serve", end_at_once)
    monkeypatch.setattr(open_page, "services_of", lambda *_: None)
    return tmp_path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> "Queue[str]":
    """What the browser was asked to open."""
    addresses: Queue[str] = Queue()
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", addresses.put)
    return addresses


def address(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.split()[3]


@pytest.mark.usefixtures("page")
def test_the_browser_opens_where_the_server_is(opened: "Queue[str]", capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = address(capsys)
    assert opened.get(timeout=60) == shown
    assert shown.startswith("http://127.0.0.1:")
    assert main(["open"]) == 0
    assert opened.get(timeout=60)


@pytest.mark.usefixtures("page")
def test_no_browser_opens_where_nobody_wants_one(
    opened: "Queue[str]", capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--no-browser"]) == 0
    assert address(capsys).startswith("http://127.0.0.1:")
    monkeypatch.setattr(open_page, "has_screen", lambda: False)
    assert main([]) == 0
    assert opened.empty()


@pytest.mark.usefixtures("page")
def test_where_the_port_is_taken_the_next_one_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--no-browser", "--port", f"{port}"]) == 0
        assert address(capsys) != f"http://127.0.0.1:{port}"


def test_where_one_is_running_already_its_page_is_opened(
    opened: "Queue[str]", tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "is_built", lambda: True)
    database = tmp_path / "t.db"
    with Running(database) as server:
        assert main(["--db", str(database)]) == 0
        assert capsys.readouterr().out == f"Tavolino is already running, at {server.url}\n"
        assert opened.get_nowait() == server.url
    with exclusive_lock(database):
        assert main(["--db", str(database)]) == 2, "somebody holds the database, but no server"
    [line] = capsys.readouterr().err.splitlines()
    assert line == f"tavolino: Another server is using the database {database}."


def test_a_page_that_is_not_built_is_said_in_one_line(
    page: Path, opened: "Queue[str]", capsys: pytest.CaptureFixture[str]
) -> None:
    (page / "index.html").unlink()
    assert main([]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("tavolino: The page is not built: ")
    assert opened.empty()


def test_a_machine_without_a_screen_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not open_page.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert open_page.has_screen()
