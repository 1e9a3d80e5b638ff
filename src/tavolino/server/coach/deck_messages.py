"""The messages about one position of a deck."""

from msgspec import Struct

from tavolino.game import GameAction, GameOptions
from tavolino.server.coach.messages import CoachDecision, DeckCard
from tavolino.server.messages import Step


class DeckPosition(Struct, frozen=True):
    """A position of your deck, as you saw it then."""

    card: DeckCard  # where it comes from
    names: tuple[str, ...]  # by seat, as in the record
    options: GameOptions  # of the match
    now: Step  # the position, and what had just happened


class DeckAnswer(Struct, frozen=True):
    """What the coach says about what you would do now."""

    card: DeckCard  # as it is now
    decision: CoachDecision  # as if you had done it then
    fewest_win: bool  # few points are good in this game
    counts: bool  # it was due; otherwise nothing changes
    then: int  # the place of what you really did, among the choices


class TryCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would do in a position of your deck."""

    action: GameAction  # as in the view


MESSAGES = (DeckAnswer, DeckPosition, TryCard)
