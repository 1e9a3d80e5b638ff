"""Kernels are twins of the rules: the same legal actions, states, scores and vectors at every step of whole matches."""

import os
import subprocess
import sys
from math import prod
from pathlib import Path
from random import Random

import pytest

from games.twins import KERNEL, Choice, Twins, flat, quick, sensible, walk
from tavolino.fast.compiler import COMPILED
from tavolino.fast.dice import new_dice
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.testing.options import some_options

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
ALL_KINDS = pytest.mark.parametrize(("name", "seats"), KINDS)
POLICIES = {  # who chooses, how often chance does instead, and for how many matches of each kind
    "sensible": (sensible, 0.0, 4),  # takes longest by far
    "sensible, with slips": (sensible, 0.1, 8),
    "quick": (quick, 0.0, 40),
    "quick, with slips": (quick, 0.1, 80),
    "random": (quick, 1.0, 70),
}
UNCOMPILED = 1  # match, for plain Python is slow


@ALL_KINDS
@pytest.mark.parametrize(("choice", "noise", "matches"), POLICIES.values(), ids=POLICIES)
def test_kernel_and_rules_agree_over_whole_matches(
    name: str, seats: int, choice: Choice, noise: float, matches: int
) -> None:
    rng = Random(f"twins {name} {seats} {choice.__name__} {noise}")
    matches = matches if COMPILED else UNCOMPILED
    actions = 0
    for _ in range(matches):
        options = some_options(GAMES[name].table_options, rng)
        actions += walk(name, seats, options, noise, rng, longest=250 if noise == 1.0 else 400, choice=choice)
    assert actions > 10 * matches


@ALL_KINDS
@pytest.mark.parametrize("noise", [0.1, 1.0])
def test_vectors_and_views_agree_over_whole_matches(name: str, seats: int, noise: float) -> None:
    rng = Random(f"vectors {name} {seats} {noise}")
    for _ in range(3 if COMPILED else 1):
        options = some_options(GAMES[name].table_options, rng)
        assert walk(name, seats, options, noise, rng, longest=250, choice=quick, vectors=True) > 10


@pytest.mark.skipif(not COMPILED, reason="this is the run without the compiler")
def test_they_agree_without_the_compiler_too() -> None:
    """The same tests, and the rare positions of every game, in a process of its own, on plain Python lists."""
    here = Path(__file__)
    environment = {**os.environ, "TAVOLINO_COMPILER": "off"}
    files = map(str, [here, *here.parent.glob("*/test_kernel.py")])
    chosen = "agree and not kernel_and_rules"  # the walks that compare vectors compare everything else too
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *files]
    done = subprocess.run(command, env=environment, cwd=here.parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.skipif(not COMPILED, reason="without the compiler records are compared field by field")
@ALL_KINDS
def test_records_are_compared_to_the_last_number(name: str, seats: int) -> None:
    twins = Twins(name, seats, GAMES[name].table_options, Random(1))
    twins.compare()
    numbers = twins.states.view("int16").reshape(2, -1)[KERNEL]
    noticed = 0
    for place in range(len(numbers)):
        numbers[place] += 1
        noticed += not twins.alike()
        numbers[place] -= 1
    fields = twins.kernel.FIELDS.items()
    sizes = sum(prod(shape[:-1]) for field, shape in fields if field in twins.kernel.PILES)
    assert noticed == sizes + len(flat(list(twins.seen_as(KERNEL).values())))


@ALL_KINDS
def test_to_deal_the_unknown_again_keeps_what_a_seat_knows(name: str, seats: int) -> None:
    rng = Random(f"redeal {name} {seats}")
    changed = 0
    for _ in range(20):
        twins = played_twins(name, seats, rng)
        kernel, playout = twins.kernel, twins.playout
        for seat in twins.seats:
            before, legal_before, vector_before = twins.seen_as_packed(), twins.legal(seat), twins.vector_of(seat)
            kernel.pack(twins.state, twins.states, KERNEL)
            kernel.redeal(twins.states, KERNEL, seat, new_dice(rng.random().hex()))
            changed += twins.seen_as(KERNEL) != before
            assert twins.legal(seat) == legal_before
            assert twins.vector_of(seat) == vector_before
            assert twins.sizes(KERNEL) == twins.sizes_of(before)
            playout.imagine(twins.states, KERNEL, seat, new_dice(rng.random().hex()))
            assert twins.vector_of(seat) == vector_before
            kernel.pack(twins.state, twins.states, KERNEL)
    assert changed > 0


def played_twins(name: str, seats: int, rng: Random) -> Twins:
    """Somewhere in the midst of a match, or at its end."""
    twins = Twins(name, seats, some_options(GAMES[name].table_options, rng), rng)
    for _ in range(rng.randrange(60)):
        legal = [seat for seat in twins.seats if twins.game.legal(twins.state, seat)]
        if legal:
            seat = rng.choice(legal)
            twins.act(seat, sensible(twins, seat))
    return twins


@ALL_KINDS
def test_playing_by_the_quick_policy_stays_legal_and_rewards_lie_between_nought_and_one(name: str, seats: int) -> None:
    rng = Random(f"policy {name} {seats}")
    twins = Twins(name, seats, GAMES[name].simulation_options, rng)
    kernel, playout = twins.kernel, twins.playout
    for _ in range(300):
        playout.rewards(twins.states, KERNEL, twins.result)
        assert all(0 <= twins.result[seat] <= 1 for seat in twins.seats)
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
