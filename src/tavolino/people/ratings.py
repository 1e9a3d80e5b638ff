"""Rates finished matches, one after another, on any server: each counts once, whatever stops when."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec import structs

from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.rating import FIRST, Rating, anchors_of, rated
from tavolino.store import Fenced, KeptRating, RatedMatch, RatedSeat, Result, Store, Unrated

CHUNK = 200  # matches to count in one write
DAY = 24 * 3600
TOGETHER = 20  # rated matches of the same people that count within a day
log = logging.getLogger(__name__)


class Raters:
    """What rates the matches of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.one_at_a_time = asyncio.Lock()

    async def match(self, record: str) -> RatedMatch | None:
        """What a match has changed; None if it does not count. All that have waited longer are rated first."""
        await self.rate_all()
        return await self.store.rated_match(record)

    async def rate_all(self) -> None:
        async with self.one_at_a_time:
            while (unrated := await self.store.next_unrated()) is not None:
                if not unrated.results or not counts(unrated):  # its record may have been removed
                    await self.store.drop_unrated(unrated.record)
                    continue
                match = rated_now(unrated)
                try:
                    await self.store.rate(match, kept_after(unrated.ratings, match))
                except Fenced:  # another server was faster: with the ratings as they are now, again
                    continue

    async def have_had_enough(self, game: str, people: Collection[str]) -> bool:
        """Whether another match of these people would not count today."""
        return await self.store.rated_together(game, people, int(time.time()) - DAY) >= TOGETHER


def counts(unrated: Unrated) -> bool:
    """People who play each other all day do not measure themselves any more, and one person cannot sit twice."""
    people = [one.person for one in last_of_each_seat(unrated.results) if one.person]
    return unrated.before < TOGETHER and len({*people}) == len(people)


def rated_now(unrated: Unrated) -> RatedMatch:
    """The match with what it changes. Those whom a bot replaced at the end, and those who left, come last."""
    game = GAMES.get(unrated.game)
    results = last_of_each_seat(unrated.results)
    before = [rating_before(game, one, unrated.ratings) for one in results]
    places = [one.place if one.place and not has_left(one) else len(results) + 1 for one in results]
    seats = [
        RatedSeat(seat, one.person, None if one.person else one.bot, place, rating, rating)
        for seat, (one, place, rating) in enumerate(zip(results, places, before, strict=True))
    ]
    return rated_match(RatedMatch(unrated.number, unrated.record, unrated.game, unrated.ended, tuple(seats)))


def rated_match(match: RatedMatch) -> RatedMatch:
    """With the ratings after it, computed from those before. Those of bots stay as they are."""
    after = rated([one.before for one in match.seats], [one.place for one in match.seats])
    changed = [
        structs.replace(one, after=one.before if one.bot else new) for one, new in zip(match.seats, after, strict=True)
    ]
    return structs.replace(match, seats=tuple(changed))


def last_of_each_seat(results: Sequence[Result]) -> list[Result]:
    """In a rated match nobody takes over a seat, but a person may have had two devices."""
    by_seat: dict[int, Result] = {}
    for one in results:
        if one.seat is not None:
            by_seat.setdefault(one.seat, one)
    return [by_seat[seat] for seat in sorted(by_seat)]


def has_left(result: Result) -> bool:
    """Whether a bot finished the match in a person's seat. The name of somebody who was forgotten is empty."""
    return result.bot is not None and (result.person is not None or not result.name)


def rating_before(game: AnyGame | None, result: Result, known: Mapping[str, KeptRating]) -> Rating:
    if result.person is not None:
        return known[result.person].rating if result.person in known else FIRST
    anchor = anchors_of(game).of(result.bot) if game and not has_left(result) else None
    return anchor or FIRST


def kept_after(known: Mapping[str, KeptRating], match: RatedMatch) -> dict[str, KeptRating]:
    return {
        one.person: KeptRating(one.after, (known[one.person].matches if one.person in known else 0) + 1, match.ended)
        for one in match.seats
        if one.person is not None
    }


class Recomputed(NamedTuple):
    matches: int
    ratings: int
    wrong: int  # matches whose numbers were others before


async def recompute(store: Store) -> Recomputed:
    """All ratings from the results of all rated matches, in their order. No server may be running.

    What bots were worth then, and people who were forgotten since, is part of what is kept of a match.
    """
    known: dict[tuple[str, str], KeptRating] = {}  # by person and game
    wrong: list[RatedMatch] = []
    number = 0
    async for match in store.rated_matches():
        number += 1
        ratings = {
            one.person: known[key] for one in match.seats if one.person and (key := (one.person, match.game)) in known
        }
        before = [
            structs.replace(one, before=ratings[one.person].rating if one.person in ratings else FIRST)
            if one.person
            else one
            for one in match.seats
        ]
        anew = rated_match(structs.replace(match, seats=tuple(before)))
        if anew != match:
            wrong.append(anew)
        known |= {(person, match.game): kept for person, kept in kept_after(ratings, anew).items()}
    await store.correct_ratings(known, wrong)
    return Recomputed(number, len(known), len(wrong))


async def recount(store: Store) -> int:
    """All counts from the matches whose records are still here. No server may be running."""
    number, some, first = 0, [], True
    async for match in store.all_results():
        number += 1
        some.append(match)
        if len(some) == CHUNK:
            await store.count_anew(some, first=first)
            some, first = [], False
    await store.count_anew(some, first=first)
    return number
