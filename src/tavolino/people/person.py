"""A person as tables know them: a guest with a name."""

import secrets

from msgspec import Struct

from tavolino.game import BadMessage, TavolinoError
from tavolino.words import sentence

ID_BYTES = 8
NAME_LENGTH = 40


class Unknown(TavolinoError):
    """Somebody has to say who they are first."""


class Person(Struct, frozen=True):
    id: str
    name: str


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def checked_name(name: str) -> str:
    """The name without needless spaces; raises BadMessage for one that nobody can read."""
    plain = " ".join(name.split())
    if not plain or not plain.isprintable() or len(plain) > NAME_LENGTH:
        raise BadMessage(sentence("why-name", most=NAME_LENGTH))
    return plain
