"""What the coach says about the stakes of Upturn; the words are in `upturn-coach.ftl`.

`out` is nearly the chance to win, which the coach shows anyway; whether `turned` is good depends on the rack.
"""

from collections.abc import Mapping

from tavolino.games.upturn.actions import Draw, Lay
from tavolino.parts.stake_words import Compared, Meaning, Tried, amounts, chances, said
from tavolino.words import Sentence, sentence

MEANINGS: Mapping[str, Meaning] = {
    "others-out": Meaning(good=False, last=True),
    "handed": Meaning(good=False),
    "drawn": Meaning(good=False),
    "stuck": Meaning(good=False),
    "run": Meaning(good=True),
}
SAID = {
    "others-out": "upturn-coach-others-out",
    "handed": "upturn-coach-handed",
    "drawn": "upturn-coach-drawn",
    "stuck": "upturn-coach-stuck",
    "run": "upturn-coach-run",
}


def tell(stake: str, compared: Compared) -> Sentence | None:
    found = (chances if stake in {"others-out", "stuck"} else amounts)(stake, compared)
    return None if found is None else said(SAID[stake], compared, found, after(compared.taken), after(compared.other))


def after(one: Tried) -> Sentence:
    match one.action:
        case Lay(number):
            return sentence("upturn-coach-lay", number=number)
        case Draw():
            return sentence("upturn-coach-draw")
        case _:
            return one.called
