"""How a match might have gone on after the best choice: one imagined deal, not a forecast.

The choice is made in a few worlds that fit what the seat knew, and the coach's player plays on in every seat to the end
of the match. The line is from the world in the middle, when they are put in order by how they ended for the seat. The
same record and decision always give the same line.
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tavolino.bots.levels import has_kernel
from tavolino.coach.compiled.desk import whole
from tavolino.coach.judgement import Decision
from tavolino.fast.dice import new_dice
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, fewest_wins, needed_part, part_of
from tavolino.match import Record
from tavolino.match.replay import replay
from tavolino.parts import KERNEL, NUMBERING, PLAYER, PLAYOUT

WORLDS = 9  # an odd number has a middle
SHOWN = 6  # actions of a line, the choice included
LONGEST = 2000  # actions; then a world counts as it stands
Chooser: TypeAlias = Callable[[Any, Random], tuple[int, Any]]


class Imagined(NamedTuple):
    """One action of a line."""

    seat: int
    action: str  # in the game's notation
    events: tuple[Any, ...]  # what happened then, as the deciding seat would have seen it


class World(NamedTuple):
    worth: tuple[float, float]  # to the seat: a share of the first place, and points, more being better
    line: tuple[Imagined, ...]


def best_line(record: Record, decision: Decision) -> tuple[Imagined, ...]:
    """The best choice and what might have followed. Takes a fraction of a second, or more in a long match."""
    match = replay(record, decision.number)
    game, view = match.game, match.view(decision.seat)
    best = game.read(decision.choices[decision.best].action)
    choose = chooser(game, match.options, len(match.names))
    worlds = [
        played_on(game, view, best, choose, Random(f"{record.secret} {decision.number} {world}"))
        for world in range(WORLDS)
    ]
    return sorted(worlds, key=lambda world: world.worth)[WORLDS // 2].line


def played_on(game: AnyGame, view: Any, action: Any, choose: Chooser, rng: Random) -> World:
    state, seat, own = game.imagine(view, rng), view.seat, view.seat
    line: list[Imagined] = []
    for _ in range(LONGEST):
        seen = (game.seen(event, own) for event in game.apply(state, seat, action))
        if len(line) < SHOWN:
            line.append(Imagined(seat, game.write(action), tuple(seen)))
        if game.outcome(state) is not None:
            break
        seat, action = choose(state, rng)
    return World(worth_of(game, state, own), tuple(line))


def worth_of(game: AnyGame, state: Any, seat: int) -> tuple[float, float]:
    outcome, sign = game.outcome(state), -1 if fewest_wins(game) else 1
    points = sign * float(game.score(state)[seat])
    if outcome is None:
        return 0.0, points
    return (1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0), points


def chooser(game: AnyGame, options: Any, seats: int) -> Chooser:
    """The coach's player; in a game without a kernel, what is sensible by the game's own rules."""
    if has_kernel(game):
        return kernel_chooser(game, options, seats)

    def choose(state: Any, rng: Random) -> tuple[int, Any]:
        seat = rng.choice([one for one in range(seats) if game.legal(state, one)])
        return seat, game.sensible(game.view(state, seat), rng)

    return choose


def kernel_chooser(game: AnyGame, options: Any, seats: int) -> Chooser:
    kernel, numbering = needed_part(game, KERNEL), needed_part(game, NUMBERING)
    player = part_of(game, PLAYER) or needed_part(game, PLAYOUT)
    states, actions = new_states(kernel.FIELDS, 1), whole(*[0] * (kernel.MOST_ACTIONS + 1))
    kernel.prepare(states, 0, seats, options)

    def choose(state: Any, rng: Random) -> tuple[int, Any]:
        kernel.pack(state, states, 0)
        seat = int(kernel.next_seat(states, 0))
        if seat < 0:
            raise BadMessage("The kernel takes this match for over.")
        number = player.choose(states, 0, seat, actions, new_dice(rng.getrandbits(31)))
        return seat, numbering.action_of(int(number))

    return choose
