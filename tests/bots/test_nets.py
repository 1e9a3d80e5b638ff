"""Nets see what their seat knows, compute what plain linear algebra computes, and are refused where they don't fit."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bots.positions import position
from tavolino.bots import bot_named
from tavolino.bots.advice import advise
from tavolino.bots.levels import LEVELS
from tavolino.fast.compiler import COMPILED
from tavolino.fast.dice import new_dice
from tavolino.fast.states import copy_state, new_states
from tavolino.game import AnyGame, BadMessage, needed_part, part_of
from tavolino.games import GAMES
from tavolino.match import Match
from tavolino.parts import INPUTS, KERNEL, PLAYOUT

pytestmark = pytest.mark.skipif(not COMPILED, reason="nets need the compiler")
if COMPILED:
    import numpy

    from tavolino.bots.search import Limit, weights
    from tavolino.bots.search.guided_search import GuidedSearch, nets_at
    from tavolino.bots.search.weights import nets_for, read_nets, weights_file
    from tavolino.fast.inputs import new_inputs
    from tavolino.fast.net import answer, room_for, think

LARGEST = 1_500_000  # bytes of a weight file
KINDS = [(game, seats) for game in GAMES.values() if part_of(game, INPUTS) for seats in game.seat_counts]
SHIPPED = [("qwinto", 1), ("qwinto", 2), ("twisted", 2), ("upturn", 4)]
NAMES = [f"{game.name} for {seats}" for game, seats in KINDS]
every_kind = pytest.mark.parametrize(("game", "seats"), KINDS, ids=NAMES)
every_net = pytest.mark.parametrize(("name", "seats"), SHIPPED)


def positions(game: AnyGame, seats: int) -> Iterator[tuple[Any, int]]:
    """Every position of a match that the quick policy plays, with the seat to act."""
    kernel, playout = needed_part(game, KERNEL), needed_part(game, PLAYOUT)
    states, dice = new_states(kernel.FIELDS, 2), new_dice(f"{game.name} {seats}")
    actions = numpy.zeros(kernel.MOST_ACTIONS + 1, numpy.int16)
    kernel.prepare(states, 0, seats, needed_part(game, INPUTS).OPTIONS[0])
    kernel.deal(states, 0, dice)
    for _ in range(150):
        mover = kernel.next_seat(states, 0)
        if mover < 0:
            return
        yield states, mover
        kernel.step(states, 0, mover, playout.choose(states, 0, mover, actions, dice), dice)


def seen(inputs: Any) -> tuple[list[int], list[float]]:
    count = int(inputs.places[0])
    return inputs.places[1 : count + 1].tolist(), inputs.numbers[1 : count + 1].tolist()


@every_kind
def test_a_policy_sees_nothing_that_is_hidden(game: AnyGame, seats: int) -> None:
    part, kernel = needed_part(game, INPUTS), needed_part(game, KERNEL)
    before, after, dice = new_inputs(part.MOST), new_inputs(part.MOST), new_dice(1)
    changed = 0
    for states, mover in positions(game, seats):
        part.known(states, 0, mover, before)
        copy_state(states, 1, states, 0)
        kernel.redeal(states, 1, mover, dice)
        part.known(states, 1, mover, after)
        assert seen(before) == seen(after)
        part.hidden(states, 0, mover, before)
        part.hidden(states, 1, mover, after)
        changed += seen(before) != seen(after)
    assert changed > 0 or seats == 1


@every_kind
def test_inputs_keep_to_their_places(game: AnyGame, seats: int) -> None:
    part, kernel = needed_part(game, INPUTS), needed_part(game, KERNEL)
    inputs = new_inputs(part.MOST)
    actions = numpy.zeros(kernel.MOST_ACTIONS + 1, numpy.int16)
    known, width = part.known_inputs(seats), part.known_inputs(seats) + part.hidden_inputs(seats)
    for states, mover in positions(game, seats):
        part.known(states, 0, mover, inputs)
        first, _ = seen(inputs)
        assert all(0 <= place < known for place in first)
        part.hidden(states, 0, mover, inputs)
        places, numbers = seen(inputs)
        assert all(known <= place < width for place in places[len(first) :])
        assert len(set(places)) == len(places) <= part.MOST
        assert all(-3 <= number <= 10 for number in numbers)
        kernel.legal(states, 0, mover, actions)
        assert all(0 <= part.output(int(a), mover, seats) < part.OUTPUTS for a in actions[1 : actions[0] + 1])


@every_net
def test_compiled_nets_equal_plain_linear_algebra_all_through_a_match(name: str, seats: int) -> None:
    game = GAMES[name]
    nets, part = nets_for(game, seats), needed_part(game, INPUTS)
    assert nets is not None
    inputs = new_inputs(part.MOST)
    width = part.known_inputs(seats) + part.hidden_inputs(seats)
    for states, mover in positions(game, seats):
        for net, whole in ((nets.policy, False), (nets.prior, False), (nets.value, True)):
            part.known(states, 0, mover, inputs)
            if whole:
                part.hidden(states, 0, mover, inputs)
            places, numbers = seen(inputs)
            row = numpy.zeros(width)
            row[places] = numbers
            first = numpy.maximum(row[: len(net.first)] @ net.first.astype(float) + net.first_bias, 0)
            second = numpy.maximum(first @ net.second.astype(float) + net.second_bias, 0)
            expected = second @ net.last.astype(float) + net.last_bias
            layers, outputs = room_for(net), numpy.zeros_like(net.last_bias)
            think(net, inputs, layers)
            answer(net, layers, outputs)
            assert abs(outputs - expected).max() < 1e-4 * max(1.0, abs(expected).max())


@every_net
def test_the_weights_fit_and_are_small(name: str, seats: int) -> None:
    game = GAMES[name]
    file = weights_file(game, seats)
    assert file.stat().st_size <= LARGEST
    about, _ = read_nets(game, seats, file.read_bytes(), file)
    assert (about.game, about.seats) == (name, seats)
    assert about.steps > 10**8


def changed(content: bytes, **fields: object) -> bytes:
    """A weight file that says something else about itself."""
    from io import BytesIO

    with numpy.load(BytesIO(content)) as found:
        arrays = dict(found)
    about = msgspec.json.decode(arrays["about"].tobytes())
    arrays["about"] = numpy.frombuffer(msgspec.json.encode(about | fields), numpy.uint8)
    file = BytesIO()
    numpy.savez(file, **arrays)
    return file.getvalue()


def test_a_file_that_does_not_fit_is_refused_in_one_line() -> None:
    game = GAMES["twisted"]
    file = weights_file(game, 2)
    content = file.read_bytes()
    for broken, reason in (
        (content[: len(content) // 2], "damaged"),
        (b"not a file of weights", "no weight file"),
        (changed(content, rules_version=99), "version 99 of the rules"),
        (changed(content, seats=4), "for twisted with 4 seats"),
        (changed(content, fingerprint="another"), "has changed since"),
        (changed(content, format=7), "its format is 7"),
    ):
        with pytest.raises(BadMessage, match=reason) as caught:
            read_nets(game, 2, broken, file)
        assert "\n" not in str(caught.value)


def test_without_fitting_weights_the_search_without_nets_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES["twisted"]
    spoilt = tmp_path / "weights-2.npz"
    spoilt.write_bytes(weights_file(game, 2).read_bytes()[:5000])
    monkeypatch.setattr(weights, "weights_file", lambda *_: spoilt)
    monkeypatch.setattr(weights, "READ", {})
    view = position(game, 2, 8, "spoilt")
    with caplog.at_level(logging.WARNING):
        assert nets_at(game, view) is None
        assert bot_named("instant", game, Random(1)).choose(view) in view.legal
    assert [record.getMessage().count("\n") for record in caplog.records] == [0]


@every_net
def test_a_search_led_by_nets_repeats_itself(name: str, seats: int) -> None:
    game = GAMES[name]
    nets = nets_for(game, seats)
    assert nets is not None
    view = position(game, seats, 8, "led")
    found = []
    for noting in (False, True):
        search = GuidedSearch(game, 300, nets)
        search.choose(view, Limit(300), 5, noting=noting)
        found.append((search.visits(), search.best()))
    assert found[0] == found[1]


@every_net
def test_master_and_hints_agree(name: str, seats: int) -> None:
    game = GAMES[name]
    view = position(game, seats, 8, "agree")
    advice = advise(game, view, seed=3)
    nets = nets_for(game, seats)
    assert nets is not None
    search = GuidedSearch(game, LEVELS[-1].led, nets)
    assert search.choose(view, Limit(LEVELS[-1].led), 3) == advice[0].action
    assert all(one.expected is None or 0 <= one.expected <= 1 for one in advice)


@every_net
def test_instant_plays_a_whole_match(name: str, seats: int) -> None:
    game = GAMES[name]
    bots = [bot_named("instant", game, Random(seat)) for seat in range(seats)]
    match = Match(game, game.simulation_options, ["x"] * seats, bytes([3]) * 32, [bytes(32)] * seats)
    while match.outcome is None and len(match.actions) < 2000:
        seat = next(iter(match.legal()))
        match.act(seat, bots[seat].choose(match.view(seat)))
    assert match.outcome is not None


def test_other_options_are_played_without_nets() -> None:
    game = GAMES["twisted"]
    options = type(game.simulation_options)(expert=True)
    match = Match(game, options, ["x"] * 2, bytes([3]) * 32, [bytes(32)] * 2)
    seat = next(iter(match.legal()))
    view = match.view(seat)
    assert nets_at(game, view) is None
    assert bot_named("instant", game, Random(1)).choose(view) in view.legal
