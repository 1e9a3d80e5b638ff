"""Compiles the search of every game ahead of time, so that nobody waits at their first move.

With --background it gives way to everything else and reports on its output: that it compiles now, then each game that
is ready. Games can be named; without a name it is every game that is not compiled yet.
"""

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random

from tavolino.bots.advice import advise
from tavolino.bots.bot import Limit
from tavolino.bots.compiled import is_compiled, note_compiled
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import has_kernel
from tavolino.bots.search.guided_search import GuidedSearch
from tavolino.bots.search.search import Search
from tavolino.bots.search.weights import nets_for
from tavolino.chance import SIZE, Chance
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, part_of
from tavolino.games import GAMES
from tavolino.parts import INPUTS

BACKGROUND = "--background"
COMPILING = "compiling"  # what it reports first


def main(arguments: Sequence[str]) -> int:
    names = [word for word in arguments if word != BACKGROUND]
    if not COMPILED:
        print("There is no compiler here, so there is nothing to compile.", file=sys.stderr)
        return 0
    if len(names) < len(arguments) and hasattr(os, "nice"):
        os.nice(19)
    wanted = [game for game in GAMES.values() if game.name in (names or GAMES) and has_kernel(game)]
    todo = {game.name for game in wanted if not is_compiled(game)}
    print(COMPILING, flush=True)
    for game in wanted:
        if game.name not in todo:
            print(game.name, flush=True)
    if todo:
        compile_all(warm, [game.name for game in wanted if game.name in todo])
    return 0


def compile_all(warm: Callable[[str], object], names: Sequence[str]) -> None:
    """Warm these games, several at once on as many cores as there are; prints each name when the game is ready."""
    if len(names) < 2:  # in this process, so that whoever ends it ends the work
        for name in names:
            warm(name)
            print(name, flush=True)
        return
    with ProcessPoolExecutor(min(usable_cores(), len(names)), mp_context=get_context("spawn")) as pool:
        jobs = {pool.submit(warm, name): name for name in names}
        for job in as_completed(jobs):
            job.result()
            print(jobs[job], flush=True)


def warm(name: str) -> None:
    """Use once everything that a bot or a hint needs."""
    use_once(GAMES[name])
    note_compiled(GAMES[name])


def use_once(game: AnyGame) -> None:
    seats = game.seat_counts[-1]
    state = game.deal(seats, game.simulation_options, Chance(bytes(SIZE)))
    seat = next(seat for seat in range(seats) if game.legal(state, seat))
    view = game.view(state, seat)
    search = Search(game, largest=16)
    search.run(view, Limit(16), Random(0).getrandbits(32))
    advise(game, view, limit=Limit(16))
    let_nets_lead(game)
    solve_one(game, search)


def let_nets_lead(game: AnyGame) -> None:
    """Search once with nets, whatever number of seats the game has some for."""
    for seats in game.seat_counts:
        if part_of(game, INPUTS) is not None and (nets := nets_for(game, seats)) is not None:
            state = game.deal(seats, game.simulation_options, Chance(bytes(SIZE)))
            seat = next(seat for seat in range(seats) if game.legal(state, seat))
            search = GuidedSearch(game, 16, nets)
            for noting in (False, True):
                search.choose(game.view(state, seat), Limit(16), 0, noting=noting)


def solve_one(game: AnyGame, search: Search) -> None:
    """Play on to a position that the endgame can solve, if the game has an endgame."""
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
    sys.exit(main(sys.argv[1:]))
