"""From a regret to a verdict."""

from typing import Literal

from tavolino.coach.judgement import Unit

Fault = Literal["inaccuracy", "mistake", "blunder"]

LEAST: dict[Unit, dict[Fault, float]] = {  # how much worse than the best it is at least
    "win": {"inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.12},
    "points": {"inaccuracy": 0.5, "mistake": 1.5, "blunder": 4.0},  # alone at the table
}
