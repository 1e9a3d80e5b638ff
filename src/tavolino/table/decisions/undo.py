"""Undo: without asking if the action changed nothing for anybody, otherwise if the others agree.

A seat may take back its last action without asking if that changed nothing for the others and told the seat itself
nothing new. Both follow from the contract: we compare the others' choices, and try the action in worlds that the seat
could imagine before it acted. If its view comes out the same in all of them, nothing hidden was revealed.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from tavolino.game import TavolinoError
from tavolino.match import Match
from tavolino.table.decisions.playing import running
from tavolino.table.decisions.rated import check_no_undo
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import AnyEntry, TookBack, UndoAgreed, UndoAsked, UndoRefused
from tavolino.table.log.match_in_play import MatchInPlay
from tavolino.table.log.table import Table
from tavolino.words import Sentence, sentence

NEAR = 64  # an action is taken back freely only if no more have been taken since, it included
WORLDS = 24  # enough for an unknown card to differ in one of them


def undo(table: Table, seat: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    check_no_undo(table)
    play = running(table)
    number = own_last(play, seat)
    if number is None:
        raise NotAllowed(sentence("why-nothing-to-undo"))
    if table.stage == "over":
        raise NotAllowed(sentence("why-revealed"))
    if table.undo is not None and table.undo.action == number:
        return []  # the others are being asked
    reason = why_not_freely(play, number)
    if reason is None:
        return [TookBack(at=at, seat=seat, action=number)]
    if not others_to_ask(table, seat):
        return [TookBack(at=at, seat=seat, action=number, everything=True)]
    for other in others_to_ask(table, seat):
        if not here(table.seats[other].person or ""):
            raise NotAllowed(sentence("why-undo-away", name=table.seats[other].name))
    if play.done[number].version in play.denied:
        raise NotAllowed(sentence("why-undo-denied"))
    return [UndoAsked(at=at, seat=seat, action=number, reason=str(reason), message=reason.message)]


def agree(table: Table, seat: int, at: int, *, yes: bool) -> list[AnyEntry]:
    request = table.undo
    if request is None or request.seat == seat:
        raise NotAllowed(sentence("why-no-wish"))
    if not yes:
        return [UndoRefused(at=at, seat=seat)]
    agreed = [UndoAgreed(at=at, seat=seat)] if seat not in request.agreed else []
    if others_to_ask(table, request.seat) - request.agreed - {seat}:
        return [*agreed]
    return [*agreed, TookBack(at=at, seat=request.seat, action=request.action, everything=True)]


def others_to_ask(table: Table, asker: int) -> set[int]:
    """The other seats that a person holds, even if a bot plays there for now."""
    return {number for number, seat in enumerate(table.seats) if number != asker and seat.person is not None}


def own_last(play: MatchInPlay, seat: int) -> int | None:
    """The number of the last action by the person in this seat."""
    for number in range(len(play.done) - 1, -1, -1):
        if play.done[number].seat == seat and play.done[number].by == "person":
            return number
    return None


def why_not_freely(play: MatchInPlay, number: int) -> Sentence | None:
    """Why an action cannot be taken back without consent; None if it can."""
    seat, action = play.done[number].seat, play.done[number].action
    others = [other for other in play.match.seats if other != seat]
    if len(play.done) - number > NEAR:
        return sentence("why-undo-acted")
    before = play.before(number)
    after = play.before(number + 1)
    if choices(before, others) != choices(after, others):
        return sentence("why-undo-choices")
    if reveals(before, after, seat, action):
        return sentence("why-undo-shown")
    try:
        without = play.without(number)
    except TavolinoError:
        return sentence("why-undo-built")
    if choices(without, others) != choices(play.match, others):
        return sentence("why-undo-acted")
    return None


def choices(match: Match, seats: list[int]) -> list[Any]:
    return [match.legal_for(seat) for seat in seats]


def reveals(before: Match, after: Match, seat: int, action: Any) -> bool:
    game, known, found = before.game, before.view(seat), after.view(seat)
    for number in range(WORLDS):
        world = game.imagine(known, Random(number))
        game.apply(world, seat, action)
        if game.view(world, seat) != found:
            return True
    return False
