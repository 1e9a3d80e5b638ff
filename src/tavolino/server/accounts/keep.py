"""Keep one's name: with a passkey, with a recovery code, or with both."""

import secrets
import time
from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from tavolino.people import Known, Unknown
from tavolino.people.accounts import passkeys, recovery
from tavolino.people.accounts.folding import folded
from tavolino.people.devices import this_hour
from tavolino.people.person import INTRODUCE
from tavolino.server.accounts.messages import AskPasskey, NewCode, ProvePasskey
from tavolino.server.accounts.site import need_site, site_of
from tavolino.server.messages import MyAccount, MyPasskey
from tavolino.server.people.devices import check_browser
from tavolino.server.people.user_agent import browser_and_system
from tavolino.server.requests import AnyRequest, home, known_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Passkey, Purpose, Ticket
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence

CHALLENGE_BYTES = 32
CHALLENGE_AGE = 300  # seconds
MOST_PASSKEYS = 20
PasskeyName = Annotated[str, Parameter(max_length=1500, description="its id, as in the list")]


@get("/api/me/account", security=SIGNED_IN, summary="Whether your name is kept, and how you can come back")
async def my_account(request: AnyRequest, services: Services) -> MyAccount:
    known = await known_of(services, request)
    return await account_of(services, known, can=site_of(services, request) is not None)


async def account_of(services: Services, known: Known, *, can: bool) -> MyAccount:
    account = await services.store.account(known.person.id)
    return MyAccount(
        name=known.person.name,
        since=account.since if account else None,
        code=account.code_since if account else None,
        passkeys=tuple(map(described, await services.store.passkeys_of(known.person.id))),
        passkeys_work=can,
        owner=known.person.owner,
    )


def described(passkey: Passkey) -> MyPasskey:
    return MyPasskey(passkey.id, passkey.place, passkey.browser, passkey.system, passkey.since, passkey.used)


async def may_keep(services: Services, request: AnyRequest) -> Known:
    """Raises if a program asks, or if somebody else keeps the name: better before a passkey is made than after."""
    known = await known_of(services, request)
    check_browser(known)
    other = await services.store.account_named(folded(known.person.name))
    if other and other.person != known.person.id and not await services.store.account(known.person.id):
        raise NotAllowed(sentence("why-name-kept"))
    return known


async def new_challenge(services: Services, purpose: Purpose, person: str | None) -> str:
    challenge = passkeys.as_text(secrets.token_bytes(CHALLENGE_BYTES))
    await services.store.offer_ticket(Ticket(challenge, purpose, int(time.time()) + CHALLENGE_AGE, person))
    return challenge


async def answered_challenge(
    services: Services, credential: passkeys.Credential, purpose: Purpose, person: str | None
) -> str:
    """The challenge that a browser has answered; raises NotAllowed if it is not good any more, or never was."""
    ticket = await services.store.use_ticket(passkeys.said_by(credential).challenge, purpose)
    if ticket is None or ticket.person != person:
        raise NotAllowed(sentence("why-passkey-late"))
    return ticket.id


@post(
    "/api/me/account/passkeys/options",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="What to ask your browser for, to get a passkey",
)
async def ask_for_passkey(request: AnyRequest, services: Services) -> AskPasskey:
    known = await may_keep(services, request)
    site = need_site(services, request)
    person = known.person
    services.sign_ins.use(home(request))
    own = [one.id for one in await services.store.passkeys_of(person.id) if one.place == site.place]
    if len(own) >= MOST_PASSKEYS:
        raise NotAllowed(sentence("why-many-passkeys", most=MOST_PASSKEYS))
    challenge = await new_challenge(services, "passkey", person.id)
    asked = services.heavy.do(home(request), passkeys.new_passkey, site, person.id, person.name, challenge, own)
    return AskPasskey(await asked)


@post(
    "/api/me/account/passkeys",
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Keep your name with the passkey that your browser has made",
)
async def add_passkey(data: ProvePasskey, request: AnyRequest, services: Services) -> MyAccount:
    known = await may_keep(services, request)
    site = need_site(services, request)
    passkeys.check_origin(site, data.credential)
    challenge = await answered_challenge(services, data.credential, "passkey", known.person.id)
    made = await services.heavy.do(home(request), passkeys.made, site, data.credential, challenge)
    await services.people.keep_name(known.person)
    browser, system = browser_and_system(request.headers.get("user-agent", ""))
    hour = this_hour()
    new = Passkey(made.id, known.person.id, site.place, made.key, made.uses, hour, hour, browser, system)
    await services.store.add_passkey(new)
    return await account_of(services, known, can=True)


@delete(
    "/api/me/account/passkeys/{passkey:str}",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(404, 409, 503),
    summary="Remove a passkey: nobody signs in with it from now on",
)
async def drop_passkey(passkey: PasskeyName, request: AnyRequest, services: Services) -> None:
    known = await known_of(services, request)
    check_browser(known)
    account = await services.store.account(known.person.id)
    own = {one.id for one in await services.store.passkeys_of(known.person.id)}
    if passkey not in own:
        raise NotFound(sentence("why-no-passkey"))
    if own == {passkey} and (account is None or account.code is None):
        raise NotAllowed(sentence("why-last-way"))
    await services.store.drop_passkey(known.person.id, passkey)


@post(
    "/api/me/account/code",
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Keep your name with a recovery code, in place of an earlier one",
)
async def make_code(request: AnyRequest, services: Services) -> NewCode:
    known = await may_keep(services, request)
    services.sign_ins.use(home(request))
    code = recovery.new_code()
    kept = await services.heavy.do(home(request), recovery.hashed, code)
    await services.people.keep_name(known.person)
    await services.store.set_code(known.person.id, kept)
    if not await services.store.account(known.person.id):
        raise Unknown(INTRODUCE)  # they have just been forgotten
    return NewCode(code)


HANDLERS = [my_account, ask_for_passkey, add_passkey, drop_passkey, make_code]
