"""A table at which the deal of a record is played again: from its beginning, or from the middle of the match.

Its secret is public, so this proves nothing about an honest deal; the table and the record it yields both say so.
"""

from typing import NamedTuple

from tavolino.game import BadMessage
from tavolino.match import Match, Record
from tavolino.match.replay import replay
from tavolino.table.answer import Person, check_level
from tavolino.table.entries import AnyEntry, BotSat, Opened, Rehearsed, Sat
from tavolino.table.settings import Settings


class Rehearsing(NamedTuple):
    name: str  # of the record
    record: Record
    seat: int  # where the person sits
    steps: int  # how many actions are taken over
    level: str  # of the bots in the other seats


def rehearsing(wish: Rehearsing, host: Person) -> list[AnyEntry]:
    """The first entries of such a table; raises BadMessage where the record leaves nothing to play."""
    name, record, own, steps, level = wish
    if own >= len(record.seats):
        raise BadMessage(f"There was no seat {own} in this match.")
    if steps > len(record.actions):
        raise BadMessage(f"This match had {len(record.actions)} actions.")
    match = replay(record, steps)
    check_level(match.game, level)
    if match.outcome is not None:
        raise BadMessage("The match was over by then.")
    settings = Settings(game=record.game, seats=len(record.seats), options=record.options)
    bots = [BotSat(at=0, seat=seat, level=level) for seat in match.seats if seat != own]
    sat = Sat(at=0, seat=own, person=host.id, name=host.name)
    return [Opened(at=0, settings=settings, host=host.id), *bots, sat, rehearsed(name, match)]


def rehearsed(name: str, match: Match) -> Rehearsed:
    return Rehearsed(
        at=0,
        record=name,
        secret=match.secret.hex(),
        contributions=tuple(part.hex() for part in match.contributions),
        actions=tuple(f"{seat} {match.game.write(action)}" for seat, action in match.actions),
    )
