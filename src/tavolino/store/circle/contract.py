"""What a store keeps about the people whom somebody knows: who is close to whom, who is kept away, invitations."""

from collections.abc import Collection, Mapping
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

MOST_BLOCKED = 500  # by one person
MOST_WANTED = 1000  # people who want to know the same one
Kind: TypeAlias = Literal["wants", "declines", "blocks", "mutes"]
Inviters: TypeAlias = Literal["mine", "met", "nobody"]  # those whom one has agreed with, has played with, or no one


class Tie(Struct, frozen=True):
    """What one person has said about another. Two who both want are each other's people."""

    person: str
    other: str
    kind: Kind
    since: int  # seconds since 1970


class Visibility(Struct, frozen=True):
    """How a person wants to be found."""

    invites: Inviters = "met"  # who may invite them
    invisible: bool = False  # nobody sees whether they are here


class Invitation(Struct, frozen=True):
    """One at a time from one person to another; a new one takes the place of the last."""

    person: str  # who invites
    guest: str
    table: str
    game: str
    made: int  # seconds since 1970
    ends: int


class Encounters(Struct, frozen=True):
    """How two people have done against each other in one game."""

    other: str
    game: str
    ahead: int  # matches in which the first had the better place
    behind: int
    level: int  # with the same place
    last: int  # when their last one ended


class CircleStore(Protocol):
    async def ties_of(self, person: str) -> list[Tie]:
        """What a person has said about others, and others about them; the oldest first."""

    async def marks(self) -> list[Tie]:
        """Everybody's `blocks` and `mutes`."""

    async def add_tie(self, tie: Tie, most: int) -> None:
        """Does nothing if it is there, if the person has so many of this kind, or if one of them is forgotten.

        Nor does it if very many want to know the other.
        """

    async def end_ties(self, person: str, other: str, kinds: Collection[Kind]) -> None: ...

    async def block(self, person: str, other: str, time: int) -> None:
        """Also ends what they wanted of each other, and their invitations."""

    async def names_of(self, people: Collection[str]) -> dict[str, str]:
        """Without those who were forgotten."""

    async def have_met(self, person: str, other: str) -> bool:
        """Whether both have played in one match, or sat at one table."""

    async def encounters(self, person: str, others: Collection[str]) -> list[Encounters]: ...

    async def player_of(self, record: str, seat: int) -> str | None:
        """The person who finished a recorded match in a seat."""

    async def invite(self, invitation: Invitation) -> None: ...

    async def invitations_of(self, person: str) -> list[Invitation]:
        """To them and from them, the newest first."""

    async def end_invitation(self, person: str, guest: str) -> None: ...

    async def drop_invitations(self, ended_before: int) -> None: ...

    async def visibility_of(self, people: Collection[str]) -> Mapping[str, Visibility]:
        """Of those who have any."""

    async def set_visibility(self, person: str, visibility: Visibility) -> None: ...
