"""Gets ready what judges a game, once for each installation, in other processes: here everybody would have to wait."""

import asyncio
import subprocess
import sys
from importlib.util import find_spec

from tavolino.bots.preparation import PREPARATION
from tavolino.coach.prepared import is_prepared
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, TavolinoError
from tavolino.words import sentence

COMPILING = 40  # seconds, usually


class Unprepared(TavolinoError):
    """What judges could not be installed. It may work later."""

    def __init__(self) -> None:
        super().__init__(sentence("why-coach-unprepared"))


def is_ready(game: AnyGame) -> bool:
    return is_prepared(game) and not lacks_compiler()


def seconds_left(game: AnyGame) -> int:
    return PREPARATION.seconds(game) + (0 if is_ready(game) else COMPILING)


def lacks_compiler() -> bool:
    """The compiler is still on its way, or could not be installed."""
    return COMPILED and find_spec("numba") is None


async def prepare(game: AnyGame) -> None:
    """Raises Unprepared if it cannot be done now."""
    if lacks_compiler():
        PREPARATION.start()  # if it isn't under way; and once more, if it failed
    await asyncio.shield(asyncio.wrap_future(PREPARATION.ready(game)))
    if lacks_compiler():
        raise Unprepared
    if is_prepared(game):
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tavolino.coach.warm", game.name, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
