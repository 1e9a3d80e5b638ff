"""What all servers have to know about people, at once: they may have them in memory."""

from msgspec import Struct


class Forgotten(Struct, frozen=True):
    """Nothing may write them back."""

    person: str


class Renamed(Struct, frozen=True):
    person: str
    name: str


class Merged(Struct, frozen=True):
    """A guest is part of an account from now on, with all that they have."""

    guest: str
    person: str
    name: str  # of the account


class DevicesEnded(Struct, frozen=True):
    """Their tokens are worthless."""

    person: str
    devices: tuple[str, ...]


class KeysChanged(Struct, frozen=True):
    """Another key signs tokens now."""
