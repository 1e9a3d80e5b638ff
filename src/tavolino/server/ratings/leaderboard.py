"""Who is strongest at a game."""

import time

from tavolino.rating import standing
from tavolino.rating.scale import UNSURE
from tavolino.server.ratings.messages import Leaderboard, LeaderboardLine, ProgramLine
from tavolino.server.ratings.profile import DAY, bots_of
from tavolino.store import Profile, Qualified, Ranked, Store

MATCHES = 10  # rated ones that it takes to be on a leaderboard
DAYS = 90  # since the last of them
MOST = 50  # lines at once


async def leaderboard_of(store: Store, game: str, first: int, asker: Profile | None) -> Leaderboard:
    who = Qualified(MATCHES, UNSURE, int(time.time()) - DAYS * DAY)
    found = await store.board(game, who, first, MOST, asker.person if asker else None)
    own = asker.public if asker else None
    return Leaderboard(
        game=game,
        size=found.size,
        lines=tuple(line(number, one, own) for number, one in enumerate(found.lines, start=first)),
        mine=await own_line(store, game, found.place, asker) if asker else None,
        bots=tuple(reversed(bots_of(game))),
        programs=tuple(map(program_line, found.programs)),
        matches=MATCHES,
        days=DAYS,
    )


async def own_line(store: Store, game: str, number: int | None, asker: Profile) -> LeaderboardLine | None:
    kept = None if number is None else (await store.ratings_of(asker.person)).get(game)
    if number is None or kept is None:
        return None
    return line(number, Ranked(asker.public, asker.name, kept), asker.public)


def line(number: int, ranked: Ranked, own: str | None) -> LeaderboardLine:
    shown = standing(ranked.kept.rating)
    return LeaderboardLine(
        place=number + 1,
        id=ranked.public,
        name=ranked.name,
        points=shown.points,
        give_or_take=shown.give_or_take,
        matches=ranked.kept.matches,
        own=ranked.public == own,
    )


def program_line(ranked: Ranked) -> ProgramLine:
    shown, matches = standing(ranked.kept.rating), ranked.kept.matches
    return ProgramLine(ranked.public, ranked.name, ranked.owner, shown.points, shown.give_or_take, matches)
