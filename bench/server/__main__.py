"""Our server compared with boardgame.io, and with an earlier version of itself, under the same load:
`./tavolino bench server [--against CHECKOUT] [--postgres] [--rounds N] [--seconds N] [--json]`.

The load is like that of browsers: two players at each table, all games in turn, and a watcher with late hands at every
fourth table. Players join over HTTP as the page does, and send what the page sends: before a deal several asks in one
packet, one of them a contribution of over a hundred bytes; then one action after another; after a broken connection
or a page reload, everything that was not answered, in one packet. boardgame.io gets as many players, watchers and
breaks, with tic-tac-toe in memory; ours has every move on disk before anybody is told.

There are 50 and 200 matches, as fast as they can and at two moves a second. The clients run in Node (required, with
npm) and parse every message. A move is timed from sending it until both players have it. The servers take turns, round
by round; figures are medians with the smallest and the largest, ratios are medians of the ratios of the rounds.

Goals: three times the moves of boardgame.io and half its p99; with 2,000 sockets at 500 moves a second, a p99 under
100 ms; under 50 kB for an empty table; and nowhere fewer moves than the earlier version.
"""

import shutil
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec
from rich.console import Console

from bench.server.compare import IDLE_BYTES, MANY, Compared, compare, drawn
from bench.server.load import Load, Round, idle_table, play
from bench.server.sides import BoardgameIo, Side, earlier, install_peers, on_postgres, this_checkout

MATCHES = (50, 200)
PACES = (0.0, 2.0)
WIDTH = 150  # columns of the table, so that no figure wraps
CROWD = Load(MANY, pace=0.5)  # 500 moves a second


def main() -> None:
    parser = ArgumentParser(prog="tavolino bench server", description=__doc__)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="an earlier version, set up with ./tavolino")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=4, help="for each figure of a round (4)")
    parser.add_argument("--matches", type=int, nargs="+", default=MATCHES, help="at a time (50 200)")
    parser.add_argument("--games", nargs="+", help="which of our games (all)")
    parser.add_argument("--quick", action="store_true", help="only as fast as they can; no short asks, no idle tables")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--postgres", action="store_true", help="our server on PostgreSQL as well")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("This needs Node with npm, for the clients and for boardgame.io.")
    with tempfile.TemporaryDirectory() as folder:
        install_peers(Path(folder))
        compared, idle = measure(Path(folder), given)
    if given.json:
        answer = {"figures": compared, "idle_table_bytes": idle, "idle_to_reach": IDLE_BYTES}
        print(msgspec.json.encode(answer).decode())
    else:
        Console(highlight=False, width=WIDTH).print(drawn(compared, idle))


def measure(folder: Path, given: Namespace) -> tuple[list[Compared], float | None]:
    ours: list[Side] = [this_checkout(), *([earlier(given.against)] if given.against else [])]
    ours += [on_postgres()] if given.postgres else []
    peers: list[Side] = [] if given.alone else [BoardgameIo()]
    compared: list[Compared] = []
    for load in loads(given):
        compared += compare(load, in_turn([*ours, *peers], load, given, folder))
    if given.quick:
        return compared, None
    compared += compare(CROWD, in_turn(ours, CROWD, given, folder))
    return compared, idle_table(ours[0], folder)


def loads(given: Namespace) -> list[Load]:
    games = tuple(given.games) if given.games else None
    paces = PACES[:1] if given.quick else PACES
    like_browsers = [Load(matches, pace, games=games) for pace in paces for matches in given.matches]
    short = [Load(matches, watched=0, breaks=0, games=games) for matches in given.matches]
    return like_browsers if given.quick else [*like_browsers, *short]


def in_turn(sides: list[Side], load: Load, given: Namespace, folder: Path) -> dict[str, list[Round]]:
    rounds: dict[str, list[Round]] = {side.name: [] for side in sides}
    for number in range(given.rounds):
        for side in sides if number % 2 == 0 else reversed(sides):
            rounds[side.name].append(play(side, load, given.seconds, folder))
    return rounds


if __name__ == "__main__":
    main()
