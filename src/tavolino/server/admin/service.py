"""The server as a whole, for those who run it: a word to everybody, stopping in good order, and figures."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from tavolino.server.admin import drain
from tavolino.server.admin.messages import AdminDone, Announced, Announcement, DayOfFigures, StartDrain
from tavolino.server.services import Services
from tavolino.table.runtime.notice import Notice
from tavolino.words import counted

MINUTE = 60
Days = Annotated[int, Parameter(ge=1, le=3650)]


@get("/api/notice", summary="What those who run this server say to everybody now")
async def notice(services: Services) -> Notice:
    return services.notices.now()


@post("/announcement", status_code=200, summary="Say something to everybody on every page, or take it back")
async def announce(data: Announcement, services: Services) -> AdminDone:
    text = " ".join(data.text.split())
    await services.bulletin.tell(Announced(text, data.minutes and data.minutes * MINUTE))
    if not text:
        return AdminDone("The announcement is taken back.")
    until = f" for {counted(data.minutes, 'minute')}" if data.minutes else ""
    return AdminDone(f"Everybody reads it now{until}.")


@post("/drain", status_code=200, summary="Let nothing new begin, and stop when no match is in play")
async def start_drain(data: StartDrain, services: Services) -> AdminDone:
    services.notices.say(" ".join(data.text.split()), data.minutes * MINUTE, stops=True)
    drain.begin(services, data.minutes * MINUTE)
    await services.visits.tell_news()
    playing = services.tables.in_play()
    if not playing:
        return AdminDone("No match is in play: the server stops now.")
    minutes = counted(data.minutes, "minute")
    return AdminDone(f"The server stops when {counted(playing, 'match')} in play is over, in {minutes} at the latest.")


@post("/drain/cancel", status_code=200, summary="Let tables and matches begin again")
async def cancel_drain(services: Services) -> AdminDone:
    if not services.draining:
        return AdminDone("The server was not about to stop.")
    drain.cancel(services)
    services.notices.say("", None)
    await services.visits.tell_news()
    return AdminDone("The server goes on.")


@get("/figures", summary="Matches, people and sockets of the last days, the newest first")
async def figures(services: Services, days: Days = 7) -> list[DayOfFigures]:
    await services.day_counts.write(services.people)
    return await services.day_counts.last_days(days)


FOR_PLAYERS = [notice]
HANDLERS = [announce, start_drain, cancel_drain, figures]
