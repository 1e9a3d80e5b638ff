"""The match that was broken off in the terminal, kept so that one can go on with it."""

from pathlib import Path

import msgspec
from msgspec import Struct

from tavolino.game import BadMessage
from tavolino.match import Record


class BrokenOff(Struct, frozen=True):
    record: Record  # with its secret
    people: int  # the first seats; bots have the others
    bot: str


def place() -> Path:
    """Beside the database of a person's own server."""
    from tavolino.store import place_of  # here, because it takes a while to load

    return place_of(None).with_name("broken-off.json")


def keep(match: BrokenOff) -> bool:
    """Whether it could be kept; nobody is bothered with a home that cannot be written to."""
    try:
        file = place()
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".new")
        beside.touch(mode=0o600)
        beside.write_bytes(msgspec.json.encode(match))
        beside.replace(file)
    except (OSError, RuntimeError):
        return False
    return True


def kept() -> BrokenOff:
    try:
        return msgspec.json.decode(place().read_bytes(), type=BrokenOff)
    except FileNotFoundError:
        raise BadMessage("There is no match to go on with.") from None
    except msgspec.MsgspecError:
        raise BadMessage(f"The match that was broken off cannot be read; it is in {place()}.") from None


def forget() -> None:
    place().unlink(missing_ok=True)
