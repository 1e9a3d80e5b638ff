"""The kinds of matches that the adapters are tried on."""

from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from tavolino.chance import SIZE, Chance
from tavolino.games import GAMES
from tavolino.games.upturn.tiles import NUMBERS
from tavolino.lab.turns import Turns
from tavolino.match.options import changed_options
from tavolino.testing.options import some_options

OWN_TILES = {  # 5 and 15 in the place of 6 and 16, and other penalty tiles: U-C5
    "numbers": [number - 1 if number in (6, 16) else number for number in NUMBERS],
    "penalties": [5, 15, 98],
}


def some_kinds(name: str) -> list[dict[str, Any]]:
    """Options for people, for simulations, and of chance; none of them twice."""
    game = GAMES[name]
    by_chance = [some_options(game.table_options, Random(seed)) for seed in range(2)]
    kinds = [game.table_options, game.simulation_options, *by_chance]
    return [msgspec.to_builtins(options) for number, options in enumerate(kinds) if options not in kinds[:number]]


KINDS = [(name, seats, options) for name in GAMES for seats in GAMES[name].seat_counts for options in some_kinds(name)]
KINDS.append(("upturn", 2, OWN_TILES))
NAMES = [f"{name}-{seats}-{number}" for number, (name, seats, _) in enumerate(KINDS)]
all_kinds = pytest.mark.parametrize(("name", "seats", "options"), KINDS, ids=NAMES)


def dealt(name: str, seats: int, options: dict[str, Any], rng: Random) -> Turns:
    game = GAMES[name]
    options = changed_options(game, game.table_options, options)
    return Turns(game, game.deal(seats, options, Chance(rng.randbytes(SIZE))))


def redeal(name: str, state: Any, seat: int, rng: Random) -> None:
    """Deal again all that a seat must not know."""
    import_module(f"games.{name}.hidden").redeal(state, seat, rng, few=False)


def answer(turns: Turns, rng: Random, noise: float) -> int:
    """A number for the asked seat: by chance, or the game's own sensible one."""
    if rng.random() < noise:
        return rng.choice(list(turns.legal))
    assert turns.seat is not None
    return turns.numbering.number_of(turns.game.sensible(turns.game.view(turns.state, turns.seat), rng))
