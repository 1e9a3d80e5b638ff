"""Rules and kernels side by side in tiny matches, so that search plays them by their own rules."""

from random import Random

import pytest

from games.twins import twins_at
from tavolino.game import needed_part
from tavolino.games import GAMES
from tavolino.parts import TINY


@pytest.mark.parametrize(("name", "size"), [("twisted", "tiny"), ("upturn", "tiny"), ("upturn", "small")])
def test_rules_and_kernel_agree_in_tiny_matches(name: str, size: str) -> None:
    game, rng = GAMES[name], Random(1)
    tiny = needed_part(game, TINY)
    reasons = set()
    for number in rng.sample(range(len(tiny.DEALS[size])), 12):
        twins = twins_at(name, tiny.SEATS, game.simulation_options, tiny.deal(size, number))
        while legal := twins.compare():
            [seat] = legal
            twins.act(seat, rng.choice(legal[seat]))
        outcome = game.outcome(twins.state)
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == set(game.end_reasons)
