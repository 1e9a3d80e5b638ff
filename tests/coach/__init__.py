"""What the tests of the coach share."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.coach import Effort, Judgement, Judging, judge
from tavolino.games import GAMES
from tavolino.match import Match, Record, read_record, record_of

RECORDS = Path(__file__).parents[2] / "records"
TINY = Effort("tiny", values=4, worlds=8, confirming=8, playouts=100, in_advance=8)
LITTLE = Effort("little", values=2, worlds=3, confirming=3, playouts=10, in_advance=2)
NAMES = ("twisted-2-rounds", "qwinto-2-misthrows", "upturn-2-empty-rack")


@cache
def record(name: str) -> Record:
    return read_record(RECORDS / f"{name}.json")


@cache
def judged(name: str) -> Judgement:
    return judge(record(name), TINY)


def a_little(name: str) -> tuple[Any, ...]:
    """Two steps and a decision of a match."""
    judging = Judging(record(name), LITTLE)
    values = judging.values()
    next(values), next(values)
    return (judging.steps, judging.decide(4))


@cache
def bots_match(name: str, seats: int, deal: int) -> Record:
    """A match between sensible bots with the game's own options."""
    game: Any = GAMES[name]
    rng = Random(f"{name} {seats} {deal}")
    names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
    match = Match(game, game.simulation_options, names, rng.randbytes(SIZE), [bytes(SIZE)] * seats)
    bots = [bot_named("heuristic", game, Random(seat)) for seat in range(seats)]
    while match.outcome is None:
        seat = rng.choice(list(match.legal()))
        match.act(seat, bots[seat].choose(match.view(seat)))
    return record_of(match)
