"""Imagined worlds, played to their end: `tavolino.fast.load` runs this source for each game.

A world is played on with the game's quick player in every seat, to the end of the match. In a game with rounds it stops
at the end of the round, and what the later rounds bring comes from whole matches that were played in advance: with this
player they go the same way whatever happened before.
"""

from typing import Any

from tavolino.coach.compiled.desk import (
    FIRST_STAKE,
    IMAGINED,
    MOST_STAKES,
    NATURAL,
    OPEN,
    PLACE,
    PLAYED,
    POINTS,
    QUICK,
    ROOT,
    SEATS,
    TAILS_PER_WORLD,
    TAKEN,
    WIN,
    Desk,
    throw,
)
from tavolino.fast.arrays import Numbers, Pile, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.states import copy_state
from tavolino.parts import Kernel, Luck, Player, Playout, Stakes

kernel: Kernel[Any, Any] = globals()["kernel"]  # `tavolino.fast.load` sets these before it runs this source
playout: Playout = globals()["playout"]
luck: Luck = globals()["luck"]
stakes: Stakes = globals()["stakes"]
player: Player = globals()["player"]

LONGEST = 2000  # actions; then a world counts as it stands
DEAL, PLAY = 0, 1  # what dice are for


@compiled
def try_choices(
    states: States,
    seat: int,
    choices: Numbers,
    alive: Pile,
    first: int,
    worlds: int,
    unit: int,
    key: Numbers,
    desk: Desk,
    sums: Vector,
    squares: Vector,
    products: Vector,
) -> int:
    """Try each choice that is alive in the same worlds, numbered from `first`; returns how many worlds there were.

    Adds what was noted, by choice and column, and its squares; and for each two choices, the product of the `unit`.
    """
    for world in range(first, first + worlds):
        if desk.stop[0] != 0:
            return world - first
        copy_state(states, IMAGINED, states, ROOT)
        throw(desk.dice, key, world, DEAL)
        playout.imagine(states, IMAGINED, seat, desk.dice)
        for place in range(1, alive[0] + 1):
            choice = alive[place]
            try_once(states, seat, choices[choice], world, key, desk)
            note(sums[choice], squares[choice], seat, desk)
            desk.noted[choice] = desk.win[seat] if unit == WIN else desk.points[seat]
            for other in range(1, place + 1):
                products[choice][alive[other]] += desk.noted[choice] * desk.noted[alive[other]]
    return worlds


@compiled
def try_once(states: States, seat: int, action: int, world: int, key: Numbers, desk: Desk) -> None:
    copy_state(states, PLAYED, states, IMAGINED)
    throw(desk.dice, key, world, PLAY)
    for number in range(2 * MOST_STAKES):
        desk.tally[number] = 0.0
    stakes.watch(states, PLAYED, seat, seat, action, desk.tally)
    kernel.step(states, PLAYED, seat, action, desk.dice)
    for _ in range(LONGEST):
        mover = kernel.next_seat(states, PLAYED)
        if mover < 0 or round_over(states, desk):
            break
        likely = player.choose(states, PLAYED, mover, desk.actions, desk.dice)
        stakes.watch(states, PLAYED, seat, mover, likely, desk.tally)
        kernel.step(states, PLAYED, mover, likely, desk.dice)
    stakes.settle(states, IMAGINED, PLAYED, seat, desk.tally)
    value(states, world, desk)


@inlined
def note(sums: Vector, squares: Vector, seat: int, desk: Desk) -> None:
    add(sums, squares, WIN, desk.win[seat])
    add(sums, squares, PLACE, desk.place[seat])
    add(sums, squares, POINTS, desk.points[seat])
    for number in range(MOST_STAKES):
        add(sums, squares, FIRST_STAKE + number, desk.tally[number])


@inlined
def add(sums: Vector, squares: Vector, column: int, number: float) -> None:
    sums[column] += number
    squares[column] += number * number


@compiled
def contrast(
    states: States,
    viewer: int,
    actor: int,
    action: int,
    first: int,
    worlds: int,
    key: Numbers,
    desk: Desk,
    sums: Vector,
    squares: Vector,
) -> int:
    """Compare an action with what the quick player would have done, in the same worlds; returns how many there were.

    `viewer` is the seat whose view the worlds fit, or OPEN. Three rows are added up, each with the chance to win and
    the points of all seats: NATURAL, the quick player in every seat (only if OPEN); QUICK, it acts first for the actor;
    TAKEN, the actor does what it did. `squares` belong to NATURAL.
    """
    for world in range(first, first + worlds):
        if desk.stop[0] != 0:
            return world - first
        copy_state(states, IMAGINED, states, ROOT)
        throw(desk.dice, key, world, DEAL)
        if viewer == OPEN:
            luck.reshuffle(states, IMAGINED, desk.dice)
        else:
            playout.imagine(states, IMAGINED, viewer, desk.dice)
        likely = begin(states, world, actor, key, desk)
        kernel.step(states, PLAYED, actor, likely, desk.dice)
        play_on(states, world, desk)
        note_all(sums[QUICK], desk)
        if likely != action:
            begin(states, world, actor, key, desk)
            kernel.step(states, PLAYED, actor, action, desk.dice)
            play_on(states, world, desk)
        note_all(sums[TAKEN], desk)
        if viewer == OPEN:
            if likely != action or kernel.next_seat(states, IMAGINED) != actor:
                copy_state(states, PLAYED, states, IMAGINED)
                throw(desk.dice, key, world, PLAY)
                play_on(states, world, desk)
            note_all(sums[NATURAL], desk)
            note_squares(squares, desk)
    return worlds


@compiled
def worth(
    states: States, first: int, worlds: int, key: Numbers, desk: Desk, sums: Vector, squares: Vector
) -> int:
    """The row NATURAL alone, with all hands open."""
    for world in range(first, first + worlds):
        if desk.stop[0] != 0:
            return world - first
        copy_state(states, IMAGINED, states, ROOT)
        throw(desk.dice, key, world, DEAL)
        luck.reshuffle(states, IMAGINED, desk.dice)
        copy_state(states, PLAYED, states, IMAGINED)
        throw(desk.dice, key, world, PLAY)
        play_on(states, world, desk)
        note_all(sums[NATURAL], desk)
        note_squares(squares, desk)
    return worlds


@compiled
def begin(states: States, world: int, actor: int, key: Numbers, desk: Desk) -> int:
    """Copy the world and ask the quick player, so that its dice are thrown in either case; returns what it would do."""
    copy_state(states, PLAYED, states, IMAGINED)
    throw(desk.dice, key, world, PLAY)
    return player.choose(states, PLAYED, actor, desk.actions, desk.dice)


@compiled
def play_on(states: States, world: int, desk: Desk) -> None:
    for _ in range(LONGEST):
        mover = kernel.next_seat(states, PLAYED)
        if mover < 0 or round_over(states, desk):
            break
        likely = player.choose(states, PLAYED, mover, desk.actions, desk.dice)
        kernel.step(states, PLAYED, mover, likely, desk.dice)
    value(states, world, desk)


@compiled
def note_all(sums: Vector, desk: Desk) -> None:
    for seat in range(SEATS):
        sums[seat] += desk.win[seat]
        sums[SEATS + seat] += desk.points[seat]


@compiled
def note_squares(squares: Vector, desk: Desk) -> None:
    for seat in range(SEATS):
        squares[seat] += desk.win[seat] * desk.win[seat]
        squares[SEATS + seat] += desk.points[seat] * desk.points[seat]


@inlined
def round_over(states: States, desk: Desk) -> bool:
    """Whether the round that was being played is over, and it is known what the next ones bring."""
    if desk.rules[2] == 0:
        return False
    now = playout.segment(states, PLAYED)
    return bool(now != playout.segment(states, IMAGINED) and now - desk.rules[1] < desk.rules[2])


@compiled
def value(states: States, world: int, desk: Desk) -> None:
    """What the world that was played came to, for each seat."""
    seats = int(states[PLAYED].seats)
    kernel.scores(states, PLAYED, desk.scores)
    for seat in range(seats):
        desk.win[seat] = desk.place[seat] = desk.points[seat] = 0.0
        desk.finals[seat] = desk.scores[seat]
    opener = kernel.next_seat(states, PLAYED)
    number = playout.segment(states, PLAYED) - desk.rules[1]
    if opener < 0 or number >= desk.rules[2]:
        count(seats, 1.0, desk)
        return
    tails = desk.tails[number]
    start = world * TAILS_PER_WORLD
    for tail in range(start, start + TAILS_PER_WORLD):
        gains = tails[tail % len(tails)]
        for seat in range(seats):
            desk.finals[seat] = desk.scores[seat] + gains[(seat - opener) % seats]
        count(seats, 1.0 / TAILS_PER_WORLD, desk)


@compiled
def count(seats: int, weight: float, desk: Desk) -> None:
    """Add one result to win, place and points."""
    for seat in range(seats):
        mine = desk.rules[0] * desk.finals[seat]
        better = 0
        equal = 0
        for other in range(seats):
            theirs = desk.rules[0] * desk.finals[other]
            better += int(theirs > mine)
            equal += int(theirs == mine)
        if better == 0:
            desk.win[seat] += weight / equal
        desk.place[seat] += weight * (1 + better)
        desk.points[seat] += weight * desk.finals[seat]


@compiled
def sample_tails(states: States, key: Numbers, desk: Desk) -> int:
    """Play whole matches in advance; returns how many rounds they had, the first not counted."""
    seats = int(states[ROOT].seats)
    last = 0
    for match in range(len(desk.tails[0])):
        copy_state(states, PLAYED, states, ROOT)
        throw(desk.dice, key, match, DEAL)
        kernel.deal(states, PLAYED, desk.dice)
        desk.rules[1] = playout.segment(states, PLAYED)
        last = play_rounds(states, seats, desk)
        kernel.scores(states, PLAYED, desk.finals)
        for seat in range(seats):
            desk.expected[0] += desk.finals[seat] / (seats * len(desk.tails[0]))
        for number in range(last + 1):
            gains = desk.tails[number][match]
            for seat in range(seats):
                gains[(seat - desk.openers[number]) % seats] = desk.finals[seat] - desk.before[number][seat]
    return last


@compiled
def play_rounds(states: States, seats: int, desk: Desk) -> int:
    """Play a match, noting how each round begins; returns the number of the last one, from 0."""
    round_now = -1
    for _ in range(LONGEST):
        mover = kernel.next_seat(states, PLAYED)
        if mover < 0:
            break
        number = playout.segment(states, PLAYED) - desk.rules[1]
        if number != round_now and number < len(desk.openers):
            round_now = number
            desk.openers[number] = mover
            kernel.scores(states, PLAYED, desk.scores)
            for seat in range(seats):
                desk.before[number][seat] = desk.scores[seat]
        likely = player.choose(states, PLAYED, mover, desk.actions, desk.dice)
        kernel.step(states, PLAYED, mover, likely, desk.dice)
    return round_now
