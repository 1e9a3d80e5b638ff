"""The deals of the days: fixed in advance and published as commitments, revealed when a day is closed."""

import hmac
from collections.abc import Iterable

import msgspec

from tavolino.chance import SIZE
from tavolino.events.daily.courses import Played, courses
from tavolino.events.daily.days import closes, day_at, later
from tavolino.match import Record
from tavolino.store import DailyBar, DailyDay, NewRecord, Store
from tavolino.table import Settings

AHEAD = 8  # days from today for which deals are fixed; at least seven in advance
KEY = "daily"
NO_NUMBER = bytes(SIZE)


def event_of(day: str, course: str) -> str:
    return f"daily/{day}/{course}"


def secret_of(key: bytes, event: str) -> bytes:
    """The secret of a deal follows from a key of the house, so that no server has to ask another one for it."""
    return hmac.digest(key, event.encode(), "sha256")


async def fix_days(store: Store, now: int) -> None:
    """Commit to the deals from today on; those that were fixed before stay as they are."""
    today = day_at(now)
    days = [later(today, number) for number in range(AHEAD + 1)]
    there = {(one.day, one.course) for one in await store.daily_days(days[0], days[-1])}
    missing = [(day, name, played) for day in days for name, played in courses().items() if (day, name) not in there]
    if not missing:
        return
    key = await store.house_key(KEY)
    for day, name, played in missing:
        event = event_of(day, name)
        await store.fix_deal(event, played.game.name, secret_of(key, event), now)
    await store.add_daily([new_day(day, name, played) for day, name, played in missing])


def new_day(day: str, name: str, played: Played) -> DailyDay:
    return DailyDay(day, name, event_of(day, name), played.level(), played.course.options)


async def day_of(store: Store, day: str, course: str) -> DailyDay | None:
    found: Iterable[DailyDay] = await store.daily_days(day, day)
    return next((one for one in found if one.course == course), None)


def settings_of(played: Played, one: DailyDay) -> Settings:
    return Settings(game=played.game.name, seats=played.course.seats, options=one.options, chat=False)


async def reveal_days(store: Store, now: int) -> None:
    """Close the days that are over: their secrets are published, and the records can be read."""
    for one in await store.secret_days(day_at(now)):
        if now >= closes(one.day):
            await keep_best(store, one)
            await store.reveal_deal(one.event, now)


async def keep_best(store: Store, one: DailyDay) -> None:
    """The best try of the strongest bot becomes a record like any other."""
    best = best_bar(await store.daily_bars(one.day, one.course), one.course)
    body = best and await store.bar_body(one.day, one.course, best.record)
    if best and body and await store.record(best.record) is None:
        record = msgspec.json.decode(body, type=Record)
        await store.keep_record(NewRecord(best.record, record, (), record.ended or closes(one.day)))


def best_bar(bars: list[DailyBar], course: str) -> DailyBar | None:
    if not bars or course not in courses():
        return None
    fewest = courses()[course].course.fewest
    return min(bars, key=lambda bar: bar.score if fewest else -bar.score)
