"""Many matches at once, wherever there are workers."""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial

from tavolino.arena.contest import Contest
from tavolino.arena.deals import Fixture
from tavolino.arena.played import Played, play_match
from tavolino.bots import BOTS
from tavolino.game import package_of
from tavolino.games import game_named
from tavolino.workers import Workers


def play_all(contest: Contest, fixtures: Sequence[Fixture], workers: Workers) -> Generator[Played, None, None]:
    """Yields each match when it is over, in any order; raises Broke, with the fixture, for the first that breaks."""
    with closing(workers.run(partial(play_match, contest), fixtures, modules=modules_of(contest))) as coming:
        for _, played in coming:
            yield played


def modules_of(contest: Contest) -> list[str]:
    """Where the game and the bots of a contest come from."""
    return [package_of(game_named(contest.game)), *(BOTS.module_of(bot) for bot in contest.bots)]
