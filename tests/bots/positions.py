"""Positions from real matches, for bots to think about."""

from random import Random
from typing import Any

from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame


def position(game: AnyGame, seats: int, steps: int, seed: str) -> Any:
    """A view with several legal actions, after about so many sensible actions."""
    rng = Random(seed)
    state = game.deal(seats, game.simulation_options, Chance(rng.randbytes(SIZE)))
    for number in range(2000):
        seat = next((seat for seat in range(seats) if game.legal(state, seat)), None)
        assert seat is not None, "the match was over before there was a choice"
        view = game.view(state, seat)
        if number >= steps and len(view.legal) > 1:
            return view
        game.apply(state, seat, game.sensible(view, rng))
    raise AssertionError("a match without a choice")
