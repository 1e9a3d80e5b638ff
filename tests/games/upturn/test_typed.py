"""The type checker holds the game and each of its parts against their contracts; these lines are all it needs."""

from tavolino.game import Game, part_of
from tavolino.games import upturn
from tavolino.games.upturn import (
    daily,
    kernel,
    luck,
    temptations,
    numbering,
    observe,
    playout,
    reasons,
    stake_words,
    stakes,
    terminal,
)
from tavolino.games.upturn.actions import Action, Event
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.view import View
from tavolino.parts import (
    ALL,
    Kernel,
    Luck,
    Temptations,
    Numbering,
    Observation,
    Playout,
    Reasons,
    Stakes,
    StakeWords,
    Terminal,
)

GAME: Game[State, Action, Event, View, Options] = upturn
KERNEL: Kernel[State, Options] = kernel
NUMBERING: Numbering[Action, View] = numbering
OBSERVE: Observation = observe
PLAYOUT: Playout = playout
LUCK: Luck = luck
TEMPTATIONS: Temptations[View] = temptations
STAKES: Stakes = stakes
STAKE_WORDS: StakeWords = stake_words
DAILY = daily
REASONS: Reasons[View] = reasons
TERMINAL: Terminal[View] = terminal


def test_these_are_all_its_parts() -> None:
    parts = [part_of(GAME, part) for part in ALL]
    assert {part for part in parts if part} == {
        DAILY, KERNEL, LUCK, TEMPTATIONS, NUMBERING, OBSERVE, PLAYOUT, REASONS, STAKES, STAKE_WORDS, TERMINAL,
    }  # fmt: skip
