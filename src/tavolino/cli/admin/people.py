"""`tavolino admin people` and `forget`."""

from argparse import Namespace

from tavolino.cli.admin.server import ask, part, print_json, print_table, when
from tavolino.cli.admin.tables import A_PERSON, do
from tavolino.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = part(commands, "people", "list who is at a table now", "people")
    parser.set_defaults(run=show)
    parser = part(
        commands,
        "forget",
        "forget a person who has asked for it",
        "forget 3f9a",
        about="Their name, seats and list of matches are removed for good, as if they had done it themselves.",
    )
    parser.add_argument("person", metavar="PERSON", help=A_PERSON)
    parser.set_defaults(run=forget)


def show(given: Namespace) -> int:
    from tavolino.server.admin.messages import AdminPerson  # here, because it takes a while to load

    people = ask(given, "GET", "/people", list[AdminPerson])
    if given.json:
        print_json(people)
    else:
        rows = [(one.id, one.name, one.home, ", ".join(one.tables), when(one.since)) for one in people]
        print_table(("id", "name", "from", "tables", "since"), rows, "Nobody is at a table.")
    return 0


def forget(given: Namespace) -> int:
    from tavolino.server.admin.messages import ForgetPerson

    return do(given, "/people/forget", ForgetPerson(given.person))
