"""The messages of the coach. What the numbers mean is said in docs/coach.md."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.game import GameAction
from tavolino.words import Told

CoachVerdict = Literal["best", "good", "inaccuracy", "mistake", "blunder", "close", "only"]
CoachUnit = Literal["win", "points"]
CoachStage = Literal["none", "waiting", "preparing", "working", "done"]


class CoachFigure(Struct, frozen=True):
    """A number from imagined deals."""

    mean: float  # the number
    error: float  # its standard error; 0: exact


class CoachChoice(Struct, frozen=True):
    """Something that a seat could do."""

    action: GameAction  # as in a view
    text: str  # the action in the game's notation
    win: CoachFigure  # the seat's chance to come first after it, from 0 to 1
    points: CoachFigure  # the seat's points at the end of the match, in the game's own points


class CoachDecision(Struct, frozen=True):
    """One action of the match, and what else there was."""

    step: int  # of the replay, just before the action
    seat: int  # whose it was
    by: str  # who took it: "person", "bot LEVEL", "clock" and so on; empty: not known
    choices: tuple[CoachChoice, ...]  # in the order of the view
    taken: int  # the place of the action among them
    best: int  # the place of the best
    unit: CoachUnit  # what "better" means here: the chance to win; alone at the table points
    regret: float  # how much better the best is, in that unit
    low: float  # at least, with a confidence of 95 %
    high: float  # at most
    verdict: CoachVerdict  # "only": nothing else was allowed; "close": too close to call
    exact: bool  # counted out, not estimated
    deals: int  # in how many imagined deals the choices were tried
    told: Told | None = None  # why, in words; None: nothing to say that the numbers don't


class CoachStep(Struct, frozen=True):
    """Where the match stood after the deal, or after an action."""

    win: tuple[float, ...]  # by seat: the chance to come first
    points: tuple[float, ...]  # by seat: the points to expect at the end
    dealt: bool  # cards were dealt just before


class CoachSum(Struct, frozen=True):
    """What a result consists of. The parts add up to it."""

    expected: float  # before the deal, the same for everybody
    deal: float  # luck: what the deals brought
    draws: float  # luck: what was drawn by anybody
    hidden: float  # luck: how decisions turned out, given what nobody could see
    others: float  # what the others did
    decisions: float  # what this seat did
    result: float  # the sum of it all


class CoachDeed(Struct, frozen=True):
    """Things of one kind that a seat did where it had a choice."""

    count: int  # how often
    given_up: float  # how much better the best choices were, all together, in the unit of the decisions
    at_random: float  # the same, of choosing blindly


class CoachSeat(Struct, frozen=True):
    """A whole match of one seat in figures."""

    seat: int  # its number
    win: CoachSum | None  # of the chance to win; None: not known, or not yet
    points: CoachSum | None  # of the points
    given_up: float  # how much better the best choices were, all together, in the unit of the decisions
    accuracy: float | None  # 100: always the best choice; 0: no better than choosing blindly
    verdicts: dict[str, int]  # how many decisions there were of each kind
    deeds: dict[str, CoachDeed] = {}  # by kinds in the game's words, such as taking the row


class CoachMissing(Struct, frozen=True):
    """Something that could not be judged, or that one should know."""

    code: str  # what
    seats: tuple[int, ...]  # whom it concerns; empty: everybody


class Judged(Struct, frozen=True):
    """What the coach found out about a match; while it works, what it knows so far."""

    fewest_win: bool  # few points are good
    steps: tuple[CoachStep, ...]  # in the order of the replay; while it works, the first of them
    decisions: tuple[CoachDecision, ...]  # in the order of the match; while it works, some of them
    seats: tuple[CoachSeat, ...]  # by seat
    missing: tuple[CoachMissing, ...]  # what it lacks


class Coached(Struct, frozen=True):
    """How far the coach is with a match."""

    version: str  # send it as `known` to get an answer when something is new
    stage: CoachStage  # "none": nobody has asked for it yet; "preparing": the server gets the coach ready, only once
    done: int  # how much of the work is done
    total: int  # of how much; 0: not known yet
    wait: int  # about how many seconds until it begins or, once it works, ends
    judged: Judged | None = None  # what there is to show
    own: tuple[int, ...] = ()  # the seats where you sat


class ImaginedAction(Struct, frozen=True):
    """An action in a line, and what happened then."""

    seat: int  # whose it was
    told: tuple[Told, ...]  # in words, as the deciding seat would have seen it; cards that it couldn't know are made up


class CoachLine(Struct, frozen=True):
    """How a match might have gone on after the best choice: one imagined deal of many."""

    actions: tuple[ImaginedAction, ...]  # the best choice first


class JudgedMatch(Struct, frozen=True):
    """One of your matches that the coach has looked at."""

    id: str  # the name of its record
    ended: int  # seconds since 1970
    game: str  # its name
    seats: int  # how many played
    seat: int  # where you sat
    fewest_win: bool  # few points are good in this game
    figures: CoachSeat  # of your seat


class MyPlay(Struct, frozen=True):
    """How you play, as far as the coach has looked at it."""

    matches: tuple[JudgedMatch, ...]  # the newest first


class AskCoach(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach is to look at."""

    effort: Annotated[str, Meta(max_length=20)] = "usual"  # how closely: quick or usual


class DeckCard(Struct, frozen=True):
    """One of your mistakes, to be tried again until it goes well three times in a row."""

    record: str  # the id of its match
    ended: int  # when the match ended: seconds since 1970
    game: str  # its name
    seats: int  # how many played
    seat: int  # where you sat
    step: int  # of the replay, just before your decision
    kind: str  # of the mistake, in the game's words; "other": the game doesn't say
    verdict: str  # mistake or blunder
    in_a_row: int  # how often it went well since it last did not
    due: int | None  # the day when it comes back: since 1970, in UTC; None: you haven't tried it yet
    done: bool  # it doesn't come back


class MyDeck(Struct, frozen=True):
    """Your mistakes, as far as the coach has looked at your matches."""

    today: int  # the day: since 1970, in UTC
    cards: tuple[DeckCard, ...]  # those of the newest matches first


MESSAGES = (AskCoach, Coached, CoachLine, MyDeck, MyPlay)
