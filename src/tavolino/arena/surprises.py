"""The most surprising deals of a contest, and their matches, played again.

A match follows from the contest and the fixture, so its actions are not kept: those few that somebody may want to look
at are played once more.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean

from msgspec import Struct, structs

from tavolino.arena.contest import Contest
from tavolino.arena.played import Played, played_of, played_out
from tavolino.arena.statistics import Summary, won
from tavolino.match import Record, record_of

DEALS, MATCHES = 3, 2  # matches of each deal: bots that search take as long as the first time


class Surprise(Struct, frozen=True):
    """A match that went otherwise than the whole contest would lead one to expect."""

    played: Played
    record: Record | None  # None: played again, it went differently, because a bot thinks by the clock

    @property
    def file(self) -> str:
        """The name of the file that its record is kept in."""
        seats = "-".join(name.replace(":", ".") for name in self.played.seating)
        return f"deal-{self.played.deal}-{seats}.json"


def surprises(contest: Contest, summary: Summary, matches: Sequence[Played]) -> Iterator[Surprise]:
    """The deals whose results are farthest from the bots' shares, and of each the matches that are."""
    usual = {standing.bot: standing.share.value for standing in summary.standings}
    deals = defaultdict(list)
    for played in matches:
        deals[played.deal].append(played)
    for _, of_deal in sorted(deals.items(), key=lambda deal: (unlikeliness(deal[1], usual), deal[0]))[:DEALS]:
        for played in sorted(of_deal, key=lambda played: (unlikeliness([played], usual), played.seating))[:MATCHES]:
            yield Surprise(played, again(contest, played))


def unlikeliness(matches: Sequence[Played], usual: dict[str, float]) -> tuple[float, int]:
    """Negative, so that the most surprising come first: how far off the shares are; of equals, by how many points."""
    shares = defaultdict(list)
    for played in matches:
        for bot in {*played.seating}:
            shares[bot].append(won(played, bot))
    off = sum(abs(fmean(values) - usual[bot]) for bot, values in shares.items())
    return -round(off, 9), -sum(max(played.scores) - min(played.scores) for played in matches)


def again(contest: Contest, played: Played) -> Record | None:
    """The record of a match, if it goes as it went before."""
    match = played_out(contest, played.fixture)
    unmeasured = structs.replace(played, luck=None, hidden=None)
    same = played_of(contest, played.fixture, match) == unmeasured
    return record_of(match, reveal=True) if same else None
