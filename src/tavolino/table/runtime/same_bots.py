"""The bots of an event table: the same play always meets the same bots, at any table, on any server, at any time.

A bot's choice follows from three things only: the view that its seat had when the choice arose, its level, and a seed
from the deal's secret, the seat and how often that seat has acted. Where several bots have a choice at once, they act
in a fixed order, one after the other. So it does not matter how busy the server is, or whether it was restarted.
"""

import hashlib
from typing import Any

from msgspec import structs

from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table


def next_at_event(table: Table, play: MatchInPlay) -> list[int]:
    """The one seat whose bot thinks next: those who can speak up out of turn come before those whose turn it is."""
    awaited = table.game.awaited(play.match.state)
    bots = [seat for seat in play.match.seats if play.choices[seat] and table.seats[seat].bot is not None]
    return sorted(bots, key=lambda seat: (seat in awaited, seat))[:1]


def seed_of(play: MatchInPlay, seat: int) -> str:
    """What the bot's own chance follows from. It tells nothing about the secret."""
    return choice_seed(play.match.secret, seat, sum(done.seat == seat for done in play.done))


def choice_seed(secret: bytes, seat: int, number: int) -> str:
    return hashlib.sha256(b"bot %d %d " % (seat, number) + secret).hexdigest()


def view_to_choose_from(play: MatchInPlay, seat: int) -> Any:
    """The view when the choice arose, without what cannot be chosen any more."""
    view, choices = play.decided_on[seat], play.choices[seat]
    return view if view.legal == choices else structs.replace(view, legal=tuple(choices))
