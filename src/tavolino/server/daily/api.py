"""The daily deal over HTTP."""

from collections import defaultdict
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter, QueryParameter

from tavolino.events.daily.courses import Played, courses
from tavolino.events.daily.days import DAY, begins, day_at, later, streak
from tavolino.events.daily.tries import begin_try
from tavolino.server.daily.messages import (
    BeginDaily,
    CourseToday,
    DailyResult,
    DailyTable,
    DailyToday,
    PastDay,
    Plays,
)
from tavolino.server.daily.tries import find, plays, result
from tavolino.server.requests import AnyRequest, home, person_of, token_of
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import DailyDay, DailyTry
from tavolino.table import NotAllowed
from tavolino.words import sentence

WEEKS = 10  # of days that the calendar can show
PAST = 60  # days in the list of days
CourseName = Annotated[str, Parameter(max_length=40, description="the name of a course, as in /api/daily")]
Day = Annotated[str, Parameter(max_length=10, description="such as 2026-11-19")]
FROM = "from which play on; without it, around your own"
First = Annotated[int | None, QueryParameter(name="from", ge=0, le=10**6, description=FROM)]


async def asker(request: AnyRequest, services: Services) -> str | None:
    known = await services.people.known(token_of(request))
    return known.person.id if known else None


@get("/api/daily", security=ANYBODY, summary="Today's deals, and how you have done")
async def today(request: AnyRequest, services: Services) -> DailyToday:
    store, person, now = services.store, await asker(request, services), services.daily.now()
    day = day_at(now)
    tries = await store.tries_of(person, later(day, -1)) if person else []
    own = {one.course: one for one in tries if one.day == day}
    played_on = await store.days_of(person) if person else []
    run = streak(played_on, day)
    there = {one.course: one for one in await store.daily_days(day, day)}
    known = [(there[name], played) for name, played in courses().items() if name in there]
    shown = [await course_today(services, one, played, own.get(one.course)) for one, played in known]
    late = [one for one in tries if one.day < day and one.ended is None and now < one.closes]
    return DailyToday(
        now=now,
        day=day,
        next=begins(day) + DAY,
        courses=tuple(shown),
        unfinished=tuple(DailyTable(one.table, one.day, one.course) for one in late),
        streak=run.now,
        best=run.best,
        days=tuple(one for one in played_on if one >= later(day, -7 * WEEKS)),
    )


async def course_today(services: Services, one: DailyDay, played: Played, mine: DailyTry | None) -> CourseToday:
    found = await find(services.store, one.course, one.day)
    return CourseToday(
        course=one.course,
        game=played.game.name,
        seats=played.course.seats,
        level=one.level,
        minutes=played.minutes,
        fewest=played.course.fewest,
        players=found.players,
        mine=found.own(mine, revealed=False),
    )


@post(
    "/api/daily/{course:str}",
    security=SIGNED_IN,
    status_code=200,
    responses=faults(404, 409, 503),
    summary="Begin your try at today's deal, or go on with it",
)
async def begin(course: CourseName, data: BeginDaily, request: AnyRequest, services: Services) -> DailyTable:
    person, now = await person_of(services, request), services.daily.now()
    if data.day is not None and data.day != day_at(now):
        raise NotAllowed(sentence("why-daily-over"))
    services.newcomers.use(home(request))
    own = await begin_try(
        services.store,
        services.tables,
        person,
        course,
        now,
        lambda set_up: services.room.open(home(request), person, set_up),
        data.pace,
    )
    return DailyTable(own.table, own.day, own.course)


@get("/api/daily/days", security=ANYBODY, summary="The days that are over, the latest first")
async def past_days(request: AnyRequest, services: Services) -> list[PastDay]:
    person, now = await asker(request, services), services.daily.now()
    day = day_at(now)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for one in await services.store.daily_days(later(day, -PAST), later(day, -1)):
        found[one.day].append(one.course)
    tries = await services.store.tries_of(person, later(day, -PAST)) if person else []
    ended = {(one.day, one.course) for one in tries if one.ended is not None}
    return [
        PastDay(day, tuple(names), tuple(name for name in names if (day, name) in ended))
        for day, names in sorted(found.items(), reverse=True)
    ]


@get(
    "/api/daily/{course:str}/{day:str}",
    security=ANYBODY,
    responses=faults(404),
    summary="A deal of one day: how people have done, and you among them",
)
async def one_day(course: CourseName, day: Day, request: AnyRequest, services: Services) -> DailyResult:
    return await result(services.store, course, day, await asker(request, services), services.daily.now())


@get(
    "/api/daily/{course:str}/{day:str}/plays",
    security=ANYBODY,
    responses=faults(404, 409),
    summary="Everybody's play on a deal that is revealed, the best first, in pages",
)
async def all_plays(
    course: CourseName, day: Day, request: AnyRequest, services: Services, *, first: First = None
) -> Plays:
    person = await asker(request, services)
    return await plays(services.store, course, day, person, first, services.daily.now())


HANDLERS = [today, begin, past_days, one_day, all_plays]
