"""`tavolino arena`: lets bots play each other on the same deals, and says who is stronger."""

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.table import Table

from tavolino.arena import Contest, ContestFile, Played, adjusted, contest_of, play, summary
from tavolino.arena.report import (
    BRACKETS,
    about_luck,
    adjusted_table,
    ahead_table,
    extent,
    standings_table,
    title,
    write_report,
)
from tavolino.bots import BOTS
from tavolino.chance import seed_from_text
from tavolino.cli.arguments import A_GAME, Commands, add_deal, add_game, command, positive
from tavolino.cli.options import read_options
from tavolino.cli.search import wait_for_search
from tavolino.cli.workers import add_workers, workers_of
from tavolino.games import game_named
from tavolino.terminal import Screen
from tavolino.workers import Workers

LONGEST = 10_000  # actions; sensible play takes a few hundred
WORLDS = 1_200  # for each action, to measure luck in where no net does
WIDE = 4  # with more bots than this, the intervals do not fit into a terminal of the usual width
SEED = "arena"  # a fixed seed: the same command gives the same result and can continue where it stopped


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "arena",
        "let bots play each other on the same deals",
        f"arena {A_GAME} --bots heuristic,club --deals 50",
        f"arena {A_GAME} --bots novice,casual,club --ladder --deals 20 --report contest",
        about=f"Bots: {', '.join(BOTS.known)}, or one of your own as module:Class.",
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B", type=names, required=True, help="who plays, with commas between")
    parser.add_argument("--deals", metavar="N", type=positive, required=True, help="how many; in each the bots rotate")
    parser.add_argument("--seats", metavar="N", type=positive, help="one for each bot; in more, copies sit")
    parser.add_argument("--ladder", action="store_true", help="every two of the bots play each other")
    add_deal(parser)
    parser.add_argument("--report", metavar="FOLDER", type=Path, help="keep the matches and the report there")
    add_workers(parser, "match", "matches")
    parser.add_argument(
        "--actions", metavar="M", type=positive, default=LONGEST, help=f"call it a draw after M actions ({LONGEST})"
    )
    parser.add_argument("--adjusted", action="store_true", help="also compare the bots with luck taken out")
    parser.set_defaults(run=run)


def names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def run(given: Namespace) -> int:
    game = game_named(given.game)
    contest = contest_of(
        game,
        read_options(game, game.simulation_options, given.option),
        given.bots,
        seed_from_text(SEED if given.seed is None else given.seed),
        seats=given.seats,
        ladder=given.ladder,
        longest=given.actions,
        adjusting=WORLDS if given.adjusted else 0,
    )
    wait_for_search(game, given.bots)
    with workers_of(given) as workers:
        file = ContestFile(given.report / "matches.jsonl", contest) if given.report else None
        matches = played_in_sight(contest, given.deals, workers, file)
    show(contest, matches, given.report)
    return 0


def played_in_sight(contest: Contest, deals: int, workers: Workers, file: ContestFile | None) -> list[Played]:
    """Play all matches behind a progress bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Screen(stderr=True, highlight=False)
    columns = (TextColumn("Matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    matches: list[Played] = []
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("", total=len(contest.fixtures(deals)))
            with closing(play(contest, deals, workers, file)) as coming:
                for played in coming:
                    matches.append(played)
                    progress.advance(bar)
    except KeyboardInterrupt:
        if file:
            line = f"{len(file.kept):,} matches are kept in {file.path}; the same command goes on from there."
            console.print(line, markup=False, soft_wrap=True)
        raise
    return matches


def show(contest: Contest, matches: Sequence[Played], folder: Path | None) -> None:
    result = summary(contest, matches)
    console = Screen(highlight=False)
    console.print(table(title(contest), *standings_table(result)))
    if len(contest.bots) > 2:
        console.print(table("Finished ahead of", *ahead_table(result, brief=len(contest.bots) > WIDE)))
    without = adjusted(contest.bots, matches)
    if contest.adjusting:
        console.print(table("With luck taken out", *adjusted_table(without)))
        for line in about_luck(without):
            console.print(line, soft_wrap=True)
    console.print(f"{extent(result)}. {BRACKETS}", soft_wrap=True)
    if folder:
        fault = write_report(folder, contest, result, without, matches)
        console.print(f"The report is in {folder}.", markup=False, soft_wrap=True)
        if fault:
            console.print(fault, markup=False, soft_wrap=True)


def table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    drawn = Table(title=caption, title_justify="left")
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    for row in rows:
        drawn.add_row(*row)
    return drawn
