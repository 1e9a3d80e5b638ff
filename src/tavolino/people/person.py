"""A person as a table knows them: a guest with a name."""

import secrets

from msgspec import Struct

from tavolino.game import BadMessage, TavolinoError
from tavolino.words import sentence

ID_BYTES = 8
NAME_LENGTH = 40
JOINERS = "\u200c\u200d"  # invisible, but families of emoji and some scripts need them between letters
WITHOUT_JOINERS = dict.fromkeys(map(ord, JOINERS))


INTRODUCE = "Say who you are first: POST a name to /api/me."


class Unknown(TavolinoError):
    """Somebody has to introduce themselves first."""


class Person(Struct, frozen=True):
    id: str
    name: str


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def checked_name(name: str) -> str:
    """The name without extra spaces; raises BadMessage if it is unreadable."""
    plain = " ".join(name.split()).strip(JOINERS)
    if not plain:
        raise BadMessage(sentence("why-name-empty"))
    if len(plain) > NAME_LENGTH:
        raise BadMessage(sentence("why-name-long", most=NAME_LENGTH))
    if not plain.translate(WITHOUT_JOINERS).isprintable():
        raise BadMessage(sentence("why-name-unreadable"))
    return plain
