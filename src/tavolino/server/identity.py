"""Who somebody is: a guest with a name, known by a token that only this server can sign.

Browsers carry the token in a cookie, programs in a header. A seat link is signed in the same way.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TypeVar

import msgspec
from msgspec import Struct

from tavolino.game import BadMessage, TavolinoError
from tavolino.table import Person
from tavolino.words import sentence

COOKIE = "tavolino"
NAME_LENGTH = 40
T = TypeVar("T")


class Unknown(TavolinoError):
    """Somebody has to say who they are first."""


class SeatLink(Struct, frozen=True):
    """Moves a seat from the person who holds it now to whoever opens the link."""

    table: str
    seat: int
    holder: str


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, thing: Person | SeatLink) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(thing)).rstrip(b"=")
        return f"{body.decode()}.{self.seal(type(thing), body)}"

    def read(self, token: str, kind: type[T]) -> T | None:
        """What was signed; None for whatever this server did not sign as a thing of this kind."""
        body, _, seal = token.partition(".")
        expected = self.seal(kind, body.encode(errors="replace"))
        if not hmac.compare_digest(seal.encode(errors="replace"), expected.encode()):
            return None
        return msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=kind)

    def seal(self, kind: type[object], body: bytes) -> str:
        return hmac.new(self.key, kind.__name__.encode() + b":" + body, "sha256").hexdigest()


def new_person(name: str) -> Person:
    return Person(secrets.token_hex(8), checked_name(name))


def checked_name(name: str) -> str:
    plain = " ".join(name.split())
    if not plain or not plain.isprintable() or len(plain) > NAME_LENGTH:
        raise BadMessage(sentence("why-name", most=NAME_LENGTH))
    return plain
