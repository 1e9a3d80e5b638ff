"""Somebody on a socket of any kind: who they are, and how they are sent away again."""

import time

from tavolino.people import INTRODUCE, Bearer, Known
from tavolino.server.gate.limits import Allowance
from tavolino.server.handshake import BANNED, RESTART, UNKNOWN
from tavolino.server.people.visits import Here
from tavolino.server.requests import AnyConnection, address
from tavolino.server.services import Services
from tavolino.server.transport.sockets import Socket


class Visitor:
    def __init__(self, services: Services, socket: Socket) -> None:
        self.services = services
        self.socket = socket
        self.allowance = Allowance(services.limits.asks_per_second)
        self.bearer: Bearer | None = None  # None: before the beginning, and after the end
        self.here: Here | None = None
        self.ends: int | None = None  # when the token ends
        self.may_ask = True

    def come_in(self, asker: AnyConnection, known: Known, table: str = "") -> bool:
        """False if their device was ended a moment ago. `table`: empty for a socket of their own."""
        person, device = known
        self.bearer, self.ends, self.may_ask = Bearer(person.id, device.id), device.ends, device.scope == "play"
        if self.bearer in self.services.people.devices.ended:
            self.sign_out()
            return False
        self.here = Here(person, address(asker), table, int(time.time()))
        self.services.visits.add(self.bearer, self)
        return True

    def sign_out(self) -> None:
        """The device was ended, or its token is over: nothing more is heard from it."""
        self.send_away(UNKNOWN, INTRODUCE)

    def come_back(self) -> None:
        """The page opens a new socket, perhaps as somebody else."""
        self.send_away(RESTART, "You are somebody else by now; come back.")

    def turn_away(self, reason: str) -> None:
        """The person, or the network they come from, is banned from now on."""
        self.send_away(BANNED, reason)

    def send_away(self, code: int, reason: str) -> None:
        self.socket.close(code, reason)
        self.leave()

    def tell_news(self) -> None:
        """Those who run the place say something to the people at their tables."""

    def leave(self) -> None:
        """Also where they never came in."""
        if self.bearer:
            self.services.visits.remove(self.bearer, self)
            self.bearer = None
