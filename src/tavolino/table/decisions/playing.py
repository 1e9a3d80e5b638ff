"""Beginning a match, and acting in it."""

import secrets
from collections.abc import Callable
from typing import Any

from tavolino.match.actions import read_action
from tavolino.match.options import options_as_json
from tavolino.people import Person
from tavolino.table.decisions.asks import Act
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import Acted, AnyEntry, Began, By, Contributed
from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table
from tavolino.words import sentence

RECORD_BYTES = 8  # of chance in the name of a record


def contribute(table: Table, seat: int, contribution: str, at: int) -> list[AnyEntry]:
    if table.stage == "playing":
        raise NotAllowed(sentence("why-dealt"))
    if table.seats[seat].contribution is not None:
        return []  # the first counts, so that nobody chooses
    return [Contributed(at=at, seat=seat, contribution=contribution)]


def start(table: Table, person: Person, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    seated = table.seat_of(person.id) is not None
    if person.id != table.host and (here(table.host) or not seated):
        raise NotAllowed(sentence("why-start"))
    if table.stage != "lobby":
        raise NotAllowed(sentence("why-begun"))
    return begin(table, at)


def again(table: Table, at: int) -> list[AnyEntry]:
    if table.stage != "over":
        raise NotAllowed(sentence("why-not-over"))
    return begin(table, at)


def begin(table: Table, at: int) -> list[AnyEntry]:
    empty = [number for number, seat in enumerate(table.seats) if seat.free]
    if empty:
        raise NotAllowed(sentence("why-seat-empty", number=empty[0] + 1))
    rules, options = table.game.rules_version, options_as_json(table.options)
    return [Began(at=at, rules_version=rules, options=options, record_id=new_record_id())]


def new_record_id() -> str:
    """It says nothing about the table, whose name is the key to it."""
    return secrets.token_urlsafe(RECORD_BYTES)


def chosen_action(table: Table, seat: int, ask: Act) -> Any:
    """The action that a seat asks for; raises what says why it cannot have it."""
    play = running(table)
    action = read_action(table.game, ask.action)
    if ask.decision != play.decisions[seat]:
        raise NotAllowed(sentence("why-earlier-decision"))
    if action not in play.choices[seat]:
        play.match.checked(seat, action)  # says why not, before anything is written down
    return action


def acted(table: Table, seat: int, action: Any, by: By, at: int) -> Acted:
    return Acted(at=at, seat=seat, action=table.game.write(action), by=by)


def running(table: Table) -> MatchInPlay:
    if table.play is None:
        raise NotAllowed(sentence("why-not-begun"))
    return table.play
