"""The balancers that we have configuration files for, with the ports of a test put into these very files."""

import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from support.postgres import free_port
from support.running import Running

DEPLOY = Path(__file__).parents[3] / "deploy"
PLACES = ("127.0.0.1:8001", "127.0.0.1:8002", "127.0.0.1:8003")  # of the nodes in these files
FRONT = "127.0.0.1:8080"
PATIENCE = 30  # seconds


class Balancer(NamedTuple):
    file: str
    command: tuple[str, ...]  # FILE and FOLDER are put in

    @property
    def program(self) -> str | None:
        """None if it is not installed."""
        return shutil.which(self.command[0]) or shutil.which(self.command[0], path="/usr/sbin:/usr/local/sbin")


NGINX = "daemon off; pid FOLDER/nginx.pid; error_log stderr;"
BALANCERS = {
    "haproxy": Balancer("haproxy.cfg", ("haproxy", "-db", "-f", "FILE")),
    "nginx": Balancer("nginx.conf", ("nginx", "-p", "FOLDER", "-e", "stderr", "-c", "FILE", "-g", NGINX)),
    "caddy": Balancer("Caddyfile.nodes", ("caddy", "run", "--adapter", "caddyfile", "--config", "FILE")),
}


def configured(name: str, folder: Path, nodes: Sequence[str], front: str) -> Path:
    """The file of deploy/ with these addresses, and with temporary files in the folder."""
    text = (DEPLOY / BALANCERS[name].file).read_text(encoding="utf-8")
    for place, here in zip((*PLACES, FRONT), (*nodes, front), strict=True):
        assert place in text, f"{place} is not in {BALANCERS[name].file}"
        text = text.replace(place, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    file = folder / BALANCERS[name].file
    file.write_text(text.replace("\nhttp {", f"\nhttp {{ {temporary}"), encoding="utf-8")
    return file


class Front(Running):
    """A balancer that runs already; people come to it as to a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)


@contextmanager
def balancing(name: str, folder: Path, nodes: Sequence[str]) -> Iterator[Front]:
    """A balancer in front of three nodes, once it reaches them."""
    front, balancer = f"127.0.0.1:{free_port()}", BALANCERS[name]
    file = configured(name, folder, [url.removeprefix("http://") for url in nodes], front)
    put_in = {"FILE": str(file), "FOLDER": str(folder)}
    command = [balancer.program or balancer.command[0], *balancer.command[1:]]
    for mark, value in put_in.items():
        command = [word.replace(mark, value) for word in command]
    with (folder / f"{name}.log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            wait_for(f"http://{front}", process, folder / f"{name}.log")
            found = Front(f"http://{front}")
            with found.http:
                yield found
        finally:
            process.terminate()


def wait_for(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    latest = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{url}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < latest, log.read_text()
