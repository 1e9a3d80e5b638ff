"""Compiled code is kept from one run to the next, and never outlives the sources it was made from."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.fast.compiler import COMPILED, OURS, cache_folder, digest, home_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiler")

SOURCES = {  # a game of another package: its kernel calls what stands in other files of it
    "outside/__init__.py": "",
    "outside/cards.py": "BASE = 40",
    "outside/deep/__init__.py": "",
    "outside/deep/rule.py": """
from outside.cards import BASE
from tavolino.fast.compiler import compiled
@compiled
def rule(number): return BASE + number
""",
    "outside/kernel.py": """
from outside.deep.rule import rule
from tavolino.fast.compiler import compiled
@compiled
def answer(number): return rule(number)
""",
    "shared.py": """
from tavolino.fast.compiler import compiled
kernel = globals()["kernel"]
@compiled
def twice(number): return 2 * kernel.answer(number)
""",
    "main.py": """
from pathlib import Path
from tavolino.fast.load import source_for
from outside import kernel
source = source_for(Path("shared.py"), kernel=kernel)
print(kernel.answer(2), source.twice(2), sum(source.twice.stats.cache_hits.values()))
""",
}


def run(folder: Path) -> list[int]:
    """What the kernel answers, what a source compiled for it answers, and how often that was compiled already."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "main.py"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    return [int(word) for word in done.stdout.split()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, source in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    return tmp_path


def test_a_change_in_another_file_of_a_game_is_noticed(folder: Path) -> None:
    assert run(folder) == [42, 84, 0]
    assert run(folder) == [42, 84, 1], "nothing has changed, so nothing is compiled again"
    (folder / "outside/cards.py").write_text("BASE = 50")
    assert run(folder) == [52, 104, 0]
    (folder / "outside/deep/rule.py").write_text(SOURCES["outside/deep/rule.py"].replace("+", "-"))
    assert run(folder) == [48, 96, 0]


def test_a_home_is_the_whole_package_but_of_ours_the_folder_and_of_a_loose_module_the_file(folder: Path) -> None:
    assert home_of(folder / "outside/deep/rule.py") == folder / "outside"
    assert home_of(folder / "main.py") == folder / "main.py"
    assert home_of(OURS / "fast/pile.py") == OURS / "fast"
    assert home_of(OURS / "bots/search/tree.py") == OURS / "bots/search"


def test_a_digest_changes_with_any_source(folder: Path) -> None:
    homes = frozenset({folder / "outside", folder / "main.py"})
    digest.cache_clear()
    before = digest(homes)
    for name in ("outside/deep/rule.py", "outside/cards.py", "main.py"):
        (folder / name).write_text("# changed")
        digest.cache_clear()
        after = digest(homes)
        assert after != before
        before = after
    assert digest(frozenset({folder / "shared.py"})) != before


def test_where_the_cache_cannot_be_written_code_is_kept_for_this_run_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache_folder.cache_clear()
    elsewhere = cache_folder("abc")
    assert elsewhere.is_dir()
    assert not elsewhere.is_relative_to(tmp_path)
    assert cache_folder("abc") == elsewhere
    elsewhere.rmdir()
    cache_folder.cache_clear()


def test_other_libraries_keep_their_own_setting_of_where_to_cache() -> None:
    import numba

    import tavolino.fast.pile

    assert tavolino.fast.pile.__file__  # what it has compiled is kept by now
    assert str(cache_folder("x").parent) not in numba.config.CACHE_DIR  # type: ignore[attr-defined]
