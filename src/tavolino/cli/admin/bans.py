"""`tavolino admin ban`, `unban` and `bans`."""

from argparse import Namespace

from tavolino.cli.admin.server import ask, part, print_json, print_table, when
from tavolino.cli.admin.tables import A_PERSON, do
from tavolino.cli.arguments import Commands, positive

A_TARGET = f"a person: {A_PERSON}; or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64"


def add_to(commands: Commands) -> None:
    parser = part(
        commands,
        "ban",
        "ban a person or a network",
        "ban 3f9a --days 7 --why 'insults'",
        "ban 203.0.113.0/24",
        about="They leave every table and read that they are banned, and until when. This machine can't be banned.",
    )
    parser.add_argument("target", metavar="PERSON|NETWORK", help=A_TARGET)
    parser.add_argument("--days", type=positive, help="for how long; without it, until you end the ban")
    parser.add_argument("--why", default="", metavar="TEXT", help="a note for your own list; nobody else reads it")
    parser.set_defaults(run=ban)
    parser = part(commands, "unban", "end a ban", "unban 3f9a")
    parser.add_argument("target", metavar="PERSON|NETWORK", help="as `admin bans` lists it")
    parser.set_defaults(run=unban)
    parser = part(commands, "bans", "list who is banned", "bans")
    parser.set_defaults(run=show)


def ban(given: Namespace) -> int:
    from tavolino.server.admin.messages import NewBan  # here, because it takes a while to load

    return do(given, "/bans", NewBan(given.target, given.days, given.why))


def unban(given: Namespace) -> int:
    from tavolino.server.admin.messages import EndBan

    return do(given, "/bans/end", EndBan(given.target))


def show(given: Namespace) -> int:
    from tavolino.server.admin.messages import AdminBan

    bans = ask(given, "GET", "/bans", list[AdminBan])
    if given.json:
        print_json(bans)
    else:
        rows = [
            (one.target, one.name or "", when(one.since), when(one.ends) if one.ends else "ended by you", one.why)
            for one in bans
        ]
        print_table(("who", "name", "since", "until", "why"), rows, "Nobody is banned.")
    return 0
