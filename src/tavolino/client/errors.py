"""What can go wrong between a client and a server; each says it in one line.

ClientError
├── Unreachable        no server answers, or it has been gone for too long
├── OtherVersion       the two do not understand each other
├── BadAction          your program chose something that it may not do
└── Refused            the server said no
    ├── BadToken       it does not know this token, or the token may only read
    ├── NoSuchTable    there is no such table, or not any more
    └── NoSeat         there is no seat for you
"""

from tavolino.game import TavolinoError


class ClientError(TavolinoError):
    pass


class Unreachable(ClientError):
    pass


class OtherVersion(ClientError):
    pass


class BadAction(ClientError):
    pass


class Refused(ClientError):
    def __init__(self, reason: str, message: str | None = None) -> None:
        super().__init__(reason)
        self.message = message  # its key in the catalogues, such as "why-over"


class BadToken(Refused):
    pass


class NoSuchTable(Refused):
    pass


class NoSeat(Refused):
    pass
