"""What the people at a table decide together while a match goes on: one no ends a vote, and so does time.

A newcomer takes over a bot's seat only if the people who sit there agree, because a second guest of one of them
would see another hand. A bot plays for somebody who does not move only if the others agree.
"""

from collections.abc import Callable

from tavolino.people import Person
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import (
    AnyEntry,
    BotLeft,
    JoinAsked,
    Replaced,
    ReplacementAsked,
    Sat,
    VotedNo,
    VotedYes,
    VoteLapsed,
)
from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table
from tavolino.table.log.vote import Vote
from tavolino.words import sentence

SUBSTITUTE = "casual"  # a level that plays everywhere, without search
VOTE_TIME = 20_000  # milliseconds to answer
VOTE_PAUSE = 30_000  # milliseconds after a call to join until the table can be asked again
IDLE = 120_000  # milliseconds that a match waits for somebody until the others may let a bot play
CHANCES = 2  # after this many votes in a match a bot plays on to its end


def needs_consent(table: Table, person: str, number: int) -> bool:
    """Whether somebody who wants a seat has to ask: not without a match, nor for a hand that they had before."""
    if table.play is None or table.stage != "playing" or table.play.hands_seen.get(person) == number:
        return False
    return any(seat.person is not None for seat in table.seats)


def ask_to_join(table: Table, person: Person, number: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    play, vote = match_of(table), table.vote
    if vote is not None and (vote.about, vote.person, vote.seat) == ("join", person.id, number):
        return []  # they are being asked
    if person.id in play.turned_away:
        raise NotAllowed(sentence("why-turned-away"))
    check_no_vote(table)
    if play.asked_to_join is not None and at < play.asked_to_join + VOTE_PAUSE:
        raise NotAllowed(sentence("why-vote-soon"))
    asked = JoinAsked(at=at, seat=number, person=person.id, name=person.name, owner=person.owner or "")
    if not people_here(table, here):
        raise NotAllowed(sentence("why-nobody-to-ask"))
    return [asked]


def ask_for_bot(table: Table, own: int, other: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """Let a bot play for somebody for whom the match has been waiting too long."""
    play, seat = match_of(table), table.seats[other]
    if own == other or seat.person is None:
        raise NotAllowed(sentence("why-nobody-there"))
    if table.played_by_bot(other):
        return []
    if table.slow:
        raise NotAllowed(sentence("why-slow"))
    if waited(table, play, other, at) < IDLE:
        raise NotAllowed(sentence("why-not-idle", name=seat.name, minutes=IDLE // 60_000))
    check_no_vote(table)
    if people_here(table, here) - {own, other}:
        return [ReplacementAsked(at=at, seat=own, other=other)]
    return [Replaced(at=at, seat=other, level=SUBSTITUTE)]


def cast(table: Table, seat: int, at: int, here: Callable[[str], bool], *, yes: bool) -> list[AnyEntry]:
    vote = table.vote
    if vote is None or seat in (vote.by, vote.seat):
        raise NotAllowed(sentence("why-no-vote"))
    if not yes:
        return [VotedNo(at=at, seat=seat)]
    voted = [] if seat in vote.yes else [VotedYes(at=at, seat=seat)]
    if voters(table, vote, here) - vote.yes - {seat}:
        return [*voted]
    return [*voted, *carried(vote, at)]


def lapsed(table: Table, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """Time is up: those who are still here must all have agreed."""
    vote = table.vote
    if vote is None or at < vote.called + VOTE_TIME:
        return []
    agreed = vote.yes and not voters(table, vote, here) - vote.yes
    return carried(vote, at) if agreed and here(vote.person) else [VoteLapsed(at=at)]


def carried(vote: Vote, at: int) -> list[AnyEntry]:
    """Everybody agreed."""
    if vote.about == "join":
        return [Sat(at=at, seat=vote.seat, person=vote.person, name=vote.name, owner=vote.owner)]
    return [Replaced(at=at, seat=vote.seat, level=SUBSTITUTE)]


def come_back(table: Table, seat: int, at: int) -> list[AnyEntry]:
    """A person plays again, and the bot in their seat leaves."""
    if not table.played_by_bot(seat):
        return []
    if bot_plays_on(table, seat):
        raise NotAllowed(sentence("why-bot-plays-on"))
    return [BotLeft(at=at, seat=seat)]


def bot_plays_on(table: Table, seat: int) -> bool:
    """Whether the others have let a bot play here so often that it does so until the match ends."""
    return table.play is not None and table.stage == "playing" and table.play.replaced.get(seat, 0) >= CHANCES


def voters(table: Table, vote: Vote, here: Callable[[str], bool]) -> set[int]:
    """The seats that have a say."""
    return people_here(table, here) - {vote.seat, vote.by}


def people_here(table: Table, here: Callable[[str], bool]) -> set[int]:
    return {number for number, seat in enumerate(table.seats) if seat.person is not None and here(seat.person)}


def waited(table: Table, play: MatchInPlay, seat: int, at: int) -> int:
    """For how many milliseconds the match has been waiting for the person in a seat."""
    if table.slow:
        return 0  # they have days
    if table.stage != "playing" or seat not in table.game.awaited(play.match.state) or table.played_by_bot(seat):
        return 0
    return max(0, at - play.decided_since[seat])


def match_of(table: Table) -> MatchInPlay:
    if table.play is None or table.stage != "playing":
        raise NotAllowed(sentence("why-not-begun"))
    return table.play


def check_no_vote(table: Table) -> None:
    if table.vote is not None:
        raise NotAllowed(sentence("why-vote-open"))
