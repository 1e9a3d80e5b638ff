"""Patience with programs: whose asks are refused again and again loses the seat, so that people don't wait for it."""

from collections import Counter

from tavolino.people import Person

MOST = 20  # refused asks in a row


class Patience:
    def __init__(self) -> None:
        self.refused: Counter[str] = Counter()  # in a row, by program

    def is_over(self, program: Person) -> bool:
        """Note that an ask of a program was refused; whether that is too many."""
        self.refused[program.id] += 1
        return self.refused[program.id] >= MOST

    def begin_anew(self, person: str) -> None:
        self.refused.pop(person, None)
