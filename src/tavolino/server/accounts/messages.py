"""The messages about accounts."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.server.messages import Name, Token
from tavolino.store import Scope

Words = Annotated[str, Meta(max_length=200)]


class AskPasskey(Struct, frozen=True):
    """What to ask the browser for."""

    options: dict[str, Any]  # in the JSON of WebAuthn: for `navigator.credentials`, with bytes in base64url


class ProvePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser answered."""

    credential: dict[str, Any]  # in the JSON of WebAuthn


class NewCode(Struct, frozen=True):
    """A recovery code. It is shown this once."""

    code: str  # six words


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # of the account
    code: Words  # the six words of its recovery code


class DeviceCode(Struct, frozen=True):
    """Signs another device in, once."""

    code: str  # ten letters, for the other device or in the address /sign-in/CODE
    seconds: int  # until it is worthless


class UseDeviceCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Words  # as another device shows it


class BringOffer(Struct, frozen=True):
    """What this browser has played as a guest, before it signed in."""

    token: str  # to bring it along: POST it to /api/me/bring within a day
    name: str  # of the guest
    matches: int  # finished ones
    tables: int  # open ones that know the guest


class SignedIn(Struct, frozen=True):
    name: str  # of the account
    bring: BringOffer | None  # None: nothing was played before


class BringAlong(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token  # out of the offer


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # nobody else here has it


class NewProgramToken(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # of the token, such as the machine it is for
    scope: Scope = "play"  # read: it can only look
    days: Annotated[int, Meta(ge=1, le=3650)] = 365  # until it ends


MESSAGES = (
    AskPasskey, BringAlong, DeviceCode, NewCode, NewProgram, NewProgramToken, ProvePasskey, SignedIn, UseCode,
    UseDeviceCode,
)  # fmt: skip
