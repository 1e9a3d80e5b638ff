"""The launcher on a copy of the checkout with a stub program; no test needs a network."""

import sys
import tomllib
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
EXTRAS = ("fast", "arena", "cluster", "dev", "node", "uv")
LOCKS = ("requirements.lock", *(f"requirements-{name}.lock" for name in EXTRAS))
BASE = ["making .venv", "fetching uv", "installing the libraries", "installing the program"]
SEARCH = ["installing what the stronger bots need", "preparing the search", "preparing the coach"]
PAGE = ["installing the page's packages", "building the page"]
LINTED = ["installing the test tools", "installing the page's and its tests' packages"]
TESTED = [*LINTED, SEARCH[0], "building the page"]
NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError()': /rich/
ERROR: Could not find a version that satisfies the requirement rich==15.0.0 (from versions: none)
ERROR: No matching distribution found for rich==15.0.0
"""


def load(checkout: Path) -> ModuleType:
    """The checkout's launcher with steps that only note down that they were done."""
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(checkout / "tavolino")))
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.STEPS = tuple(noted(step, checkout) for step in module.STEPS)
    module.MAKE_VENV, module.FETCH_UV, *_ = module.STEPS
    module.UV_INSTALL = module.PIP = ()  # what a step notes down is the same, whoever installs
    steps = ("COMPILER", "SEARCH", "COACH", "ARENA", "TOOLS", "NODE", "PACKAGES", "ALL_PACKAGES", "BUILD", "BROWSER")
    for name in steps:
        setattr(module, name, noted(getattr(module, name), checkout))
    module.node_found.cache_clear()
    assert isinstance(module, ModuleType)
    return module


def noted(step: Any, checkout: Path) -> Any:
    script = f"""
from pathlib import Path
Path({str(step.makes)!r}).parent.mkdir(parents=True, exist_ok=True)
Path({str(step.makes)!r}).touch()
with Path({str(checkout / "done")!r}).open("a") as notes:
    print({step.title!r}, file=notes)
"""
    return step._replace(command=(sys.executable, "-S", "-c", script))


def done(launcher: ModuleType) -> list[str]:
    """What was done since the last time of asking."""
    notes: Path = launcher.ROOT / "done"
    lines = notes.read_text().splitlines() if notes.exists() else []
    notes.unlink(missing_ok=True)
    return lines


def interrupt(launcher: ModuleType, title: str) -> None:
    """Start, and press Ctrl-C in the middle of a step, when what it makes is there already."""
    call = launcher.call

    def interrupted(command: tuple[str, ...], log: object) -> int:
        status = int(call(command, log))
        if title in command[-1]:
            raise KeyboardInterrupt
        return status

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(launcher, "call", interrupted)
        assert launcher.main([]) == 130


def keeping(found: dict[str, tuple[str, ...]]) -> Any:
    return lru_cache(lambda: found)
