"""Compiles the search of every game ahead of time, so that nobody waits at their first move."""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random

from rich.console import Console
from rich.progress import track

from tavolino.bots.advice import advise
from tavolino.bots.bot import Limit
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import has_kernel
from tavolino.bots.search.search import Search
from tavolino.chance import SIZE, Chance
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame
from tavolino.games import GAMES


def main() -> int:
    if not COMPILED:
        print("There is no compiler here, so there is nothing to warm.", file=sys.stderr)
        return 0
    console = Console(stderr=True)
    with ProcessPoolExecutor(usable_cores(), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(warm, name) for name, game in GAMES.items() if has_kernel(game)]
        for job in track(as_completed(jobs), "compiling the search", len(jobs), console=console, transient=True):
            job.result()
    return 0


def warm(name: str) -> None:
    """Use once everything that a bot or a hint needs."""
    game = GAMES[name]
    seats = game.seat_counts[-1]
    state = game.deal(seats, game.simulation_options, Chance(bytes(SIZE)))
    seat = next(seat for seat in range(seats) if game.legal(state, seat))
    view = game.view(state, seat)
    search = Search(game, largest=16)
    search.run(view, Limit(16), Random(0).getrandbits(32))
    advise(game, view, worlds=1)
    solve_one(game, search)


def solve_one(game: AnyGame, search: Search) -> None:
    """Play on to a position that the endgame can solve, where the game has one."""
    rng = Random(0)
    state = game.deal(game.seat_counts[0], game.simulation_options, Chance(bytes(SIZE)))
    while search.endgame is not None and game.outcome(state) is None:
        seat = next(seat for seat in range(game.seat_counts[0]) if game.legal(state, seat))
        view = game.view(state, seat)
        search.begin(view, 0)
        if search.solved() is not None:
            return
        game.apply(state, seat, game.sensible(view, rng))


if __name__ == "__main__":
    sys.exit(main())
