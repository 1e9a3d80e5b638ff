"""The people whom somebody knows: both sides agree. And those whom somebody keeps away, without being told.

Who blocks or mutes whom is kept in memory, so that a table can look at it with every ask. All servers hear of changes.
"""

import time
from collections import defaultdict
from collections.abc import Iterable, Set
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tavolino.people.changes import Merged
from tavolino.store import Bulletin, Encounters, Invitation, Store, Tie, Visibility
from tavolino.store.circle.contract import Kind

MOST = 200  # people that one person can want to know
INVITED = 30 * 60  # seconds that an invitation is good for
Said: TypeAlias = Set[tuple[str, str, Kind]]  # who says what about whom
Between: TypeAlias = Literal["nothing", "asked", "asks", "mine"]  # what one person and another have said


class MarksChanged(Struct, frozen=True):
    """Told to all servers: somebody blocks or mutes others than before."""

    person: str = ""  # empty: anybody may have changed theirs


class Companion(NamedTuple):
    """Somebody with whom a person has agreed."""

    id: str
    name: str
    visible: bool
    encounters: list[Encounters]


class Circle:
    def __init__(self, store: Store, bulletin: Bulletin) -> None:
        self.store = store
        self.bulletin = bulletin
        self.bulletin.on(MarksChanged, self.take_marks)
        self.bulletin.on(Merged, self.read)
        self.blocked: dict[str, set[str]] = {}  # by who blocks
        self.muted: dict[str, set[str]] = {}  # by who does not hear

    async def take_marks(self, changed: MarksChanged) -> None:
        """Read only what one person says: anybody can make this happen again and again."""
        if not changed.person:
            await self.read()
            return
        own = [tie for tie in await self.store.ties_of(changed.person) if tie.person == changed.person]
        self.blocked[changed.person] = {tie.other for tie in own if tie.kind == "blocks"}
        self.muted[changed.person] = {tie.other for tie in own if tie.kind == "mutes"}

    async def read(self, _: Merged | None = None) -> None:
        found: dict[str, dict[str, set[str]]] = {"blocks": defaultdict(set), "mutes": defaultdict(set)}
        for tie in await self.store.marks():
            found[tie.kind][tie.person].add(tie.other)
        self.blocked, self.muted = dict(found["blocks"]), dict(found["mutes"])

    def blocks(self, person: str, other: str) -> bool:
        return other in self.blocked.get(person, ())

    def apart(self, person: str, other: str) -> bool:
        """Whether one of them blocks the other."""
        return self.blocks(person, other) or self.blocks(other, person)

    def unheard(self, hearer: str, speaker: str) -> bool:
        """Whether somebody does not want to hear another one, at any table."""
        return speaker in self.muted.get(hearer, ()) or self.blocks(hearer, speaker)

    # What people say about each other

    async def want(self, person: str, other: str) -> None:
        """Ask somebody, or agree. If they block the person, they are not asked, and nobody tells."""
        await self.store.end_ties(person, other, ["declines"])
        await self.store.add_tie(Tie(person, other, "wants", now()), MOST)

    async def part(self, person: str, other: str) -> None:
        """Take an ask back, decline one, or remove somebody; nobody is told."""
        if between(said(await self.store.ties_of(person)), person, other) == "asks":
            await self.store.add_tie(Tie(person, other, "declines", now()), MOST)
        else:
            await self.store.end_ties(person, other, ["wants"])
            await self.store.end_ties(other, person, ["wants"])

    async def block(self, person: str, other: str, *, block: bool) -> None:
        if block:
            await self.store.block(person, other, now())
        else:
            await self.store.end_ties(person, other, ["blocks"])
            await self.store.end_ties(other, person, ["wants"])  # asked for meanwhile, and never shown
        await self.bulletin.tell(MarksChanged(person))

    async def mute(self, person: str, other: str, *, mute: bool) -> None:
        if mute:
            await self.store.add_tie(Tie(person, other, "mutes", now()), MOST)
        else:
            await self.store.end_ties(person, other, ["mutes"])
        await self.bulletin.tell(MarksChanged(person))

    # Invitations

    async def may_invite(self, person: str, guest: str) -> bool:
        """Whether the guest wants to be invited by this person; a block is not told."""
        wanted = (await self.store.visibility_of([guest])).get(guest, Visibility()).invites
        if wanted == "nobody":
            return False
        if between(said(await self.store.ties_of(person)), person, guest) == "mine":
            return True
        return wanted == "met" and await self.store.have_met(person, guest)

    async def invite(self, person: str, guest: str, table: str, game: str) -> Invitation:
        made = now()
        invitation = Invitation(person, guest, table, game, made, made + INVITED)
        await self.store.invite(invitation)
        return invitation

    async def invitations_to(self, person: str) -> list[Invitation]:
        """Those that are still good, without what a blocked person sends."""
        found = await self.store.invitations_of(person)
        return [
            one for one in found if one.guest == person and one.ends > now() and not self.blocks(person, one.person)
        ]

    # The whole circle

    async def companions(self, person: str, ties: Iterable[Tie]) -> list[Companion]:
        """Those with whom somebody has agreed, the last played with first."""
        everything = said(ties)
        own = {other for one, other, _ in everything if one == person}
        others = {other for other in own if between(everything, person, other) == "mine"}
        names, wishes = await self.store.names_of(others), await self.store.visibility_of(others)
        by_other: defaultdict[str, list[Encounters]] = defaultdict(list)
        for tally in await self.store.encounters(person, others):
            by_other[tally.other].append(tally)
        found = [
            Companion(other, name, not wishes.get(other, Visibility()).invisible, by_other[other])
            for other, name in names.items()
        ]
        return sorted(found, key=lambda one: (-max((each.last for each in one.encounters), default=0), one.name))

    def asking(self, person: str, ties: Iterable[Tie]) -> list[str]:
        """Who would like to know somebody and waits for an answer, without those who are blocked."""
        ties = [*ties]
        everything = said(ties)
        found = [one.person for one in ties if one.other == person and one.kind == "wants"]
        waiting = [other for other in found if between(everything, person, other) == "asks"]
        return [other for other in waiting if not self.blocks(person, other)]


def said(ties: Iterable[Tie]) -> Said:
    """Everything that was said, to look up many people: somebody may have thousands of ties."""
    return {(one.person, one.other, one.kind) for one in ties}


def between(everything: Said, person: str, other: str) -> Between:
    own, theirs = (person, other, "wants") in everything, (other, person, "wants") in everything
    if own:
        return "mine" if theirs else "asked"
    return "asks" if theirs and (person, other, "declines") not in everything else "nothing"


def now() -> int:
    return int(time.time())
