"""A table without a server: asks go in at times that the test chooses, and the log is a list."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from tavolino.chance import SIZE
from tavolino.game import AnyGame
from tavolino.people import Person
from tavolino.table.decisions.answer import Answer, answer
from tavolino.table.decisions.asks import Act, Again, AnyAsk, Contribute, Sit, Start
from tavolino.table.decisions.automatic import Pauses, after_match, due
from tavolino.table.decisions.seating import opening
from tavolino.table.log.entries import AnyEntry, Committed, decoder, encoder
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table, table_of

ANNA, BEN, CLEO, DORA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cleo", "Dora"))
PEOPLE = (ANNA, BEN, CLEO, DORA)


class Sitting:
    def __init__(self, settings: Settings, bots: tuple[str | None, ...] = (), host: Person = ANNA) -> None:
        self.rng = Random(0)
        self.log = self.repeatable(opening(settings, host, bots))
        self.table = table_of("table", self.log)
        self.away: set[str] = set()
        self.pauses = Pauses(Random(0))

    def ask(self, person: Person, ask: AnyAsk, at: int | None = None) -> list[AnyEntry]:
        time = self.table.at if at is None else at
        return self.take(answer(self.table, person, ask, time, lambda person: person not in self.away))

    def wait(self, at: int) -> list[AnyEntry]:
        """Let time pass; what is due happens."""
        return self.take(due(self.table, at, self.pauses, lambda person: person not in self.away))

    def take(self, answered: Answer | list[AnyEntry]) -> list[AnyEntry]:
        entries, action = answered if isinstance(answered, Answer) else (answered, None)
        for entry in entries:
            self.table.take(entry, action)
        more = self.repeatable(after_match(self.table, self.table.at))
        for entry in more:
            self.table.take(entry)
        self.log += [*entries, *more]
        return entries

    def repeatable(self, entries: list[AnyEntry]) -> list[AnyEntry]:
        """The same entries with secrets that are the same in every run."""
        return [
            structs.replace(entry, secret=self.rng.randbytes(SIZE).hex()) if isinstance(entry, Committed) else entry
            for entry in entries
        ]

    def act(self, seat: int, action: Any, at: int | None = None, key: str = "") -> None:
        person = next(person for person in PEOPLE if person.id == self.table.seats[seat].person)
        self.ask(person, Act(decision=self.decision(seat), action=wire(action), key=key), at)

    def again(self) -> None:
        """Everybody who sits at the table would like the next match."""
        for person in PEOPLE:
            if self.table.stage == "over" and self.table.seat_of(person.id) is not None:
                self.ask(person, Again())

    def decision(self, seat: int) -> int:
        assert self.table.play is not None
        return self.table.play.decisions[seat]

    def choices(self, seat: int) -> Sequence[Any]:
        assert self.table.play is not None
        return self.table.play.choices[seat]

    def state(self) -> Any:
        assert self.table.play is not None
        return self.table.play.match.state

    def read_back(self) -> Table:
        """The table as a server would find it in its log."""
        return table_of("table", [decoder.decode(encoder.encode(entry)) for entry in self.log])


def seated(game: AnyGame, people: int, bots: int = 0, **settings: Any) -> Sitting:
    """People and bots in their seats, the match begun."""
    sitting = Sitting(
        Settings(game=game.name, seats=people + bots, **settings), (None,) * people + ("heuristic",) * bots
    )
    for seat, person in enumerate(PEOPLE[:people]):
        sitting.ask(person, Sit(seat=seat))
        sitting.ask(person, Contribute(contribution=f"{seat}" * 64))
    sitting.ask(ANNA, Start())
    return sitting


def until_a_call_is_due(sitting: Sitting) -> None:
    """Play Upturn until somebody ought to say it."""
    while sitting.state().uncalled is None:
        assert sitting.table.play is not None
        if sitting.table.stage == "over":
            sitting.again()
        seat = sitting.state().turn
        sitting.act(seat, sitting.table.game.sensible(sitting.table.play.match.view(seat), sitting.rng))


def wire(action: Any) -> Any:
    """An action as it comes in from outside."""
    return msgspec.json.decode(msgspec.json.encode(action))


def facts(table: Table) -> dict[str, Any]:
    """All that a table consists of, to be compared."""
    play = table.play
    found: dict[str, Any] = {
        name: getattr(table, name)
        for name in ("version", "at", "settings", "host", "seats", "secret", "matches", "decided")
    }
    found |= {"keys": table.keys.of, "left": table.clock.left, "since": table.clock.since, "stage": table.stage}
    found |= {"undo": table.undo, "vote": table.vote, "rematch": table.rematch}
    found |= {"evening": vars(table.evening), "players": vars(play.players) if play else None}
    if play is not None:
        found |= {name: value for name, value in vars(play).items() if name not in ("match", "snapshots", "players")}
        found |= {"state": table.game.trace(play.match.state), "names": play.match.names}
    return found
