"""`tavolino bot`: brings a bot to a server."""

import asyncio
import os
import signal
from argparse import ArgumentTypeError, Namespace
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from tavolino.bots import BOTS, bot_named
from tavolino.cli.arguments import Commands, command, positive
from tavolino.cli.search import wait_for_search
from tavolino.game import BadMessage
from tavolino.games import GAMES, game_named

if TYPE_CHECKING:
    from tavolino.client.bots.program import Program

TOKEN = "TAVOLINO_TOKEN"
SECONDS = 60.0
STOPPED = 130  # the exit status after Ctrl-C


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "bot",
        "bring a bot to a server, where people can invite it",
        "bot https://tables.example.org my_bot:High --tables 4",
        "bot http://127.0.0.1:8000 heuristic --table http://127.0.0.1:8000/table/abcdefgh",
        about="It plays as a program of yours: make one in the settings of the page, and give its token in the "
        f"variable {TOKEN}. If the bot raises an error, does not answer in time or chooses something that is not "
        "legal, one line says so, and the house's bot takes its seat.",
    )
    parser.add_argument("server", metavar="URL", help="the address of the server")
    parser.add_argument("bot", metavar="BOT", help=f"module:Class, or {', '.join(BOTS.known)}")
    parser.add_argument("--table", metavar="LINK", help="go to this table, and end when everybody is done there")
    parser.add_argument("--tables", metavar="N", type=positive, default=1, help="at how many it plays at once (1)")
    parser.add_argument("--games", metavar="A,B", help="only these")
    parser.add_argument("--seconds", metavar="S", type=seconds, default=SECONDS, help=f"for one decision ({SECONDS:g})")
    parser.add_argument("--owner-only", action="store_true", help="nobody but its owner can invite it")
    parser.add_argument("--token", help=f"of the program; others on this machine may see it, so rather use {TOKEN}")
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) < float("inf"):
            return number
    raise ArgumentTypeError(f"{text!r} should be a number of seconds")


def run(given: Namespace) -> int:
    token = given.token or os.environ.get(TOKEN, "").strip()
    if not token:
        raise BadMessage(f"Which program is it? Make one in the settings of the page, and put its token into {TOKEN}.")
    games = playable(given.bot, given.games.split(",") if given.games else [*GAMES])
    for name in games:
        wait_for_search(GAMES[name], [given.bot])
    return asyncio.run(bring(given, token, games))


def playable(bot: str, games: list[str]) -> list[str]:
    """Those of these games that the bot plays; raises BadMessage if it plays none."""
    found, reasons = list[str](), list[BadMessage]()
    for name in games:
        try:
            bot_named(bot, game_named(name.strip()), Random())
            found.append(name.strip())
        except BadMessage as reason:
            reasons.append(reason)
    if not found:
        raise reasons[0]
    return found


async def bring(given: Namespace, token: str, games: list[str]) -> int:
    """Until Ctrl-C, or until everybody is done at the one table."""
    from tavolino.client import Client  # here, because it is slow to load
    from tavolino.client.bots.program import Program

    async with Client(given.server, token, patience=float("inf"), say=say) as client:
        program = Program(client, given.bot, given.seconds, say)
        task = asyncio.create_task(doing(program, given, games))
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C still cancels us
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        try:
            await task
        except asyncio.CancelledError:
            say(program.stopped())
            return STOPPED
    return 0


async def doing(program: "Program", given: Namespace, games: list[str]) -> None:
    if given.table:
        await program.play_at(given.table)
    else:
        await program.wait(games, given.tables, owner_only=given.owner_only)


def say(line: str) -> None:
    print(line, flush=True)
