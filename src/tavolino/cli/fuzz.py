"""`tavolino fuzz`: plays matches of all kinds and checks the contract at every step."""

import time
from argparse import Namespace
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.cli.arguments import A_GAME, Commands, add_game, command, positive, seed_of
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.match import Match, Record, read_record, record_of, write_record
from tavolino.match.replay import fresh_match, walk_from, write_line
from tavolino.testing.checks import check_cards, check_quickly
from tavolino.testing.options import some_options

LONGEST = 3000  # actions in one match; random play can go on for a long time
NOISES = (0.0, 0.1, 0.5, 1.0)


class Broken(Exception):
    """A match that broke the contract, with a record that reproduces it."""

    def __init__(self, record: Record, fault: Exception) -> None:
        super().__init__(f"{type(fault).__name__}: {fault}")
        self.record = record


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "fuzz",
        "play matches of all kinds and check every step",
        f"fuzz {A_GAME} --seconds 60",
        about="For people who change the rules. A match that breaks the contract is written down as a record.",
    )
    add_game(parser)
    parser.add_argument("--seconds", type=positive, default=10, help="how long (10)")
    parser.add_argument("--seed", help="any text; the same seed plays the same matches")
    parser.add_argument("--replay", metavar="RECORD", type=Path, help="check the steps of one record instead")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    console = Console(stderr=True, highlight=False)
    try:
        return fuzz_record(game, given.replay) if given.replay else fuzz(game, given, console)
    except Broken as broken:
        path = given.replay or Path(f"fuzz-{game.name}-{broken.record.commitment[:8]}.json")
        if not given.replay:
            write_record(broken.record, path)
        last = f"after {len(broken.record.actions)} actions"
        console.print(f"{game.title} broke {last}: {broken}", soft_wrap=True, markup=False)
        console.print(f"To see it again: tavolino fuzz {game.name} --replay {path}", soft_wrap=True, markup=False)
        return 1


def fuzz(game: AnyGame, given: Namespace, console: Console) -> int:
    rng = Random(seed_of(given.seed))
    end = time.monotonic() + given.seconds
    matches = actions = 0
    with console.status("") as status:
        while time.monotonic() < end:
            actions += fuzz_match(game, rng, end)
            matches += 1
            status.update(f"{matches:,} matches, {actions:,} actions of {game.title}")
    summary = f"{matches:,} matches and {actions:,} actions of {game.title}: every step keeps the contract."
    console.print(summary, soft_wrap=True)
    return 0


def fuzz_match(game: AnyGame, rng: Random, end: float) -> int:
    """Play one random kind of match; returns how many actions it had."""
    names = [f"seat {seat}" for seat in range(rng.choice(game.seat_counts))]
    options = some_options(game.table_options, rng)
    match = Match(game, options, names, rng.randbytes(SIZE), [rng.randbytes(SIZE) for _ in names])
    cards = Counter(game.cards(match.state))
    bot, noise = bot_named("heuristic", game, rng), rng.choice(NOISES)
    for _ in range(LONGEST):
        checked(match, cards, rng)
        legal = match.legal()
        if not legal or time.monotonic() > end:
            break
        seat = rng.choice(list(legal))
        by_chance = rng.random() < noise
        step(match, seat, rng.choice(legal[seat]) if by_chance else bot.choose(match.view(seat)))
    return len(match.actions)


def fuzz_record(game: AnyGame, path: Path) -> int:
    record = read_record(path)
    if record.game != game.name:
        raise BadMessage(f"{path} is a match of {record.game}, not of {game.name}.")
    match, rng = fresh_match(record, Match), Random(0)
    cards = Counter(game.cards(match.state))
    checked(match, cards, rng)
    try:
        for _ in walk_from(match, record):
            checked(match, cards, rng)
    except (Broken, BadMessage):
        raise
    except Exception as fault:  # the rules failed at the next action
        done = len(match.actions) + 1
        raise Broken(msgspec.structs.replace(record, actions=record.actions[:done]), fault) from fault
    print(f"All {len(record.actions)} actions of {path} keep the contract.")
    return 0


def step(match: Match, seat: int, action: Any) -> None:
    try:
        match.act(seat, action)
    except Exception as fault:
        record = record_of(match, reveal=True)
        line = write_line(match.game, seat, action)
        raise Broken(msgspec.structs.replace(record, actions=(*record.actions, line)), fault) from fault


def checked(match: Match, cards: Counter[Any], rng: Random) -> None:
    try:
        check_quickly(match, rng)
        check_cards(match, cards)
    except Exception as fault:
        raise Broken(record_of(match, reveal=True), fault) from fault
