"""How often the heuristic bot beats the random one at two seats: `./tavolino bench heuristic [--deals N] [--json]`.

Every deal is played twice with seats exchanged; a shared first place counts half.
"""

from argparse import ArgumentParser
from random import Random

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavolino.bots import Bot, bot_named
from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame
from tavolino.games import GAMES

TO_REACH = 0.9


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    shares = {name: share_won(game, given.deals) for name, game in GAMES.items()}
    if given.json:
        print(msgspec.json.encode({"deals": given.deals, "to_reach": TO_REACH, "won": shares}).decode())
        return
    table = Table("Game", "Won against random", "To reach", title=f"{given.deals} deals, each with both seatings")
    for name, share in shares.items():
        table.add_row(GAMES[name].title, f"{share:.1%}", f"{TO_REACH:.0%}")
    Console().print(table)


def share_won(game: AnyGame, deals: int) -> float:
    rng = Random(f"heuristic {game.name}")
    heuristic, random = bot_named("heuristic", game, rng), bot_named("random", game, rng)
    won = 0.0
    for _ in track(range(deals), f"{game.title} ", console=Console(stderr=True), transient=True):
        seed = rng.randbytes(SIZE)
        won += won_by_first(game, seed, [heuristic, random])
        won += 1 - won_by_first(game, seed, [random, heuristic])
    return won / (2 * deals)


def won_by_first(game: AnyGame, seed: bytes, bots: list[Bot]) -> float:
    """1 if seat 0 wins the match, 0.5 if both share the first place."""
    state = game.deal(2, game.simulation_options, Chance(seed))
    while (outcome := game.outcome(state)) is None:
        seat = next(seat for seat in range(2) if game.legal(state, seat))
        game.apply(state, seat, bots[seat].choose(game.view(state, seat)))
    return 0.5 if outcome.places == (1, 1) else float(outcome.places[0] == 1)


if __name__ == "__main__":
    main()
