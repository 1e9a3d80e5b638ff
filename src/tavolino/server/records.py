"""Finished matches over HTTP: their records, replays, checks, and playing a deal again."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter, QueryParameter

from tavolino.match import Record
from tavolino.match.match import Match
from tavolino.match.replay import fresh_match, play_line
from tavolino.match.verify import Proof, verify
from tavolino.server.api import AnyRequest, look
from tavolino.server.house import House, address
from tavolino.server.messages import Rehearse, Step
from tavolino.table import NoTable, NotAllowed
from tavolino.table.rehearsing import Rehearsing
from tavolino.table.views import Update
from tavolino.words import sentence

LONGEST = 400_000  # bytes of a record that somebody sends
SMALLER = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))  # a replay repeats itself
RecordName = Annotated[str, Parameter(max_length=60)]
OpenCards = Annotated[bool, QueryParameter(name="open", description="with the view of every seat, and nothing hidden")]
OneSeat = Annotated[int | None, Parameter(ge=0, le=9, description="None: somebody who watched")]


@get("/api/records/{name:str}", summary="A finished match, its secret included")
async def see_record(name: RecordName, house: House) -> Record:
    return await record_named(house, name)


@get(
    "/api/records/{name:str}/replay",
    middleware=[SMALLER],
    summary="A finished match, step by step, as one seat saw it",
)
async def replay(name: RecordName, house: House, *, seat: OneSeat = None, open_cards: OpenCards = False) -> list[Step]:
    record = await record_named(house, name)
    if seat is not None and seat >= len(record.seats):
        raise NotAllowed(sentence("why-no-seat-in-record", seat=seat))
    return await asyncio.to_thread(open_steps if open_cards else steps, record, seat)


async def record_named(house: House, name: str) -> Record:
    kept = await asyncio.to_thread(house.store.record, name)
    if kept is None:
        raise NoTable(sentence("why-no-record"))
    return kept.record


def steps(record: Record, seat: int | None) -> list[Step]:
    """The match as one seat saw it."""

    def step(match: Match, action: str | None, events: Sequence[Any]) -> Step:
        return Step(action, tuple(match.game.seen(event, seat) for event in events), match.view(seat))

    return walked(record, step)


def open_steps(record: Record, seat: int | None) -> list[Step]:
    """The match with all cards open: the secret is out, so nothing is hidden any more."""

    def step(match: Match, action: str | None, events: Sequence[Any]) -> Step:
        return Step(action, tuple(events), match.view(seat), tuple(match.view(one) for one in match.seats))

    return walked(record, step)


def walked(record: Record, step: Callable[[Match, str | None, Sequence[Any]], Step]) -> list[Step]:
    match = fresh_match(record, Match)
    found = [step(match, None, ())]
    for number, action in enumerate(record.actions):
        events = play_line(match, number, action)
        found.append(step(match, action, events))
    return found


@post(
    "/api/records/{name:str}/rehearse", summary="Play the deal of a finished match again, with bots in the other seats"
)
async def rehearse(name: RecordName, data: Rehearse, request: AnyRequest, house: House) -> Update:
    person = house.person(request)
    house.newcomers.use(address(request))
    record = await record_named(house, name)
    wish = Rehearsing(name, record, data.seat, data.step or 0, data.level)
    return await look(await house.tables.rehearse(wish, person), person)


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=LONGEST,
    summary="Check a record: its deal, its actions, its outcome",
)
async def check_record(data: Record) -> Proof:
    return await asyncio.to_thread(verify, data)


HANDLERS = [see_record, replay, rehearse, check_record]
