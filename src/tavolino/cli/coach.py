"""`tavolino coach`: judges a finished match, and tells luck from skill."""

from argparse import Namespace
from pathlib import Path

import msgspec

from tavolino.cli.arguments import Commands, command
from tavolino.cli.coach_page import page_of
from tavolino.cli.coach_words import lacking_words, why, worst
from tavolino.coach import EFFORTS, USUAL, Effort, Judgement, SeatSum, effort_named
from tavolino.coach.verdict import FAULTS
from tavolino.game import BadMessage
from tavolino.match import Record, read_record
from tavolino.terminal import Screen
from tavolino.words import plain

WORST = 10  # decisions in the table


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "coach",
        "judge every decision of a finished match, and tell luck from skill",
        "coach match.json",
        "coach match.json --effort thorough --html match.html",
        about="The numbers are explained in docs/coach.md.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a file that play, export or the page has written")
    parser.add_argument("--effort", metavar="NAME", default=USUAL.name, help=f"{', '.join(EFFORTS)} ({USUAL.name})")
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="other imagined worlds for another number (0)")
    parser.add_argument("--json", action="store_true", help="the whole judgement as one JSON object")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page that can be opened anywhere")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    effort = effort_named(given.effort)
    record = read_record(given.record)
    if given.html is not None and given.html.exists() and not given.html.is_file():
        raise BadMessage(f"The page cannot be written to {given.html}: that is not an ordinary file.")
    judgement = judged_in_sight(record, effort, given.seed)
    if given.json:
        print(msgspec.json.encode(judgement).decode())
    else:
        show(record, judgement)
    if given.html is not None:
        write_page(given.html, page_of(record, judgement))
    return 0


def write_page(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as fault:
        raise BadMessage(f"The page cannot be written to {path}: {fault.strerror}.") from None


def judged_in_sight(record: Record, effort: Effort, seed: int) -> Judgement:
    """Judge behind a progress bar."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    console = Screen(stderr=True, highlight=False)
    columns = (TextColumn("Judging"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with console.status("Getting ready; the first time this takes a while"):
        from tavolino.coach import Judging

        judging = Judging(record, effort, seed=seed)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=judging.progress.total)
        for now in judging:
            progress.update(bar, completed=now.done)
    return judging.found


def show(record: Record, judgement: Judgement) -> None:
    from rich.table import Table

    console = Screen(highlight=False)
    faults = Table("Seat", "Accuracy", *(verdict.capitalize() for verdict in FAULTS))
    luck = Table("Points", *PARTS)
    for seat in judgement.sums:
        counts = [str(seat.verdicts.get(verdict, 0)) for verdict in FAULTS]
        accuracy = "" if seat.accuracy is None else f"{seat.accuracy:.0f}"
        faults.add_row(name_of(record, seat.seat), accuracy, *counts)
        luck.add_row(name_of(record, seat.seat), *parts(seat))
    if judgement.sums:
        console.print(faults)
    if any(seat.points for seat in judgement.sums):
        console.print(luck)
    found = worst(judgement, WORST)
    if found:
        listed = Table("Action", "Seat", "Played", "Better", "Cost", "Verdict")
        for one in found:
            listed.add_row(*one.row(record))
        console.print(listed)
    for number, reason in why(record, judgement, found):
        console.print(f"{number:>4}  {reason}", markup=False, soft_wrap=True)
    for line in lacking_words(record, judgement):
        console.print(line, markup=False, soft_wrap=True)


PARTS = ("Expected", "Deal", "Draws", "Hidden", "Others", "Own", "Result")


def parts(seat: SeatSum) -> tuple[str, ...]:
    """The points of a seat taken apart."""
    if seat.points is None:
        return ("",) * len(PARTS)
    one = seat.points
    changes = (one.deal, one.draws, one.hidden, one.others, one.decisions)
    signs = (f"{change:+.1f}".replace("-", "−") for change in changes)
    return (f"{one.expected:.1f}", *signs, plain(round(one.result)))


def name_of(record: Record, seat: int) -> str:
    return record.seats[seat] or f"seat {seat}"
