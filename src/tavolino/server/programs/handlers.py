"""People's programs in the Bot menu, over HTTP: which ones are here, and one is called to a seat."""

from litestar import Response, get, post

from tavolino.people import Person
from tavolino.server.api import TableName, answered
from tavolino.server.gate.limits import TooMuch
from tavolino.server.programs.calls import Wanted
from tavolino.server.programs.messages import CallProgram, ReadyProgram
from tavolino.server.programs.willing import WillingProgram
from tavolino.server.requests import AnyRequest, answer_to, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults, refusals
from tavolino.server.services import Services
from tavolino.table import Connection, NotAllowed
from tavolino.table.runtime.messages import ProgramCalled
from tavolino.table.runtime.views import Update
from tavolino.words import sentence


@get(
    "/api/tables/{name:str}/programs",
    security=SIGNED_IN,
    responses=faults(404, 503),
    summary="The programs of people that you can call to a table now",
)
async def ready_programs(name: TableName, request: AnyRequest, services: Services) -> list[ReadyProgram]:
    person = await person_of(services, request)
    table = (await services.tables.find(name)).table
    found = services.willing.for_game(table.game.name, person.id)
    here = [one for one in found if one.free and table.seat_of(one.id) is None]
    return [ReadyProgram(one.id, one.name, one.owner, one.free) for one in here]


@post(
    "/api/tables/{name:str}/calls",
    status_code=200,
    security=SIGNED_IN,
    responses=refusals(404, 503),
    summary="Call somebody's program to a free seat, before the match",
)
async def call_program(name: TableName, data: CallProgram, request: AnyRequest, services: Services) -> Response[Update]:
    person = await person_of(services, request)
    if not services.program_callers.has_room(person.id):
        raise TooMuch(sentence("why-many-invitations"))
    actor = await services.tables.find(name)
    program = found_program(services, data.program, actor.table.game.name, person)
    connection = Connection(person)
    called = Person(program.id, program.name, program.owner)
    await actor.send(ProgramCalled(person, data.seat, called), connection)
    update = await answer_to(connection, actor)
    if not update.refused:
        wanted = Wanted(name, actor.table.game.name, data.seat, len(actor.table.seats))
        await services.program_calls.call(program.id, wanted, person.name)
    return answered(update)


def found_program(services: Services, name: str, game: str, asker: Person) -> WillingProgram:
    """Raises NotAllowed if it is not here, not willing, or at as many tables as it likes."""
    found = services.willing.everywhere().get(name)
    if found is None or game not in found.games or not services.willing.may_call(asker.id, found):
        raise NotAllowed(sentence("why-program-gone"))
    if not found.free:
        raise NotAllowed(sentence("why-program-busy", name=found.name))
    return found


HANDLERS = [ready_programs, call_program]
