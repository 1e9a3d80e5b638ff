"""`tavolino wire`: prints the types of all messages, for programs in TypeScript."""

from argparse import Namespace

from tavolino.cli.arguments import Commands, command


def add_to(commands: Commands) -> None:
    parser = command(
        commands, "wire", "print the types of the server's messages in TypeScript", "wire > web/src/wire.ts"
    )
    parser.set_defaults(run=run)


def run(_: Namespace) -> int:
    from tavolino.server.typescript import wire_types  # imported here, because it is slow to load

    print(wire_types(), end="")
    return 0
