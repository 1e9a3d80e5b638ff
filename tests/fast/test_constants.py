"""Multiplying by a part, as observations do, gives what dividing would."""

from array import array

from tavolino.fast.constants import parts

LARGEST = 200  # more than any whole that a kernel divides by


def test_in_single_precision_a_multiple_of_a_part_is_the_quotient() -> None:
    wholes = list(range(1, LARGEST + 1))
    for whole, part in zip(wholes, parts(wholes), strict=True):
        numbers = range(-whole, whole + 1)
        assert array("f", [number * part for number in numbers]) == array("f", [number / whole for number in numbers])
