"""How often the heuristic bot beats the random one at two seats: `./tavolino bench heuristic [--deals N] [--json]`.

Every deal is played twice with the seats swapped; a shared first place counts half.
"""

from argparse import ArgumentParser

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavolino.arena.batch import play_all
from tavolino.arena.contest import contest_of
from tavolino.arena.statistics import share_won
from tavolino.chance import SIZE
from tavolino.game import AnyGame
from tavolino.games import BUILT_IN
from tavolino.workers import LocalProcesses

TO_REACH = 0.9


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    shares = {name: share_of_first_places(game, given.deals) for name, game in BUILT_IN.items()}
    if given.json:
        print(msgspec.json.encode({"deals": given.deals, "to_reach": TO_REACH, "won": shares}).decode())
        return
    table = Table("Game", "Won against random", "To reach", title=f"{given.deals} deals, each with both seatings")
    for name, share in shares.items():
        table.add_row(BUILT_IN[name].title, f"{share:.1%}", f"{TO_REACH:.0%}")
    Console().print(table)


def share_of_first_places(game: AnyGame, deals: int) -> float:
    contest = contest_of(game, game.simulation_options, ("heuristic", "random"), bytes(SIZE))
    with LocalProcesses() as workers:
        played = play_all(contest, contest.fixtures(deals), workers)
        shown = track(played, f"{game.title} ", total=2 * deals, console=Console(stderr=True), transient=True)
        return share_won(list(shown), "heuristic").value


if __name__ == "__main__":
    main()
