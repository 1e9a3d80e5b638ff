"""The HTTP API: everything except the socket. Its types are listed at /schema."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

from tavolino.bots import BOTS
from tavolino.bots.levels import searches
from tavolino.bots.preparation import PREPARATION
from tavolino.game import AnyGame, about, difficulty, is_first, minutes, rules_page
from tavolino.games import GAMES
from tavolino.lesson import Tried, attempt, scenes
from tavolino.parts.lesson import chapters
from tavolino.server.messages import (
    Fault,
    GameFacts,
    GameLevels,
    GameWords,
    Given,
    Lesson,
    Me,
    NewName,
    OpenTable,
    Rules,
    Try,
    UseSeatLink,
)
from tavolino.server.nodes.door import passed_on
from tavolino.server.people.cookie import cookie_for
from tavolino.server.people.devices import browser_token
from tavolino.server.reach.own_machine import is_forwarded, is_own_machine
from tavolino.server.records import Plain
from tavolino.server.requests import (
    MOST,
    AnyRequest,
    address,
    answer_to,
    check_scope,
    home,
    look,
    person_of,
    token_of,
)
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults, refusals
from tavolino.server.services import Services
from tavolino.store import Unwritable
from tavolino.table import Connection, Elsewhere, NotAllowed, NotFound
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.runtime.hints import Hint
from tavolino.table.runtime.messages import SeatMoved
from tavolino.table.runtime.views import TableView, Update
from tavolino.words import LANGUAGES, sentence, words_of

TableName = Annotated[str, Parameter(max_length=20, description="the table, as in its link")]
GameName = Annotated[str, Parameter(max_length=20, description="the name of a game, as in /api/games")]
Language = Annotated[str, Parameter(pattern="^[a-z]{2,3}$", description="such as de")]
SceneNumber = Annotated[int, Parameter(ge=0, le=999, description="of the scene, from 0")]
NOT_WELL = ResponseSpec(str, description="What is wrong", media_type="text/plain", generate_examples=False)


@get("/api/me", security=ANYBODY, summary="Who am I?")
async def me(request: AnyRequest, services: Services) -> Me:
    known = await services.people.known(token_of(request))
    kept = known is not None and await services.store.account(known.person.id) is not None
    return Me(known.person.name if known else None, kept)


@post(
    "/api/me", status_code=200, security=ANYBODY, responses=faults(503), summary="Say who you are, or take another name"
)
async def set_name(data: NewName, request: AnyRequest, services: Services) -> Response[Me]:
    services.newcomers.use(home(request))
    known = await services.people.known(token_of(request))
    if known:
        check_scope(known, request)
    person = await services.people.welcome(data.name, known.person.id if known else None)
    if known and known.person.name != person.name:
        await services.tables.rename(person)
    token = await browser_token(services, request, person, known)
    kept = await services.store.account(person.id) is not None
    return Response(Me(person.name, kept), cookies=[cookie_for(request, token)])


@get("/api/games", summary="What can be played, with which options and bots")
async def games() -> list[GameFacts]:
    return [facts(game) for game in GAMES.values()]


def facts(game: AnyGame) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=game.title,
        about=about(game),
        seat_counts=game.seat_counts,
        options=msgspec.to_builtins(game.table_options),
        option_schema=msgspec.json.schema(type(game.table_options)),
        levels=tuple(BOTS.playing(game)),
        lesson=bool(chapters(game)),
        minutes=minutes(game),
        difficulty=difficulty(game),
        first=is_first(game),
    )


@get("/api/levels", summary="Which bots play at once, and when the others will")
async def levels() -> list[GameLevels]:
    return [levels_of(game) for game in GAMES.values()]


def levels_of(game: AnyGame) -> GameLevels:
    names, seconds = BOTS.playing(game), PREPARATION.seconds(game)
    coming = tuple(name for name in names if seconds and searches(name, game))
    return GameLevels(game.name, tuple(name for name in names if name not in coming), coming, seconds)


@get(
    "/api/rules/{name:str}",
    responses=faults(404),
    summary="The rules of a game, in a language if there is a translation",
)
async def rules(name: GameName, language: Language = "en") -> Rules:
    return Rules(*rules_page(known_game(name), language))


@get(
    "/api/words/{name:str}",
    responses=faults(404),
    summary="The words of a game from another package, in a language if there is a translation",
)
async def game_words(name: GameName, language: Language = "en") -> GameWords:
    spoken = language if language in LANGUAGES else "en"
    return GameWords(words_of(known_game(name).name, spoken), spoken)


@get("/api/lessons/{name:str}", responses=faults(404), summary="How to play a game: positions, step by step")
async def lesson(name: GameName, *, plain: Plain = False) -> Lesson:
    game = taught(name)
    return Lesson(game.title, scenes(game, plain=plain))


@post(
    "/api/lessons/{name:str}/{number:int}/try",
    status_code=200,
    responses=faults(404),
    summary="Try an action in one scene of a lesson",
)
async def try_in_lesson(name: GameName, number: SceneNumber, data: Try) -> Tried:
    game = taught(name)
    if number >= len(scenes(game)):
        raise NotFound("The lesson has no such scene.")
    return attempt(game, number, data.action)


def taught(name: str) -> AnyGame:
    game = known_game(name)
    if not chapters(game):
        raise NotFound(f"{game.title} has no lesson.")
    return game


def known_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise NotFound("There is no such game.")
    return GAMES[name]


@get("/api/tables", summary="The tables that everybody may join")
async def list_tables(services: Services) -> list[TableView]:
    return await services.tables.all_public(MOST)


@post("/api/tables", security=SIGNED_IN, responses=faults(409, 503), summary="Open a table")
async def open_table(data: OpenTable, request: AnyRequest, services: Services) -> Update:
    person = await person_of(services, request)
    services.newcomers.use(home(request))
    actor = await services.room.open(
        home(request), person, lambda: services.tables.open(data.settings, person, data.bots)
    )
    update = await look(actor, person)
    await services.tables.hand_on(actor)
    return update


@get("/api/tables/{name:str}", security=SIGNED_IN, responses=faults(404, 409, 503), summary="A table as you see it")
async def see_table(name: TableName, request: AnyRequest, services: Services) -> Update:
    person = await person_of(services, request)
    return await look(await services.tables.find(name), person)


@post(
    "/api/tables/{name:str}/asks",
    status_code=200,
    security=SIGNED_IN,
    responses=refusals(404, 503),
    summary="Ask for something at a table, without a socket",
)
async def ask(
    name: TableName, data: Annotated[AnyAsk, Body()], request: AnyRequest, services: Services
) -> Response[Update]:
    connection = Connection(await person_of(services, request))
    actor = await services.tables.find(name)
    await actor.ask(connection, data)
    return answered(await answer_to(connection, actor))


@get(
    "/api/tables/{name:str}/hint",
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="What you could do now, the best first",
)
async def hint(name: TableName, request: AnyRequest, services: Services) -> Hint:
    person = await person_of(services, request)
    actor = await services.tables.find(name)
    found = await actor.hint(person)
    if found is None:
        raise NotAllowed(sentence("why-earlier-decision"))
    return found


@post(
    "/api/tables/{name:str}/seat-link",
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="A link that moves your seat to another device",
)
async def make_seat_link(name: TableName, request: AnyRequest, services: Services) -> Given:
    person = await person_of(services, request)
    update = await look(await services.tables.find(name), person)
    if update.seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    return Given(services.people.tokens.for_seat(name, update.seat, person.id))


@post(
    "/api/seat-links",
    status_code=200,
    security=SIGNED_IN,
    responses=refusals(404, 503),
    summary="Take over the seat that a link stands for",
)
async def use_seat_link(data: UseSeatLink, request: AnyRequest, services: Services) -> Response[Any]:
    connection = Connection(await person_of(services, request))
    link = services.people.tokens.seat(data.token)
    if link is None:
        raise NotAllowed(sentence("why-no-link"))
    try:
        actor = await services.tables.current(link.table)
    except Elsewhere as owner:
        return await passed_on(services, request, owner.address)
    await actor.send(SeatMoved(connection.person, link.holder, link.seat, link.nonce), connection)
    return answered(await answer_to(connection, actor))


def answered(update: Update) -> Response[Update]:
    return Response(update, status_code=409 if update.refused else 200)


@get("/healthz", responses={503: NOT_WELL}, summary="Is the server well?", media_type="text/plain")
async def healthz(services: Services) -> Response[str]:
    try:
        await services.store.check()
    except Unwritable as fault:
        return Response(f"{fault.why}\n", status_code=503)
    return Response("ok\n")


@get(
    "/metrics",
    responses=faults(403),
    summary="Numbers for Prometheus, for whom the host allows them",
    media_type="text/plain",
)
async def metrics(request: AnyRequest, services: Services) -> Response[Any]:
    if not may_read_metrics(request, services):
        reason = Fault("Only for this machine, and for those in metrics_from.")
        return Response(reason, status_code=403, media_type="application/json")
    ready = services.started and not services.draining
    return Response(services.metrics.text(services.tables, ready=ready), media_type="text/plain; version=0.0.4")


def may_read_metrics(request: AnyRequest, services: Services) -> bool:
    """Nobody who came through a proxy may: an address that it names proves nothing about who will read them."""
    if is_own_machine(request):
        return True
    return not is_forwarded(request) and any(address(request) in network for network in services.settings.metrics_from)


HANDLERS = [
    me,
    set_name,
    games,
    levels,
    rules,
    game_words,
    lesson,
    try_in_lesson,
    list_tables,
    open_table,
    see_table,
    ask,
    hint,
    make_seat_link,
    use_seat_link,
    healthz,
    metrics,
]
