"""The arrays that compiled functions work on, as types.

Each is a NumPy array where there is a compiler and made of lists where there is none, so for the type checker they are
all the same; the names tell a reader which is which. This module loads nothing, so that contracts can use it.
"""

from typing import Any, TypeAlias

Fields: TypeAlias = dict[str, tuple[int, ...]]  # of a record: name → shape, () for a single number; all are int16
Record: TypeAlias = Any  # the state of a match as a kernel keeps it
States: TypeAlias = Any  # an array of records
Pile: TypeAlias = Any  # cards: the first entry counts those that follow
Dice: TypeAlias = Any  # two numbers: the state of a random generator
Vector: TypeAlias = Any  # real numbers, such as rewards by seat or what a seat sees
Numbers: TypeAlias = Any  # whole numbers
