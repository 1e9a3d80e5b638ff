"""The lab's environments, with all that a learner asks for: `./tavolino bench lab [--seconds N] [--json]`.

Steps for each second of one core's own time, 1,024 matches side by side. All sides take turns, several times; the
figures are medians, with the slowest and the fastest. Random legal actions are played; choosing them is not counted.

    step          `VectorMatches.step`: nobody looks
    step, look    `VectorMatches.step_and_look`: an observation and a mask for every match after every step
    environment   the Gymnasium `VectorEnv`: observation, mask, reward and last observations after every step of the
                  learner, between which all others at the table act; `copy=False`
    one match     the Gymnasium `Env` in plain Python, for solo games
"""

import time
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from numba import njit
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measure.figure import Figure
from bench.measure.rounds import ROUNDS
from tavolino.games import BUILT_IN
from tavolino.lab.gymnasium import ALONE, SoloEnv
from tavolino.lab.vector import VectorMatches
from tavolino.lab.vector_env import MatchesEnv

TO_REACH = 1_500_000  # steps a second with observations and masks
COUNT = 1024
STEPS = 20  # in a row

Side = Callable[[], tuple[int, float]]  # plays on for a moment: how many steps, and in how much processor time


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long in all (60)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    figures = measured(all_sides(), given.seconds)
    if given.json:
        print(msgspec.json.encode({"to_reach": TO_REACH, "steps_per_second": figures}).decode())
        return
    table = Table("Side", "Steps a second", "Slowest", "Fastest")
    for side, figure in figures.items():
        table.add_row(side, *figure.columns())
    Console().print(table, f"To reach with observations and masks: {TO_REACH:,}.")


def measured(sides: dict[str, Side], seconds: float) -> dict[str, Figure]:
    speeds: dict[str, list[float]] = {side: [] for side in sides}
    for play in sides.values():
        play()  # compile now
    for _ in track(range(ROUNDS), "Stepping ", console=Console(stderr=True), transient=True):
        for side, play in sides.items():
            speeds[side].append(speed(play, seconds / ROUNDS / len(sides)))
    return {side: Figure.of(map(round, found)) for side, found in speeds.items()}


def speed(play: Side, seconds: float) -> float:
    end, steps, spent = time.perf_counter() + seconds, 0, 0.0
    while time.perf_counter() < end or not steps:
        more, took = play()
        steps, spent = steps + more, spent + took
    return steps / spent


def all_sides() -> dict[str, Side]:
    sides: dict[str, Side] = {}
    for name, game in BUILT_IN.items():
        for seats in sorted({game.seat_counts[0], 2, 4}):
            at = f"{game.title}, {seats}"
            matches = VectorMatches(name, COUNT, seats)
            sides[f"{at}: step"] = stepping(matches, matches.step)
            sides[f"{at}: step, look"] = stepping(matches, matches.step_and_look)
            sides[f"{at}: environment"] = learning(MatchesEnv(name, COUNT, seats, copy=False))
        if name in ALONE:
            sides[f"{game.title}, 1: one match"] = one_match(SoloEnv(name))
    return sides


def stepping(matches: VectorMatches, step: Callable[[Any], object]) -> Side:
    def play() -> tuple[int, float]:
        spent = 0.0
        for _ in range(STEPS):
            chosen = matches.sample()
            start = time.process_time()
            step(chosen)
            spent += time.process_time() - start
        return STEPS * COUNT, spent

    return play


def learning(env: MatchesEnv) -> Side:
    masks = env.reset(seed=1)[1]["action_mask"]
    chosen, lots = np.zeros(COUNT, np.int64), np.array([1], np.int64)

    def play() -> tuple[int, float]:
        spent = 0.0
        for _ in range(STEPS):
            choose(masks, chosen, lots)
            start = time.process_time()
            env.step(chosen)
            spent += time.process_time() - start
        return STEPS * COUNT, spent

    return play


def one_match(env: SoloEnv) -> Side:
    env.reset(seed=1)

    def play() -> tuple[int, float]:
        steps, over, start = 0, False, time.process_time()
        while not over:
            _, _, over, _, _ = env.step(int(env.action_masks().argmax()))
            steps += 1
        env.reset()
        return steps, time.process_time() - start

    return play


@njit
def choose(masks: Any, chosen: Any, lots: Any) -> None:
    """A legal action for every row, uniformly at random."""
    for row in range(len(masks)):
        seen = 0
        for action in range(masks.shape[1]):
            if masks[row, action]:
                seen += 1
                lots[0] = lots[0] * 6364136223846793005 + 1442695040888963407
                if (lots[0] >> 33) % seen == 0:
                    chosen[row] = action


if __name__ == "__main__":
    main()
