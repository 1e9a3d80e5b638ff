"""Thousands of matches in one call, using kernels: for learning at millions of steps a second."""

from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy
from numpy.typing import NDArray

from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.fast.dice import new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import new_states
from tavolino.game import BadMessage, needed_part
from tavolino.games import game_named
from tavolino.lab.numbering import numbering_of
from tavolino.match.copying import HoldsGame
from tavolino.match.match import check_seats
from tavolino.parts import KERNEL, OBSERVATION, Kernel, Numbering

Vectors: TypeAlias = NDArray[numpy.float32]
Masks: TypeAlias = NDArray[numpy.int8]

SOURCE = Path(__file__).with_name("vector_source.py")


class VectorMatches(HoldsGame):
    """Many matches of one game side by side; when a match ends, a new one is dealt at once.

    `seats` says who acts in each match, `observations()` what they see and `masks()` what they may do; `sample()` picks
    random actions, and `step(…)` plays them. `step_and_look(…)` does it all in one call.

    Observations and masks are written to `out`, or else to arrays of the object's own: those are overwritten the next
    time, so copy what you keep. It can be copied and pickled.
    """

    def __init__(
        self, name: str, count: int, seats: int = 2, options: Any = None, seed: int = 0, longest: int = 2_000
    ) -> None:
        if not COMPILED:
            raise BadMessage(MISSING)
        game = game_named(name)
        check_seats(game, seats)
        if count < 1:
            raise BadMessage(f"There should be a match or more, not {count}.")
        self.game = game
        self.dice = new_dice(seed)
        self.longest = longest
        self.states = new_states(self.kernel.FIELDS, count)
        self.template = new_states(self.kernel.FIELDS, 1)
        self.kernel.prepare(self.template, 0, seats, game.simulation_options if options is None else options)
        self.actions = numpy.zeros(self.kernel.MOST_ACTIONS + 1, numpy.int16)
        self.seats = numpy.zeros(count, numpy.int16)
        self.lengths = numpy.zeros(count, numpy.int32)
        self.scores = numpy.zeros((count, seats), numpy.float64)
        self.over = numpy.zeros(count, numpy.int8)  # 1: the match just ended; 2: it was broken off
        self.own_vectors = numpy.zeros((count, self.numbering.OBSERVATION), numpy.float32)
        self.own_masks = numpy.zeros((count, self.numbering.ACTIONS), numpy.int8)
        self.reset()

    @property
    def kernel(self) -> Kernel[Any, Any]:
        return needed_part(self.game, KERNEL)

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    @property
    def source(self) -> Any:
        """The compiled loops."""
        return source_for(SOURCE, kernel=self.kernel, observe=needed_part(self.game, OBSERVATION))

    def reset(self) -> None:
        self.source.deal_all(self.states, self.template, self.lengths, self.dice)
        self.source.seats_all(self.states, self.seats)

    def observations(self, out: Vectors | None = None) -> Vectors:
        """A row for each match: what the seat to act may know, as the vector of the game's numbering."""
        vectors = self.room(out, self.own_vectors)
        self.source.observe_all(self.states, vectors)
        return vectors

    def masks(self, out: Masks | None = None) -> Masks:
        """A row for each match: 1 for every legal action of the seat to act."""
        masks = self.room(out, self.own_masks)
        self.source.masks_all(self.states, self.actions, masks)
        return masks

    def sample(self) -> NDArray[numpy.int16]:
        """A legal action for each match, uniformly at random."""
        chosen = numpy.zeros(len(self.states), numpy.int16)
        self.source.sample_all(self.states, self.actions, chosen, self.dice)
        return chosen

    def step(self, chosen: NDArray[numpy.integer[Any]]) -> NDArray[numpy.int8]:
        """Play one action in every match; afterwards `over` marks those that ended, and `scores` has their scores."""
        self.check(chosen)
        self.source.step_all(self.states, chosen, self.scores, self.over, self.lengths, self.longest, self.dice)
        self.source.seats_all(self.states, self.seats)
        return self.over

    def step_and_look(
        self, chosen: NDArray[numpy.integer[Any]], out: tuple[Vectors, Masks] | None = None
    ) -> tuple[Vectors, Masks, NDArray[numpy.int8]]:
        """Play one action in every match; returns the new observations, the new masks, and `over`."""
        vectors, masks = out or (None, None)
        vectors, masks = self.room(vectors, self.own_vectors), self.room(masks, self.own_masks)
        self.check(chosen)
        self.source.step_and_look_all(
            self.states, chosen, self.scores, self.over, self.lengths, self.longest, self.dice,
            self.seats, self.actions, vectors, masks,
        )  # fmt: skip
        return vectors, masks, self.over

    def room(self, out: Any, own: NDArray[Any]) -> NDArray[Any]:
        """Where to write. Compiled code trusts its arrays, so what is given has to fit."""
        if out is None:
            return own
        fits = isinstance(out, numpy.ndarray) and out.shape == own.shape and out.dtype == own.dtype
        if not fits or not out.flags.c_contiguous or not out.flags.writeable:
            rows, columns = own.shape
            raise BadMessage(f"`out` should be a contiguous, writeable array of {rows} × {columns} {own.dtype}.")
        return cast(NDArray[Any], out)

    def check(self, chosen: Any) -> None:
        """Raises BadMessage for what cannot be played. Compiled code would read past the end of a short array."""
        fits = isinstance(chosen, numpy.ndarray) and chosen.shape == self.seats.shape
        if not fits or not numpy.issubdtype(chosen.dtype, numpy.integer) or not chosen.flags.c_contiguous:
            raise BadMessage(f"The actions should be a contiguous array of {len(self.seats)} whole numbers.")
        wrong = self.source.illegal(self.states, chosen, self.actions)
        if wrong >= 0:
            raise BadMessage(f"Action {chosen[wrong]} is not legal in match {wrong}; nothing was played.")
