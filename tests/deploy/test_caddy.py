"""The lines for Caddy: it accepts them, and people play through them."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from deploy.files import DEPLOY, needs
from support.postgres import free_port
from support.running import Guest, Running

FILE = DEPLOY / "Caddyfile"
pytestmark = needs("caddy")


def test_caddy_accepts_its_file() -> None:
    subprocess.run(["caddy", "validate", "--adapter", "caddyfile", "--config", FILE], check=True, capture_output=True)


@contextmanager
def caddy(folder: Path, upstream: str) -> Iterator[str]:
    """The same file over plain http, because nobody gives this machine a certificate; yields its address."""
    address = f"http://127.0.0.1:{free_port()}"
    text = FILE.read_text(encoding="utf-8").replace("tables.example.org", address).replace("127.0.0.1:8000", upstream)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        for line in process.stderr:
            if "serving initial configuration" in line:
                break
        try:
            yield address
        finally:
            process.terminate()
            process.communicate()


def test_people_play_through_caddy_and_nobody_reads_the_metrics(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db") as server, caddy(tmp_path, server.url.removeprefix("http://")) as address:
        guest = server.guest("Anna")
        table = guest.open("twisted", 2)
        with httpx.Client(base_url=address) as http:
            assert http.get("/healthz").text == "ok\n"
            assert http.get("/metrics").status_code == 403
        server.url = address
        with Guest(server, guest.token).live(table) as live:
            assert live.next()["table"]["id"] == table
