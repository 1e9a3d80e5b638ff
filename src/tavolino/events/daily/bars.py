"""What the strongest bot makes of a deal: it plays the person's seat many times, days before anybody else does.

The deal and the other bots are those of the day; only its own chance differs from try to try. It thinks when no other
bot wants to, one decision at a time, so nobody waits for it. Each try that is over is stored, so that a restart costs
one try at most, and one server does the work for all.
"""

import time
from typing import Any

import msgspec
from msgspec import structs

from tavolino.chance import SIZE
from tavolino.events.daily.courses import Played
from tavolino.match import Match, Record, record_of
from tavolino.match.options import recorded_options
from tavolino.store import DailyBar, DailyDay, EventDeal
from tavolino.table import Thinkers
from tavolino.table.decisions.playing import new_record_id
from tavolino.table.log.match_in_play import Done, MatchInPlay
from tavolino.table.log.players import Players
from tavolino.table.log.seats import Seat
from tavolino.table.runtime.same_bots import choice_seed, view_to_choose_from

TRIES = 16  # their average is what three stars ask for
OWN = 0  # the seat of the person


async def play_try(
    thinkers: Thinkers, played: Played, one: DailyDay, deal: EventDeal, number: int
) -> tuple[DailyBar, bytes]:
    """One match of the strongest bot on the deal of a day, with its record."""
    level, seats = played.strongest(), played.course.seats
    play = begun(played, one, deal, level)
    by: list[str] = []
    while play.match.outcome is None:
        seat = next_seat(play)
        here = level if seat == OWN else one.level
        seed = choice_seed(play.match.secret, seat, sum(done.seat == seat for done in play.done))
        own = f"{seed} try {number}" if seat == OWN else seed
        view = view_to_choose_from(play, seat)
        choice = await thinkers.choose_fixed(here, played.game, view, own, alone=True)
        play.act(Done(len(by), seat, choice.action, "bot", here, 0))
        by.append(f"bot {here}")
    record = structs.replace(record_of(play.match, reveal=True), event=one.event, by=tuple(by), ended=int(time.time()))
    assert len(record.seats) == seats
    return DailyBar(level, score_of(record), new_record_id()), msgspec.json.encode(record)


def begun(played: Played, one: DailyDay, deal: EventDeal, level: str) -> MatchInPlay:
    seats = played.course.seats
    levels = [level, *[one.level] * (seats - 1)]
    names = [f"Bot {number + 1} ({name})" for number, name in enumerate(levels)]
    options = recorded_options(played.game, one.options)
    match = Match(played.game, options, names, bytes.fromhex(deal.secret), [bytes(SIZE)] * seats)
    return MatchInPlay(match, "", 0, [1] * seats, Players(0, [Seat(bot=name) for name in levels]))


def next_seat(play: MatchInPlay) -> int:
    """As at a table: those who can speak up come first."""
    awaited: Any = play.match.game.awaited(play.match.state)
    return min((seat for seat in play.match.seats if play.choices[seat]), key=lambda seat: (seat in awaited, seat))


def score_of(record: Record) -> int:
    assert record.outcome is not None
    return record.outcome.scores[OWN]
