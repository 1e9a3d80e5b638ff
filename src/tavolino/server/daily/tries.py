"""What everybody is told about tries at the daily deal."""

from tavolino.events.daily.courses import Played, course_named
from tavolino.events.daily.days import checked_day, closes, day_at
from tavolino.events.daily.deals import best_bar, day_of
from tavolino.events.daily.standing import Bar, bar_of, better_than, stars_for
from tavolino.server.daily.messages import DailyResult, OwnTry, PlayOfDay, Plays
from tavolino.store import DailyBar, DailyPlay, DailyTry, Store
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence

Counts = list[tuple[int, int]]
PAGE = 20  # plays in one answer


class Found:
    """One deal as it is stored."""

    def __init__(self, played: Played, bars: list[DailyBar], counts: Counts) -> None:
        self.played = played
        self.bars = bars
        self.bar: Bar | None = bar_of(bars, played)
        self.counts = counts
        self.players = sum(number for _, number in counts)

    def own(self, mine: DailyTry | None, *, revealed: bool) -> OwnTry | None:
        if mine is None:
            return None
        counts = mine.counted and mine.score is not None
        return OwnTry(
            table=mine.table,
            closes=mine.closes,
            ended=mine.ended is not None,
            counted=mine.counted,
            score=mine.score,
            place=mine.place,
            stars=self.stars(mine.score),
            better=better_than(mine.score, self.counts, self.played) if counts and mine.score is not None else None,
            record=mine.record if revealed else None,
            signs=rows(mine.signs),
        )

    def stars(self, score: int | None) -> int | None:
        return None if score is None or self.bar is None else stars_for(score, self.bar, self.played)


def rows(signs: str) -> tuple[str, ...]:
    return tuple(signs.split("\n")) if signs else ()


async def find(store: Store, course: str, day: str) -> Found:
    bars, counts = await store.daily_bars(day, course), await store.daily_counts(day, course)
    return Found(course_named(course), bars, counts)


async def result(store: Store, course: str, day: str, person: str | None, now: int) -> DailyResult:
    played = course_named(course)
    one = await day_of(store, checked_day(day), course)
    deal = one and await store.event_deal(one.event)
    if one is None or deal is None or one.day > day_at(now):
        raise NotFound(sentence("why-no-daily"))
    found = await find(store, course, day)
    mine = await store.try_of(person, day, course) if person else None
    revealed = deal.revealed is not None
    best = best_bar(found.bars, course)
    return DailyResult(
        day=day,
        course=course,
        game=played.game.name,
        seats=played.course.seats,
        level=one.level,
        fewest=played.course.fewest,
        now=now,
        closes=closes(day),
        revealed=revealed,
        fixed=deal.fixed,
        commitment=deal.commitment,
        players=found.players,
        counts=tuple(found.counts),
        bar=found.bar if revealed or (mine and mine.ended) else None,
        bar_record=best.record if best and revealed else None,
        mine=found.own(mine, revealed=revealed),
    )


async def plays(store: Store, course: str, day: str, person: str | None, first: int | None, now: int) -> Plays:
    """From a number on, or around one's own play; raises NotAllowed before the deal is revealed."""
    told = await result(store, course, day, person, now)
    if not told.revealed:
        raise NotAllowed(sentence("why-not-revealed"))
    found = await find(store, course, day)
    start = first if first is not None else max(0, own_number(told, found) - PAGE // 2)
    listed = await store.daily_plays(day, course, start, PAGE, fewest=told.fewest)
    shown = [
        PlayOfDay(
            number=1 + sum(number for score, number in found.counts if found.played.is_better(score, one.score)),
            name=one.name if is_shown(one, person) else "",
            me=one.person == person,
            score=one.score,
            place=one.place,
            stars=found.stars(one.score),
            record=one.record if is_shown(one, person) else None,
            signs=rows(one.signs),
        )
        for one in listed
    ]
    return Plays(found.players, start, tuple(shown))


def is_shown(play: DailyPlay, asker: str | None) -> bool:
    """Who hides their profile is a nameless result to others."""
    return not play.hidden or play.person == asker


def own_number(told: DailyResult, found: Found) -> int:
    mine = told.mine
    if mine is None or mine.score is None or not mine.counted:
        return 0
    return sum(number for score, number in found.counts if found.played.is_better(score, mine.score))
