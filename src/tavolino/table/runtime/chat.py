"""The chat of a table. It is only in memory, and lasts no longer than the table."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from msgspec import structs

from tavolino.people import Person
from tavolino.people.letters import piled_up, readable
from tavolino.table.decisions.asks import Mute, React, Say
from tavolino.table.errors import NotAllowed
from tavolino.table.log.keys import Keys
from tavolino.table.log.table import Table
from tavolino.table.runtime.views import Said
from tavolino.words import sentence

KEPT = 100  # lines
BURST = 5  # lines at once
PAUSE = 2000  # milliseconds until one more line is allowed


class Line(NamedTuple):
    person: str
    at: int
    said: Said


class Chat:
    def __init__(self) -> None:
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self.number = 0
        self.spent: dict[str, int] = {}  # by person: when their burst is available again
        self.keys = Keys()
        self.muted: set[tuple[str, str]] = set()  # (who doesn't hear, whom), at this table
        self.unheard: Callable[[str, str], bool] = lambda _, __: False  # the same, at any table

    def say(self, person: str, seat: int, name: str, text: str, at: int) -> None:
        text = " ".join(text.split())
        if not text or not readable(text):
            raise NotAllowed(sentence("why-unreadable"))
        if piled_up(text):
            raise NotAllowed(sentence("why-text-marks"))
        spent = max(self.spent.get(person, at), at)
        if spent - at > (BURST - 1) * PAUSE:
            raise NotAllowed(sentence("why-too-much"))
        self.spent[person] = spent + PAUSE
        self.number += 1
        self.lines.append(Line(person, at, Said(self.number, seat, name, text)))

    def mute(self, hearer: str, speaker: str, *, mute: bool) -> None:
        if mute:
            self.muted.add((hearer, speaker))
        else:
            self.muted.discard((hearer, speaker))

    def hears(self, hearer: str, speaker: str) -> bool:
        return (hearer, speaker) not in self.muted and not self.unheard(hearer, speaker)

    def heard_by(self, hearer: str) -> list[Line]:
        """What somebody has heard, or could have."""
        return [line for line in self.lines if self.hears(hearer, line.person)]

    def since(self, number: int, hearer: str, at: int) -> tuple[Said, ...]:
        """What was said after a line, less what the hearer does not want to hear."""
        if number == self.number:
            return ()  # the usual case, and every update asks
        return tuple(
            structs.replace(line.said, age=at - line.at)
            for line in self.lines
            if line.said.number > number and self.hears(hearer, line.person)
        )


def talk(table: Table, chat: Chat, person: Person, ask: Say | React | Mute, at: int) -> None:
    """Say something, or mute somebody."""
    match ask:
        case Say(text=text) | React(sign=text):
            seat = table.seat_of(person.id)
            if not table.settings.chat:
                raise NotAllowed(sentence("why-no-talk"))
            if seat is None:
                raise NotAllowed(sentence("why-talk-seated"))
            if ask.key and chat.keys.has(person.id, ask.key):
                return  # a duplicate
            chat.say(person.id, seat, table.seats[seat].name, text, at)
            if ask.key:
                chat.keys.remember(person.id, ask.key)
        case Mute(seat=number, mute=mute):
            speaker = table.seats[number].person if number < len(table.seats) else None
            if speaker is None:
                raise NotAllowed(sentence("why-nobody-there"))
            chat.mute(person.id, speaker, mute=mute)
