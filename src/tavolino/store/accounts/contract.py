"""What a store keeps of accounts: names that are theirs alone, passkeys, recovery codes, programs, and tickets."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

Purpose: TypeAlias = Literal["passkey", "sign in", "device"]


class Account(Struct, frozen=True):
    """A person whose name is theirs alone here. A program has one, too."""

    person: str
    name: str
    since: int  # seconds since 1970
    owner: str | None = None  # of a program: a person
    code: bytes | None = None  # the salt and the slow hash of the recovery code
    code_since: int | None = None  # when that was made


class Passkey(Struct, frozen=True):
    """What the server keeps of a passkey: enough to recognise it, nothing that could be used elsewhere."""

    id: str  # in base64url, as browsers send it
    person: str
    place: str  # the name of the server that it is for: tavolino.example
    key: bytes  # the public half
    uses: int  # as the authenticator counts them; 0: it does not count
    since: int  # seconds since 1970
    used: int  # when it was last used, to the hour
    browser: str = ""  # in which it was made
    system: str = ""


class Ticket(Struct, frozen=True):
    """Something that is good once and not for long: a challenge for a passkey, a code for another device."""

    id: str
    purpose: Purpose
    ends: int  # seconds since 1970
    person: str | None = None  # for whom; None: for anybody


class Card(NamedTuple):
    """Somebody's name, and for a program that of its owner."""

    name: str
    owner: str | None = None
    kept: bool = False  # the name is theirs alone


class AccountStore(Protocol):
    async def card(self, person: str) -> Card | None:
        """None if they were never here, have been forgotten or are part of somebody else by now."""

    async def account(self, person: str) -> Account | None: ...

    async def account_named(self, folded: str) -> Account | None:
        """Whose name looks like this one."""

    async def keep_name(self, person: str, name: str, folded: str) -> bool:
        """Make an account of a person who has this name; False if they have another one by now.

        Raises BadMessage if somebody else has a name like it. Does nothing for somebody who has an account.
        """

    async def rename_account(self, person: str, name: str, folded: str) -> None:
        """Raises BadMessage if somebody else has a name like it."""

    async def set_code(self, person: str, code: bytes | None) -> None:
        """Replace the recovery code of an account."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Does nothing if the person has no account, or if there is this passkey already."""

    async def passkey(self, name: str) -> Passkey | None: ...

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The oldest first."""

    async def note_passkey(self, name: str, uses: int, used: int) -> None:
        """It was used to sign in."""

    async def drop_passkey(self, person: str, name: str) -> None: ...

    async def offer_ticket(self, ticket: Ticket) -> None: ...

    async def use_ticket(self, name: str, purpose: Purpose) -> Ticket | None:
        """The ticket, if it is good; afterwards it is worthless, on all servers."""

    async def add_program(self, program: str, name: str, folded: str, owner: str, most: int) -> bool:
        """Store a program with an account; False if the owner has no account, or too many programs.

        Raises BadMessage if somebody else has a name like it.
        """

    async def programs_of(self, owner: str) -> list[Account]:
        """The oldest first."""

    async def programs_among(self, people: Sequence[str]) -> set[str]:
        """Which of these people are programs."""

    async def count_matches(self, person: str) -> int:
        """How many finished matches somebody has."""

    async def merge(self, guest: str, account: str) -> None:
        """From now on, everything of a guest is an account's: matches, devices and what the other rooms keep.

        All or nothing, and the second time nothing. Raises BadMessage if the guest has an account by now, or is part
        of another one. Logs still have the id of the guest.
        """

    async def merged_into(self, guest: str) -> str | None:
        """The account that a guest is part of."""

    async def belongings(self, person: str) -> list[str]:
        """The people who are to be forgotten with this one: programs, and the guests that they once were."""
