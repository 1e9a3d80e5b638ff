"""`tavolino admin announce` and `drain`."""

from argparse import Namespace

from tavolino.cli.admin.server import part
from tavolino.cli.admin.tables import do
from tavolino.cli.arguments import Commands, positive
from tavolino.game import BadMessage

LONGEST = 1440  # minutes


def add_to(commands: Commands) -> None:
    parser = part(
        commands,
        "announce",
        "say something to everybody, on every page",
        "announce 'We restart at ten.' --minutes 30",
        "announce --off",
        about="It appears at tables at once, and on other pages within 20 seconds.",
    )
    parser.add_argument("text", metavar="TEXT", nargs="?", default="", help="up to 300 letters")
    parser.add_argument("--minutes", type=positive, help="for how long; without it, until you take it back")
    parser.add_argument("--off", action="store_true", help="take the last announcement back")
    parser.set_defaults(run=announce)
    parser = part(
        commands,
        "drain",
        "stop the server when the matches in play are over",
        "drain --minutes 20",
        "drain --cancel",
        about="Everybody is told. No table is opened and no match begins, and /readyz answers 503.",
    )
    parser.add_argument("--minutes", type=positive, default=15, help="stop after so many even if a match is on (15)")
    parser.add_argument("--text", default="", help="say this to everybody, instead of the page's own words")
    parser.add_argument("--cancel", action="store_true", help="go on after all")
    parser.set_defaults(run=drain)


def announce(given: Namespace) -> int:
    from tavolino.server.admin.messages import Announcement  # here, because it takes a while to load

    if bool(given.text.strip()) == given.off:
        raise BadMessage("Say what to announce, or --off to take the last announcement back.")
    check_minutes(given)
    return do(given, "/announcement", Announcement(given.text, given.minutes))


def drain(given: Namespace) -> int:
    from tavolino.server.admin.messages import StartDrain

    if given.cancel:
        return do(given, "/drain/cancel")
    check_minutes(given)
    return do(given, "/drain", StartDrain(given.minutes, given.text))


def check_minutes(given: Namespace) -> None:
    if given.minutes and given.minutes > LONGEST:
        raise BadMessage(f"--minutes can be {LONGEST} at most, which is a day.")
