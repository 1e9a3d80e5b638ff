"""What a chat shows for a link that somebody passes on: Open Graph tags in the page's head, and a picture of the table.

They tell what a visitor of the link sees at once: who invites, how many seats are free, how a match ended. The pictures
are drawn when the program is made (`./tavolino previews`), so nothing is drawn here.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from tavolino.game import TavolinoError, package_of
from tavolino.games import BUILT_IN, GAMES
from tavolino.match import Record
from tavolino.server.api import GameName, known_game
from tavolino.server.gate.limits import TooMuch
from tavolino.server.records import record_named
from tavolino.server.requests import AnyRequest, home
from tavolino.server.schema.faults import faults
from tavolino.server.services import Services
from tavolino.table import NotAllowed
from tavolino.words import sentence
from tavolino.words.catalogue import LANGUAGES, catalogue, join, say

PATH = re.compile(r"/(table|screen|replay|contest|results)/([\w-]{1,60})/?")
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?", re.IGNORECASE)
ANY = "/preview.png"  # the picture for everything that is about no game in particular
WIDTH, HEIGHT = 1200, 630
NO_PICTURE = ResponseSpec(None, description="The game has no picture; there is one for all games")
CACHED = {"Cache-Control": "public, max-age=86400"}


class Preview(NamedTuple):
    title: str
    text: str
    picture: str = ANY


@get(
    "/api/games/{name:str}/preview.png",
    responses={302: NO_PICTURE, **faults(404)},
    summary="A picture of a game's table, for links",
    media_type="image/png",
)
async def picture(name: GameName) -> Response[bytes]:
    found = drawn(name)
    if found is None:
        return Response(b"", status_code=302, headers={"Location": ANY}, media_type="image/png")
    return Response(found, headers=CACHED, media_type="image/png")


@lru_cache
def drawn(name: str) -> bytes | None:
    """The picture that a game brings along; None where it has none."""
    file = files(package_of(known_game(name))) / "preview.png"
    return file.read_bytes() if file.is_file() else None


async def head(request: AnyRequest, services: Services) -> str:
    """The tags for the page's head at this address."""
    preview = await preview_of(request.scope["path"], request, services)
    host = request.headers.get("host", "")
    tags = {
        "og:site_name": services.house.title,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
    }
    if HOST.fullmatch(host):  # a picture needs a whole address
        tags |= {
            "og:image": f"{request.scope['scheme']}://{host}{preview.picture}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', ""])


async def preview_of(path: str, request: AnyRequest, services: Services) -> Preview:
    language = language_of(request.headers.get("accept-language", ""))
    kind, name = found.groups() if (found := PATH.fullmatch(path)) else ("", "")
    try:
        if kind:
            services.requests.use(home(request))
        if kind == "replay":
            return of_record((await record_named(services, name)).record, language)
        if kind in ("contest", "results"):
            return await of_contest(name, services, language)
        if kind:
            return await of_table(name, services, language)
    except (TavolinoError, TooMuch):  # nothing is there, or somebody asks for very much
        pass
    games = "home-title-more" if GAMES.keys() - BUILT_IN.keys() else "home-title"
    return Preview(f"{services.house.title}: {say(games, language=language)}", say("home-about", language=language))


async def of_table(name: str, services: Services, language: str) -> Preview:
    actor = await services.tables.find(name)
    if actor.table.event:  # nobody sees another one's table
        raise NotAllowed(sentence("why-event-private"))
    table = actor.audience.table_view(actor.now())
    host = await services.store.name_of(actor.table.host)
    await services.store.settle()  # now what it shows is on disk
    game, picture = title_of(table.settings.game, language), picture_of(table.settings.game)
    names = named([seat.name or "" for seat in table.seats], language)
    if table.stage == "over" and table.outcome:
        return Preview(result(game, names, table.outcome.scores, language), watch(language), picture)
    if table.stage == "playing":
        title = say("preview-playing", {"game": game, "names": join(names, "and", language)}, language)
        return Preview(title, watch(language), picture)
    title = say("preview-invitation", {"game": game, "host": host or "", "known": "yes" if host else "no"}, language)
    free = sum(seat.name is None for seat in table.seats)
    return Preview(title, say("preview-free", {"count": free}, language), picture)


async def of_contest(name: str, services: Services, language: str) -> Preview:
    contest = await services.contests.find(name)
    plan = contest.plan
    game = title_of(plan.game, language)
    title = say("preview-contest", {"name": plan.name, "game": game}, language)
    if contest.ended is not None:
        return Preview(title, say("preview-contest-over", language=language), picture_of(plan.game))
    return Preview(title, say("preview-contest-open", {"count": plan.deals}, language), picture_of(plan.game))


def of_record(record: Record, language: str) -> Preview:
    game, picture = title_of(record.game, language), picture_of(record.game)
    scores = record.outcome.scores if record.outcome else ()
    title = result(game, named(record.seats, language), scores, language)
    return Preview(title, watch(language), picture)


def result(game: str, names: list[str], scores: tuple[int, ...], language: str) -> str:
    """The game: Anna 12 and Ben −7."""
    each = [f"{name} {str(score).replace('-', '−')}" for name, score in zip(names, scores, strict=False)] or names
    return say("preview-result", {"game": game, "result": join(each, "and", language)}, language)


def watch(language: str) -> str:
    return say("preview-watch", language=language)


def named(seats: Sequence[str], language: str) -> list[str]:
    return [name or say("seat-number", {"number": number}, language) for number, name in enumerate(seats, start=1)]


def title_of(game: str, language: str) -> str:
    key = f"{game}-title"
    if catalogue(language).has_message(key):
        return say(key, language=language)
    return GAMES[game].title if game in GAMES else game


def picture_of(game: str) -> str:
    return f"/api/games/{game}/preview.png" if game in GAMES else ANY


def language_of(accepted: str) -> str:
    """The first of the wished languages that there is."""
    wished = [tag.strip().partition(";")[0].partition("-")[0].lower() for tag in accepted.split(",")]
    return next((language for language in wished if language in LANGUAGES), "en")
