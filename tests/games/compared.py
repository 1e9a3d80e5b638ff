"""Two actions with stakes made by hand, and what is said about them."""

import re
from typing import Any, TypeAlias

from tavolino.game import AnyGame, needed_part
from tavolino.parts import STAKE_WORDS, STAKES
from tavolino.parts.stake_words import Compared, Estimate, Tried
from tavolino.words import LANGUAGES, in_words, say, sentence

# mean and error after one action, and after the other
Pair: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
NAMES = ("Anna", "Ben", "Cleo", "Dora")
POINTS = {"row-cost", "row-gain", "last-cells"}  # stakes that are told in whole points


def compared(taken: Any, other: Any, stakes: dict[str, Pair]) -> Compared:
    sides = (
        Tried(action, sentence(called), {name: Estimate(*pair[side]) for name, pair in stakes.items()})
        for side, (action, called) in enumerate(((taken, "coach-with-played"), (other, "coach-with-better")))
    )
    return Compared(0, *sides)


def told(game: AnyGame, stake: str, taken: Any, other: Any, stakes: dict[str, Pair]) -> str | None:
    """The English, after a look at the other languages."""
    found = needed_part(game, STAKE_WORDS).tell(stake, compared(taken, other, stakes))
    if found is None:
        return None
    for language in LANGUAGES:
        for reader in (None, 0):
            names = [say("you", language=language) if seat == reader else name for seat, name in enumerate(NAMES)]
            assert in_words(found, names, language, reader)
    return in_words(found, NAMES)


def check_every_stake(game: AnyGame, taken: Any, other: Any) -> None:
    """Each stake that can be told is counted, is told where it differs, and is not told where it does not."""
    words, counted = needed_part(game, STAKE_WORDS), needed_part(game, STAKES).NAMES
    assert set(words.MEANINGS) <= set(counted)
    for stake in words.MEANINGS:
        times = 10 if stake in POINTS else 1
        apart = dict.fromkeys(counted, ((0.81 * times, 0.002), (0.62 * times, 0.002)))
        alike = dict.fromkeys(counted, ((0.62 * times, 0.002), (0.62 * times, 0.002)))
        assert told(game, stake, taken, other, alike) is None
        line = told(game, stake, taken, other, apart)
        assert line is not None, stake
        assert re.search(r"about (81 of 100|0\.8|8)\b.*about (62|0\.6|6)\b", line)
