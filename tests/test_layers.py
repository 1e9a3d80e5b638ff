"""Imports go one way, and games are named only at home."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.games import GAMES

PACKAGE = Path(__file__).parents[1] / "src" / "tavolino"
LAYERS = (
    {"__init__", "chance", "words"},
    {"game"},
    {"fast"},
    {"parts"},
    {"games"},
    {"match"},
    {"bots", "store"},
    {"table", "arena", "lab", "testing"},
    {"server"},
    {"cli"},
    {"__main__"},
)
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(part: str) -> int:
    return next(number for number, parts in enumerate(LAYERS) if part in parts)


def imported(module: Path) -> Iterator[list[str]]:
    """The parts of every module of the package that this module imports: ["games", "twisted", "rules"]."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative name"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1:] for name in names if name.split(".")[0] == PACKAGE.name)


def parts_of(module: Path) -> list[str]:
    return list(module.relative_to(PACKAGE).with_suffix("").parts)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: ".".join(parts_of(module)))
def test_imports_go_down_the_house_only(module: Path) -> None:
    home = parts_of(module)[0]
    for target in imported(module):
        part = target[0] if layer_known(target[0]) else "__init__"
        assert part == home or layer(part) < layer(home), f"{home} imports {'.'.join(target)}"


def layer_known(part: str) -> bool:
    return any(part in parts for parts in LAYERS)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_imports_no_other_game(name: str) -> None:
    for module in (PACKAGE / "games" / name).rglob("*.py"):
        for target in imported(module):
            assert target[0] != "games" or target[1] == name, f"{module} imports {'.'.join(target)}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_named_only_in_its_folder_and_in_the_list_of_games(name: str) -> None:
    homes = (PACKAGE / "games" / name, PACKAGE / "games" / "__init__.py", PACKAGE / "__init__.py")
    for module in MODULES:
        if not any(module.is_relative_to(home) for home in homes):
            assert not re.search(rf"\b{name}\b", module.read_text(encoding="utf-8"), re.IGNORECASE), module
