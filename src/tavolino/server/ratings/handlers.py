"""Profiles and leaderboards over HTTP."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter, QueryParameter

from tavolino.people import Unknown
from tavolino.people.person import INTRODUCE
from tavolino.server.api import GameName, known_game
from tavolino.server.ratings.leaderboard import leaderboard_of
from tavolino.server.ratings.messages import Leaderboard, Profile, ProfileWish
from tavolino.server.ratings.profile import profile_of
from tavolino.server.requests import AnyRequest, person_of, token_of
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Profile as KeptProfile
from tavolino.table import NotFound
from tavolino.words import sentence

ProfileName = Annotated[str, Parameter(max_length=40, description="the name of a profile, as in its address")]
First = Annotated[int, QueryParameter(name="from", ge=0, le=10**6, description="the first line, from 0")]


@get("/api/me/profile", security=SIGNED_IN, responses=faults(503), summary="What you have reached")
async def my_profile(request: AnyRequest, services: Services) -> Profile:
    return await profile_of(services.store, await own_profile(request, services), own=True)


@post(
    "/api/me/profile",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(503),
    summary="Hide your profile from others, or show it",
)
async def change_profile(data: ProfileWish, request: AnyRequest, services: Services) -> Profile:
    kept = await own_profile(request, services)
    await services.store.hide_profile(kept.person, hidden=data.hidden)
    return await profile_of(services.store, await own_profile(request, services), own=True)


@get("/api/profiles/{name:str}", security=ANYBODY, responses=faults(404), summary="What somebody has reached")
async def profile(name: ProfileName, request: AnyRequest, services: Services) -> Profile:
    kept = await services.store.profile_named(name)
    asker = await services.people.known(token_of(request))
    own = kept is not None and asker is not None and asker.person.id == kept.person
    if kept is None or (kept.hidden and not own):
        raise NotFound(sentence("why-no-profile"))
    return await profile_of(services.store, kept, own=own)


@get("/api/leaderboards/{name:str}", security=ANYBODY, responses=faults(404), summary="Who is strongest at a game")
async def leaderboard(name: GameName, request: AnyRequest, services: Services, first: First = 0) -> Leaderboard:
    known_game(name)
    asker = await services.people.known(token_of(request))
    own = await services.store.profile(asker.person.id) if asker else None
    return await leaderboard_of(services.store, name, first, own)


async def own_profile(request: AnyRequest, services: Services) -> KeptProfile:
    kept = await services.store.profile((await person_of(services, request)).id)
    if kept is None:
        raise Unknown(INTRODUCE)  # they were forgotten a moment ago
    return kept


HANDLERS = [my_profile, change_profile, profile, leaderboard]
