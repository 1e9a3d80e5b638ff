"""The type checker holds the game and each of its parts against their contracts; these lines are all it needs."""

from tavolino.game import Game, part_of
from tavolino.games import upturn
from tavolino.games.upturn import (
    daily,
    inputs,
    kernel,
    lesson,
    luck,
    mistakes,
    numbering,
    observe,
    playout,
    reasons,
    stake_words,
    stakes,
    temptations,
    terminal,
    tiny,
)
from tavolino.games.upturn.actions import Action, Event
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.view import View
from tavolino.parts import (
    ALL,
    Inputs,
    Kernel,
    Lesson,
    Luck,
    Mistakes,
    Numbering,
    Observation,
    Playout,
    Reasons,
    Stakes,
    StakeWords,
    Temptations,
    Terminal,
    Tiny,
)

GAME: Game[State, Action, Event, View, Options] = upturn
KERNEL: Kernel[State, Options] = kernel
LESSON: Lesson = lesson
INPUTS: Inputs = inputs
NUMBERING: Numbering[Action, View] = numbering
OBSERVE: Observation = observe
PLAYOUT: Playout = playout
LUCK: Luck = luck
MISTAKES: Mistakes = mistakes
TEMPTATIONS: Temptations[View] = temptations
STAKES: Stakes = stakes
STAKE_WORDS: StakeWords = stake_words
DAILY = daily
REASONS: Reasons[View] = reasons
TERMINAL: Terminal[View] = terminal
TINY: Tiny[State] = tiny


def test_these_are_all_its_parts() -> None:
    parts = [part_of(GAME, part) for part in ALL]
    assert {part for part in parts if part} == {
        DAILY, INPUTS, KERNEL, LESSON, LUCK, MISTAKES, NUMBERING, OBSERVE, PLAYOUT, REASONS, STAKES,
        STAKE_WORDS, TEMPTATIONS, TERMINAL, TINY,
    }  # fmt: skip
