"""How fast the readable rules play, and how large a state is: `./tavolino bench rules [--seconds N] [--json]`.

Uniformly random play on one core: get the legal actions of the first seat that has any, choose one, apply it, keep the
events. Deals are included. Every game plays with every number of seats, several times in turn; the figures are
medians, because machines are shared and noisy.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench.measure.figure import Figure
from bench.measure.rounds import measure
from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame
from tavolino.games import BUILT_IN

TO_REACH = 100_000  # actions a second
LARGEST = 8_000  # bytes of a state
LONGEST = 2_000  # actions in one match: random play can take very long


class Row(msgspec.Struct):
    game: str
    seats: int
    actions_per_second: Figure
    state_bytes: int  # the largest seen


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long in all (20)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    rows = measured(given.seconds)
    if given.json:
        print(msgspec.json.encode({"to_reach": TO_REACH, "largest": LARGEST, "figures": rows}).decode())
        return
    table = Table("Game", "Seats", "Actions a second", "Slowest", "Fastest", "Largest state")
    for row in rows:
        speeds = row.actions_per_second.columns()
        table.add_row(BUILT_IN[row.game].title, str(row.seats), *speeds, f"{row.state_bytes:,} B")
    Console().print(table, f"To reach: {TO_REACH:,} actions a second, states under {LARGEST:,} bytes.")


def measured(seconds: float) -> list[Row]:
    kinds = [(game, seats) for game in BUILT_IN.values() for seats in game.seat_counts]
    rng = Random(0)
    speeds = measure({kind: partial(play, *kind, rng) for kind in kinds}, seconds, "Playing")
    return [
        Row(game.name, seats, speed, largest_state(game, seats)) for (game, seats), speed in speeds.items()
    ]


def play(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a whole match; returns the number of actions."""
    state = game.deal(seats, game.simulation_options, Chance(rng.randbytes(SIZE)))
    legal, apply = game.legal, game.apply
    for number in range(LONGEST):
        for seat in range(seats):
            if actions := legal(state, seat):
                break
        else:
            return number
        apply(state, seat, actions[int(rng.random() * len(actions))])
    return LONGEST


def largest_state(game: AnyGame, seats: int) -> int:
    rng = Random(f"{game.name} {seats}")
    state = game.deal(seats, game.simulation_options, Chance(rng.randbytes(SIZE)))
    largest = 0
    for _ in range(LONGEST):
        largest = max(largest, size(state, set()))
        legal = [(seat, action) for seat in range(seats) for action in game.legal(state, seat)]
        if not legal:
            break
        game.apply(state, *rng.choice(legal))
    return largest


def size(thing: Any, counted: set[int]) -> int:
    """The bytes of an object and everything in it, each once; shared objects (small numbers, types) are free."""
    if id(thing) in counted or thing is None or isinstance(thing, type | bool | int):
        return 0
    counted.add(id(thing))
    parts: list[Any] = []
    if isinstance(thing, Mapping):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    elif names := getattr(thing, "__slots__", ()) or getattr(thing, "__struct_fields__", ()):
        parts = [getattr(thing, name) for name in names]
    return sys.getsizeof(thing) + sum(size(part, counted) for part in parts)


if __name__ == "__main__":
    main()
