"""A person as a table knows them: a guest with a name."""

import re
import secrets
import unicodedata

from msgspec import Struct

from tavolino.bots import BOT_NAMES
from tavolino.game import BadMessage, TavolinoError
from tavolino.match.record import JOINERS
from tavolino.people.letters import piled_up, readable, width
from tavolino.words import sentence

ID_BYTES = 8
NAME_LENGTH = 40
BOTS = re.compile(rf"({'|'.join(BOT_NAMES)})\s*[(\[].*", re.IGNORECASE)  # a bot with its level, as on a record


INTRODUCE = "Say who you are first: POST a name to /api/me."


class Unknown(TavolinoError):
    """Somebody has to introduce themselves first."""


class Person(Struct, frozen=True):
    id: str
    name: str
    owner: str | None = None  # of a program: the name of the person it belongs to


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def checked_name(name: str) -> str:
    """The name without extra spaces; raises BadMessage if it is unreadable."""
    plain = " ".join(name.split()).strip(JOINERS)
    if not plain:
        raise BadMessage(sentence("why-name-empty"))
    if width(plain) > NAME_LENGTH:
        raise BadMessage(sentence("why-name-long", most=NAME_LENGTH))
    if not readable(plain):
        raise BadMessage(sentence("why-name-unreadable"))
    if piled_up(plain):
        raise BadMessage(sentence("why-text-marks"))
    if BOTS.match(unicodedata.normalize("NFKC", plain)):
        raise BadMessage(sentence("why-name-bot"))
    return plain
