"""`tavolino trace`: prints whole matches as JSON lines, for independent checkers, or writes them as a table."""

import hmac
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tavolino.bots import bot_named
from tavolino.cli.arguments import A_GAME, Commands, add_bot, add_deal, add_game, command, positive, seed_of, share
from tavolino.cli.options import read_options
from tavolino.cli.search import wait_for_search
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.lab.traces import Traced, moments, rows
from tavolino.match.match import check_seats
from tavolino.words import counted


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "trace",
        "print whole matches, all cards open, as JSON lines",
        f"trace {A_GAME} --seats 3 --games 10 --bot heuristic --noise 0.1",
        f"trace {A_GAME} --games 1000 --bot heuristic --noise 0.1 --parquet matches.parquet",
    )
    add_game(parser)
    parser.add_argument("--seats", type=positive, default=2, help="how many sit at the table (2)")
    add_deal(parser)
    parser.add_argument("--games", type=positive, default=1, help="how many matches (1)")
    add_bot(parser, "who plays every seat, instead of uniform chance")
    parser.add_argument("--noise", metavar="P", type=share, help="how often the bot plays at random instead (0)")
    parser.add_argument("--actions", metavar="M", type=positive, help="break each match off after M actions")
    parser.add_argument("--parquet", metavar="FILE", type=Path, help="a table with a row for each action, instead")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    check_seats(game, given.seats)
    options = read_options(game, game.simulation_options, given.option)
    if given.noise is not None and given.bot is None:
        raise BadMessage("--noise goes with --bot: without a bot every choice is random already.")
    wait_for_search(game, [given.bot])
    matches = traced_matches(given, game, options)
    if given.parquet:
        from tavolino.lab.parquet import write_parquet  # here, because it needs a large library

        number = write_parquet((rows(traced, number) for number, traced in enumerate(matches)), given.parquet)
        matches_in_words = "1 match" if given.games == 1 else f"{given.games:,} matches"
        print(f"{counted(number, 'action')} of {matches_in_words} in {given.parquet}.")
        return 0
    for traced in matches:
        for line in lines(traced):
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    return 0


def traced_matches(given: Namespace, game: AnyGame, options: Any) -> Iterator[Traced]:
    seed = seed_of(given.seed)
    for number in range(given.games):
        own_seed = hmac.digest(seed, b"game %d" % number, "sha256") if number else seed
        rng = Random(own_seed)
        bot = bot_named(given.bot or "random", game, rng)
        yield Traced(game, given.seats, options, own_seed, bot, given.noise or 0.0, given.actions, rng)


def lines(traced: Traced) -> Iterator[dict[str, Any]]:
    game = traced.game
    yield {"game": game.name, "seats": traced.seats, "options": traced.options, "seed": traced.seed.hex()}
    for moment in moments(traced):
        line = {"n": moment.number, "state": game.trace(moment.state), "legal": in_notation(game, moment.legal)}
        if moment.outcome:
            yield {**line, "over": True, **msgspec.to_builtins(moment.outcome)}
        elif moment.action is None:
            yield {**line, "cut": True}
        else:
            yield {**line, "seat": moment.seat, "action": game.write(moment.action)}


def in_notation(game: AnyGame, legal: dict[int, list[Any]]) -> dict[str, list[str]]:
    return {str(seat): [game.write(action) for action in actions] for seat, actions in legal.items()}
