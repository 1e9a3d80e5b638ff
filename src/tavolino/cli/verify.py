"""`tavolino verify`: checks whether the deal of a record was honest."""

from argparse import Namespace
from pathlib import Path

from tavolino.cli.arguments import Commands, command
from tavolino.match import read_record
from tavolino.match.verify import Draw, verify
from tavolino.terminal import Screen


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "verify",
        "check that nobody chose the cards of a match",
        "verify match.json",
        about="Computes the commitment, the seed and every shuffle of a record again.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a file that play, export or the page has written")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    record = read_record(given.record)
    proof = verify(record)
    console = Screen(highlight=False, soft_wrap=True)
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
    if proof.rehearsal is None:
        console.print("[bold]The deal was fair.[/]")
    else:
        console.print(
            "[bold]The cards follow from the secret, but it was known before:[/] a deal was played again, that of ",
            end="",
        )
        console.print(f"{proof.rehearsal.record}.", markup=False)
    return 0


def in_words(draw: Draw) -> str:
    return " ".join(str(item) for item in draw.result)
