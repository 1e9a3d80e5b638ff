"""Is the server alive, and should people be sent to it? The first question never touches the database."""

from litestar import Response, get

from tavolino.server.services import Services
from tavolino.store import Unwritable


@get("/livez", summary="Is the server alive? Without a look at its database", media_type="text/plain")
async def livez() -> str:
    return "ok\n"


@get("/readyz", summary="Can people come in now?", media_type="text/plain")
async def readyz(services: Services) -> Response[str]:
    reason = await unready(services)
    return Response(f"{reason or 'ok'}\n", status_code=503 if reason else 200)


async def unready(services: Services) -> str | None:
    """Why nobody should come in just now; None if they may."""
    if services.draining:
        return "The server is stopping."
    if not services.started:
        return "The server is starting."
    try:
        await services.store.check()
    except Unwritable as fault:
        return fault.why
    return None


HANDLERS = [livez, readyz]
