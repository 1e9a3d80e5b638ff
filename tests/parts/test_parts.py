"""The parts of a game are found, loaded and checked; what is wrong with one is said in one line."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from match import refused
from tavolino.bots.levels import has_kernel
from tavolino.fast.compiler import COMPILED
from tavolino.game import has_part, lacking, needed_part, part_of
from tavolino.games import GAMES
from tavolino.parts import ALL, ENDGAME, KERNEL, NUMBERING, PLAYOUT, ZONES, Kernel, Playout

NUMBERING_SOURCE = """
from tavolino.parts.layout import Layout, Slice, each
ACTIONS = 3
LAYOUT = Layout(Slice("coins", each("ab", "heads")))
OBSERVATION = LAYOUT.size
def number_of(action): return 0
def action_of(number): return None
def observation(view): return [0.0, 0.0]
"""
BROKEN = {
    "a name missing": (
        NUMBERING_SOURCE.replace("ACTIONS = 3", "").replace("def action_of", "def action"),
        "it lacks ACTIONS, action_of.",
    ),
    "too few parameters": (NUMBERING_SOURCE.replace("(number)", "()"), "it lacks action_of(number)."),
    "too many parameters": (NUMBERING_SOURCE.replace("(view)", "(view, seat)"), "it lacks observation(view)."),
    "no function": (f"{NUMBERING_SOURCE}\nnumber_of = 1", "it lacks number_of(action)."),
    "a fault": ("raise ValueError('no\\nway')", "ValueError: no way."),
    "a missing library": ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'."),
}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A package that is all of a game that the lookup of parts looks at."""
    name = f"outside_{tmp_path.name}"
    package = tmp_path / name
    package.mkdir()
    (package / "__init__.py").write_text("title = 'Outside'")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module(name)
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


def write(game: ModuleType, part: str, source: str) -> None:
    (Path(str(game.__file__)).parent / f"{part}.py").write_text(source)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", ALL, ids=lambda part: part.name)
def test_every_part_that_a_game_has_keeps_its_contract(name: str, part: Any) -> None:
    found = part_of(GAMES[name], part)
    assert (found is not None) == has_part(GAMES[name], part)
    assert found is None or lacking(found, part.contract) == []


def test_a_part_that_a_game_does_not_have_is_none_or_said_to_be_missing(game: Any) -> None:
    assert part_of(game, ZONES) is None
    with refused("Outside has no zones."):
        needed_part(game, ZONES)


def test_a_good_part_is_loaded_once(game: Any) -> None:
    write(game, "numbering", NUMBERING_SOURCE)
    numbering = needed_part(game, NUMBERING)
    assert numbering.ACTIONS == 3
    assert part_of(game, NUMBERING) is numbering


@pytest.mark.parametrize(("source", "why"), BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_with_a_part_is_said_in_one_line(game: Any, source: str, why: str) -> None:
    write(game, "numbering", source)
    assert has_part(game, NUMBERING)
    with refused(f"Outside cannot use its numbering: {why}"):
        part_of(game, NUMBERING)


def test_a_game_in_a_single_file_has_no_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "single_file_game.py").write_text("title = 'Single'")
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Any = import_module("single_file_game")
    assert not any(has_part(game, part) for part in ALL)


@pytest.mark.skipif(not COMPILED, reason="search needs the compiler")
def test_a_game_with_a_broken_kernel_cannot_be_searched_and_says_why(game: Any) -> None:
    from tavolino.bots.search import Search

    write(game, "numbering", NUMBERING_SOURCE)
    write(game, "playout", "")
    write(game, "kernel", "FIELDS = {}")
    assert has_kernel(game)
    with refused("Outside cannot use its kernel: it lacks PILES, MOST_ACTIONS, prepare, pack, deal"):
        Search(game, 10)


def test_a_compiled_function_is_held_against_its_contract_too() -> None:
    game = GAMES["twisted"]
    kernel, playout = needed_part(game, KERNEL), needed_part(game, PLAYOUT)
    assert lacking(kernel, Kernel) == lacking(playout, Playout) == []
    assert "step(states, index, seat, action, dice)" in lacking(Shortened(kernel), Kernel)
    assert lacking(needed_part(game, ENDGAME), Kernel)[:2] == ["PILES", "prepare"]


class Shortened:
    """A kernel whose `step` takes the parameters of `deal`."""

    def __init__(self, kernel: Any) -> None:
        self.kernel = kernel
        self.step = kernel.deal

    def __getattr__(self, name: str) -> Any:
        return getattr(self.kernel, name)
