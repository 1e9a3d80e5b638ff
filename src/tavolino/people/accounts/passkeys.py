"""Passkeys (WebAuthn): what a browser is asked, and what its answer proves. A passkey is for one place and no other.

The library is loaded when somebody first needs it: it takes half a second.
"""

import base64
import json
from typing import Any, NamedTuple

import msgspec

from tavolino.game import BadMessage
from tavolino.store import Passkey
from tavolino.words import sentence

Credential = dict[str, Any]  # as the browser sends it, in the JSON of WebAuthn


class Site(NamedTuple):
    """Where somebody has this page open."""

    place: str  # the name without the port: passkeys are for it
    origin: str  # https://tavolino.example
    title: str  # of the place, for the browser's own window


class Made(NamedTuple):
    """A new passkey."""

    id: str
    key: bytes
    uses: int


def new_passkey(site: Site, person: str, name: str, challenge: str, known: list[str]) -> Credential:
    """What to ask a browser for. `known`: the passkeys that the person has, which it need not make again."""
    from webauthn import generate_registration_options
    from webauthn.helpers import structs

    asked = generate_registration_options(
        rp_id=site.place,
        rp_name=site.title,
        user_id=person.encode(),
        user_name=name,
        challenge=from_text(challenge),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=from_text(one)) for one in known],
    )
    return as_json(asked)


def any_passkey(site: Site, challenge: str) -> Credential:
    """The same to sign in: the person chooses among the passkeys that their device has for this place."""
    from webauthn import generate_authentication_options

    return as_json(generate_authentication_options(rp_id=site.place, challenge=from_text(challenge)))


def as_json(asked: Any) -> Credential:
    from webauthn import options_to_json

    found: Credential = json.loads(options_to_json(asked))
    return found


class Said(msgspec.Struct):
    """What the browser has signed about itself."""

    challenge: str
    origin: str


def said_by(credential: Credential) -> Said:
    """Raises BadMessage if it makes no sense."""
    try:
        return msgspec.json.decode(from_text(credential["response"]["clientDataJSON"]), type=Said)
    except (KeyError, TypeError, ValueError) as fault:
        raise not_right() from fault


def check_origin(site: Site, credential: Credential) -> None:
    if said_by(credential).origin != site.origin:
        raise BadMessage(sentence("why-passkey-elsewhere", place=site.place))


def made(site: Site, credential: Credential, challenge: str) -> Made:
    """Raises BadMessage unless it is an answer to this challenge, given here."""
    from webauthn import verify_registration_response

    check_origin(site, credential)
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=from_text(challenge),
            expected_rp_id=site.place,
            expected_origin=site.origin,
        )
    except Exception as fault:  # whatever is wrong with it: the library raises errors of many kinds
        raise not_right() from fault
    return Made(as_text(found.credential_id), found.credential_public_key, found.sign_count)


def proved(site: Site, credential: Credential, challenge: str, passkey: Passkey) -> int:
    """How often the passkey has been used; raises BadMessage unless it has signed this challenge, here."""
    from webauthn import verify_authentication_response

    check_origin(site, credential)
    if passkey.place != site.place:
        raise BadMessage(sentence("why-passkey-elsewhere", place=site.place))
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=from_text(challenge),
            expected_rp_id=site.place,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception as fault:  # the same
        raise not_right() from fault
    return found.new_sign_count


def not_right() -> BadMessage:
    return BadMessage(sentence("why-passkey-wrong"))


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
