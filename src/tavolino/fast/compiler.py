"""Compiles kernels with Numba where it is installed.

Numba caches machine code between runs, but notices only changes in the function's own file: a function would go on
calling the old code of another file. So compiled code is cached in folders named by a digest of all sources it can
depend on: the package of the function, this folder, and the modules it was compiled for (`tavolino.fast.load`).
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
OURS = HERE.parent  # the package tavolino
INSTALLED = find_spec("numba") is not None
INSTALLER = None if INSTALLED else os.environ.get("TAVOLINO_INSTALLER")  # a program that can bring Numba
COMPILED = (INSTALLED or INSTALLER is not None) and os.environ.get("TAVOLINO_COMPILER") != "off"
SETTINGS: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "_nrt": False,
}
MISSING = "This needs Numba, which is not installed (or TAVOLINO_COMPILER is off): pip install 'tavolino[fast]'."
PARTS = "__parts__"  # a global that `tavolino.fast.load` sets: the modules that a source was compiled for

decorating = Lock()


def compiled(function: F) -> F:
    """The function as machine code that runs without the GIL; unchanged where there is no compiler."""
    return cached(function) if COMPILED else function


def inlined(function: F) -> F:
    """The same, for a function that is called so often that it should be inlined."""
    return cached(function, forceinline=True) if COMPILED else function


def cached(function: F, **settings: Any) -> F:
    """Numba reads the cache folder when a function is decorated, and only then."""
    with decorating, keeping_in(cache_folder(digest(homes_of(function)))) as numba:
        return cast("F", numba.njit(**SETTINGS, **settings)(function))


@contextmanager
def keeping_in(folder: Path) -> Iterator[Any]:
    import numba  # here, because it is slow to load

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        yield numba
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def homes_of(function: Callable[..., Any]) -> frozenset[Path]:
    """The folders, or single files, that a function can depend on."""
    parts = homes_of_parts(function.__globals__)
    return frozenset({HERE, home_of(Path(function.__code__.co_filename)), *parts})


def homes_of_parts(names: dict[str, Any]) -> Iterator[Path]:
    for part in names.get(PARTS, ()):
        yield home_of(Path(part.__file__))
        yield from homes_of_parts(vars(part))


@cache
def home_of(file: Path) -> Path:
    """The whole package that a source file belongs to; of tavolino, which is large, only the file's folder.

    For a module outside any package it is just the file, since anything might be in its folder.
    """
    home = file.parent
    if not (home / "__init__.py").exists():
        return file
    while not home.is_relative_to(OURS) and (home.parent / "__init__.py").exists():
        home = home.parent
    return home


@cache
def digest(homes: frozenset[Path]) -> str:
    """Changes with any source file in these folders."""
    found = hashlib.sha256()
    for home in sorted(homes):
        for file in sorted(home.rglob("*.py")) if home.is_dir() else [home]:
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


@cache
def cache_folder(name: str) -> Path:
    """A folder of this name in the user's cache; a temporary one if that is not writable."""
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = home / "tavolino" / name
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # no home folder, or somebody else's
        folder, usable = Path(), False
    return folder if usable else Path(tempfile.mkdtemp(prefix="tavolino-"))
