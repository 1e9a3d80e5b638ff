"""A cluster on this machine, for tests that use Ray; without Ray they are skipped."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import IO, Any

import pytest

from support.postgres import free_port
from tavolino.workers import RayCluster

TESTS = Path(__file__).parents[1]
NO_RAY = "Ray is not installed; .venv/bin/pip install --require-hashes -r requirements-cluster.lock brings it"


class Cluster:
    """A head without cores, and the nodes that are added to it."""

    def __init__(self, folder: str) -> None:
        port = free_port()
        self.address = f"ray://127.0.0.1:{port}"
        path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, str(TESTS / "workers/ray_cluster.py"), str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **alone_in(folder), "PYTHONPATH": path},
        )
        assert stream(self.process.stdout).readline() == "ready\n"

    def add(self, **settings: Any) -> int:
        """Add a node, with these settings of Ray; returns its process id."""
        stream(self.process.stdin).write(json.dumps(settings) + "\n")
        stream(self.process.stdin).flush()
        return int(stream(self.process.stdout).readline())

    def stop(self) -> None:
        stream(self.process.stdin).close()
        self.process.wait(60)
        stream(self.process.stdout).close()


def alone_in(folder: str) -> dict[str, str]:
    """A place of its own for Ray, on this machine only, with nothing sent anywhere."""
    return {
        "RAY_TMPDIR": folder,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "GRPC_ENABLE_FORK_SUPPORT": "0",  # else a server for a client that Ray forks off fails now and then
    }


def stream(of_process: IO[str] | None) -> IO[str]:
    assert of_process is not None
    return of_process


@pytest.fixture(scope="session")
def ray_folder() -> Iterator[str]:
    """Where Ray keeps its files: its sockets need a short path."""
    if find_spec("ray") is None:
        pytest.skip(NO_RAY)
    folder = mkdtemp(prefix="ray")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster(ray_folder: str) -> Iterator[Cluster]:
    """One node with two cores."""
    started = Cluster(ray_folder)
    started.add(num_cpus=2)
    yield started
    started.stop()


@pytest.fixture(scope="session")
def on_ray(cluster: Cluster) -> Iterator[RayCluster]:
    with RayCluster(cluster.address) as workers:
        yield workers
