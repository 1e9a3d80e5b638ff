"""The ratings at a rated table: what is at stake for each seat, and what the match has changed."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct, structs

from tavolino.people.ratings import Raters
from tavolino.rating import FIRST, Rating, anchors_of, stakes, standing
from tavolino.store import RatedMatch, Unwritable
from tavolino.table.log.table import Stage, Table
from tavolino.table.runtime.messages import RatingsRead

NO = (None, None)  # stakes
RETRY = 1.0  # seconds until what the disk has refused is tried again
log = logging.getLogger(__name__)


class SeatRating(Struct, frozen=True):
    """A seat at a table whose matches are rated."""

    points: int  # now; 1500 is the bot "club"
    give_or_take: int  # in 19 of 20 cases the right number is no further away
    sure: bool  # False: after so few matches, the points say hardly anything yet
    first: int | None = None  # what the points change by if this seat wins; None: a bot's never change; 0: enough today
    last: int | None = None  # what they change by if it comes last
    change: int | None = None  # what the match has changed; None until it is known


class Player(NamedTuple):
    person: str | None
    bot: str | None


class Wanted(NamedTuple):
    """Whose ratings a table shows."""

    stage: Stage
    record: str  # of the match that is over
    players: tuple[Player, ...]  # by seat


class TableRatings:
    def __init__(self, table: Table, raters: Raters, tell: Callable[[RatingsRead], None]) -> None:
        self.table = table
        self.raters = raters
        self.tell = tell
        self.known: Wanted | None = None  # what `found` is about
        self.found: tuple[SeatRating | None, ...] = ()
        self.looking: tuple[Wanted, asyncio.Task[None]] | None = None

    def shown(self) -> tuple[SeatRating | None, ...]:
        """Empty where the table is not rated, and until they are read."""
        wanted, known = self.wanted(), self.known
        if wanted is None or known is None or wanted.players != known.players:
            return ()
        return self.found if known.stage != "over" or known == wanted else ()

    def review(self) -> None:
        """After every change: read what is to be shown now."""
        wanted = self.wanted()
        if wanted is None or wanted == self.known or (self.looking and self.looking[0] == wanted):
            return
        self.stop()
        self.looking = (wanted, asyncio.create_task(self.look(wanted)))

    def wanted(self) -> Wanted | None:
        table = self.table
        if not table.settings.rated or (table.play is not None and table.play.rehearsal is not None):
            return None
        record = table.last_record if table.stage == "over" else ""
        return Wanted(table.stage, record, tuple(players(table)))

    async def look(self, wanted: Wanted) -> None:
        try:
            found = await (self.after(wanted) if wanted.record else self.before(wanted.players))
        except Unwritable:
            asyncio.get_running_loop().call_later(RETRY, self.look_again)
            return
        except Exception:  # the match itself goes on
            log.exception("the ratings at a table could not be read")
            return
        self.known, self.found = wanted, found
        self.tell(RatingsRead())

    def look_again(self) -> None:
        self.looking = None
        self.review()

    async def before(self, seated: Sequence[Player]) -> tuple[SeatRating | None, ...]:
        people = [one.person for one in seated if one.person is not None]
        known = await self.raters.store.ratings_in(self.table.game.name, people)
        anchors = anchors_of(self.table.game)
        ratings = [
            (known[one.person].rating if one.person in known else FIRST) if one.person else anchors.of(one.bot)
            for one in seated
        ]
        whole = [rating for rating in ratings if rating is not None]
        if len(whole) < len(ratings) or len(whole) < 2:  # nobody knows yet against whom
            return tuple(None if rating is None else plain(rating) for rating in ratings)
        if await self.raters.have_had_enough(self.table.game.name, people):
            return tuple(plain(one, (0, 0) if seat.person else NO) for one, seat in zip(whole, seated, strict=True))
        return tuple(
            plain(rating, stakes(whole, seat)) if seated[seat].person else plain(rating)
            for seat, rating in enumerate(whole)
        )

    async def after(self, wanted: Wanted) -> tuple[SeatRating | None, ...]:
        match = await self.raters.match(wanted.record)
        if match is None:  # they have had enough
            return unchanged(await self.before(wanted.players))
        return changes(match)

    def stop(self) -> None:
        if self.looking:
            self.looking[1].cancel()
            self.looking = None


def players(table: Table) -> list[Player]:
    """Those whom the match counts for; before it, those who sit there."""
    if table.play is None or table.stage == "lobby":
        return [Player(seat.person, None if seat.person else seat.bot) for seat in table.seats]
    people = {seat: person for person, seat in table.play.hands_seen.items()}
    first = {one.seat: one.bot for one in reversed(table.play.players.so_far)}
    return [
        Player(people.get(seat), None if seat in people else first.get(seat)) for seat in range(len(table.seats))
    ]


def plain(rating: Rating, stake: tuple[int | None, int | None] = NO) -> SeatRating:
    shown = standing(rating)
    return SeatRating(shown.points, shown.give_or_take, shown.sure, *stake)


def unchanged(before: Sequence[SeatRating | None]) -> tuple[SeatRating | None, ...]:
    return tuple(
        one and structs.replace(one, first=None, last=None, change=None if one.first is None else 0) for one in before
    )


def changes(match: RatedMatch) -> tuple[SeatRating, ...]:
    found = []
    for one in match.seats:
        shown = standing(one.after)
        change = None if one.bot else shown.points - standing(one.before).points
        found.append(SeatRating(shown.points, shown.give_or_take, shown.sure, change=change))
    return tuple(found)
