"""A typed client for programs that play on a server. See `Client`."""

from tavolino.client.client import Client
from tavolino.client.errors import (
    BadAction,
    BadToken,
    ClientError,
    NoSeat,
    NoSuchTable,
    OtherVersion,
    Refused,
    Unreachable,
)
from tavolino.client.play import Play, Turn
from tavolino.client.server import introduce
from tavolino.client.table import Table
from tavolino.table import Settings

__all__ = [
    "BadAction", "BadToken", "Client", "ClientError", "NoSeat", "NoSuchTable", "OtherVersion", "Play", "Refused",
    "Settings", "Table", "Turn", "Unreachable", "introduce",
]  # fmt: skip
