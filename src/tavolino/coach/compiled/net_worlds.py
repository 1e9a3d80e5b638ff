"""What positions and actions are worth by the value net, in imagined worlds: `tavolino.fast.load` runs this source.

Nothing is played on: the net, which sees all hands, judges a world before and after the action.
"""

from types import ModuleType
from typing import Any

from tavolino.bots.search.guide import Desk
from tavolino.coach.compiled.desk import IMAGINED, OPEN, ROOT
from tavolino.fast.arrays import Dice, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.states import copy_state
from tavolino.parts import Kernel, Luck, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]
playout: Playout = globals()["playout"]
luck: Luck = globals()["luck"]
guided: ModuleType = globals()["guided"]  # `bots/search/guided.py`, compiled for the same game


@compiled
def worth(states: States, index: int, desk: Desk, result: Vector) -> None:
    """Write what a position is worth to each seat."""
    clear(states, result)
    add_worth(states, index, 1.0, desk, result)


@compiled
def expected(states: States, deals: int, dice: Dice, desk: Desk, result: Vector) -> None:
    """Write what the match at the root was worth to each seat before it was dealt."""
    clear(states, result)
    for _ in range(deals):
        copy_state(states, IMAGINED, states, ROOT)
        kernel.deal(states, IMAGINED, dice)
        add_worth(states, IMAGINED, 1.0 / deals, desk, result)


@compiled
def gained(
    states: States, viewer: int, actor: int, action: int, worlds: int, dice: Dice, desk: Desk, result: Vector
) -> None:
    """Write what an action at the root gains each seat, on average over worlds.

    `viewer` is the seat whose view the worlds fit, or OPEN.
    """
    clear(states, result)
    for _ in range(worlds):
        copy_state(states, IMAGINED, states, ROOT)
        if viewer == OPEN:
            luck.reshuffle(states, IMAGINED, dice)
        else:
            playout.imagine(states, IMAGINED, viewer, dice)
        add_worth(states, IMAGINED, -1.0 / worlds, desk, result)
        kernel.step(states, IMAGINED, actor, action, dice)
        add_worth(states, IMAGINED, 1.0 / worlds, desk, result)


@compiled
def clear(states: States, result: Vector) -> None:
    for seat in range(states[ROOT].seats):
        result[seat] = 0.0


@compiled
def add_worth(states: States, index: int, weight: float, desk: Desk, result: Vector) -> None:
    guided.judge(states, index, desk)
    for seat in range(states[index].seats):
        result[seat] += weight * desk.result[seat]
