"""`tavolino play`: a match in the terminal, of people and bots."""

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tavolino.bots import BOT_NAMES, Bot, bot_named
from tavolino.bots.preparation import PREPARATION
from tavolino.chance import SIZE
from tavolino.cli import broken_off
from tavolino.cli.arguments import A_GAME, Commands, add_bot, add_deal, add_game, command, name, positive, seed_of
from tavolino.cli.options import read_options
from tavolino.cli.search import wait_for_search
from tavolino.cli.terminal_table import TerminalTable
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.match import Match, replay
from tavolino.match.match import check_seats
from tavolino.match.record import check_place
from tavolino.terminal import Screen

YOU = "You"
PEOPLE = ("Anna", "Ben", "Cleo", "Dora")  # where several people sit at one screen
CONTINUE = "`tavolino play --continue` goes on with this match."


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "play",
        "play a match in the terminal",
        f"play {A_GAME} --bot club",
        about="At the prompt, ? shows the rules, hint gives advice and undo undoes a move. A match you quit is kept.",
    )
    add_game(parser, optional=True)
    parser.add_argument("--seats", type=positive, default=2, help="how many sit at the table (2)")
    parser.add_argument("--people", type=positive, default=1, help="how many of them are people at this screen (1)")
    parser.add_argument("--name", action="append", type=name, default=[], help="a person's name; once for each person")
    add_bot(parser, "who plays the other seats (heuristic)", default="heuristic")
    add_deal(parser)
    parser.add_argument("--record", metavar="FILE", type=Path, help="keep the record of the match in a file")
    parser.add_argument("--continue", dest="go_on", action="store_true", help="go on with the match that you quit last")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    if given.record:
        check_place(given.record)
    table = table_again() if given.go_on else new_table(given)
    bot = broken_off.kept().bot if given.go_on else given.bot
    try:
        table.play()
    finally:  # however it ended
        PREPARATION.close()
        if given.record:
            table.keep(given.record)
        keep_for_later(table, bot, continued=given.go_on)
    return 0


def keep_for_later(table: TerminalTable, bot: str, *, continued: bool) -> None:
    if table.match.outcome is None:
        kept = broken_off.BrokenOff(table.record(), len(table.people), bot)
        if table.began() and broken_off.keep(kept):
            table.console.print(CONTINUE)
    elif continued:
        broken_off.forget()


def new_table(given: Namespace) -> TerminalTable:
    if given.game is None:
        raise BadMessage("Which game? `tavolino play GAME` begins a match, and --continue goes on with one.")
    game = game_named(given.game)
    check_seats(game, given.seats)
    if given.people > given.seats:
        raise BadMessage(f"{given.people} people need {given.people} seats; there are {given.seats}.")
    if len(given.name) > given.people:
        raise BadMessage(f"There are more names than people; with --people {len(given.name)} all can play.")
    wait_for_search(game, [given.bot] if given.people < given.seats else [])
    bots = bots_of(game, given.bot, range(given.people, given.seats), given.seed)
    table = TerminalTable(match_of(game, given), bots, Screen(highlight=False))
    table.typed_seed = given.seed is not None
    return table


def table_again() -> TerminalTable:
    """The match that was broken off last, with bots that have forgotten nothing: they look at the table only."""
    kept = broken_off.kept()
    match = replay(kept.record)
    seats = range(kept.people, len(match.seats))
    wait_for_search(match.game, [kept.bot] if seats else [])
    table = TerminalTable(match, bots_of(match.game, kept.bot, seats, None), Screen(highlight=False))
    table.taken_back = kept.record.taken_back
    table.typed_seed = kept.record.typed_seed
    return table


def match_of(game: AnyGame, given: Namespace) -> Match:
    names = seat_names(given.name, given.people, given.seats)
    options = read_options(game, game.table_options, given.option)
    secret = seed_of(given.seed)
    people = 0 if given.seed is not None else given.people  # a match to be repeated takes nothing from outside
    contributions = [os.urandom(SIZE) if seat < people else bytes(SIZE) for seat in range(given.seats)]
    return Match(game, options, names, secret, contributions)


def bots_of(game: AnyGame, bot: str, seats: range, seed: str | None) -> dict[int, Bot]:
    rng = Random(seed)
    return {seat: bot_named(bot, game, Random(rng.random())) for seat in seats}


def seat_names(given: Sequence[str], people: int, seats: int) -> list[str]:
    usual = (YOU,) if people == 1 else PEOPLE
    return [*given, *usual[len(given) : people], *BOT_NAMES[: seats - people]]
