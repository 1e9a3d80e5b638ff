"""A checkout, and its launcher."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from launcher import LOCKS, REPOSITORY, keeping, load

PROGRAM = """\
import sys

def main():
    print("the program got", sys.argv[1:])
    return 7
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "a checkout"
    (root / "src/tavolino/cli").mkdir(parents=True)
    (root / "bench").mkdir()
    for name in ("tavolino", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(REPOSITORY / name, root)
    for name in LOCKS:
        (root / name).write_text("# nothing to install\n")
    (root / "src/tavolino/__init__.py").write_text('__version__ = "0.1.0"\n')
    (root / "src/tavolino/cli/__init__.py").write_text(PROGRAM)
    (root / "bench/speed.py").touch()
    search = root / "src/tavolino/bots/search"
    search.mkdir(parents=True)
    (search / "warm.py").touch()
    return root


@pytest.fixture
def launcher(checkout: Path) -> ModuleType:
    return load(checkout)


@pytest.fixture
def with_page(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A checkout with the page's sources, on a machine with Node and a browser."""
    for name in ("package.json", "package-lock.json", "index.html", "src/main.ts", "public/icon.svg"):
        (checkout / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / "web" / name).touch()
    launcher = load(checkout)
    monkeypatch.setattr(launcher, "node_found", keeping({"node": ("node",), "npm": ("npm",)}))
    monkeypatch.setattr(launcher, "browser_found", lambda: True)
    monkeypatch.setattr(launcher, "hand_over", lambda *_: 7)
    for calls in ("call_all", "check"):
        monkeypatch.setattr(launcher, calls, lambda *_: 0)
    return launcher
