"""Simulations per second of our search and of OpenSpiel's: `./tavolino bench search [--seconds N] [--json]`.

OpenSpiel: its C++ information-set search with random rollouts, on euchre from the first decision after the deal. Ours:
every game with two and with four seats, from the first decision. All sides take turns on one core, several times.
"""

import random
from argparse import ArgumentParser
from collections.abc import Callable

import msgspec
import pyspiel
from rich.console import Console
from rich.table import Table

from bench.measure.rounds import measure
from tavolino.bots.search import Limit, Search
from tavolino.chance import SIZE, Chance
from tavolino.games import BUILT_IN

TO_REACH = 2.0
SIMULATIONS = 2_000  # per search
PEER = "OpenSpiel euchre"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0, help="how long in all (40)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    figures = measure(all_sides(), given.seconds, "Searching")
    peer = figures[PEER].median
    if given.json:
        ratios = {side: figure.median / peer for side, figure in figures.items()}
        answer = {"to_reach": TO_REACH, "simulations_per_second": figures, "ratios_to_openspiel": ratios}
        print(msgspec.json.encode(answer).decode())
        return
    table = Table("Side", "Simulations a second", "Slowest", "Fastest", "To OpenSpiel")
    for side, figure in figures.items():
        table.add_row(side, *figure.columns(), f"{figure.median / peer:.1f}")
    Console().print(table, f"To reach: {TO_REACH} times OpenSpiel.")


def all_sides() -> dict[str, Callable[[], int]]:
    sides: dict[str, Callable[[], int]] = {PEER: openspiel_search()}
    for name, game in BUILT_IN.items():
        for seats in (2, 4):
            sides[f"{game.title}, {seats} seats"] = our_search(name, seats)
    return sides


def openspiel_search() -> Callable[[], int]:
    game = pyspiel.load_game("euchre")
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 2.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )

    def think() -> int:
        bot.step(state)
        return SIMULATIONS

    return think


def our_search(name: str, seats: int) -> Callable[[], int]:
    game = BUILT_IN[name]
    state = game.deal(seats, game.simulation_options, Chance(bytes(SIZE)))
    seat = next(seat for seat in range(seats) if game.legal(state, seat))
    view, search = game.view(state, seat), Search(game, SIMULATIONS)
    search.run(view, Limit(16), 0)  # compile now, not during the measurement
    return lambda: search.run(view, Limit(SIMULATIONS), random.getrandbits(31))


if __name__ == "__main__":
    main()
