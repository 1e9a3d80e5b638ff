"""The bot of five lines with types: `mypy --strict` and an editor know what a view shows, and which actions there are.

    tavolino arena twisted --bots typed_bot:High,random --deals 20
"""

from random import Random

from tavolino.game import AnyGame
from tavolino.games.twisted.actions import Action, Take
from tavolino.games.twisted.view import View


class High:
    games = ("twisted",)

    def __init__(self, game: AnyGame, rng: Random) -> None:
        pass

    def choose(self, view: View) -> Action:
        return max(view.legal, key=lambda action: 0 if isinstance(action, Take) else action.card)
