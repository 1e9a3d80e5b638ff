"""What the coach found out about a match. A page that waits asks again, and is answered when something is new."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from tavolino.coach import EFFORTS, USUAL, Judgement, SeatSum, effort_named
from tavolino.game import BadMessage, fewest_wins
from tavolino.games import GAMES, game_named
from tavolino.match import Record
from tavolino.people import Person
from tavolino.server.coach.messages import AskCoach, Coached, CoachLine, CoachStage, JudgedMatch, MyPlay
from tavolino.server.coach.packing import unpack
from tavolino.server.coach.prepare import prepare, seconds_left
from tavolino.server.coach.shown import judged, line_shown, seat
from tavolino.server.records import RecordName, StepNumber, record_named
from tavolino.server.requests import AnyRequest, home, person_of, token_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.server.transport.shrink import shrunk
from tavolino.store import OwnJudgement
from tavolino.table import NotFound
from tavolino.words import sentence

HOLD = 8.0  # seconds until an answer comes although nothing is new
MOST = 300  # judged matches of a person
PASSING = ("waiting", "preparing")  # stages in which the time until it begins is news
Version = Annotated[str, Parameter(max_length=120, description="the version that you know")]


class Standing(msgspec.Struct, frozen=True):
    """How far the coach is with a match, before it is put into a message."""

    stage: CoachStage
    done: int = 0
    total: int = 0
    wait: int = 0
    found: Judgement | None = None

    @property
    def version(self) -> str:
        return f"{self.stage}.{self.done}.{self.total}.{self.wait if self.stage in PASSING else ''}"


@get(
    "/api/records/{name:str}/coach",
    responses=faults(404, 409),
    summary="What the coach found out about a match; with `known`, as soon as there is more, or after some seconds",
)
async def see_coach(
    name: RecordName, request: AnyRequest, services: Services, known: Version = ""
) -> Response[Coached]:
    record = (await record_named(services, name)).record
    until = time.monotonic() + HOLD
    now = await standing(services, name, record)
    while now.version == known and (left := until - time.monotonic()) > 0 and not services.coach.resting:
        await services.coach.changed(left)
        now = await standing(services, name, record)
    return await as_answer(request, services, name, record, now)


@post(
    "/api/records/{name:str}/coach",
    status_code=200,
    responses=faults(404, 409, 503),
    summary="Ask the coach to look at a finished match",
)
async def ask_coach(name: RecordName, data: AskCoach, request: AnyRequest, services: Services) -> Response[Coached]:
    record = (await record_named(services, name)).record
    effort = effort_named(data.effort)
    if [*EFFORTS].index(effort.name) > [*EFFORTS].index(USUAL.name):
        raise BadMessage(f"A server judges no more closely than {USUAL.name!r}; the program itself does.")
    services.coach.try_anew(name)
    now = await standing(services, name, record)
    if now.stage not in {"waiting", "preparing", "working"}:
        if now.stage == "none":
            services.coaching.use(home(request))
        await services.coach.ask(name, record, effort)
    return await as_answer(request, services, name, record, await standing(services, name, record))


async def standing(services: Services, name: str, record: Record) -> Standing:
    coach = services.coach
    coach.check(name)
    work = coach.work
    if work is not None and work.job.record == name:
        return Standing("working", work.progress.done, work.progress.total, round(work.seconds_left()), work.found)
    if coach.preparing == name:
        return Standing("preparing", wait=seconds_left(game_named(record.game)))
    job = await services.store.judging_job(name)
    if job is None:
        kept = await services.store.judgement(name)
        found = unpack(kept.body) if kept else None
        return Standing("done", 1, 1, 0, found) if found else Standing("none")
    if job.holder is not None:
        left = coach.usual * (1 - job.done / job.total if job.total else 1)
        return Standing("working", job.done, job.total, round(left), unpack(job.found))
    wait = await coach.wait_for(await services.store.judging_jobs(), name)
    return Standing("waiting", job.done, job.total, wait, unpack(job.found))


async def as_answer(
    request: AnyRequest, services: Services, name: str, record: Record, now: Standing
) -> Response[Any]:
    asker = await services.people.known(token_of(request))
    own = tuple(await services.store.seats_played(asker.person.id, name)) if asker else ()

    def answer() -> Response[Any]:
        shown = judged(record, now.found) if now.found else None
        message = Coached(now.version, now.stage, now.done, now.total, now.wait, shown, own)
        return shrunk(request, msgspec.json.encode(message))

    return await services.heavy.do(home(request), answer)


@get(
    "/api/records/{name:str}/coach/{number:int}/line",
    responses=faults(404, 409),
    summary="How the match might have gone on after the best choice at a step: one imagined deal",
)
async def see_line(name: RecordName, number: StepNumber, request: AnyRequest, services: Services) -> CoachLine:
    record = (await record_named(services, name)).record
    found = (await standing(services, name, record)).found
    decision = next((one for one in found.decisions if one.number == number), None) if found else None
    if decision is None:
        raise NotFound(sentence("why-no-line"))
    await prepare(game_named(record.game))
    return await services.heavy.do(home(request), line_shown, record, decision)


@get("/api/me/play", security=SIGNED_IN, summary="How you play: your matches that the coach has looked at")
async def my_play(request: AnyRequest, services: Services) -> MyPlay:
    return await play_of(services, await person_of(services, request))


async def play_of(services: Services, person: Person) -> MyPlay:
    return MyPlay(tuple(map(line, await services.store.judgements_of(person.id, MOST))))


def line(one: OwnJudgement) -> JudgedMatch:
    few = one.game in GAMES and fewest_wins(GAMES[one.game])  # the program may have lost a game
    figures = seat(msgspec.json.decode(one.body, type=SeatSum))
    return JudgedMatch(one.record, one.ended, one.game, one.seats, one.seat, few, figures)


HANDLERS = [see_coach, ask_coach, see_line, my_play]
