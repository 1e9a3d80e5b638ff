"""Programs that play under a name of their own. Each belongs to a person, and everybody sees that it is one."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from tavolino.people import Person, checked_name, new_device
from tavolino.people.accounts.folding import folded
from tavolino.people.person import new_id
from tavolino.server.accounts.messages import NewProgram, NewProgramToken
from tavolino.server.messages import Given, MyProgram
from tavolino.server.people.devices import check_browser, described
from tavolino.server.requests import AnyRequest, home, known_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Account
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence

MOST = 10  # programs of one person
ProgramName = Annotated[str, Parameter(max_length=40, description="its id, as in the list")]
TokenName = Annotated[str, Parameter(max_length=40, description="the id of the token, as in the list")]


@get("/api/programs", security=SIGNED_IN, summary="Your programs, the oldest first")
async def my_programs(request: AnyRequest, services: Services) -> list[MyProgram]:
    known = await known_of(services, request)
    return await programs_of(services, known.person)


async def programs_of(services: Services, owner: Person) -> list[MyProgram]:
    return [await shown(services, one) for one in await services.store.programs_of(owner.id)]


async def shown(services: Services, program: Account) -> MyProgram:
    tokens = await services.people.devices.of(program.person)
    return MyProgram(program.person, program.name, program.since, tuple(described(one, None) for one in tokens))


async def owned(services: Services, request: AnyRequest, program: str) -> Account:
    """A program of whoever asks; raises NotFound for any other."""
    known = await known_of(services, request)
    check_browser(known)
    found = await services.store.account(program)
    if found is None or found.owner != known.person.id:
        raise NotFound(sentence("why-no-program"))
    return found


@post("/api/programs", security=SIGNED_IN, responses=faults(409, 503), summary="Make a program with a name of its own")
async def make_program(data: NewProgram, request: AnyRequest, services: Services) -> MyProgram:
    known = await known_of(services, request)
    check_browser(known)
    services.newcomers.use(home(request))
    name, program = checked_name(data.name), new_id()
    if not await services.store.account(known.person.id):
        raise NotAllowed(sentence("why-no-account"))
    if not await services.store.add_program(program, name, folded(name), known.person.id, MOST):
        raise NotAllowed(sentence("why-many-programs", most=MOST))
    return await shown(services, await owned(services, request, program))


@delete(
    "/api/programs/{program:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Remove a program: its name, its tokens, its seats",
)
async def drop_program(program: ProgramName, request: AnyRequest, services: Services) -> None:
    found = await owned(services, request, program)
    await services.tables.forget(found.person, services.people)


@post(
    "/api/programs/{program:str}/tokens",
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="A token with which a program plays",
)
async def give_program_token(
    program: ProgramName, data: NewProgramToken, request: AnyRequest, services: Services
) -> Given:
    found = await owned(services, request, program)
    services.newcomers.use(home(request))
    device = new_device(name=checked_name(data.name), scope=data.scope, days=data.days)
    return Given(await services.people.give_token(Person(found.person, found.name), device))


@delete(
    "/api/programs/{program:str}/tokens/{token:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="End a token of a program: it is worthless from now on",
)
async def end_program_token(program: ProgramName, token: TokenName, request: AnyRequest, services: Services) -> None:
    found = await owned(services, request, program)
    if token not in {one.id for one in await services.people.devices.of(found.person)}:
        raise NotFound(sentence("why-no-device"))
    await services.people.devices.end(found.person, [token])


HANDLERS = [my_programs, make_program, drop_program, give_program_token, end_program_token]
