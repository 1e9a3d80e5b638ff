"""What must be the same everywhere, and what is said where it isn't."""

import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np
import pytest

from tavolino import __version__
from tavolino.workers.versions import difference, digest, installed

HERE = {"Tavolino": "1.0", "numpy": "2.1", "numba": "none", "tavolino": "sha256:ab", "my_bot": "sha256:cd"}


@pytest.mark.parametrize(
    ("there", "line"),
    [
        ({}, None),
        ({"more": "sha256:ef"}, None),
        ({"Tavolino": "0.9", "numpy": "2.0"}, "Tavolino 0.9, and here it is 1.0"),
        ({"numpy": "2.0"}, "numpy 2.0, and here it is 2.1"),
        ({"numpy": "none"}, "no numpy"),
        ({"numba": "0.62"}, "numba 0.62, which is missing here"),
        ({"tavolino": "sha256:00"}, "other sources of tavolino than here"),
        ({"my_bot": "none"}, "no my_bot"),
    ],
)
def test_the_first_difference_is_named(there: dict[str, str], line: str | None) -> None:
    assert difference(HERE | there, HERE) == line


def test_a_module_that_was_not_looked_for_is_missing() -> None:
    assert difference({}, {"my_bot": "sha256:cd"}) == "no my_bot"


def test_versions_and_sources_are_those_of_this_process() -> None:
    found = installed(("msgspec.structs", "no_such_module", "tavolino.bots", "__main__"))
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert list(found) == ["Tavolino", "Python", "numba", "numpy", "tavolino", "msgspec", "no_such_module"]
    assert (found["Tavolino"], found["Python"], found["numpy"]) == (__version__, python, np.__version__)
    assert found["no_such_module"] == "none"
    assert found["tavolino"] != found["msgspec"]


def test_of_a_large_library_the_version_counts_whatever_it_was_built_for() -> None:
    try:
        expected = version("torch").removesuffix("+cpu")
    except PackageNotFoundError:
        expected = "none"
    assert installed(("torch.nn",))["torch"] == expected


def test_sources_are_all_that_a_module_or_package_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "package" / "part").mkdir(parents=True)
    for name in ("alone.py", "package/__init__.py", "package/part/deep.py"):
        before = [digest("alone"), digest("package")]
        (tmp_path / name).write_text("answer = 42\n")
        assert [digest("alone"), digest("package")] != before
    before = [digest("alone"), digest("package")]
    (tmp_path / "other.py").write_text("answer = 42\n")
    assert [digest("alone"), digest("package")] == before
