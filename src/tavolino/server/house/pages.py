"""The host's pages over HTTP."""

from typing import Annotated, Literal

from litestar import get
from litestar.params import Parameter

from tavolino.server.api import Language
from tavolino.server.messages import HouseText, Place
from tavolino.server.schema.faults import faults
from tavolino.server.services import Services
from tavolino.table import NotFound
from tavolino.words.catalogue import LANGUAGES

PageName = Annotated[Literal["imprint", "privacy", "rules"], Parameter(description="which page")]


@get("/api/place", summary="What the host says about this server")
async def place(services: Services, language: Language = "en") -> Place:
    return services.house.place(language)


@get(
    "/api/house/{page:str}",
    responses=faults(404),
    summary="A page by the host, or about privacy: Markdown, one text below the other",
)
async def house_page(page: PageName, services: Services, language: Language = "en") -> tuple[HouseText, ...]:
    found = services.house.page(page, language if language in LANGUAGES else "en")
    if not found:
        raise NotFound("The host of this server has no such page.")
    return found


HANDLERS = [place, house_page]
