"""A program that plays: it joins a table, sits down and takes random legal actions. Start from here.

    python examples/bot.py http://127.0.0.1:8000 TABLE     take a free seat at a table and play
    python examples/bot.py http://127.0.0.1:8000           open a table and play against a built-in bot

TAVOLINO_TOKEN may hold a program's token; without one it plays as a guest. A real player looks at the view before it
chooses: change `choose`.
"""

import asyncio
import os
import random
import sys
from typing import Any

from tavolino.client import Client, ClientError, Settings, introduce


def choose(view: Any) -> Any:
    return random.choice(view.legal)


async def play(url: str, table: str | None = None) -> None:
    token = os.environ.get("TAVOLINO_TOKEN") or await introduce(url, "Example")
    async with Client(url, token) as client:
        if table is None:
            table = await client.open(Settings("twisted", 2), bots=(None, "heuristic"))
            print(f"Watch it at {url}/table/{table}", flush=True)
        play = client.play(table)
        async for turn in play:
            await turn.act(choose(turn.view))
        print(f"Seat {play.table.update.seat}: {play.outcome}")


def main(*arguments: str) -> None:
    if len(arguments) not in (1, 2):
        sys.exit("Say where to play: python bot.py http://127.0.0.1:8000 [TABLE]")
    try:
        asyncio.run(play(*arguments))
    except ClientError as fault:  # no server, no such table, no free seat …
        sys.exit(str(fault))


if __name__ == "__main__":
    main(*sys.argv[1:])
