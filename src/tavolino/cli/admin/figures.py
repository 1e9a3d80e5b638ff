"""`tavolino admin figures`."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tavolino.cli.admin.server import ask, part, print_json, print_table
from tavolino.cli.arguments import Commands, positive
from tavolino.game import BadMessage
from tavolino.games import GAMES

if TYPE_CHECKING:
    from tavolino.server.admin.messages import DayOfFigures

MOST = 3650


def add_to(commands: Commands) -> None:
    parser = part(
        commands,
        "figures",
        "matches, people and sockets of the last days",
        "figures --days 30",
        about="Matches that have begun and ended, people who were seen, and the most sockets at one time. "
        "The days are those of UTC. No figure names anybody.",
    )
    parser.add_argument("--days", type=positive, default=7, help="how many, today included (7)")
    parser.set_defaults(run=show)


def show(given: Namespace) -> int:
    from tavolino.server.admin.messages import DayOfFigures  # here, because it takes a while to load

    if given.days > MOST:
        raise BadMessage(f"--days can be {MOST} at most.")
    days = ask(given, "GET", "/figures", list[DayOfFigures], query=f"?days={given.days}")
    if given.json:
        print_json(days)
        return 0
    games = sorted({game for day in days for game in (*day.begun, *day.ended)})
    titles = [f"{GAMES[game].title if game in GAMES else game}" for game in games]
    print_table(("day", *titles, "people", "sockets"), [row(day, games) for day in days], "There are no figures yet.")
    if games:
        print("Matches are ended/begun.")
    return 0


def row(day: "DayOfFigures", games: list[str]) -> tuple[object, ...]:
    matches = [f"{day.ended.get(game, 0)}/{day.begun.get(game, 0)}" for game in games]
    return day.day, *matches, day.people, day.sockets
