"""When an action can be taken back without asking anybody.

A seat may take back its last action as long as that changed nothing for the others and told the seat itself nothing
it did not know. Both are found out from the contract alone: the others' choices are compared, and the action is tried
in worlds that the seat could imagine before it acted. If its view came out the same in all of them, nothing hidden
has come to light.
"""

from random import Random
from typing import Any

from tavolino.game import TavolinoError
from tavolino.match import Match
from tavolino.table.play import Play
from tavolino.words import Sentence, sentence

WORLDS = 24  # enough for a card that could be one of several to differ in one of them


def own_last(play: Play, seat: int) -> int | None:
    """The number of the last action that the person in this seat took."""
    own = [number for number, done in enumerate(play.done) if done.seat == seat and done.by == "person"]
    return own[-1] if own else None


def why_not_freely(play: Play, number: int) -> Sentence | None:
    """Why an action cannot be taken back without consent; None where it can."""
    seat, action = play.done[number].seat, play.done[number].action
    others = [other for other in play.match.seats if other != seat]
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
    return [match.game.legal(match.state, seat) for seat in seats]


def reveals(before: Match, after: Match, seat: int, action: Any) -> bool:
    game, known, found = before.game, before.view(seat), after.view(seat)
    for number in range(WORLDS):
        world = game.imagine(known, Random(number))
        game.apply(world, seat, action)
        if game.view(world, seat) != found:
            return True
    return False
