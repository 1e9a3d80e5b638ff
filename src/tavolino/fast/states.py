"""Records of kernels: a structured array where there is a compiler, objects with lists where there is none."""

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from tavolino.fast.arrays import Fields, Numbers, States
from tavolino.fast.compiler import COMPILED, compiled
from tavolino.game import BadMessage

LARGEST = 2**15 - 1


def new_states(fields: Fields, count: int) -> States:
    if not COMPILED:
        return [SimpleNamespace(**{name: zeros(shape) for name, shape in fields.items()}) for _ in range(count)]
    import numpy

    return numpy.zeros(count, numpy.dtype([(name, numpy.int16, shape) for name, shape in fields.items()]))


def zeros(shape: tuple[int, ...]) -> Any:
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def new_numbers(rows: int, columns: int) -> Numbers:
    """Rows of int16 zeros, for a compiled function to write to."""
    if not COMPILED:
        return zeros((rows, columns))
    import numpy

    return numpy.zeros((rows, columns), numpy.int16)


@compiled
def copy_compiled(target: States, there: int, source: States, here: int) -> None:
    target[there] = source[here]


def copy_plain(target: States, there: int, source: States, here: int) -> None:
    target[there] = deepcopy(source[here])


copy_state = copy_compiled if COMPILED else copy_plain


def contents(states: States, index: int, fields: Fields) -> dict[str, Any]:
    """A record as plain numbers and lists, for comparisons."""
    if not COMPILED:
        return {name: deepcopy(getattr(states[index], name)) for name in fields}
    return {name: states[name][index].tolist() for name in fields}


def fill(states: States, index: int, values: dict[str, Any]) -> None:
    """Set fields of a record; a list may be shorter than its field. Raises BadMessage if a value does not fit."""
    for name, value in values.items():
        if isinstance(value, list):
            fill_list(states[name][index] if COMPILED else getattr(states[index], name), value)
        elif COMPILED:
            states[name][index] = fits_int16(value)
        else:
            setattr(states[index], name, fits_int16(value))


def fill_list(target: Any, values: list[Any]) -> None:
    if len(values) > len(target):
        raise BadMessage(f"A kernel has room for {len(target)} entries here, not for {len(values)}.")
    if values and isinstance(values[0], list):
        for row, inner in zip(target, values, strict=False):
            fill_list(row, inner)
    elif values:
        fits_int16(min(values))
        fits_int16(max(values))
        target[: len(values)] = values


def fits_int16(number: int) -> int:
    """The number itself; raises BadMessage if it is too large."""
    if not -LARGEST <= number <= LARGEST:
        raise BadMessage(f"A kernel cannot hold the number {number}; it goes up to {LARGEST}.")
    return number
