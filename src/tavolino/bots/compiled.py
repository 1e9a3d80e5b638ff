"""Which games' search is compiled on this machine: `search/warm.py` leaves a mark for each. This imports no NumPy."""

import hashlib
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tavolino.fast.compiler import HERE, OURS, cache_folder, digest, home_of
from tavolino.game import AnyGame, package_of

MARKS = "ready"  # a folder beside those with the compiled code


def is_compiled(game: AnyGame) -> bool:
    """Whether the search of a game starts at once. Any change of its sources, of Numba or of Python says no."""
    mark = mark_of(game)
    return mark is not None and mark.exists()


def note_compiled(game: AnyGame) -> None:
    if mark := mark_of(game):
        mark.touch()


def mark_of(game: AnyGame, kind: str = MARKS, user: Path = OURS / "bots/search") -> Path | None:
    """The file that stands for what would be compiled now; None without Numba. `user`: whose sources use the kernel."""
    try:
        numba = version("numba")
    except PackageNotFoundError:
        return None
    package = Path(str(sys.modules[package_of(game)].__file__))
    homes = frozenset({HERE, user, home_of(package)})
    return cache_folder(kind) / f"{game.name} {digest(homes)} {places(homes)} {numba} {sys.implementation.cache_tag}"


@cache
def places(homes: frozenset[Path]) -> str:
    """Numba finds its code again only for files in the same place with the same time: not for those of a new clone."""
    files = (file for home in sorted(homes) for file in (sorted(home.rglob("*.py")) if home.is_dir() else [home]))
    found = " ".join(f"{file} {file.stat().st_mtime_ns}" for file in files)
    return hashlib.sha256(found.encode()).hexdigest()[:16]
