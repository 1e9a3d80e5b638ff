"""What the tests of the coach share."""

from functools import cache
from pathlib import Path

from tavolino.coach import Effort, Judgement, judge
from tavolino.match import Record, read_record

RECORDS = Path(__file__).parents[2] / "records"
TINY = Effort("tiny", values=4, worlds=8, confirming=8, playouts=100, in_advance=8)
NAMES = ("twisted-2-rounds", "qwinto-2-misthrows", "upturn-2-empty-rack")


@cache
def record(name: str) -> Record:
    return read_record(RECORDS / f"{name}.json")


@cache
def judged(name: str) -> Judgement:
    return judge(record(name), TINY)
