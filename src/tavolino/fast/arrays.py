"""Types for the arrays that compiled functions work on.

Each is a NumPy array with a compiler and made of lists without one, so to the type checker they are all the same; the
names are for the reader. This module imports nothing heavy, so that contracts can use it.
"""

from typing import Any, TypeAlias

Fields: TypeAlias = dict[str, tuple[int, ...]]  # of a record: name → shape, () for a single number; all int16
Record: TypeAlias = Any  # a kernel's state of a match
States: TypeAlias = Any  # an array of records
Pile: TypeAlias = Any  # cards; the first entry is how many follow
Dice: TypeAlias = Any  # two numbers: the state of a random generator
Vector: TypeAlias = Any  # real numbers, such as rewards by seat or what a seat sees
Numbers: TypeAlias = Any  # whole numbers
Inputs: TypeAlias = Any  # of a net: places and the numbers there, see `tavolino.fast.inputs`
