"""What all servers that use one store are told, such as: this person is to be forgotten.

A message is a small struct. Those who care about a kind of message say so with `on`; they hear it on every server,
this one included. It is the plain way to keep several servers in step; with one server it costs nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tavolino.store.contract import Store

M = TypeVar("M", bound=Struct)


class Bulletin:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.hearers: dict[str, tuple[type[Any], list[Callable[[Any], Awaitable[None]]]]] = {}  # by kind of message
        self.alone = True  # until somebody else could listen

    def on(self, kind: type[M], hear: Callable[[M], Awaitable[None]]) -> None:
        self.hearers.setdefault(kind.__name__, (kind, []))[1].append(hear)

    def begin(self, lost: Callable[[], None]) -> None:
        """From now on, tell the other servers, too. `lost` is called when this one has lost its tables."""
        self.store.attend(self.hear, lost)
        self.alone = False

    async def tell(self, message: Struct) -> None:
        """Returns when all servers have acted on it."""
        body = msgspec.json.encode((type(message).__name__, message))
        await (self.hear(body) if self.alone else self.store.tell_all(body))

    async def hear(self, body: bytes) -> None:
        """A server of another version may know other kinds of messages; they concern nobody here."""
        name, message = msgspec.json.decode(body, type=tuple[str, msgspec.Raw])
        if name in self.hearers:
            kind, hearers = self.hearers[name]
            told = msgspec.json.decode(message, type=kind)
            for hear in hearers:
                await hear(told)
