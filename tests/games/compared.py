"""Two actions with stakes made by hand, and what is said about them."""

from typing import Any, TypeAlias

from tavolino.game import AnyGame, needed_part
from tavolino.parts import STAKE_WORDS, STAKES
from tavolino.parts.stake_words import Compared, Estimate, Tried
from tavolino.words import LANGUAGES, in_words, say, sentence

# mean and error after one action, and after the other
Pair: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
    tuple[float, float], tuple[float, float]
]  # mean and error after one action, and after the other
NAMES = ("Anna", "Ben", "Cleo", "Dora")


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
    words, stakes = needed_part(game, STAKE_WORDS), needed_part(game, STAKES)
    assert set(words.MEANINGS) <= set(stakes.NAMES)
    for stake in words.MEANINGS:
        apart = dict.fromkeys(stakes.NAMES, ((0.84, 0.002), (0.62, 0.002)))
        alike = dict.fromkeys(stakes.NAMES, ((0.62, 0.002), (0.62, 0.002)))
        assert told(game, stake, taken, other, alike) is None
        larger = dict.fromkeys(stakes.NAMES, ((8.4, 0.02), (6.2, 0.02))) if stake in WHOLE else apart
        line = told(game, stake, taken, other, larger)
        assert line is not None, stake
        assert any(number in line for number in ("84", "0.8", "about 8"))
        assert any(number in line for number in ("62", "0.6", "about 6"))


WHOLE = {"row-cost", "row-gain", "last-cells"}  # points
