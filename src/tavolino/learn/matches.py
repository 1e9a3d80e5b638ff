"""Many matches at once, played by the kernel in threads that don't hold the interpreter's lock."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy

from tavolino.fast.dice import new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import copy_state, new_states
from tavolino.game import AnyGame, needed_part
from tavolino.learn.buffers import RESULTS, Buffers
from tavolino.parts import INPUTS, KERNEL, PLAYOUT

STEPPING = Path(__file__).with_name("stepping.py")


class Matches:
    """`look` fills the buffers with what the seats to act see; `act` takes the actions chosen there."""

    def __init__(
        self, game: AnyGame, seats: int, count: int, threads: int, seed: str, *, part: int | None = None
    ) -> None:
        """`part`: how many matches share one pair of dice; else each thread has a pair."""
        self.kernel, self.playout = needed_part(game, KERNEL), needed_part(game, PLAYOUT)
        self.inputs = needed_part(game, INPUTS)
        self.outputs = self.inputs.OUTPUTS
        self.seats, self.count, self.seed = seats, count, seed
        self.known = self.inputs.known_inputs(seats)
        self.width = self.known + self.inputs.hidden_inputs(seats)
        self.source = source_for(STEPPING, kernel=self.kernel, playout=self.playout, inputs=self.inputs)
        self.states = new_states(self.kernel.FIELDS, count)
        prepare_all(self.kernel, self.states, seats, self.inputs.OPTIONS)
        self.buffers = new_buffers(count, self.inputs.MOST, self.kernel.MOST_ACTIONS, seats)
        cuts = [*range(0, count, part), count] if part else [count * cut // threads for cut in range(threads + 1)]
        self.parts = [
            (first, end, new_dice(f"{seed} part {number}")) for number, (first, end) in enumerate(pairwise(cuts))
        ]
        self.pool = ThreadPoolExecutor(threads)
        self.deal()

    def each(self, work: Callable[[int, int, Any], None]) -> None:
        """Let the threads work on the parts of the matches."""
        for _ in self.pool.map(lambda part: work(*part), self.parts):
            pass

    def deal(self) -> None:
        self.each(lambda first, end, dice: self.source.deal(self.states, first, end, self.buffers, dice))

    def look(self) -> Buffers:
        self.each(lambda first, end, _: self.source.look(self.states, first, end, self.buffers))
        return self.buffers

    def act(self) -> None:
        self.each(lambda first, end, dice: self.source.act(self.states, first, end, self.buffers, dice))

    def let_quick_choose(self, learners: Any) -> None:
        def choose(first: int, end: int, dice: Any) -> None:
            scratch = numpy.zeros(self.kernel.MOST_ACTIONS + 1, numpy.int16)
            self.source.let_quick_choose(self.states, first, end, self.buffers, learners, scratch, dice)

        self.each(choose)

    def close(self) -> None:
        self.pool.shutdown()


def prepare_all(kernel: Any, states: Any, seats: int, options: tuple[Any, ...]) -> None:
    for index in range(len(states)):
        if index < len(options):
            kernel.prepare(states, index, seats, options[index])
        else:
            copy_state(states, index, states, index % len(options))


def new_buffers(count: int, most_inputs: int, most_actions: int, seats: int) -> Buffers:
    return Buffers(
        places=numpy.zeros((count, most_inputs + 1), numpy.int16),
        numbers=numpy.zeros((count, most_inputs + 1), numpy.float32),
        legal=numpy.zeros((count, most_actions + 1), numpy.int16),
        outputs=numpy.zeros((count, most_actions + 1), numpy.int16),
        movers=numpy.zeros(count, numpy.int64),
        chosen=numpy.zeros(count, numpy.int16),
        over=numpy.zeros(count, numpy.int8),
        results=numpy.zeros((count, seats), numpy.float32),
        actions=numpy.zeros(count, numpy.int16),
        scratch=numpy.zeros((count, RESULTS)),
    )


def shares_ahead(results: Any, seat: int) -> Iterator[float]:
    """Of the others: 1 for each that got less than this seat, a half for each that got as much."""
    for other, result in enumerate(results):
        if other != seat:
            yield 1.0 if results[seat] > result else 0.5 if results[seat] == result else 0.0
