"""`tavolino verify`: what a record proves about its deal, and what the list of all deals says."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from tavolino.chance import SIZE
from tavolino.cli.arguments import Commands, command
from tavolino.game import BadMessage
from tavolino.match import Record, read_record
from tavolino.match.verify import Draw, verify
from tavolino.store.deals import check_growth, check_list, said_of
from tavolino.terminal import Screen

NOTHING = bytes(SIZE).hex()  # the number of a seat that adds none


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "verify",
        "check whether somebody could have chosen the cards of a match",
        "verify match.json",
        about="Computes the commitment, the seed and every shuffle of a record again. With --list it checks a download "
        "of /api/deals, the list of all deals on a server.",
    )
    parser.add_argument(
        "record", metavar="RECORD", type=Path, nargs="?", help="a file that play, export or the page has written"
    )
    parser.add_argument("--list", metavar="FILE", type=Path, help="a list of deals: is a line missing or changed?")
    parser.add_argument("--earlier", metavar="FILE", type=Path, help="an earlier download: has the list only grown?")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    if given.record is None and given.list is None:
        raise BadMessage("Name a record, or a list of deals with --list.")
    if given.earlier is not None and given.list is None:
        raise BadMessage("--earlier needs --list: the later one.")
    console = Screen(highlight=False, soft_wrap=True)
    record = None if given.record is None else checked_record(console, read_record(given.record))
    if given.list is not None:
        check_lines(console, lines_of(given.list), given.earlier and lines_of(given.earlier), record)
    return 0


def checked_record(console: Screen, record: Record) -> Record:
    proof = verify(record)
    console.print(f"[green]✓[/] the secret fits the commitment  [dim]{proof.commitment}[/]")
    console.print(f"[green]✓[/] the seed follows from the secret and {len(record.contributions)} contributions  "
                  f"[dim]{proof.seed}[/]")  # fmt: skip
    for name, contribution in zip(record.seats, record.contributions, strict=True):
        console.print(f"  [dim]{contribution}[/] ", end="")
        console.print(name, markup=False)
    for draw in proof.draws:
        console.print(f"[green]✓[/] {draw.label}: {in_words(draw)}")
    end = "lead to the recorded outcome" if record.outcome else "are all there is: the match was not played to its end"
    console.print(f"[green]✓[/] {proof.actions} actions are legal on these cards and {end}")
    console.print("[bold]All cards follow from the secret and the contributions.[/]")
    for line in limits(record):
        console.print(f"[yellow]![/] {line}", markup=True)
    return record


def limits(record: Record) -> Iterator[str]:
    """What the check could not prove about who chose the cards, one line each."""
    if record.rehearsal is not None:
        yield "It proves nothing about who chose them: the deal of an earlier match was played again."
        return
    if record.event:
        yield (
            f"The deal of {record.event} was fixed in advance, the same for everybody, if the list of deals has its "
            "commitment from before it was played: check that with --list. Whoever runs the server could know it."
        )
    elif record.typed_seed:
        yield "It proves nothing about who chose them: the secret comes from a seed that somebody typed."
    elif all(one == NOTHING for one in record.contributions):
        yield "It proves nothing about who chose them: no seat added a number, so the secret alone decided."
    else:
        yield (
            "Nobody chose them if you were shown this commitment before the deal, and one of these contributions is "
            "yours: compare both."
        )
    if record.taken_back:
        times = "once" if record.taken_back == 1 else f"{record.taken_back} times"
        yield f"Actions were taken back {times} after they had shown something hidden."


def check_lines(console: Screen, lines: Sequence[str], earlier: Sequence[str] | None, record: Record | None) -> None:
    found = check_list(lines)
    console.print(f"[green]✓[/] {found.lines} lines, none missing or changed: {found.begun} matches begun, "
                  f"{found.ended} ended, {found.broken_off} broken off, {len(found.open)} not over")  # fmt: skip
    if found.fixed:
        console.print(f"[green]✓[/] {found.fixed} deals were fixed in advance, {found.revealed} of them revealed: "
                      "each is what was fixed")  # fmt: skip
    if earlier is not None:
        check_growth(earlier, lines)
        console.print(f"[green]✓[/] the list begins with the earlier one and has grown by {len(lines) - len(earlier)}")
    if record is not None:
        said = said_of(record.commitment, lines)
        if not said:
            raise BadMessage("The list does not have the commitment of this record.")
        console.print(f"[green]✓[/] the list has the deal of this record: {', '.join(said)}")


def lines_of(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines()
    except OSError as fault:
        raise BadMessage(f"The list {path} cannot be read: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise BadMessage(f"{path} is not a list of deals.") from None


def in_words(draw: Draw) -> str:
    return " ".join(str(item) for item in draw.result)
