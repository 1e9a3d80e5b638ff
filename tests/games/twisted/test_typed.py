"""The type checker holds the game and each of its parts against their contracts; these lines are all it needs."""

from tavolino.game import Game, part_of
from tavolino.games import twisted
from tavolino.games.twisted import (
    daily,
    endgame,
    inputs,
    kernel,
    lesson,
    luck,
    mistakes,
    numbering,
    observe,
    player,
    playout,
    reasons,
    stake_words,
    stakes,
    temptations,
    terminal,
    tiny,
)
from tavolino.games.twisted.actions import Action, Event
from tavolino.games.twisted.state import Options, State
from tavolino.games.twisted.view import View
from tavolino.parts import (
    ALL,
    Endgame,
    Inputs,
    Kernel,
    Lesson,
    Luck,
    Mistakes,
    Numbering,
    Observation,
    Player,
    Playout,
    Reasons,
    Stakes,
    StakeWords,
    Temptations,
    Terminal,
    Tiny,
)

GAME: Game[State, Action, Event, View, Options] = twisted
ENDGAME: Endgame = endgame
KERNEL: Kernel[State, Options] = kernel
LESSON: Lesson = lesson
INPUTS: Inputs = inputs
NUMBERING: Numbering[Action, View] = numbering
OBSERVE: Observation = observe
PLAYER: Player = player
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
        DAILY, ENDGAME, INPUTS, KERNEL, LESSON, LUCK, MISTAKES, NUMBERING, OBSERVE, PLAYER, PLAYOUT, REASONS,
        STAKES, STAKE_WORDS, TEMPTATIONS, TERMINAL, TINY,
    }  # fmt: skip
