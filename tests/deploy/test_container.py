"""The container and the compose file: what can be checked without an engine that runs them."""

import json
import os
import re
import shlex
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest

from deploy.files import DEPLOY, HERE, INSTALLED, ROOT, needs, read_yaml, runs
from tavolino.server.settings import read_settings

CONTAINER = DEPLOY / "Containerfile"
COMPOSE = DEPLOY / "compose.yaml"
VARIABLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
GIVEN = {"POSTGRES_PASSWORD": "secret", "TAVOLINO_NAMES": "tables.example.org"}  # in deploy/.env


def container() -> dict[str, str]:
    """The instructions of the last stage; of one that is given twice, the last."""
    lines = CONTAINER.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    last = [name for name, _ in words].index("FROM", 1)
    return {name: rest for name, rest in words[last:]}  # noqa: C416 - dict() takes no lists of lists


def surroundings() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(container()["ENV"]))


def services() -> dict[str, Any]:
    found: dict[str, Any] = read_yaml(COMPOSE)["services"]
    return found


def environment(service: str) -> dict[str, str]:
    """What a service's program sees, as the engine puts it together."""
    given = services()[service]["environment"]
    return {name: VARIABLE.sub(lambda found: GIVEN[found[1]], value) for name, value in given.items()}


def test_the_command_of_the_container_starts_a_server(tmp_path: Path) -> None:
    found = container()
    command = json.loads(found["ENTRYPOINT"]) + json.loads(found["CMD"])
    settings = surroundings() | {"TAVOLINO_DB": str(tmp_path / "tavolino.db"), "TAVOLINO_PORT": "0"}
    settings.pop("XDG_CACHE_HOME")  # the compiled search is here already
    runs([word.replace(INSTALLED, HERE) for word in command], settings)
    assert (tmp_path / "tavolino.db").is_file()


def test_the_container_has_no_rights_and_knows_whether_it_is_alive() -> None:
    found = container()
    assert found["USER"] == "tavolino"
    folders = json.loads(found["VOLUME"])
    assert folders == ["/data", "/cache"]
    assert surroundings()["TAVOLINO_DB"].startswith("/data/")
    assert f":{surroundings()['TAVOLINO_PORT']}/livez" in found["HEALTHCHECK"]
    assert found["EXPOSE"] == surroundings()["TAVOLINO_PORT"]


def test_the_container_copies_only_what_the_checkout_has() -> None:
    text = CONTAINER.read_text(encoding="utf-8")
    locks = re.findall(r"-r (\S+)", text)
    assert locks == ["requirements-fast.lock", "requirements-postgres.lock"]
    for name in ("tavolino", "pyproject.toml", *locks):
        assert (ROOT / name).is_file()


def test_both_lists_of_libraries_pin_the_same_versions() -> None:
    """Or pip would refuse to install them together."""
    pins = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
    texts = [(ROOT / f"requirements-{name}.lock").read_text(encoding="utf-8") for name in ("fast", "postgres")]
    fast, postgres = (dict(pins.findall(text)) for text in texts)
    assert "psycopg" in postgres
    assert "numba" in fast
    assert {name: version for name, version in fast.items() if postgres.get(name, version) != version} == {}


@pytest.mark.parametrize("node", ["node1", "node2"])
def test_a_node_of_the_compose_file_has_settings_that_load(node: str) -> None:
    settings = read_settings({}, surroundings() | environment(node))
    assert settings.node == f"http://{node}:8000"
    assert services()[node]["hostname"] == node, "or it would not answer to Prometheus by that name"
    assert settings.names == ("tables.example.org",)
    assert settings.db == "postgresql://tavolino@database/tavolino"
    inside = ip_network(read_yaml(COMPOSE)["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    balancer = services()["balancer"]["networks"]["inside"]["ipv4_address"]
    assert ip_address(balancer) in inside
    assert [str(one) for one in settings.proxies] == [balancer]
    assert [str(one) for one in settings.metrics_from] == [str(inside)]


def test_every_file_and_volume_of_the_compose_file_is_there() -> None:
    whole = read_yaml(COMPOSE)
    for name, service in whole["services"].items():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            known = source in whole["volumes"] or source == "./haproxy.cfg" or (DEPLOY / source).is_file()
            assert known, f"{name}: {source}"
        assert {*service.get("depends_on", ())} <= {*whole["services"]}
        assert "restart" in service


def test_only_the_balancer_can_be_reached_from_other_machines() -> None:
    ports = {name: service["ports"] for name, service in services().items() if "ports" in service}
    assert ports.pop("balancer") == ["80:8080"]
    assert all(port.startswith("127.0.0.1:") for every in ports.values() for port in every)


@needs("sed")
def test_the_balancer_gets_the_two_nodes(tmp_path: Path) -> None:
    command = services()["balancer"]["command"][-1].partition(" && ")[0]
    found = tmp_path / "haproxy.cfg"
    command = command.replace("> /tmp/haproxy.cfg", f"> {found}").replace("/haproxy.cfg >", f"{DEPLOY}/haproxy.cfg >")
    subprocess.run(["sh", "-c", command], check=True)
    lines = [line.split("#")[0].split() for line in found.read_text().splitlines()]
    assert {line[2] for line in lines if line[:1] == ["server"]} == {"node1:8000", "node2:8000"}
    assert [line[1] for line in lines if line[:1] == ["bind"]] == [":8080"]


@needs("check-jsonschema")
def test_the_compose_file_follows_the_specification() -> None:
    command = ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", str(COMPOSE)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@needs("docker")
def test_the_engine_understands_the_compose_file() -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("this machine's docker has no compose")
    command = ["docker", "compose", "--file", str(COMPOSE), "config", "--quiet"]
    told = subprocess.run(command, env=os.environ | GIVEN, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
