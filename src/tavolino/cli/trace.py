"""`tavolino trace`: prints whole matches as JSON lines, for independent checkers."""

import hmac
import sys
from argparse import Namespace
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tavolino.bots import Bot, bot_named
from tavolino.chance import Chance
from tavolino.cli.arguments import A_GAME, Commands, add_bot, add_deal, add_game, command, positive, seed_of, share
from tavolino.cli.options import read_options
from tavolino.cli.search import wait_for_search
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.match.match import check_seats


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "trace",
        "print whole matches, all cards open, as JSON lines",
        f"trace {A_GAME} --seats 3 --games 10 --bot heuristic --noise 0.1",
    )
    add_game(parser)
    parser.add_argument("--seats", type=positive, default=2, help="how many sit at the table (2)")
    add_deal(parser)
    parser.add_argument("--games", type=positive, default=1, help="how many matches (1)")
    add_bot(parser, "who plays every seat, instead of uniform chance")
    parser.add_argument("--noise", metavar="P", type=share, help="how often the bot plays at random instead (0)")
    parser.add_argument("--actions", metavar="M", type=positive, help="break each match off after M actions")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    check_seats(game, given.seats)
    options = read_options(game, game.simulation_options, given.option)
    if given.noise is not None and given.bot is None:
        raise BadMessage("--noise goes with --bot: without a bot every choice is random already.")
    wait_for_search(game, [given.bot])
    seed = seed_of(given.seed)
    for number in range(given.games):
        own_seed = hmac.digest(seed, b"game %d" % number, "sha256") if number else seed
        rng = Random(own_seed)
        bot = bot_named(given.bot or "random", game, rng)
        for line in lines(game, given.seats, options, own_seed, bot, given.noise or 0.0, given.actions, rng):
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    return 0


def lines(
    game: AnyGame, seats: int, options: Any, seed: bytes, bot: Bot, noise: float, limit: int | None, rng: Random
) -> Iterator[dict[str, Any]]:
    yield {"game": game.name, "seats": seats, "options": options, "seed": seed.hex()}
    state = game.deal(seats, options, Chance(seed))
    for number in range(sys.maxsize):
        legal = {seat: actions for seat in range(seats) if (actions := game.legal(state, seat))}
        line = {"n": number, "state": game.trace(state), "legal": in_notation(game, legal)}
        if outcome := game.outcome(state):
            yield {**line, "over": True, **msgspec.to_builtins(outcome)}
            return
        if number == limit:
            yield {**line, "cut": True}
            return
        seat = rng.choice(list(legal))
        by_chance = noise and rng.random() < noise
        action = rng.choice(legal[seat]) if by_chance else bot.choose(game.view(state, seat))
        yield {**line, "seat": seat, "action": game.write(action)}
        game.apply(state, seat, action)


def in_notation(game: AnyGame, legal: dict[int, list[Any]]) -> dict[str, list[str]]:
    return {str(seat): [game.write(action) for action in actions] for seat, actions in legal.items()}
