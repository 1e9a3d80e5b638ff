"""Luck by the value net: what every action of a match was worth, with all hands open and as its seat saw it.

With V for the net's value of a position, an action a of a seat in position s is taken apart as in `values.py`:

    decision   what a gains on average in worlds that fit the seat's view
    hidden     what it gains with all hands open, on average over what could have been drawn, less the decision
    chance     V(s') - V(s), less the other two: s' is the next position, after what was really drawn

The net isn't random, so a few worlds are enough: with four times as many, a contest says the same.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy

from tavolino.bots.search.guide import Nets, new_desk
from tavolino.bots.search.guided_search import GUIDED
from tavolino.bots.search.weights import nets_for
from tavolino.coach.compiled.desk import OPEN, ROOT, SEATS
from tavolino.coach.positions import Played, Position
from tavolino.coach.values import grain
from tavolino.fast.dice import new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import copy_state, new_states
from tavolino.game import has_part, needed_part, part_of
from tavolino.parts import INPUTS, KERNEL, LUCK, NUMBERING, PLAYOUT

SOURCE = Path(__file__).with_name("compiled") / "net_worlds.py"
DEALS = 1_000  # for what is to be expected before the deal
WORLDS = 64  # for each action, that fit what its seat saw
SEEN_PER_OPEN = 4  # with all hands open fewer are enough

Shares = tuple[float, ...]  # by seat


class Parts(NamedTuple):
    """The result of each seat, against the middle and as the net counts it; `result` is the sum of the others."""

    expected: Shares
    deal: Shares
    draws: Shares
    hidden: Shares
    decisions: Shares  # of all seats
    result: Shares


class NetWorlds:
    """The worlds of one match, for one thread at a time."""

    def __init__(self, played: Played, nets: Nets, seed: int, worlds: int = WORLDS) -> None:
        self.played, self.seed, self.seen = played, seed, worlds
        self.opened = worlds // SEEN_PER_OPEN
        game = played.game
        self.kernel, inputs = needed_part(game, KERNEL), needed_part(game, INPUTS)
        self.numbering = needed_part(game, NUMBERING)
        playout, luck = needed_part(game, PLAYOUT), needed_part(game, LUCK)
        guided = source_for(GUIDED, kernel=self.kernel, playout=playout, inputs=inputs)
        self.source = source_for(SOURCE, kernel=self.kernel, playout=playout, luck=luck, guided=guided)
        self.states = new_states(self.kernel.FIELDS, 2)
        self.desk = new_desk(nets, self.kernel.MOST_ACTIONS, self.numbering.ACTIONS, inputs.MOST)
        self.result = numpy.zeros(SEATS)

    def expected(self) -> Shares:
        self.kernel.prepare(self.states, ROOT, self.played.seats, self.played.options)
        self.source.expected(self.states, DEALS, new_dice(f"{self.seed} deals"), self.desk, self.result)
        return self.shares()

    def worth(self, number: int) -> Shares:
        """Of the true position before an action."""
        copy_state(self.states, ROOT, self.played.truths, number)
        self.source.worth(self.states, ROOT, self.desk, self.result)
        return self.shares()

    def gained(self, position: Position) -> Shares:
        """By an action, with all hands open."""
        copy_state(self.states, ROOT, self.played.truths, position.number)
        return self.gained_in(OPEN, position, self.opened)

    def promised(self, position: Position) -> Shares:
        """What the action gains by all that its seat knew, and nothing else."""
        rng = Random(f"{self.seed} {position.number}")
        self.kernel.pack(self.played.game.imagine(position.view, rng), self.states, ROOT)
        return self.gained_in(position.seat, position, self.seen)

    def gained_in(self, viewer: int, position: Position, worlds: int) -> Shares:
        action = self.numbering.number_of(position.action)
        dice = new_dice(f"{self.seed} {position.number} {viewer}")
        self.source.gained(self.states, viewer, position.seat, action, worlds, dice, self.desk, self.result)
        return self.shares()

    def shares(self) -> Shares:
        return tuple(grain(float(share)) for share in self.result[: self.played.seats])


def taken_apart(played: Played, seed: int, worlds: int = WORLDS) -> Parts | None:
    """None where there is no net for this game, number of seats or options."""
    nets = nets_of(played)
    if nets is None:
        return None
    net = NetWorlds(played, nets, seed, worlds)
    expected, before = net.expected(), net.worth(0)
    deal, draws, hidden, decisions = less(before, expected), *[(0.0,) * played.seats] * 3
    for position in played.positions:
        after, gained, promised = net.worth(position.number + 1), net.gained(position), net.promised(position)
        chance = less(less(after, before), gained)
        if played.rounds[position.number] != played.rounds[position.number + 1]:
            deal = plus(deal, chance)
        else:
            draws = plus(draws, chance)
        hidden, decisions = plus(hidden, less(gained, promised)), plus(decisions, promised)
        before = after
    return Parts(expected, deal, draws, hidden, decisions, before)


def nets_of(played: Played) -> Nets | None:
    game = played.game
    inputs = part_of(game, INPUTS)
    if inputs is None or played.truths is None or not has_part(game, LUCK) or played.options not in inputs.OPTIONS:
        return None
    return nets_for(game, played.seats) if played.seats > 1 else None


def plus(one: Shares, other: Shares) -> Shares:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def less(one: Shares, other: Shares) -> Shares:
    return tuple(first - second for first, second in zip(one, other, strict=True))
