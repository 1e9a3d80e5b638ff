"""Starting a match, and acting in it."""

import secrets
from collections.abc import Callable
from typing import Any

from tavolino.match.actions import read_action
from tavolino.match.options import options_as_json
from tavolino.people import Person
from tavolino.table.decisions.asks import Act
from tavolino.table.decisions.rated import check_players
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import Acted, AnyEntry, Began, By, Contributed
from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table
from tavolino.words import sentence

RECORD_BYTES = 8  # of randomness in a record id


def contribute(table: Table, seat: int, contribution: str, at: int) -> list[AnyEntry]:
    if table.stage == "playing":
        raise NotAllowed(sentence("why-dealt"))
    if table.seats[seat].contribution is not None:
        return []  # only the first counts, so that nobody can choose
    return [Contributed(at=at, seat=seat, contribution=contribution)]


def start(table: Table, person: Person, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    if not may_lead(table, person, here):
        raise NotAllowed(sentence("why-start"))
    if table.stage != "lobby":
        raise NotAllowed(sentence("why-begun"))
    return begin(table, at)


def may_lead(table: Table, person: Person, here: Callable[[str], bool]) -> bool:
    """The host leads a table; while the host is away, anybody who sits at it."""
    return person.id == table.host or (table.seat_of(person.id) is not None and not here(table.host))


def begin(table: Table, at: int) -> list[AnyEntry]:
    empty = [number for number, seat in enumerate(table.seats) if seat.free]
    if empty:
        raise NotAllowed(sentence("why-seat-empty", number=empty[0] + 1))
    check_players(table)
    rules, options = table.game.rules_version, options_as_json(table.options)
    return [Began(at=at, rules_version=rules, options=options, record_id=new_record_id())]


def new_record_id() -> str:
    """Reveals nothing about the table, whose name is the key to it."""
    return secrets.token_urlsafe(RECORD_BYTES)


def chosen_action(table: Table, seat: int, ask: Act) -> Any:
    """The action that a seat asks for; raises an error that says why not."""
    play = running(table)
    action = read_action(table.game, ask.action)
    if ask.decision != play.decisions[seat]:
        raise NotAllowed(sentence("why-earlier-decision"))
    if action not in play.choices[seat]:
        play.match.checked(seat, action)  # raises before anything is written
    return action


def acted(table: Table, seat: int, action: Any, by: By, at: int) -> Acted:
    return Acted(at=at, seat=seat, action=table.game.write(action), by=by)


def running(table: Table) -> MatchInPlay:
    if table.play is None:
        raise NotAllowed(sentence("why-not-begun"))
    return table.play
