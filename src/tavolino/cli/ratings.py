"""`tavolino ratings`: how strong the bots are, and people's ratings computed again from the results."""

import asyncio
from argparse import Namespace
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from tavolino.cli.arguments import A_GAME, Commands, add_database, add_game, command, database_of, positive
from tavolino.game import AnyGame, BadMessage, package_of
from tavolino.games import GAMES, game_named
from tavolino.words import counted

DEALS = 18


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "ratings",
        "say how strong the bots are, or compute people's ratings again",
        "ratings",
        "ratings --recompute",
        f"ratings {A_GAME} --measure --deals {DEALS}",
        about="Bots are measured in the arena; every two of them play each other. To compute again, stop the server.",
    )
    add_game(parser, optional=True)
    parser.add_argument("--recompute", action="store_true", help="people's ratings, from all rated matches in order")
    parser.add_argument("--recount", action="store_true", help="what profiles count, from the matches still kept")
    parser.add_argument("--measure", action="store_true", help="measure the bots of a game, for its anchors.json")
    parser.add_argument("--deals", metavar="N", type=positive, default=DEALS, help=f"deals to measure with ({DEALS})")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="keep the matches there, and go on from them")
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    if given.measure:
        if given.game is None:
            raise BadMessage("Which game? For example: tavolino ratings " + A_GAME + " --measure")
        measure(game_named(given.game), given.deals, given.keep)
    elif given.recompute or given.recount:
        asyncio.run(compute(database_of(given), recompute_them=given.recompute, recount_them=given.recount))
    else:
        show([game_named(given.game)] if given.game else [*GAMES.values()])
    return 0


async def compute(database: str | None, *, recompute_them: bool, recount_them: bool) -> None:
    from tavolino.people.ratings import recompute, recount  # here, because it takes a while to load
    from tavolino.store import open_store

    with closing(open_store(database)) as store:
        if recompute_them:
            done = await recompute(store)
            same = "The same numbers as before." if not done.wrong else f"{counted(done.wrong, 'result')} put right."
            print(f"{counted(done.ratings, 'rating')} out of {counted(done.matches, 'result')}. {same}")
        if recount_them:
            print(f"{counted(await recount(store), 'result')} counted.")


def measure(game: AnyGame, deals: int, keep: Path | None) -> None:
    from tavolino.arena import ContestFile, LocalProcesses  # here, because it takes a while to load
    from tavolino.arena.anchors import anchor_contest, as_file, measured
    from tavolino.cli.arena import played_in_sight
    from tavolino.cli.search import wait_for_search
    from tavolino.rating.anchors import FILE

    contest = anchor_contest(game)
    wait_for_search(game, contest.bots)
    file = ContestFile(keep, contest) if keep else None
    with LocalProcesses() as workers:
        anchors = measured(contest, played_in_sight(contest, deals, workers, file))
    path = Path(str(files(package_of(game)) / FILE))
    path.write_text(as_file(anchors), encoding="utf-8")
    print(f"{anchors.matches} matches; the ratings are in {path}.")


def show(games: list[AnyGame]) -> None:
    from rich.table import Table

    from tavolino.rating import anchors_of, standing
    from tavolino.terminal import Screen

    screen = Screen(highlight=False)
    for game in games:
        anchors = anchors_of(game)
        drawn = Table("Bot", "Rating", title=f"{game.title}, {anchors.matches} matches", title_justify="left")
        for one in reversed(anchors.bots):
            shown = standing(one.rating)
            drawn.add_row(one.bot, f"{shown.points} ± {shown.give_or_take}")
        screen.print(drawn)
