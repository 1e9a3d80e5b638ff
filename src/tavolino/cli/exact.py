"""`tavolino exact`: solves a tiny game, and says how good players are at it."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from tavolino.bots import bot_named
from tavolino.bots.levels import LEVELS
from tavolino.cli.arena import names
from tavolino.cli.arguments import A_GAME, Commands, add_game, command, positive
from tavolino.cli.search import wait_for_search
from tavolino.game import AnyGame, BadMessage, has_part
from tavolino.games import GAMES, game_named
from tavolino.parts import TINY
from tavolino.terminal import Screen

if TYPE_CHECKING:
    from tavolino.lab.exact.figures import Player, Solved
    from tavolino.lab.exact.tree import Report

PLAYERS = ",".join(("random", "heuristic", *(level.name for level in LEVELS)))
SAMPLES = 8
GOAL = 0.0001  # of the reward, which goes from -1 to 1: 0.005 percentage points
LONGEST = 10_000  # iterations
MISSING = "This needs NumPy, which is not installed: pip install 'tavolino[fast]'."


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "exact",
        "solve a tiny game, and measure players against the solution",
        f"exact {A_GAME}",
        f"exact {A_GAME} --size small --bots heuristic,club --samples 32 --json",
        about="The page docs/exact.md explains the figures.",
    )
    add_game(parser)
    parser.add_argument("--size", default="tiny", help="tiny or small (tiny)")
    parser.add_argument("--bots", metavar="A,B", type=names, default=names(PLAYERS), help=f"the players ({PLAYERS})")
    parser.add_argument(
        "--samples", metavar="N", type=positive, default=SAMPLES, help=f"how often each is asked, even ({SAMPLES})"
    )
    parser.add_argument("--seed", default="exact", help="any text; the same seed gives the same figures")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadMessage(MISSING)
    if given.samples % 2:
        raise BadMessage(f"--samples has to be even, because two halves are compared; {given.samples} is odd.")
    game = game_named(given.game)
    if not has_part(game, TINY):
        named = ", ".join(game.name for game in GAMES.values() if has_part(game, TINY))
        raise BadMessage(f"There is no tiny {game.title} that could be solved; there is one of {named}.")
    for bot in given.bots:
        bot_named(bot, game, Random())  # says now what is wrong with it, not after minutes
    show(*measured(game, given), as_json=given.json)
    return 0


def measured(game: AnyGame, given: Namespace) -> tuple["Solved", list["Player"]]:
    from tavolino.lab.exact.figures import player_of, solved_game  # here, because they need NumPy
    from tavolino.lab.exact.players import Asking
    from tavolino.lab.exact.solve import solve
    from tavolino.lab.exact.tree import tree_of

    with progress("Walking through all deals") as report:
        tree = tree_of(game, given.size, report)
    with progress("Solving") as report:
        solver, solution = solve(tree, GOAL, LONGEST, report)
    wait_for_search(game, given.bots)
    players = []
    for bot in given.bots:
        asking = Asking(tree, bot, given.samples, given.seed)
        with progress(f"Asking {bot}") as report:
            players.append(player_of(solver, solution, asking, report))
    return solved_game(solver, solution, given.size), players


@contextmanager
def progress(title: str) -> Iterator["Report"]:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Screen(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(title, total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)


def show(game: "Solved", players: list["Player"], *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode({"game": game, "players": players}).decode())
        return
    console = Screen(highlight=False)
    console.print(about(game), soft_wrap=True)
    console.print(table(players))


def about(game: "Solved") -> str:
    return (
        f"{game.name}, {game.size}: {game.deals:,} deals, {game.positions:,} positions, "
        f"{game.information_states:,} information states, {game.decisions:,} of them with a choice.\n"
        f"In an equilibrium the seat that begins wins {percent(game.value)} of the matches "
        f"(± {percent(game.gap)}; {game.iterations} iterations). A draw is half a win.\n"
        f"Against random play a best answer wins {percent(game.at_random)}, on average over the seats; "
        f"against the equilibrium {percent(0.5 + game.gap)}."
    )


def table(players: list["Player"]) -> Table:
    drawn = Table()
    headings = ("player", "a best answer wins", "(half the samples)", "the equilibrium wins", "views", "samples")
    for number, heading in enumerate(headings):
        drawn.add_column(heading, overflow="fold", justify="right" if number else "left")
    for one in players:
        between = f"{100 * one.best_low:.2f}–{percent(one.best_high)}"
        half, equal = percent(one.best_high_of_half), percent(one.equilibrium)
        drawn.add_row(one.name, between, half, equal, f"{one.views:,}", str(one.samples))
    return drawn


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"
