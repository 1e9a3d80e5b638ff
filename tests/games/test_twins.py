"""Kernels are twins of the rules: the same legal actions, states and scores at every step of whole matches."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from games.twins import KERNEL, Twins, walk
from tavolino.fast.compiler import COMPILED
from tavolino.fast.dice import new_dice
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.match.options import some_options

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
MATCHES = 25 if COMPILED else 5  # of each kind


@pytest.mark.parametrize(("name", "seats"), KINDS)
@pytest.mark.parametrize("noise", [0.0, 0.1, 1.0])
def test_kernel_and_rules_agree_over_whole_matches(name: str, seats: int, noise: float) -> None:
    rng = Random(f"twins {name} {seats} {noise}")
    actions = 0
    for _ in range(MATCHES):
        options = some_options(GAMES[name].table_options, rng)
        actions += walk(name, seats, options, noise, rng, longest=150 if noise == 1.0 else 400)
    assert actions > 10 * MATCHES


@pytest.mark.skipif(not COMPILED, reason="this is the run without the compiler")
def test_they_agree_without_the_compiler_too() -> None:
    """The same tests in a process of its own, on plain Python lists."""
    environment = {**os.environ, "TAVOLINO_COMPILER": "off"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "agree_over_whole", __file__]
    done = subprocess.run(
        command, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_to_deal_the_unknown_again_keeps_what_a_seat_knows(name: str, seats: int) -> None:
    rng = Random(f"redeal {name} {seats}")
    kernel = import_module(f"tavolino.games.{name}.kernel")
    changed = 0
    for _ in range(20):
        twins = Twins(name, seats, some_options(GAMES[name].table_options, rng), rng)
        for _ in range(rng.randrange(60)):
            legal = {seat: actions for seat in twins.seats if (actions := twins.game.legal(twins.state, seat))}
            if not legal:
                break
            seat = rng.choice(list(legal))
            twins.act(seat, twins.game.sensible(twins.game.view(twins.state, seat), rng))
        for seat in twins.seats:
            before, legal_before = twins.seen_as_packed(), twins.legal(seat)
            kernel.pack(twins.state, twins.states, KERNEL)
            kernel.redeal(twins.states, KERNEL, seat, new_dice(rng.random().hex()))
            changed += twins.seen_as(KERNEL) != before
            assert twins.legal(seat) == legal_before
            assert twins.sizes(KERNEL) == twins.sizes_of(before)
            kernel.pack(twins.state, twins.states, KERNEL)
    assert changed > 0


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_playing_by_the_quick_policy_stays_legal_and_rewards_lie_between_nought_and_one(name: str, seats: int) -> None:
    rng = Random(f"policy {name} {seats}")
    twins = Twins(name, seats, GAMES[name].simulation_options, rng)
    kernel, playout = twins.kernel, import_module(f"tavolino.games.{name}.playout")
    result = twins.new_result()
    for _ in range(300):
        playout.rewards(twins.states, KERNEL, result)
        assert all(0 <= result[seat] <= 1 for seat in twins.seats)
        seat = kernel.next_seat(twins.states, KERNEL)
        if seat < 0:
            break
        legal = twins.legal(seat)
        number = playout.choose(twins.states, KERNEL, seat, twins.actions, twins.dice)
        assert number in legal
        twins.act(seat, twins.numbering.action_of(number))


def test_what_does_not_fit_into_a_kernel_is_refused() -> None:
    with pytest.raises(BadMessage, match="cannot hold the number 1000000"):
        Twins("twisted", 2, type(GAMES["twisted"].table_options)(rounds=1_000_000), Random(1))
