"""Programs that were called to seats of a table. Nobody has to wait for them: the seat stays free until one sits down.

A call is not in the log. After a restart nobody is being called, and the seat is simply free.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.people import Person
from tavolino.table.errors import NotAllowed
from tavolino.table.log.seats import shown_name
from tavolino.table.log.table import Table
from tavolino.words import sentence

ANSWER_TIME = 20_000  # milliseconds to sit down
SHOWN = 12_000  # milliseconds that everybody sees why a program has not come
CallAnswer: TypeAlias = Literal["", "declined", "silent"]


class CalledProgram(Struct, frozen=True):
    """A program that was called to a free seat."""

    seat: int
    name: str  # of the program
    owner: str  # the name of the person it belongs to
    answer: CallAnswer  # empty: it can still come; declined: it has said no; silent: it has said nothing


@dataclass(slots=True)
class Call:
    program: Person
    seat: int
    until: int  # in the table's time: when it is silent, or is no longer shown
    answer: CallAnswer = ""


class Calls:
    def __init__(self, ended: Callable[[str], None] = lambda _: None) -> None:
        """`ended` hears which program is no longer wanted."""
        self.ended = ended
        self.made: list[Call] = []

    def call(self, table: Table, caller: Person, seat: int, program: Person, at: int) -> None:
        """Call a program to a free seat; another one that was called there is not wanted any more."""
        if table.seat_of(caller.id) is None and caller.id != table.host:
            raise NotAllowed(sentence("why-call-bot"))
        if table.stage != "lobby":
            raise NotAllowed(sentence("why-begun"))
        if not 0 <= seat < len(table.seats):
            raise NotAllowed(sentence("why-no-seat", seat=seat))
        if not table.seats[seat].free:
            raise NotAllowed(sentence("why-seat-taken", name=shown_name(table.seats[seat], seat)))
        if program.id in table.sent_away:
            raise NotAllowed(sentence("why-program-gone"))
        if table.seat_of(program.id) is not None:
            raise NotAllowed(sentence("why-program-here", name=program.name))
        self.drop([one for one in self.made if seat == one.seat or one.program.id == program.id], but=program.id)
        self.made.append(Call(program, seat, at + ANSWER_TIME))

    def decline(self, program: str, at: int) -> None:
        for one in self.made:
            if one.program.id == program and not one.answer:
                one.answer, one.until = "declined", at + SHOWN

    def review(self, table: Table) -> None:
        """After every change: a program that sits is not called any more, nor one whose seat is not free."""
        self.drop([one for one in self.made if is_answered(table, one)])

    def pass_time(self, at: int) -> bool:
        """Whether something has changed."""
        due = [one for one in self.made if one.until <= at]
        for one in due:
            if one.answer:
                self.made.remove(one)
            else:
                one.answer, one.until = "silent", at + SHOWN
        return bool(due)

    def drop(self, calls: list[Call], but: str = "") -> None:
        for one in calls:
            self.made.remove(one)
            if not one.answer and one.program.id != but:
                self.ended(one.program.id)

    def next_due(self) -> int | None:
        return min((one.until for one in self.made), default=None)

    def shown(self) -> tuple[CalledProgram, ...]:
        return tuple(
            CalledProgram(one.seat, one.program.name, one.program.owner or "", one.answer) for one in self.made
        )


def is_answered(table: Table, call: Call) -> bool:
    if table.stage != "lobby" or call.seat >= len(table.seats):
        return True
    return not table.seats[call.seat].free or table.seat_of(call.program.id) is not None
