"""Signed tokens: a browser keeps one in a cookie, a program sends one in a header, a seat link is one.

A token says what it is for and when it was issued, and contains no names. That of a person also says for which device
it was made. Several keys can be valid at once; the newest signs. A token that we did not sign, or cannot decode, is
unknown, never an error.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Struct

PERSON = "tavolino.person"  # what a token is for; it is worthless for any other purpose
SEAT_LINK = "tavolino.seat-link"
BRING = "tavolino.bring"
ADMIN = "tavolino.admin"
ADMIN_AGE = 60  # seconds: it is for one request
SEAT_LINK_AGE = 600  # seconds: long enough to pick up another device
BRING_AGE = 24 * 3600  # seconds to decide
NONCE_BYTES = 8


FIRST = "first"  # the device that all earlier tokens of a person count as: they name none


class Bearer(NamedTuple):
    """Who may show a token: a person, on one device."""

    person: str
    device: str


class SeatLink(Struct, frozen=True):
    """Moves a seat from its person to the one who opens the link, once."""

    table: str
    seat: int
    holder: str
    nonce: str  # the log notes it when the link is used


class Bring(NamedTuple):
    """Shows that somebody who has signed in was a guest until then."""

    guest: str
    person: str


class Tokens:
    def __init__(self, keys: Sequence[bytes]) -> None:
        """`keys`: newest first."""
        self.keys = keys

    def for_bearer(self, bearer: Bearer) -> str:
        return self.sign(PERSON, bearer)

    def bearer(self, token: str) -> Bearer | None:
        """The person a token belongs to, and the device."""
        match self.read(PERSON, token):
            case [str(person), str(device)]:
                return Bearer(person, device)
            case str(person):
                return Bearer(person, FIRST)
            case _:
                old = self.read_old(token)
                return Bearer(old["id"], FIRST) if old and isinstance(old.get("id"), str) else None

    def for_seat(self, table: str, seat: int, holder: str) -> str:
        link = SeatLink(table, seat, holder, secrets.token_urlsafe(NONCE_BYTES))
        return self.sign(SEAT_LINK, msgspec.to_builtins(link))

    def seat(self, token: str) -> SeatLink | None:
        found = self.read(SEAT_LINK, token, SEAT_LINK_AGE)
        try:
            return msgspec.convert(found, SeatLink)
        except msgspec.ValidationError:
            return None

    def for_bring(self, bring: Bring) -> str:
        return self.sign(BRING, bring)

    def bring(self, token: str) -> Bring | None:
        """Good more than once: bringing the same guest along again changes nothing."""
        match self.read(BRING, token, BRING_AGE):
            case [str(guest), str(person)]:
                return Bring(guest, person)
            case _:
                return None

    def for_admin(self, request: str) -> str:
        """Good for one request, such as "GET /api/admin/tables": those who can read the keys run the place."""
        return self.sign(ADMIN, request)

    def admits(self, token: str, request: str) -> bool:
        return bool(self.read(ADMIN, token, ADMIN_AGE) == request)

    def sign(self, purpose: str, payload: Any) -> str:
        return str(self.serializer(purpose).dumps(payload))

    def read(self, purpose: str, token: str, age: int | None = None) -> Any:
        """What was signed for this purpose; None for anything else, or if it is older than `age` seconds."""
        try:
            return self.serializer(purpose).loads(token, max_age=age)
        except (BadData, UnicodeError):
            return None

    def serializer(self, purpose: str) -> URLSafeTimedSerializer:
        oldest_first = [*reversed(self.keys)]
        return URLSafeTimedSerializer(oldest_first, salt=purpose, signer_kwargs={"digest_method": hashlib.sha256})

    def read_old(self, token: str) -> dict[str, Any] | None:
        """A token of version 0.1, so that guests from then stay who they are."""
        body, _, seal = token.partition(".")
        signed = f"Person:{body}".encode(errors="replace")
        seals = [hmac.new(key, signed, "sha256").hexdigest() for key in self.keys]
        if not any(hmac.compare_digest(seal.encode(errors="replace"), ours.encode()) for ours in seals):
            return None
        found: dict[str, Any] = msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return found
