"""Finished matches over HTTP: their records, replays and checks, and playing a deal again."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter, QueryParameter
from msgspec import structs

from tavolino.match import Match, Record
from tavolino.match.replay import fresh_match, walk_from
from tavolino.match.verify import Proof, verify
from tavolino.plain import plain_view
from tavolino.server.messages import Rehearse, Step
from tavolino.server.requests import AnyRequest, address, look, person_of
from tavolino.server.services import Services
from tavolino.store import KeptRecord
from tavolino.table import NotAllowed, NotFound
from tavolino.table.decisions.rehearsal import RehearsalPlan
from tavolino.table.runtime.views import Update
from tavolino.words import sentence

LONGEST = 400_000  # bytes of an uploaded record
SMALLER = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))  # replays are repetitive
RecordName = Annotated[str, Parameter(max_length=60)]
OpenCards = Annotated[bool, QueryParameter(name="open", description="with the view of every seat, and nothing hidden")]
Plain = Annotated[bool, Parameter(description="in words and zones, for a page that has no table of the game")]
OneSeat = Annotated[int | None, Parameter(ge=0, le=9, description="None: somebody who watched")]


@get("/api/records/{name:str}", summary="A finished match, its secret included")
async def see_record(name: RecordName, services: Services) -> Record:
    kept = await record_named(services, name)
    return structs.replace(kept.record, ended=kept.ended)


@get(
    "/api/records/{name:str}/replay",
    middleware=[SMALLER],
    summary="A finished match, step by step, as one seat saw it",
)
async def replay(
    name: RecordName, services: Services, *, seat: OneSeat = None, open_cards: OpenCards = False, plain: Plain = False
) -> list[Step]:
    record = (await record_named(services, name)).record
    if seat is not None and seat >= len(record.seats):
        raise NotAllowed(sentence("why-no-seat-in-record", seat=seat))
    return await asyncio.to_thread(steps, record, seat, open_cards=open_cards, plain=plain)


async def record_named(services: Services, name: str) -> KeptRecord:
    kept = await services.store.record(name)
    if kept is None:
        raise NotFound(sentence("why-no-record"))
    return kept


def steps(record: Record, seat: int | None, *, open_cards: bool = False, plain: bool = False) -> list[Step]:
    """The match as one seat saw it, or with all cards open: the secret is public after the match."""
    match = fresh_match(record, Match)
    game = match.game

    def seen(one: int | None) -> Any:
        return plain_view(game, match.state, one) if plain else match.view(one)

    def step(action: str | None, events: Sequence[Any]) -> Step:
        shown = tuple(events if open_cards else (game.seen(event, seat) for event in events))
        told = (game.tell(event, len(match.seats), match.options) for event in shown)
        return Step(
            action=action,
            events=shown,
            told=tuple(one for one in told if one is not None),
            view=seen(seat),
            awaited=tuple(game.awaited(match.state)),
            hands=tuple(map(seen, match.seats)) if open_cards else (),
        )

    first = step(None, ())
    return [first, *(step(record.actions[taken.number], taken.events) for taken in walk_from(match, record, seat))]


@post(
    "/api/records/{name:str}/rehearse", summary="Play the deal of a finished match again, with bots in the other seats"
)
async def rehearse(name: RecordName, data: Rehearse, request: AnyRequest, services: Services) -> Update:
    person = await person_of(services, request)
    services.newcomers.use(address(request))
    record = (await record_named(services, name)).record
    plan = RehearsalPlan(name, record, data.seat, data.step or 0, data.level)
    return await look(await services.tables.rehearse(plan, person), person)


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=LONGEST,
    summary="Check a record: its deal, its actions, its outcome",
)
async def check_record(data: Record) -> Proof:
    return await asyncio.to_thread(verify, data)


HANDLERS = [see_record, replay, rehearse, check_record]
