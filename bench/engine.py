"""Random play with kernels, compared with OpenSpiel and RLCard: `./tavolino bench engine [--seconds N] [--json]`.

All sides take turns on one core, several times; the figures are medians, with the slowest and the fastest. OpenSpiel:
its own C++ loop (`evaluate_bots` with uniform random bots) on crazy eights for four, counting all steps. RLCard: uno
with random agents. Ours: kernels with four seats, counting every decision, including the deals; and the vector
environment, 4,096 matches stepped together with sampled actions.
"""

import random
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy
import pyspiel
import rlcard
from rich.console import Console
from rich.table import Table
from rlcard.agents import RandomAgent

from bench.measure.rounds import measure
from tavolino.fast.load import source_for
from tavolino.games import BUILT_IN
from tavolino.lab.vector import VectorMatches

PEER = "crazy_eights(players=4,use_special_cards=true,reshuffle=true)"
TO_REACH = {"kernel to OpenSpiel": {"first": 3.0, "others": 2.0}, "vector steps a second": 1_000_000}
LONGEST = 2_000  # actions in one match


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0, help="how long in all (40)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    figures = measure(all_sides(), given.seconds, "Playing")
    openspiel, uno = figures["OpenSpiel crazy eights"].median, figures["RLCard uno"].median
    if given.json:
        ratios = {
            side: {"to OpenSpiel": figure.median / openspiel, "to RLCard": figure.median / uno}
            for side, figure in figures.items()
        }
        print(msgspec.json.encode({"to_reach": TO_REACH, "steps_per_second": figures, "ratios": ratios}).decode())
        return
    table = Table("Side", "Steps a second", "Slowest", "Fastest", "To OpenSpiel", "To RLCard")
    for side, figure in figures.items():
        table.add_row(side, *figure.columns(), f"{figure.median / openspiel:.1f}", f"{figure.median / uno:,.0f}")
    Console().print(table, "To reach: the first game 3 times OpenSpiel, the others 2 times; 1,000,000 vector steps.")


def all_sides() -> dict[str, Callable[[], int]]:
    sides: dict[str, Callable[[], int]] = {"OpenSpiel crazy eights": openspiel_steps, "RLCard uno": rlcard_steps()}
    for name, game in BUILT_IN.items():
        sides[f"{game.title}, kernel"] = kernel_steps(name)
        sides[f"{game.title}, vector"] = vector_steps(name)
    return sides


CRAZY_EIGHTS = pyspiel.load_game(PEER)


def openspiel_steps() -> int:
    state = CRAZY_EIGHTS.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, random.randrange(2**31)) for player in range(4)]
    pyspiel.evaluate_bots(state, bots, random.randrange(2**31))
    return len(state.full_history())


def rlcard_steps() -> Callable[[], int]:
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before) if env.timestep > before else int(env.timestep)

    return play


def kernel_steps(name: str) -> Callable[[], int]:
    matches = VectorMatches(name, 1, seats=4)
    actions = numpy.zeros_like(matches.actions)
    source = source_for(Path(__file__).with_name("play_source.py"), kernel=matches.kernel)
    source.play(matches.states, actions, 1, LONGEST, matches.dice)  # compile now, not during the measurement
    return lambda: int(source.play(matches.states, actions, 20, LONGEST, matches.dice))


def vector_steps(name: str) -> Callable[[], int]:
    matches = VectorMatches(name, 4096, seats=4)
    matches.step(matches.sample())

    def play() -> int:
        matches.step(matches.sample())
        return len(matches.states)

    return play


if __name__ == "__main__":
    main()
