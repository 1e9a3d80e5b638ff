"""A program that plays: it joins a table, sits down and takes random legal actions. Start from here.

    python examples/bot.py http://127.0.0.1:8000 TABLE     take a free seat at a table and play
    python examples/bot.py http://127.0.0.1:8000           open a table and play against a built-in bot

It needs only the package `websockets`. A real player looks at the view before it chooses: change `choose`.
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets import WebSocketException
from websockets.sync.client import connect


def choose(view: Any) -> Any:
    return random.choice(view["legal"])


def main(*arguments: str) -> None:
    if len(arguments) not in (1, 2):
        sys.exit("Say where to play: python bot.py http://127.0.0.1:8000 [TABLE]")
    try:
        play(*arguments)
    except (OSError, ValueError, WebSocketException) as fault:  # no server, no such table, a lost connection
        sys.exit(f"Cannot play at {' '.join(arguments)}: {fault}")


def play(server: str, table: str | None = None) -> None:
    server = server.rstrip("/")
    token = post(f"{server}/api/tokens", {"name": "Example"})["token"]
    if table is None:
        mine = {"settings": {"game": "twisted", "seats": 2}, "bots": [None, "heuristic"]}
        table = post(f"{server}/api/tables", mine, token)["table"]["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        print(f"Playing at {server}/table/{table}", flush=True)
        asked = None
        for text in socket:
            update = json.loads(text)
            ask = answer(update)
            asking = ask and (ask["type"], update["seat"], update["decision"])
            if ask and asking != asked:  # once for each decision
                socket.send(json.dumps(ask))
                asked = asking
            if update["table"]["outcome"]:
                print(f"Seat {update['seat']}: {update['table']['outcome']}")
                return


def post(url: str, message: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return json.load(urlopen(Request(url, json.dumps(message).encode(), headers)))


def answer(update: Any) -> dict[str, Any] | None:
    if update["seat"] is None:
        free = [number for number, seat in enumerate(update["table"]["seats"]) if seat["name"] is None]
        if not free:
            sys.exit("All seats of this table are taken.")
        return {"type": "sit", "seat": free[0]}
    if update["table"]["stage"] == "lobby":
        if not update["table"]["seats"][update["seat"]]["contributed"]:  # a number of our own, for an honest deal
            return {"type": "contribute", "contribution": secrets.token_hex(32)}
        return {"type": "start"} if update["host"] else None
    if update["view"]["legal"]:
        return {"type": "act", "decision": update["decision"], "action": choose(update["view"])}
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
