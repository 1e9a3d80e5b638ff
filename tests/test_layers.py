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
    {"own_words", "usual"},
    {"fast"},
    {"parts"},
    {"games"},
    {"match", "plain", "rating"},
    {"bots", "lesson", "store", "terminal"},
    {"people", "workers"},
    {"table", "coach", "lab", "learn", "testing"},
    {"arena"},
    {"events"},
    {"server"},
    {"client"},
    {"cli"},
    {"__main__"},
)
ROOMS = {  # the order inside a folder: a room imports only from those before it
    "table": ({"errors"}, {"log"}, {"decisions"}, {"runtime"}),
    "people": (
        {"accounts", "changes", "letters", "streaks"},
        {"person"},
        {"tokens"},
        {"devices"},
        {"people", "figures", "streaks", "ratings", "circle"},
    ),
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(part: str, layers: tuple[set[str], ...] = LAYERS) -> int:
    return next(number for number, parts in enumerate(layers) if part in parts)


def imported(module: Path, *, when_loaded: bool = False) -> Iterator[list[str]]:
    """The parts of every module of the package that this module imports: ["games", "twisted", "rules"].

    With `when_loaded`, only what it imports as soon as it is loaded itself.
    """
    tree = ast.parse(module.read_text(encoding="utf-8"))
    for node in tree.body if when_loaded else ast.walk(tree):
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


@pytest.mark.parametrize("folder", ROOMS)
def test_imports_go_down_inside_a_folder_too(folder: str) -> None:
    rooms = ROOMS[folder]
    assert {room for parts in rooms for room in parts} == {
        path.stem for path in (PACKAGE / folder).iterdir() if path.stem not in ("__init__", "__pycache__")
    }
    for module in (PACKAGE / folder).rglob("*.py"):
        home = parts_of(module)[1]
        for target in imported(module):
            if home != "__init__" and target[0] == folder:
                assert target[1] == home or layer(target[1], rooms) < layer(home, rooms), f"{module} imports {target}"


def test_no_module_imports_itself_in_a_circle() -> None:
    names = {tuple(parts_of(module)): module for module in MODULES}
    names |= {parts[:-1]: module for parts, module in names.items() if parts[-1] == "__init__"}
    imports = {
        module: {
            names[key]
            for target in imported(module, when_loaded=True)
            if (key := known_prefix(tuple(target), names)) in names
        }
        for module in MODULES
    }
    done: set[Path] = set()

    def visit(module: Path, way: tuple[Path, ...]) -> None:
        assert module not in way, f"a circle: {[path.name for path in (*way, module)]}"
        if module not in done:
            for other in imports[module] - {module}:
                visit(other, (*way, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())


def known_prefix(target: tuple[str, ...], names: dict[tuple[str, ...], Path]) -> tuple[str, ...]:
    """The module that an imported name is in: itself, or the one it is taken from."""
    while target and target not in names:
        target = target[:-1]
    return target


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
