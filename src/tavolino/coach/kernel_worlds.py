"""Worlds played with a game's kernel: compiled, or as plain Python where there is no compiler."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tavolino.coach.compiled import no_luck, no_stakes
from tavolino.coach.compiled.desk import (
    MOST_STAKES,
    PLAYED,
    ROOT,
    ROUNDS,
    SEATS,
    Desk,
    whole,
    zeros,
)
from tavolino.coach.tries import Tries
from tavolino.fast.arrays import Numbers, States
from tavolino.fast.dice import WORD, new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import copy_state, new_states
from tavolino.game import AnyGame, BadMessage, fewest_wins, has_part, needed_part, part_of
from tavolino.parts import ENDGAME, KERNEL, LUCK, NUMBERING, PLAYER, PLAYOUT, STAKES

SOURCE = Path(__file__).with_name("compiled") / "worlds.py"


class KernelWorlds:
    """The worlds of one match, for one thread at a time."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: int, in_advance: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.kernel = needed_part(game, KERNEL)
        self.numbering = needed_part(game, NUMBERING)
        self.endgame = part_of(game, ENDGAME) if seats == 2 else None
        stakes = part_of(game, STAKES) or no_stakes
        if len(stakes.NAMES) > MOST_STAKES:
            raise BadMessage(f"{game.title} names {len(stakes.NAMES)} stakes; {MOST_STAKES} at most.")
        self.stakes: tuple[str, ...] = tuple(stakes.NAMES)
        self.tells_luck = has_part(game, LUCK)
        self.source = source_for(
            SOURCE,
            kernel=self.kernel,
            playout=needed_part(game, PLAYOUT),
            luck=part_of(game, LUCK) or no_luck,
            stakes=stakes,
            player=part_of(game, PLAYER) or needed_part(game, PLAYOUT),
        )
        self.states = new_states(self.kernel.FIELDS, 3)
        self.desk = new_desk(self.kernel.MOST_ACTIONS, in_advance, sign=-1 if fewest_wins(game) else 1)
        self.kernel.prepare(self.states, ROOT, seats, options)
        self.play_in_advance()

    def play_in_advance(self) -> None:
        """Whole matches, for what is to be expected before the deal and at the end of each round."""
        last = self.source.sample_tails(self.states, self.key("in advance"), self.desk)
        self.desk.rules[2] = last + 1 if last > 0 else 0

    def expected_points(self) -> float:
        """Points of a seat in a match that is not dealt yet."""
        return float(self.desk.expected[0])

    def stop(self) -> None:
        self.desk.stop[0] = 1

    def key(self, *purpose: object) -> Numbers:
        """Where the dice of a task begin."""
        rng = Random(" ".join(map(str, (self.seed, *purpose))))
        return whole(rng.getrandbits(32) & WORD, rng.getrandbits(32) & WORD)

    def imagine(self, view: Any, number: int) -> None:
        """Put a decision at the root, from what its seat knows and nothing else."""
        self.kernel.pack(self.game.imagine(view, Random(f"{self.seed} {number}")), self.states, ROOT)

    def put(self, truths: States, number: int) -> None:
        copy_state(self.states, ROOT, truths, number)

    def try_choices(
        self,
        view: Any,
        purpose: Sequence[object],
        choices: Sequence[Any],
        alive: Sequence[int],
        worlds: int,
        tries: Tries,
    ) -> bool:
        """Try choices in so many more worlds, the same for all that are alive; False if it was stopped."""
        numbers = whole(*(self.numbering.number_of(action) for action in choices))
        first = tries.worlds[alive[0]]
        done: int = self.source.try_choices(
            self.states, view.seat, numbers, whole(len(alive), *alive), first, worlds, tries.unit,
            self.key(*purpose), self.desk, tries.sums, tries.squares, tries.products,
        )  # fmt: skip
        for choice in alive:
            tries.worlds[choice] += done
        return done == worlds

    def contrast(self, viewer: int, actor: int, action: Any, worlds: int, key: Numbers) -> tuple[Any, Any] | None:
        """The sums of `worlds.contrast` and the squares; None if it was stopped."""
        sums, squares = zeros(3, 2 * SEATS), zeros(2 * SEATS)
        number = self.numbering.number_of(action)
        done = self.source.contrast(
            self.states, viewer, actor, number, 0, worlds, key, self.desk, sums, squares
        )
        return (sums, squares) if done == worlds else None

    def worth(self, worlds: int, key: Numbers) -> tuple[Any, Any] | None:
        """The same, where nobody acts."""
        sums, squares = zeros(3, 2 * SEATS), zeros(2 * SEATS)
        done = self.source.worth(self.states, 0, worlds, key, self.desk, sums, squares)
        return (sums, squares) if done == worlds else None

    def next_seat(self) -> int:
        """The seat that the quick player would have act first at the root."""
        return int(self.kernel.next_seat(self.states, ROOT))

    def leads(self) -> dict[int, int] | None:
        """For each legal action at the root, the lead in points at the end of the round, if it can be counted out."""
        if self.endgame is None:
            return None
        return self.endgame.leads(self.states[ROOT : ROOT + 1], new_dice(0))

    def worth_of_lead(self, lead: int, seat: int) -> tuple[float, float]:
        """The chance to win of a seat that ends the round with a lead, and its place, in a match for two.

        The next round, if there is one, is taken from the world that was played last.
        """
        opener = int(self.kernel.next_seat(self.states, PLAYED))
        gains = [0.0]
        if opener >= 0:
            number = int(self.source.playout.segment(self.states, PLAYED)) - int(self.desk.rules[1])
            mine, theirs = (seat - opener) % 2, (1 - seat - opener) % 2
            gains = [float(tail[mine]) - float(tail[theirs]) for tail in self.desk.tails[number]]
        ahead = [lead + int(self.desk.rules[0]) * gain for gain in gains]
        lost = sum(one < 0 for one in ahead) / len(ahead)
        tied = sum(one == 0 for one in ahead) / len(ahead)
        return 1 - lost - tied / 2, 1 + lost


def new_desk(most_actions: int, in_advance: int, sign: int) -> Desk:
    return Desk(
        actions=whole(*[0] * (most_actions + 1)),
        dice=new_dice(0),
        scores=zeros(2 * SEATS),
        finals=zeros(SEATS),
        win=zeros(SEATS),
        place=zeros(SEATS),
        points=zeros(SEATS),
        tally=zeros(2 * MOST_STAKES),
        noted=zeros(most_actions + 1),
        tails=zeros(ROUNDS, in_advance, SEATS),
        expected=zeros(1),
        openers=whole(*[0] * ROUNDS),
        before=zeros(ROUNDS, SEATS),
        rules=whole(sign, 0, 0),
        stop=whole(0),
    )
