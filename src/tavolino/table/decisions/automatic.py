"""What happens at a table automatically."""

from collections.abc import Callable
from random import Random

from tavolino.table.decisions.answer import NOTHING, Answer
from tavolino.table.decisions.playing import acted, begin
from tavolino.table.decisions.rematch import begins_at
from tavolino.table.decisions.seating import committed
from tavolino.table.decisions.vote import SUBSTITUTE, VOTE_TIME, bot_plays_on, lapsed
from tavolino.table.log.entries import AnyEntry, BotLeft, BotSat, BrokenOff
from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table

MOST_ACTIONS = 3000  # in a match: twice as many as the longest with any sense needs
FULL_PAUSE = 5000  # milliseconds from the last thing that happens at a full table of a slow match to its beginning
PASS_SOONEST, PASS_USUALLY, PASS_LATEST = 1500, 2500, 6000  # milliseconds until a seat that can only pass does so


class Pauses:
    """How long each seat that can only pass takes for it.

    It is chance, as with a person who could do something else, so that nobody learns anything from it. The log does
    not have it.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.of: dict[int, tuple[int, int]] = {}  # by seat: the decision, and the time for it

    def before_pass(self, table: Table, seat: int) -> int:
        assert table.play is not None
        decision = table.play.decisions[seat]
        if seat not in self.of or self.of[seat][0] != decision:
            self.of[seat] = (decision, round(self.rng.triangular(PASS_SOONEST, PASS_LATEST, PASS_USUALLY)))
        chosen = self.of[seat][1]
        return min(chosen, table.clock.left[seat] // 2) if seat in table.clock.since else chosen


def after_match(table: Table, at: int) -> list[AnyEntry]:
    """After a match, draw the secret of the next one, so that its commitment can be shown.

    A match that is far longer than any that is played to be won is broken off.
    """
    if table.stage == "playing" and table.play is not None and len(table.play.done) >= MOST_ACTIONS:
        return [BrokenOff(at=at, reason="long"), committed(at)]
    if table.stage == "over" and table.play is not None and table.secret == table.play.match.secret:
        return [committed(at)]
    return []


def new_rules(table: Table, at: int) -> list[AnyEntry]:
    """Break off a match that began under other rules than the program has."""
    return [BrokenOff(at=at, reason="rules"), committed(at)] if table.old else []


def person_back(table: Table, person: str, at: int) -> list[AnyEntry]:
    """When a person comes back, they play again, and the bot in their seat leaves."""
    seat = table.seat_of(person)
    if seat is None or table.seats[seat].bot is None or bot_plays_on(table, seat):
        return []
    return [BotLeft(at=at, seat=seat)]


def next_due(table: Table, pauses: Pauses) -> int | None:
    """When something will happen unasked, if nobody does anything before."""
    if table.stage == "over":
        return begins_at(table)
    if is_full(table):
        return table.at + FULL_PAUSE
    if table.stage != "playing" or table.play is None:
        return None
    times = passes(table, pauses)
    if table.vote is not None:
        times.append((table.vote.called + VOTE_TIME, table.vote.seat))
    if up := table.clock.next_up():
        times.append(up)
    return min(times)[0] if times else None


def due(table: Table, at: int, pauses: Pauses, here: Callable[[str], bool]) -> Answer:
    """What happens now: the next match, the end of a vote, a pass without a choice, an action whose time is up."""
    if table.stage == "over" and (time := begins_at(table)) is not None and time <= at:
        return Answer(begin(table, at))
    if is_full(table) and table.at + FULL_PAUSE <= at:
        return Answer(begin(table, at))
    if table.stage != "playing" or table.play is None:
        return NOTHING
    if ended := lapsed(table, at, here):
        return Answer(ended)
    for time, seat in passes(table, pauses):
        if time <= at:
            action = table.play.choices[seat][0]
            return Answer([acted(table, seat, action, "table", at)], action)
    up = table.clock.next_up()
    if up is not None and up[0] <= at:
        seat = up[1]
        if table.slow and missed(table.play, seat):
            return Answer([BotSat(at=at, seat=seat, level=SUBSTITUTE)])
        action = table.game.sensible(table.play.match.view(seat), pauses.rng)
        return Answer([acted(table, seat, action, "clock", at)], action)
    return NOTHING


def missed(play: MatchInPlay, seat: int) -> bool:
    """Whether the last move in a seat was made because its time was up."""
    return next((done.by == "clock" for done in reversed(play.done) if done.seat == seat), False)


def passes(table: Table, pauses: Pauses) -> list[tuple[int, int]]:
    """The people's seats that can only pass, and when they will: (time, seat)."""
    assert table.play is not None
    since = table.play.choices_since
    return [(since[seat] + pauses.before_pass(table, seat), seat) for seat in can_only_pass(table)]


def can_only_pass(table: Table) -> list[int]:
    assert table.play is not None
    return [
        seat
        for seat, choices in enumerate(table.play.choices)
        if len(choices) == 1 and not table.played_by_bot(seat) and table.game.write(choices[0]) == "pass"
    ]


def is_full(table: Table) -> bool:
    """Whether a slow match begins by itself: its people need not be there together to start it."""
    people = sum(seat.person is not None for seat in table.seats)
    return table.slow and table.stage == "lobby" and people > 1 and not any(seat.free for seat in table.seats)
