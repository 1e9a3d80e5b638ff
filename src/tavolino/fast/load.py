"""Compiles one source for many games.

A source such as the tree search uses a `kernel` and a `playout`, and each game has its own. Numba binds calls to the
functions that a module's globals name, so the source is run once for each game, as a separate module.
"""

import hashlib
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from tavolino.fast.compiler import PARTS


def source_for(path: Path, **parts: Any) -> ModuleType:
    """Runs the source file with these modules among its globals."""
    return run_with(path, tuple(parts.items()))


@cache
def run_with(path: Path, parts: tuple[tuple[str, ModuleType], ...]) -> ModuleType:
    name = f"{path.stem}_{digest_of_names(parts)}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(parts)
    vars(module)[PARTS] = tuple(part for _, part in parts)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def digest_of_names(parts: tuple[tuple[str, ModuleType], ...]) -> str:
    """The same in every process, because Numba caches compiled code under the name of its module."""
    names = " ".join(f"{name}={part.__name__}" for name, part in parts)
    return hashlib.sha256(names.encode()).hexdigest()[:16]
