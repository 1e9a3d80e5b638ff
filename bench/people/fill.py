"""A server's database as many people would have left it, written by the store's own verbs."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import TypeVar

from msgspec import Struct, structs

from tavolino.match import read_record
from tavolino.match.record import Record
from tavolino.people.ratings import kept_after, rated_now
from tavolino.store import DailyTry, KeptRating, NewRecord, Result, SqliteStore, Unrated
from tavolino.store.daily.ended import event_ended

RECORDS = Path(__file__).parents[2] / "records"
DAY = 24 * 3600
DAYS = 80  # over which the matches are spread
LEVELS = ("novice", "casual", "club", "expert", "master")
RATED = 0.5  # of the matches
WITH_BOTS = 0.5  # of the matches: one person and a bot or two; the others are of two people
EAGER = 3.0  # a few people play most of the matches: the first is picked some thousand times as often as the last
AT_ONCE = 250  # writes in one commit
T = TypeVar("T")


class Size(Struct, frozen=True):
    accounts: int
    results: int


class Filled(Struct):
    accounts: int = 0
    results: int = 0  # of people
    matches: int = 0
    rated: int = 0
    tries: int = 0  # at today's deals
    most_results: int = 0  # of one person
    seconds: float = 0.0


async def fill(store: SqliteStore, size: Size, first: list[str]) -> Filled:
    """`first`: people who are there already; they become the most eager."""
    began, found = time.perf_counter(), Filled()
    people = [*first, *(f"{number:016x}" for number in range(size.accounts - len(first)))]
    for numbered in batches(enumerate(people)):
        await asyncio.gather(*(add_account(store, number, person) for number, person in numbered))
    found.accounts = len(people)
    await play(store, size, people, found)
    for some in batches(people):
        await asyncio.gather(*(try_today(store, number, one, found) for number, one in enumerate(some)))
    found.seconds = round(time.perf_counter() - began, 1)
    return found


async def add_account(store: SqliteStore, number: int, person: str) -> None:
    await store.remember(person, f"Somebody {number}")
    await store.keep_name(person, f"Somebody {number}", f"somebody {number}")
    await store.profile(person)


async def play(store: SqliteStore, size: Size, people: list[str], found: Filled) -> None:
    """All matches in the order of their ends, each rated match with its ratings."""
    ratings: dict[tuple[str, str], KeptRating] = {}
    counts = dict.fromkeys(people, 0)
    for some in batches(matches(size, people)):
        writes = []
        for new in some:
            own = [one.person for one in new.results if one.person]
            for person in own:
                counts[person] += 1
            found.matches, found.results = found.matches + 1, found.results + len(own)
            writes.append(store.keep_record(structs.replace(new, rated=False)))
            if new.rated:
                found.rated += 1
                writes.append(rate(store, found.rated, new, ratings))
        await asyncio.gather(*writes)
    found.most_results = max(counts.values())


def matches(size: Size, people: list[str]) -> Iterator[NewRecord]:
    rng, now = Random(1), int(time.time())
    records = [read_record(next(RECORDS.glob(f"{name}-2-*.json"))) for name in ("twisted", "qwinto", "upturn")]
    results = 0
    while results < size.results:
        new = one_match(rng, records, people, len(people) + results)
        ended = now - DAYS * DAY + DAYS * DAY * results // size.results
        yield structs.replace(new, ended=ended)
        results += sum(one.person is not None for one in new.results)


def one_match(rng: Random, records: list[Record], people: list[str], number: int) -> NewRecord:
    record = rng.choice(records)
    one, other = eager(rng, people), eager(rng, people)
    alone = one == other or rng.random() < WITH_BOTS
    others = [rng.choice(LEVELS)] * rng.choice((1, 2)) if alone else [None]
    seats = len(others) + 1
    places = rng.sample(range(1, seats + 1), seats)
    results = [Result(0, "Somebody", one, None, rng.randint(0, 60), places[0], by_person=True)]
    for seat, level in enumerate(others, start=1):
        person = None if level else other
        results.append(Result(seat, "Somebody", person, level, rng.randint(0, 60), places[seat], by_person=not level))
    return NewRecord(f"{number:x}", record, tuple(results), 0, rated=rng.random() < RATED)


def eager(rng: Random, people: list[str]) -> str:
    return people[int(len(people) * rng.random() ** EAGER)]


async def rate(store: SqliteStore, number: int, new: NewRecord, ratings: dict[tuple[str, str], KeptRating]) -> None:
    game = new.record.game
    known = {one.person: ratings[key] for one in new.results if one.person and (key := (one.person, game)) in ratings}
    match = rated_now(Unrated(number, new.id, game, new.ended, new.results, known))
    kept = kept_after(known, match)
    ratings |= {(person, game): one for person, one in kept.items()}
    await store.rate(match, kept)


async def try_today(store: SqliteStore, number: int, person: str, found: Filled) -> None:
    """Everybody has played every deal of today."""
    now = int(time.time())
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    for one in await store.daily_days(day, day):
        rng = Random(f"{person} {one.course}")
        table = f"{one.course} {person}"
        await store.begin_try(DailyTry(person, day, one.course, table, now, now + DAY))
        score = round(rng.gauss(40, 12))
        result = Result(0, f"Somebody {number}", person, None, score, rng.randint(1, 3), by_person=True)
        record = structs.replace(read_record(next(RECORDS.glob("twisted-2-*.json"))), event=one.event)
        await store.write(*event_ended(table, NewRecord(table, record, (result,), now)))
        found.tries += 1


def batches(things: Iterable[T]) -> Iterator[list[T]]:
    left = iter(things)
    while some := [*islice(left, AT_ONCE)]:
        yield some
