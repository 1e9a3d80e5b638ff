"""One source, compiled once for each game: it speaks of a `kernel`, a `playout` and an `observe`, and each game has its
own."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


@cache
def kernel_of(package: str) -> ModuleType:
    return import_module(f"{package}.kernel")


@cache
def playout_of(package: str) -> ModuleType:
    """What search needs of a game beyond its rules."""
    return import_module(f"{package}.playout")


@cache
def observe_of(package: str) -> ModuleType:
    """What makes a learner's vector of a kernel's record."""
    return import_module(f"{package}.observe")


@cache
def endgame_of(package: str) -> ModuleType | None:
    """The module that solves the end of a game, where it has one."""
    return import_module(f"{package}.endgame") if find_spec(f"{package}.endgame") else None


@cache
def source_for(package: str, path: Path) -> ModuleType:
    """The source file, run for one game: a module of its own, so that it is compiled for that game."""
    name = f"{path.stem}_of_{package.replace('.', '_')}"
    parts = {"kernel": kernel_of(package), "playout": playout_of(package), "observe": observe_of(package)}
    return run_with(parts, path, name)


def run_with(parts: dict[str, ModuleType], path: Path, name: str) -> ModuleType:
    """Run a source that finds these parts among its globals."""
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__.update(parts)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
