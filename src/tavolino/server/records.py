"""Finished matches over HTTP: their records, replays and checks, and playing a deal again."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter, QueryParameter
from msgspec import structs

from tavolino.match import Match, Record
from tavolino.match.replay import fresh_match, walk_from
from tavolino.match.verify import Proof, verify
from tavolino.plain import plain_view
from tavolino.server.messages import Rehearse, Step
from tavolino.server.requests import AnyRequest, home, look, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.server.transport.shrink import shrunk
from tavolino.store import KeptRecord
from tavolino.table import NotAllowed, NotFound
from tavolino.table.decisions.rehearsal import RehearsalPlan
from tavolino.table.runtime.views import Update
from tavolino.words import sentence

LONGEST = 400_000  # bytes of an uploaded record
PAGE = 1_000_000  # bytes of steps after which an answer ends, before it is compressed
RecordName = Annotated[str, Parameter(max_length=60, description="the id of a record")]
StepNumber = Annotated[int, Parameter(ge=0, le=1_000_000, description="how many actions were taken before")]
OpenCards = Annotated[bool, QueryParameter(name="open", description="with the view of every seat, and nothing hidden")]
Plain = Annotated[bool, Parameter(description="in words and zones, for a page that has no table of the game")]
First = Annotated[int, QueryParameter(name="from", ge=0, description="how many steps you have already")]
OneSeat = Annotated[int | None, Parameter(ge=0, le=9, description="whose view; without it, what everybody could see")]


@get("/api/records/{name:str}", responses=faults(404), summary="A finished match, its secret included")
async def see_record(name: RecordName, services: Services) -> Record:
    kept = await record_named(services, name)
    return structs.replace(kept.record, ended=kept.ended)


@get(
    "/api/records/{name:str}/replay",
    responses=faults(404, 409),
    summary="A finished match, step by step, as one seat saw it, in pages",
)
async def replay(
    name: RecordName,
    request: AnyRequest,
    services: Services,
    *,
    seat: OneSeat = None,
    open_cards: OpenCards = False,
    plain: Plain = False,
    first: First = 0,
) -> Response[list[Step]]:
    record = (await record_named(services, name)).record
    if seat is not None and seat >= len(record.seats):
        raise NotAllowed(sentence("why-no-seat-in-record", seat=seat))

    def page() -> Response[Any]:
        return shrunk(request, page_of(steps(record, seat, open_cards=open_cards, plain=plain, first=first)))

    return await services.heavy.do(home(request), page)


async def record_named(services: Services, name: str) -> KeptRecord:
    kept = await services.store.record(name)
    if kept is None:
        raise NotFound(sentence("why-no-record"))
    if kept.record.event and await services.store.is_secret(kept.record.event):
        raise NotAllowed(sentence("why-not-revealed"))
    return kept


def page_of(found: Iterable[Step]) -> bytes:
    """The first steps, as JSON: at least one, and no more when the page is full."""
    page = bytearray(b"[")
    for one in found:
        page += (b"," if len(page) > 1 else b"") + msgspec.json.encode(one)
        if len(page) >= PAGE:
            break
    return bytes(page + b"]")


def steps(
    record: Record, seat: int | None, *, open_cards: bool = False, plain: bool = False, first: int = 0
) -> Iterator[Step]:
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

    if not first:
        yield step(None, ())
    for taken in walk_from(match, record, seat):
        if taken.number + 1 >= first:
            yield step(record.actions[taken.number], taken.events)


@post(
    "/api/records/{name:str}/rehearse",
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Play the deal of a finished match again, with bots in the other seats",
)
async def rehearse(name: RecordName, data: Rehearse, request: AnyRequest, services: Services) -> Update:
    person = await person_of(services, request)
    services.newcomers.use(home(request))
    record = (await record_named(services, name)).record
    plan = RehearsalPlan(name, record, data.seat, data.step or 0, data.level)
    actor = await services.room.open(home(request), person, lambda: services.tables.rehearse(plan, person))
    return await look(actor, person)


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=LONGEST,
    responses=faults(409),
    summary="Check a record: its deal, its actions, its outcome",
)
async def check_record(data: Record, request: AnyRequest, services: Services) -> Proof:
    return await services.heavy.do(home(request), verify, data)


HANDLERS = [see_record, replay, rehearse, check_record]
