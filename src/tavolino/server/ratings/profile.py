"""A profile, made by a few queries: what they read is kept up to date whenever a match ends."""

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby

from tavolino.games import GAMES
from tavolino.people.streaks import LADDER, Streak, moments, ready, streak
from tavolino.rating import anchors_of, standing
from tavolino.server.ratings.messages import (
    AgainstLevel,
    AgainstPerson,
    BestMoment,
    BotRating,
    DayPlayed,
    GameProfile,
    Profile,
    RatingNow,
    RatingThen,
    ReadyFor,
)
from tavolino.store import KeptRating, RatedThen, Store, Tally
from tavolino.store import Profile as KeptProfile

DAY = 24 * 3600
CALENDAR = 12 * 7  # days
MOST_POINTS = 120  # of a line over time
MOST_PEOPLE = 8


async def profile_of(store: Store, kept: KeptProfile, *, own: bool) -> Profile:
    tallies = await store.tallies(kept.person)
    ratings = await store.ratings_of(kept.person)
    over_time = await store.ratings_over_time(kept.person)
    days = await store.days_played(kept.person)
    today = int(time.time()) // DAY
    row: Streak = streak(days, today)
    played = [one for one in tallies if one.kind != "person"]
    names = [name for name in GAMES if name in ratings or any(one.game == name for one in played)]
    return Profile(
        id=kept.public,
        name=kept.name,
        owner=kept.owner,
        own=own,
        hidden=kept.hidden,
        since=kept.since,
        matches=sum(one.matches for one in played),
        streak=row.now,
        longest_streak=row.longest,
        days=tuple(DayPlayed(date(day), number) for day, number in days.items() if day > today - CALENDAR),
        games=tuple(game_profile(name, played, ratings.get(name), over_time) for name in names),
        moments=tuple(BestMoment(*one) for one in moments(played)),
        people=await opponents(store, tallies) if own else (),
        ready=tuple(ReadyFor(*one) for one in ready(played)) if own else (),
    )


def game_profile(
    game: str, tallies: Sequence[Tally], rating: KeptRating | None, over_time: Iterable[RatedThen]
) -> GameProfile:
    own = [one for one in tallies if one.game == game]
    together = [one for one in own if one.kind != "alone"]
    alone = [one for one in own if one.kind == "alone"]
    levels = [
        AgainstLevel(one.against, one.seats, one.matches, one.wins)
        for one in together
        if one.kind == "bots" and one.against in LADDER
    ]
    return GameProfile(
        game=game,
        matches=sum(one.matches for one in together),
        wins=sum(one.wins for one in together),
        alone=sum(one.matches for one in alone),
        best_alone=max((one.best for one in alone if one.best is not None), default=None),
        rating=None if rating is None else rating_now(rating),
        over_time=thinned([then(one) for one in over_time if one.game == game]),
        levels=tuple(sorted(levels, key=lambda one: (LADDER.index(one.level), one.seats))),
        bots=bots_of(game),
    )


def bots_of(game: str) -> tuple[BotRating, ...]:
    """The weakest first."""
    shown = [(one.bot, standing(one.rating)) for one in anchors_of(GAMES[game]).bots]
    return tuple(BotRating(bot, one.points, one.give_or_take) for bot, one in shown)


def rating_now(kept: KeptRating) -> RatingNow:
    shown = standing(kept.rating)
    return RatingNow(shown.points, shown.give_or_take, shown.sure, kept.matches, kept.last)


def then(one: RatedThen) -> RatingThen:
    shown = standing(one.rating)
    return RatingThen(one.at, shown.points, shown.give_or_take)


def thinned(line: list[RatingThen]) -> tuple[RatingThen, ...]:
    """Every so many of a long line, and the last one."""
    step = -(-len(line) // MOST_POINTS) or 1
    return tuple(line[(len(line) - 1) % step :: step])


async def opponents(store: Store, tallies: Iterable[Tally]) -> tuple[AgainstPerson, ...]:
    """Those with whom somebody played most, in all games together."""
    people = sorted((one for one in tallies if one.kind == "person"), key=lambda one: one.against)
    summed = [
        (person, sum(one.matches for one in rows), sum(one.wins for one in rows), sum(one.losses for one in rows))
        for person, rows in ((person, [*some]) for person, some in groupby(people, key=lambda one: one.against))
    ]
    most = sorted(summed, key=lambda row: -row[1])[:MOST_PEOPLE]
    names = await store.shown_names([row[0] for row in most])
    return tuple(AgainstPerson(*names[person], *numbers) for person, *numbers in most if person in names)


def date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
