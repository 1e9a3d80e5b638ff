"""Sign in to an account: with a passkey, with a recovery code, or with a code from another device.

The browser is a new device of the account then. What it was before stays behind, unless it is brought along.
"""

import secrets
import time

from litestar import Response, post

from tavolino.people import FIRST, Bring, Known, new_device
from tavolino.people.accounts import passkeys, recovery
from tavolino.people.accounts.folding import folded
from tavolino.people.devices import this_hour
from tavolino.server.accounts.keep import answered_challenge, new_challenge
from tavolino.server.accounts.messages import (
    AskPasskey,
    BringAlong,
    BringOffer,
    DeviceCode,
    ProvePasskey,
    SignedIn,
    UseCode,
    UseDeviceCode,
)
from tavolino.server.accounts.site import need_site
from tavolino.server.people.cookie import cookie_for
from tavolino.server.people.devices import check_browser
from tavolino.server.people.user_agent import browser_and_system
from tavolino.server.requests import AnyRequest, home, known_of, token_of
from tavolino.server.schema.faults import ANYBODY, SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import Ticket
from tavolino.table import NotAllowed
from tavolino.table.runtime.tables import ALPHABET
from tavolino.words import sentence

LETTERS = [sign for sign in ALPHABET if sign.isalpha()]
CODE_LETTERS = 10  # 45 bits, for ten minutes, with a limit to tries
CODE_AGE = 600  # seconds


@post(
    "/api/sign-in/passkey/options",
    status_code=200,
    security=ANYBODY,
    responses=faults(409, 503),
    summary="What to ask your browser for, to sign in with a passkey",
)
async def ask_to_sign_in(request: AnyRequest, services: Services) -> AskPasskey:
    site = need_site(services, request)
    services.sign_ins.use(home(request))
    challenge = await new_challenge(services, "sign in", None)
    return AskPasskey(await services.heavy.do(home(request), passkeys.any_passkey, site, challenge))


@post(
    "/api/sign-in/passkey",
    status_code=200,
    security=ANYBODY,
    responses=faults(409, 503),
    summary="Sign in with a passkey",
)
async def use_passkey(data: ProvePasskey, request: AnyRequest, services: Services) -> Response[SignedIn]:
    site = need_site(services, request)
    passkeys.check_origin(site, data.credential)
    challenge = await answered_challenge(services, data.credential, "sign in", None)
    found = await services.store.passkey(str(data.credential.get("id", "")))
    if found is None:
        raise NotAllowed(sentence("why-passkey-unknown"))
    uses = await services.heavy.do(home(request), passkeys.proved, site, data.credential, challenge, found)
    await services.store.note_passkey(found.id, uses, this_hour())
    return await signed_in(services, request, found.person)


@post(
    "/api/sign-in/code",
    status_code=200,
    security=ANYBODY,
    responses=faults(409, 503),
    summary="Sign in with a recovery code",
)
async def use_code(data: UseCode, request: AnyRequest, services: Services) -> Response[SignedIn]:
    code = recovery.read_code(data.code)
    if code is None:
        raise NotAllowed(sentence("why-code-slip"))  # nothing was tried, so it does not count
    services.sign_ins.use(home(request))
    account = await services.store.account_named(folded(data.name))
    if account is None or account.code is None:
        raise NotAllowed(sentence("why-code-wrong"))
    services.code_tries.use(account.person)
    if not await services.heavy.do(home(request), recovery.fits, code, account.code):
        raise NotAllowed(sentence("why-code-wrong"))
    return await signed_in(services, request, account.person)


@post(
    "/api/me/account/device-code",
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="A code that signs another device in, once and within ten minutes",
)
async def make_device_code(request: AnyRequest, services: Services) -> DeviceCode:
    known = await known_of(services, request)
    check_browser(known)
    if not await services.store.account(known.person.id):
        raise NotAllowed(sentence("why-no-account"))
    services.sign_ins.use(home(request))
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    await services.store.offer_ticket(Ticket(code, "device", int(time.time()) + CODE_AGE, known.person.id))
    return DeviceCode(code, CODE_AGE)


@post(
    "/api/sign-in/device-code",
    status_code=200,
    security=ANYBODY,
    responses=faults(409, 503),
    summary="Sign in with a code that another device shows",
)
async def use_device_code(data: UseDeviceCode, request: AnyRequest, services: Services) -> Response[SignedIn]:
    services.sign_ins.use(home(request))
    code = "".join(letter for letter in data.code.lower() if letter.isalnum())
    ticket = await services.store.use_ticket(code, "device")
    if ticket is None or ticket.person is None:
        raise NotAllowed(sentence("why-device-code"))
    return await signed_in(services, request, ticket.person)


async def signed_in(services: Services, request: AnyRequest, account: str) -> Response[SignedIn]:
    """This browser is a device of the account from now on."""
    before = await services.people.known(token_of(request))
    person = await services.people.read(account)
    if person is None:
        raise NotAllowed(sentence("why-passkey-unknown"))
    if before and before.person.id == account and not before.device.name:
        return Response(SignedIn(person.name, None))
    offer = await what_to_bring(services, before, account) if before else None
    browser, system = browser_and_system(request.headers.get("user-agent", ""))
    token = await services.people.give_token(person, new_device(browser=browser, system=system))
    if before and not before.device.name and before.device.id != FIRST:
        await services.people.devices.end(before.person.id, [before.device.id])
    return Response(SignedIn(person.name, offer), cookies=[cookie_for(request, token)])


async def what_to_bring(services: Services, before: Known, account: str) -> BringOffer | None:
    """What a guest has; somebody with an account of their own stays what they are."""
    guest = before.person
    if before.device.name or guest.owner is not None or await services.store.account(guest.id):
        return None
    matches = await services.store.count_matches(guest.id)
    tables = len(await services.store.open_tables_of(guest.id))
    if not matches and not tables:
        return None
    return BringOffer(services.people.tokens.for_bring(Bring(guest.id, account)), guest.name, matches, tables)


@post(
    "/api/me/bring",
    status_code=204,
    security=SIGNED_IN,
    responses=faults(409, 503),
    summary="Bring along what you played as a guest before you signed in",
)
async def bring_along(data: BringAlong, request: AnyRequest, services: Services) -> None:
    known = await known_of(services, request)
    check_browser(known)
    bring = services.people.tokens.bring(data.token)
    if bring is None or bring.person != known.person.id:
        raise NotAllowed(sentence("why-no-bring"))
    await services.tables.merge(bring.guest, known.person)


HANDLERS = [ask_to_sign_in, use_passkey, use_code, make_device_code, use_device_code, bring_along]
