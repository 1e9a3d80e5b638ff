"""Upturn: get rid of your tiles in lines that go up or down."""

from tavolino.games.upturn.actions import Action
from tavolino.games.upturn.notation import cards, read, trace, write
from tavolino.games.upturn.refusal import why_not
from tavolino.games.upturn.rules import apply, awaited, cuts_short, deal, legal, outcome, score
from tavolino.games.upturn.sense import sensible
from tavolino.games.upturn.state import Options
from tavolino.games.upturn.view import imagine, seen, view
from tavolino.games.upturn.words import tell

__all__ = [
    "action_type", "apply", "awaited", "cards", "cuts_short", "deal", "difficulty", "end_reasons", "fewest_wins",
    "imagine",
    "later_options", "legal", "minutes", "name", "outcome", "read", "rules_version", "score", "seat_counts",
    "seen", "sensible", "simulation_options", "table_options", "tell", "title", "trace", "view", "why_not", "write",
]

name = "upturn"
title = "Upturn"
rules_version = 1
action_type = Action
end_reasons = ("empty rack", "blocked")  # U-E1, U-B2
seat_counts = (2, 3, 4)
minutes = 12
difficulty = 3
fewest_wins = True  # U-E2
table_options = Options()
later_options = {"handing": "unseen"}  # U-N7
simulation_options = Options(call="auto")  # U-L3
