"""The type checker holds the game and each of its parts against their contracts; these lines are all it needs."""

from tavolino.game import Game, part_of
from tavolino.games import twisted
from tavolino.games.twisted import (
    daily,
    endgame,
    kernel,
    luck,
    temptations,
    numbering,
    observe,
    player,
    playout,
    reasons,
    stake_words,
    stakes,
    terminal,
    tiny,
)
from tavolino.games.twisted.actions import Action, Event
from tavolino.games.twisted.state import Options, State
from tavolino.games.twisted.view import View
from tavolino.parts import (
    ALL,
    Endgame,
    Kernel,
    Luck,
    Temptations,
    Numbering,
    Observation,
    Player,
    Playout,
    Reasons,
    Stakes,
    StakeWords,
    Terminal,
    Tiny,
)

GAME: Game[State, Action, Event, View, Options] = twisted
ENDGAME: Endgame = endgame
KERNEL: Kernel[State, Options] = kernel
NUMBERING: Numbering[Action, View] = numbering
OBSERVE: Observation = observe
PLAYER: Player = player
PLAYOUT: Playout = playout
LUCK: Luck = luck
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
        DAILY, ENDGAME, KERNEL, LUCK, TEMPTATIONS, NUMBERING, OBSERVE, PLAYER, PLAYOUT, REASONS, STAKES, STAKE_WORDS,
        TERMINAL, TINY,
    }  # fmt: skip
