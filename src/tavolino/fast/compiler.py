"""Compiles kernels with Numba where it is installed.

Numba keeps machine code from one run to the next, but notices only a change of the function's own file: a function
would go on calling the old code of another file. So compiled code is kept in folders named by a digest of all sources
it can depend on: the package of the function, this folder, and the modules it was compiled for (`tavolino.fast.load`).
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
OURS = HERE.parent  # the package of which this is a part
COMPILED = find_spec("numba") is not None and os.environ.get("TAVOLINO_COMPILER") != "off"
SETTINGS: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "_nrt": False,
}
MISSING = "This needs Numba, which is not installed (or TAVOLINO_COMPILER is off): pip install 'tavolino[fast]'."
PARTS = "__parts__"  # a global of modules that `tavolino.fast.load` runs: what they were compiled for

decorating = Lock()


def compiled(function: F) -> F:
    """The function as machine code that runs without the interpreter lock; unchanged where there is no compiler."""
    return cached(function) if COMPILED else function


def inlined(function: F) -> F:
    """The same, for what is called so often that it should be built into its callers."""
    return cached(function, forceinline=True) if COMPILED else function


def cached(function: F, **settings: Any) -> F:
    """Numba asks where to keep the code when a function is decorated, and only then."""
    with decorating, keeping_in(cache_folder(digest(homes_of(function)))) as numba:
        return cast("F", numba.njit(**SETTINGS, **settings)(function))


@contextmanager
def keeping_in(folder: Path) -> Iterator[Any]:
    import numba  # here, because it takes a while to load

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        yield numba
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def homes_of(function: Callable[..., Any]) -> frozenset[Path]:
    """The folders, or single files, with the sources that a function can depend on."""
    parts = homes_of_parts(function.__globals__)
    return frozenset({HERE, home_of(Path(function.__code__.co_filename)), *parts})


def homes_of_parts(names: dict[str, Any]) -> Iterator[Path]:
    for part in names.get(PARTS, ()):
        yield home_of(Path(part.__file__))
        yield from homes_of_parts(vars(part))


@cache
def home_of(file: Path) -> Path:
    """The whole package that a source file belongs to; of ours, which is large, only the folder of the file.

    A module outside of any package is a home of its own, since there is no telling what else is in its folder.
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
    """A folder of this name in the user's cache; a temporary one where that cannot be written."""
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = home / "tavolino" / name
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # there is no home folder, or it belongs to somebody else
        folder, usable = Path(), False
    return folder if usable else Path(tempfile.mkdtemp(prefix="tavolino-"))
