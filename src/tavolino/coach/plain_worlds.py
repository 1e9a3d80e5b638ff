"""Worlds played with the verbs of `game.py` alone, for games without a kernel: slow, and only for decisions."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tavolino.coach.compiled.desk import PLACE, POINTS, WIN
from tavolino.coach.tries import Tries
from tavolino.game import AnyGame, Outcome

LONGEST = 1000  # actions; then a world counts as it stands


class PlainWorlds:
    """The worlds of one match, played on with the game's `sensible` in every seat."""

    stakes: tuple[str, ...] = ()
    tells_luck = False

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True

    def imagine(self, view: Any, number: int) -> None:
        """Nothing has to be put anywhere: every world is made from the view."""

    def leads(self) -> dict[int, int] | None:
        """Nothing is counted out."""

    def try_choices(
        self,
        view: Any,
        purpose: Sequence[object],
        choices: Sequence[Any],
        alive: Sequence[int],
        worlds: int,
        tries: Tries,
    ) -> bool:
        for _ in range(worlds):
            world = tries.worlds[alive[0]]
            results: list[tuple[float, float, float]] = []
            for choice in alive:
                if self.stopped:
                    return False
                results.append(self.play_out(view, choices[choice], Random(f"{self.seed} {purpose} {world}")))
            add_all(tries, alive, results)
        return True

    def play_out(self, view: Any, action: Any, rng: Random) -> tuple[float, float, float]:
        game = self.game
        state = game.imagine(view, rng)
        game.apply(state, view.seat, action)
        for _ in range(LONGEST):
            if (outcome := game.outcome(state)) is not None:
                return result_of(outcome, view.seat)
            mover = rng.choice([other for other in range(self.seats) if game.legal(state, other)])
            game.apply(state, mover, game.sensible(game.view(state, mover), rng))
        return 1 / self.seats, (1 + self.seats) / 2, float(game.score(state)[view.seat])


def result_of(outcome: Outcome, seat: int) -> tuple[float, float, float]:
    place = outcome.places[seat]
    return (1 / outcome.places.count(1) if place == 1 else 0.0), float(place), float(outcome.scores[seat])


def add_all(tries: Tries, alive: Sequence[int], results: Sequence[tuple[float, float, float]]) -> None:
    """Add what one world came to for each choice."""
    for place, choice in enumerate(alive):
        tries.worlds[choice] += 1
        for column in (WIN, PLACE, POINTS):
            tries.sums[choice][column] += results[place][column]
            tries.squares[choice][column] += results[place][column] ** 2
        for earlier in range(place + 1):
            product = results[place][tries.unit] * results[earlier][tries.unit]
            tries.products[choice][alive[earlier]] += product
