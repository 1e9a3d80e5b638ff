"""Where to work, as people name it."""

from tavolino.game import BadMessage
from tavolino.workers.cluster import RayCluster
from tavolino.workers.local import LocalProcesses
from tavolino.workers.ray_quietly import SCHEME
from tavolino.workers.workers import Workers

LOCAL = "local"
RAY = "ray"


def workers_on(place: str = LOCAL, *, most: int | None = None, limit: float | None = None) -> Workers:
    """`place`: local, ray, or ray://HOST:PORT. `most`: how many tasks at a time; `limit`: how many seconds each."""
    if place == LOCAL:
        return LocalProcesses(most, limit=limit)
    if place == RAY or place.startswith(SCHEME):
        return RayCluster(None if place == RAY else place, most=most, limit=limit)
    raise BadMessage(f"{place!r} should be {LOCAL}, {RAY} or {SCHEME}HOST:PORT.")
