"""What all games promise, tried on every one of them; `tavolino.testing` holds the promises."""

from importlib import import_module

import pytest

from tavolino.games import GAMES
from tavolino.testing import PROMISES, Kind, Promise

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_every_game_keeps_its_promises(name: str, seats: int, promise: Promise) -> None:
    promise(Kind(GAMES[name], seats, import_module(f"games.{name}.hidden").redeal))
