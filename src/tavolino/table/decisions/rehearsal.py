"""A table that plays the deal of a record again, from the start or from the middle of the match.

Its secret is public, so it cannot prove an honest deal; both the table and its record say so.
"""

from typing import NamedTuple

from tavolino.game import BadMessage
from tavolino.games import game_named
from tavolino.match import Match, Record, replay
from tavolino.match.replay import OldRules, write_line
from tavolino.people import Person
from tavolino.table.decisions.playing import new_record_id
from tavolino.table.decisions.seating import check_level
from tavolino.table.log.entries import AnyEntry, BotSat, Opened, Rehearsed, Sat
from tavolino.table.log.settings import Settings
from tavolino.words import sentence


class RehearsalPlan(NamedTuple):
    name: str  # of the record
    record: Record
    seat: int  # where the person sits
    steps: int  # how many actions to replay first
    level: str  # of the bots in the other seats


def rehearsal_entries(plan: RehearsalPlan, host: Person) -> list[AnyEntry]:
    """The first entries of such a table; raises BadMessage if the record leaves nothing to play."""
    name, record, own, steps, level = plan
    if own >= len(record.seats):
        raise BadMessage(f"There was no seat {own} in this match.")
    if steps > len(record.actions):
        raise BadMessage(f"This match had {len(record.actions)} actions.")
    game = game_named(record.game)
    if record.rules_version != game.rules_version:  # it could be replayed, but bots play only the newest rules
        raise OldRules(sentence("why-old-deal"))
    match = replay(record, steps)
    check_level(match.game, level)
    if match.outcome is not None:
        raise BadMessage("The match was over by then.")
    settings = Settings(game=record.game, seats=len(record.seats), options=record.options)
    bots = [BotSat(at=0, seat=seat, level=level) for seat in match.seats if seat != own]
    sat = Sat(at=0, seat=own, person=host.id, name=host.name)
    return [Opened(at=0, settings=settings, host=host.id), *bots, sat, rehearsed(name, record, match)]


def rehearsed(name: str, record: Record, match: Match) -> Rehearsed:
    return Rehearsed(
        at=0,
        rules_version=record.rules_version,
        options=record.options,
        record_id=new_record_id(),
        record=name,
        secret=match.secret.hex(),
        contributions=tuple(part.hex() for part in match.contributions),
        actions=tuple(write_line(match.game, seat, action) for seat, action in match.actions),
    )
