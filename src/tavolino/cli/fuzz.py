"""`tavolino fuzz`: plays matches of all kinds and checks the contract at every step."""

import time
from argparse import Namespace
from pathlib import Path
from random import Random

from rich.console import Console

from tavolino.chance import SIZE, commitment
from tavolino.cli.arguments import A_GAME, Commands, add_game, command, positive, seed_of
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.match import Record, read_record, write_record
from tavolino.match.options import options_as_json
from tavolino.testing.options import some_options
from tavolino.testing.watched import Broken, WatchedMatch

LONGEST = 3000  # actions in one match; random play can go on for a long time
NOISES = (0.0, 0.1, 0.5, 1.0)


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
    watched = WatchedMatch(some_deal(game, rng))
    noise = rng.choice(NOISES)
    for _ in range(LONGEST):
        watched.check([rng.choice(watched.readers)])  # all of them would take too long; a replay checks them all
        legal = watched.legal()
        if not legal or time.monotonic() > end:
            break
        seat = rng.choice(list(legal))
        watched.step(seat, rng.choice(legal[seat]) if rng.random() < noise else watched.sensible(seat))
    return len(watched.lines)


def some_deal(game: AnyGame, rng: Random) -> Record:
    """The record of a match that has not begun."""
    seats, secret = rng.choice(game.seat_counts), rng.randbytes(SIZE)
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        options=options_as_json(some_options(game.table_options, rng)),
        seats=tuple(f"seat {seat}" for seat in range(seats)),
        commitment=commitment(secret).hex(),
        contributions=tuple(rng.randbytes(SIZE).hex() for _ in range(seats)),
        secret=secret.hex(),
        actions=(),
        outcome=None,
    )


def fuzz_record(game: AnyGame, path: Path) -> int:
    """Check a record after every action, from every seat and for the watchers."""
    record = read_record(path)
    if record.game != game.name:
        raise BadMessage(f"{path} is a match of {record.game}, not of {game.name}.")
    watched = WatchedMatch(record)
    watched.check(watched.readers)
    for line in record.actions:
        watched.step_as_recorded(line)
        watched.check(watched.readers)
    print(f"All {len(record.actions)} actions of {path} keep the contract.")
    return 0
