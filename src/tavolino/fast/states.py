"""Rows of kernel states: a structured array for compiled kernels, objects with lists for plain Python."""

from copy import deepcopy
from types import SimpleNamespace
from typing import Any, TypeAlias

from tavolino.fast.compiler import COMPILED, compiled
from tavolino.game import BadMessage

LARGEST = 2**15 - 1

Fields: TypeAlias = dict[str, tuple[int, ...]]  # name → shape, () for a single number; all are int16
States: TypeAlias = Any


def new_states(fields: Fields, count: int) -> States:
    if not COMPILED:
        return [SimpleNamespace(**{name: zeros(shape) for name, shape in fields.items()}) for _ in range(count)]
    import numpy

    return numpy.zeros(count, numpy.dtype([(name, numpy.int16, shape) for name, shape in fields.items()]))


def zeros(shape: tuple[int, ...]) -> Any:
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


@compiled
def copy_compiled(target: States, there: int, source: States, here: int) -> None:
    target[there] = source[here]


def copy_plain(target: States, there: int, source: States, here: int) -> None:
    target[there] = deepcopy(source[here])


copy_state = copy_compiled if COMPILED else copy_plain


def contents(states: States, index: int, fields: Fields) -> dict[str, Any]:
    """A state as plain numbers and lists, to be compared."""
    if not COMPILED:
        return {name: deepcopy(getattr(states[index], name)) for name in fields}
    return {name: states[name][index].tolist() for name in fields}


def fill(states: States, index: int, values: dict[str, Any]) -> None:
    """Set the fields of a state; a list may be shorter than its field. Raises BadMessage for what does not fit."""
    for name, value in values.items():
        if isinstance(value, list):
            fill_list(states[name][index] if COMPILED else getattr(states[index], name), value)
        elif COMPILED:
            states[name][index] = held(value)
        else:
            setattr(states[index], name, held(value))


def fill_list(target: Any, values: list[Any]) -> None:
    if len(values) > len(target):
        raise BadMessage(f"A kernel has room for {len(target)} entries here, not for {len(values)}.")
    if values and isinstance(values[0], list):
        for row, inner in zip(target, values, strict=False):
            fill_list(row, inner)
    elif values:
        held(min(values))
        held(max(values))
        target[: len(values)] = values


def held(number: int) -> int:
    if not -LARGEST <= number <= LARGEST:
        raise BadMessage(f"A kernel cannot hold the number {number}; it goes up to {LARGEST}.")
    return number
