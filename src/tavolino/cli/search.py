"""Commands that use bots which search wait until their search is compiled, once."""

from collections.abc import Iterable
from concurrent.futures import wait

from rich.console import Console

from tavolino.bots.compiled import is_compiled
from tavolino.bots.levels import searches
from tavolino.bots.preparation import PREPARATION
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, BadMessage

TICK = 1.0  # seconds between two looks at how long it still takes


def wait_for_search(game: AnyGame, bots: Iterable[str]) -> None:
    """Install and compile what these bots need; says so in one line, and raises BadMessage where it cannot be done."""
    if not COMPILED or is_compiled(game) or not any(searches(bot, game) for bot in bots):
        return
    console = Console(stderr=True, highlight=False)
    PREPARATION.start([game])
    ready = PREPARATION.ready(game)
    title = f"Getting the bots ready, for the first time only: about {PREPARATION.seconds(game)} s"
    if not console.is_terminal:
        console.print(title)
    try:
        with console.status(title) as status:
            while not ready.done():
                status.update(f"Getting the bots ready, for the first time only: {PREPARATION.seconds(game)} s")
                wait([ready], timeout=TICK)
    except KeyboardInterrupt:
        PREPARATION.close()
        raise
    if not ready.result():
        raise BadMessage(PREPARATION.why_missing(game) or "The search could not be compiled.")
