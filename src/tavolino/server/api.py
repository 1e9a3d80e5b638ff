"""The HTTP API: everything but the socket. Its page of types is at /schema."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Body, Parameter

from tavolino.bots import BOTS
from tavolino.game import AnyGame, about, chapters, rules_page
from tavolino.games import GAMES
from tavolino.match.lesson import Tried, attempt, scenes
from tavolino.server.house import House, address, is_local
from tavolino.server.identity import COOKIE, SeatLink, new_person
from tavolino.server.messages import (
    Fault,
    GameFacts,
    Given,
    Lesson,
    Me,
    NewName,
    OpenTable,
    Rules,
    Try,
    UseSeatLink,
)
from tavolino.store import statements
from tavolino.table import Connection, Inbox, NoTable, NotAllowed, Person
from tavolino.table.asks import AnyAsk
from tavolino.table.hints import Hint
from tavolino.table.views import TableView, Update
from tavolino.words import sentence

YEAR = 365 * 24 * 3600
MOST = 200  # lines of a list
AnyRequest = Request[Any, Any, State]
TableName = Annotated[str, Parameter(max_length=20)]
GameName = Annotated[str, Parameter(max_length=20)]
Language = Annotated[str, Parameter(pattern="^[a-z]{2,3}$")]
SceneNumber = Annotated[int, Parameter(ge=0, le=999)]


@get("/api/me", summary="Who am I?")
async def me(request: AnyRequest, house: House) -> Me:
    person = house.known(request)
    return Me(person.name if person else None)


@post("/api/me", status_code=200, summary="Say who you are, or take another name")
async def be(data: NewName, request: AnyRequest, house: House) -> Response[Me]:
    known = house.known(request)
    person = msgspec.structs.replace(new_person(data.name), **({"id": known.id} if known else {}))
    await remember(house, request, person)
    cookie = Cookie(
        key=COOKIE,
        value=house.signer.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(Me(person.name), cookies=[cookie])


@post("/api/tokens", summary="A token for a program that plays")
async def give_token(data: NewName, request: AnyRequest, house: House) -> Given:
    person = new_person(data.name)
    await remember(house, request, person)
    return Given(house.signer.sign(person))


async def remember(house: House, request: AnyRequest, person: Person) -> None:
    house.newcomers.use(address(request))
    await house.store.append(statements.person(person.id, person.name, int(time.time())))


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
    )


@get("/api/rules/{name:str}", summary="The rules of a game, in a language if there is a translation")
async def rules(name: GameName, language: Language = "en") -> Rules:
    return Rules(*rules_page(known_game(name), language))


@get("/api/lessons/{name:str}", summary="How to play a game: positions, step by step")
async def lesson(name: GameName) -> Lesson:
    game = taught(name)
    return Lesson(game.title, scenes(game))


@post("/api/lessons/{name:str}/{number:int}/try", status_code=200, summary="Try an action in one scene of a lesson")
async def try_in_lesson(name: GameName, number: SceneNumber, data: Try) -> Tried:
    game = taught(name)
    if number >= len(scenes(game)):
        raise NoTable("The lesson has no such scene.")
    return attempt(game, number, data.action)


def taught(name: str) -> AnyGame:
    game = known_game(name)
    if not chapters(game):
        raise NoTable(f"{game.title} has no lesson.")
    return game


def known_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise NoTable("There is no such game.")
    return GAMES[name]


@get("/api/tables", summary="The tables that everybody may join")
async def list_tables(house: House) -> list[TableView]:
    return await house.tables.shown(MOST)


@post("/api/tables", summary="Open a table")
async def open_table(data: OpenTable, request: AnyRequest, house: House) -> Update:
    person = house.person(request)
    house.newcomers.use(address(request))
    inbox = await house.tables.open(data.settings, person, data.bots)
    return await look(inbox, person)


@get("/api/tables/{name:str}", summary="A table as you see it")
async def see_table(name: TableName, request: AnyRequest, house: House) -> Update:
    return await look(house.tables.find(name), house.person(request))


@post("/api/tables/{name:str}/asks", status_code=200, summary="Ask for something at a table, without a socket")
async def ask(name: TableName, data: Annotated[AnyAsk, Body()], request: AnyRequest, house: House) -> Response[Update]:
    connection = Connection(house.person(request))
    await house.tables.find(name).ask(connection, data)
    update = await answered(connection)
    return Response(update, status_code=409 if update.refused else 200)


@get("/api/tables/{name:str}/hint", summary="What you could do now, the best first")
async def hint(name: TableName, request: AnyRequest, house: House) -> Hint:
    inbox = house.tables.find(name)
    return await inbox.hint(await look(inbox, house.person(request)))


@post("/api/tables/{name:str}/seat-link", summary="A link that moves your seat to another device")
async def make_seat_link(name: TableName, request: AnyRequest, house: House) -> Given:
    person, table = house.person(request), house.tables.find(name).table
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    return Given(house.signer.sign(SeatLink(name, seat, person.id)))


@post("/api/seat-links", status_code=200, summary="Take over the seat that a link stands for")
async def use_seat_link(data: UseSeatLink, request: AnyRequest, house: House) -> Response[Update]:
    link = house.signer.read(data.token, SeatLink)
    if link is None:
        raise NotAllowed(sentence("why-no-link"))
    connection = Connection(house.person(request))
    await house.tables.find(link.table).move_seat(link.holder, link.seat, connection)
    update = await answered(connection)
    return Response(update, status_code=409 if update.refused else 200)


async def look(inbox: Inbox, person: Person) -> Update:
    connection = Connection(person)
    await inbox.look(connection)
    return await answered(connection)


async def answered(connection: Connection) -> Update:
    update = await connection.next()
    if update is None:
        raise NotAllowed(sentence("why-read-anew"))
    return update


@get("/healthz", summary="Is the server well?", media_type="text/plain")
async def healthz(house: House) -> str:
    await house.store.append(statements.well())  # the writer is alive and the disk takes a commit
    return "ok\n"


@get("/metrics", summary="Numbers for Prometheus, for this machine only", media_type="text/plain")
async def metrics(request: AnyRequest, house: House) -> Response[Any]:
    if not is_local(request):
        return Response(Fault("Only for this machine."), status_code=403, media_type="application/json")
    return Response(house.metrics.text(house.tables), media_type="text/plain; version=0.0.4")


HANDLERS = [
    me,
    be,
    give_token,
    games,
    rules,
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
