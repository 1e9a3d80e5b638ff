"""The type checker holds the game and each of its parts against their contracts; these lines are all it needs."""

from tavolino.game import Game, part_of
from tavolino.games import twisted
from tavolino.games.twisted import daily, endgame, kernel, numbering, observe, playout, reasons, terminal, tiny
from tavolino.games.twisted.actions import Action, Event
from tavolino.games.twisted.state import Options, State
from tavolino.games.twisted.view import View
from tavolino.parts import ALL, Daily, Endgame, Kernel, Numbering, Observation, Playout, Reasons, Terminal, Tiny

GAME: Game[State, Action, Event, View, Options] = twisted
ENDGAME: Endgame = endgame
DAILY: Daily = daily
KERNEL: Kernel[State, Options] = kernel
NUMBERING: Numbering[Action, View] = numbering
OBSERVE: Observation = observe
PLAYOUT: Playout = playout
REASONS: Reasons[View] = reasons
TERMINAL: Terminal[View] = terminal
TINY: Tiny[State] = tiny


def test_these_are_all_its_parts() -> None:
    parts = [part_of(GAME, part) for part in ALL]
    all_parts = {DAILY, ENDGAME, KERNEL, NUMBERING, OBSERVE, PLAYOUT, REASONS, TERMINAL, TINY}
    assert {part for part in parts if part} == all_parts
