"""Without the packages of the lab, it says in one line what to install."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium")]
)
def test_a_missing_package_is_an_import_error_that_says_what_to_install(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"tavolino.lab.{module}", raising=False)
    with pytest.raises(ImportError, match=r'pip install "tavolino\[lab\]"'):
        import_module(f"tavolino.lab.{module}")


def test_the_lab_itself_needs_nothing() -> None:
    assert "\n" not in import_module("tavolino.lab").MISSING
