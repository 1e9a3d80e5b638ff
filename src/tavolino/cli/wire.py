"""`tavolino wire`: prints the types of the server's messages, for programs in other languages."""

import sys
from argparse import Namespace

from tavolino.cli.arguments import Commands, command


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "wire",
        "print the types of the server's messages, in TypeScript or as JSON Schema",
        "wire > web/src/wire.ts",
        "wire --json > socket.json",
    )
    parser.add_argument(
        "--json", action="store_true", help="the socket's messages as JSON Schema, as at /schema/socket.json"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    import msgspec  # imported here, like the rest, because it is slow to load

    from tavolino.games import BUILT_IN, GAMES
    from tavolino.server.schema.socket import socket_schema
    from tavolino.server.schema.typescript import wire_types

    if arguments.json:
        schema = msgspec.json.format(msgspec.json.encode(socket_schema(GAMES.values())), indent=2)
        sys.stdout.write(f"{schema.decode()}\n")
    else:
        sys.stdout.write(wire_types(BUILT_IN.values()))
    return 0
