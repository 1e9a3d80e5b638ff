"""What somebody wishes for who opens a contest, checked."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.bots import check_bot
from tavolino.game import BadMessage, GameOptions
from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.match.options import changed_options, options_as_json
from tavolino.people.letters import piled_up, readable, width
from tavolino.store import Plan
from tavolino.store.contests.contract import Form
from tavolino.words import Sentence, sentence

HOURS = 14 * 24  # that a contest lasts, at most
EVENING = 24  # the same for one in rounds, for which everybody has to be there
LONGEST_NAME = 60  # as wide as so many usual letters


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """A contest in which everybody plays the same deals."""

    name: Annotated[str, Meta(max_length=400)]  # what it is called; empty: after its game
    game: Annotated[str, Meta(max_length=40)]  # its name, as in /api/games
    seats: Annotated[int, Meta(ge=1, le=10)]  # at each table
    deals: Annotated[int, Meta(ge=1, le=32)]  # how many everybody plays
    hours: Annotated[int, Meta(ge=1, le=HOURS)]  # until it ends by itself; in rotating seats at most a day
    options: GameOptions = {}  # the rest have their defaults
    form: Literal["bots", "rotating"] = "bots"  # each alone with bots, whenever they like; or people in rotating seats
    level: Annotated[str, Meta(max_length=40)] = "casual"  # of the bots, also of those that fill seats
    decides: Literal["matchpoints", "points"] = "matchpoints"  # which ranking decides; both are shown
    listed: bool = False  # everybody can see and join it; otherwise only people with the link
    seconds: Annotated[int, Meta(ge=3, le=86_400)] | None = None  # for each decision, in rotating seats; None: no clock


def plan_of(wish: NewContest) -> Plan:
    """Raises BadMessage for what cannot be played."""
    game = game_named(wish.game)
    check_seats(game, wish.seats)
    check_bot(wish.level, game)
    rotating = wish.form == "rotating"
    if rotating and wish.seats == 1:
        raise BadMessage(sentence("why-contest-alone"))
    if wish.hours > longest(wish.form):
        raise BadMessage(too_long(wish.form))
    options = options_as_json(changed_options(game, game.table_options, wish.options))
    return Plan(
        name=checked(" ".join(wish.name.split())) or game.title,
        game=wish.game,
        seats=wish.seats,
        deals=wish.deals,
        options=options,
        form=wish.form,
        level=wish.level,
        decides=wish.decides,
        listed=wish.listed,
        seconds=wish.seconds if rotating else None,
    )


def longest(form: Form) -> int:
    """For how many hours a contest can go on."""
    return EVENING if form == "rotating" else HOURS


def too_long(form: Form) -> Sentence:
    return sentence("why-contest-rounds-long") if form == "rotating" else sentence("why-contest-long")


def checked(name: str) -> str:
    if not readable(name) or piled_up(name) or width(name) > LONGEST_NAME:
        raise BadMessage(sentence("why-contest-name"))
    return name
