"""What the coach says about the stakes of Qwinto; the words are in `qwinto-coach.ftl`.

Whether it is good that the match ends by full rows depends on who is ahead then, so `rows-end` is not told.
"""

from collections.abc import Mapping

from tavolino.games.qwinto.actions import Pass, Write
from tavolino.parts.stake_words import Compared, Meaning, Tried, amounts, points, said
from tavolino.words import Sentence, sentence

MEANINGS: Mapping[str, Meaning] = {
    "numbers": Meaning(good=True),
    "misthrows": Meaning(good=False),
    "columns": Meaning(good=True),
    "rows": Meaning(good=True),
    "last-cells": Meaning(good=True),
}
SAID = {
    "numbers": "qwinto-coach-numbers",
    "misthrows": "qwinto-coach-misthrows",
    "columns": "qwinto-coach-columns",
    "rows": "qwinto-coach-rows",
    "last-cells": "qwinto-coach-last",
}


def tell(stake: str, compared: Compared) -> Sentence | None:
    found = points(stake, compared) if stake == "last-cells" else amounts(stake, compared)
    if found is None:
        return None
    after = (by(compared.taken, compared.other), by(compared.other, compared.taken))
    return said(SAID[stake], compared, found, *after)


def by(one: Tried, other: Tried) -> Sentence:
    """The row that the number goes into is enough to tell two actions apart, unless both are in the same row."""
    match one.action, other.action:
        case Write(cell), Write(beside) if cell.row == beside.row:
            return one.called
        case Write(cell), _:
            return sentence("qwinto-coach-write", row=cell.row)
        case Pass(), _:
            return sentence("qwinto-coach-pass")
        case _:
            return one.called
