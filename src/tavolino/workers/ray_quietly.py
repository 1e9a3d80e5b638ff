"""Connects to Ray, or starts it, without its messages, its dashboard and its reports to its makers."""

import os
import socket
import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tavolino.game import BadMessage, TavolinoError

SCHEME = "ray://"
MISSING = "Ray is not installed: pip install 'tavolino[cluster]' brings it."
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # leaves out every line that it would print about workers
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it announces what will change in a later version
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # a cluster that we start listens on this machine only, on all systems
}
SILENT = {"log_to_driver": False, "logging_level": "critical"}
TOKEN = "If that cluster has a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN."
PATIENCE = 5.0  # seconds until a machine has to answer
STORE = 100_000_000  # bytes for what is on its way; Ray would take a third of the memory


def check_address(address: str | None) -> None:
    """Raises BadMessage if it isn't `ray://HOST:PORT`, or if Ray is missing here."""
    if address is not None:
        host, port = parts_of(address)
        if not (host and address.startswith(SCHEME) and 0 < port < 2**16):
            raise BadMessage(f"{address!r} should be {SCHEME}HOST:PORT, for example {SCHEME}10.0.0.1:10001.")
    if find_spec("ray") is None:
        raise BadMessage(MISSING)


def parts_of(address: str) -> tuple[str, int]:
    host, _, port = address.removeprefix(SCHEME).rpartition(":")
    return host.strip("[]"), int(port) if port.isascii() and port.isdecimal() else 0


def connected(address: str | None) -> Any:
    """The module of Ray, connected to `ray://HOST:PORT`, or to the cluster that `ray start` has started here.

    Without either, a cluster of our own starts. It ends with this process.
    """
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    ray = import_module("ray")
    with warnings.catch_warnings(action="ignore"):
        if address is not None:
            join(ray, address)
        else:
            join_or_start(ray)
    return ray


def join(ray: Any, address: str) -> None:
    try:
        socket.create_connection(parts_of(address), PATIENCE).close()  # Ray itself would try for half a minute
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise TavolinoError(f"There is no Ray cluster at {address}: {why}.") from None
    try:
        ray.init(address, **SILENT)
    except (OSError, RuntimeError, ray.exceptions.RayError) as fault:
        why = " ".join(str(fault).split()).rstrip(".")
        raise TavolinoError(f"{address} answers, but we can't join it: {why}. {TOKEN}") from None


def join_or_start(ray: Any) -> None:
    try:
        ray.init(include_dashboard=False, object_store_memory=STORE, **SILENT)
    except ValueError:  # there is one, which has a store already
        ray.init(**SILENT)
