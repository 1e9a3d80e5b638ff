"""What somebody can ask for in a contest."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=40)]


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Take part, also again after leaving."""


class LeaveContest(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Take part no more. What was played stays; in rotating seats a bot plays on."""


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Begin the next deal alone with bots, unless one is begun."""


class BeginRounds(Struct, frozen=True, forbid_unknown_fields=True, tag="begin"):
    """The host: everybody is here, the rounds begin."""


class NextRound(Struct, frozen=True, forbid_unknown_fields=True, tag="next"):
    """The host: begin the next round now. Matches that go on are given up."""

    round: Annotated[int, Meta(ge=1, le=32)]  # how many have begun, so that a second click does nothing


class EndContest(Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """The host: the contest is over now, with what is there."""


class Extend(Struct, frozen=True, forbid_unknown_fields=True, tag="extend"):
    """The host: the contest ends later."""

    hours: Annotated[int, Meta(ge=1, le=14 * 24)]  # how much


class RemoveEntrant(Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """The host: somebody takes part no more, and cannot come back."""

    who: Key  # the key of an entrant


class StandInFor(Struct, frozen=True, forbid_unknown_fields=True, tag="stand in"):
    """The host: a bot plays for somebody in this round, until they make a move."""

    who: Key  # the key of an entrant


ContestAsk: TypeAlias = (
    Join | LeaveContest | PlayDeal | BeginRounds | NextRound | EndContest | Extend | RemoveEntrant | StandInFor
)
