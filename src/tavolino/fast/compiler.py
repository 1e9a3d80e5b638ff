"""Compiles kernels with Numba where it is installed."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
FOLDERS = ("fast", "games", "bots/search", "lab")  # where compiled functions and what they are made of lie
COMPILED = find_spec("numba") is not None and os.environ.get("TAVOLINO_COMPILER") != "off"
SETTINGS: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "_nrt": False,
}
MISSING = (
    "This needs Numba, which is not installed (or TAVOLINO_COMPILER is off): pip install 'tavolino[fast]'. "
    "Without it there are the bots random, heuristic, novice and casual."
)


def compiled(function: F) -> F:
    """The function as machine code that lets go of the interpreter lock; unchanged where there is no compiler."""
    return cast("F", numba().njit(**SETTINGS)(function)) if COMPILED else function


def inlined(function: F) -> F:
    """The same, for what is called so often that it should be built into its callers."""
    return cast("F", numba().njit(**SETTINGS, forceinline=True)(function)) if COMPILED else function


def source_digest() -> str:
    """Changes with any of their sources, so that no function is kept that still calls an old one."""
    digest = hashlib.sha256()
    for folder in FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def numba() -> Any:
    """Loaded with the first kernel, for it takes a while; told where to keep what it has compiled."""
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    return numba


def cache_folder() -> Path:
    """A folder named by the sources that compiled functions were made from."""
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = home / "tavolino" / source_digest()
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # no home, or one that is not ours
        folder, usable = Path(), False
    return folder if usable else Path(tempfile.mkdtemp(prefix="tavolino-"))
