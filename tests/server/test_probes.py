"""What supervisors and load balancers are told."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient

from tavolino.server.app import application
from tavolino.server.services import Services
from tavolino.server.settings import Settings
from tavolino.store import MemoryStore, Unwritable

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")  # about version 3, which is not let in


class BadDisk(MemoryStore):
    full = False

    async def check(self) -> None:
        if self.full:
            raise Unwritable("the disk is full")


class Probed(NamedTuple):
    services: Services
    store: BadDisk
    client: TestClient[Any]

    def status(self, path: str) -> int:
        return self.client.get(path).status_code


@pytest.fixture
def probed() -> Iterator[Probed]:
    store = BadDisk()
    services = Services(store, Settings())
    with TestClient(application(services), base_url="http://127.0.0.1") as client:
        yield Probed(services, store, client)


def test_a_server_that_runs_is_alive_and_ready(probed: Probed) -> None:
    for path in ("/livez", "/readyz", "/healthz"):
        answer = probed.client.get(path)
        assert (answer.status_code, answer.text) == (200, "ok\n")


def test_a_store_in_trouble_makes_a_server_unready_but_not_dead(probed: Probed) -> None:
    probed.store.full = True
    answer = probed.client.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "the disk is full\n")
    assert probed.status("/livez") == 200
    probed.store.full = False
    assert probed.status("/readyz") == 200


@pytest.mark.parametrize(("draining", "said"), [("yes", "stopping"), ("no", "starting")])
def test_nobody_is_sent_to_a_server_that_starts_or_stops(probed: Probed, draining: str, said: str) -> None:
    probed.services.draining = draining == "yes"
    probed.services.started = False
    answer = probed.client.get("/readyz")
    assert answer.status_code == 503
    assert said in answer.text
    assert probed.status("/livez") == 200


def test_a_server_is_started_while_it_runs_and_draining_from_then_on() -> None:
    services = Services(MemoryStore(), Settings())
    states = [(services.started, services.draining)]
    with TestClient(application(services)):
        states.append((services.started, services.draining))
    assert [*states, services.draining] == [(False, False), (True, False), True]
