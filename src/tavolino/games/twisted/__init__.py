"""Twisted, published as Take That: one row, twins that leave it, and toads that hurt the player who takes it."""

from tavolino.games.twisted.actions import Action
from tavolino.games.twisted.notation import cards, read, trace, write
from tavolino.games.twisted.refusal import why_not
from tavolino.games.twisted.rules import apply, awaited, cuts_short, deal, legal, outcome, score
from tavolino.games.twisted.sense import sensible
from tavolino.games.twisted.state import Options, round_number
from tavolino.games.twisted.view import imagine, seen, view
from tavolino.games.twisted.words import tell

__all__ = [
    "action_type", "apply", "awaited", "cards", "cuts_short", "deal", "difficulty", "end_reasons", "first", "imagine",
    "legal", "minutes", "name", "outcome", "read", "round_number", "rules_version", "score", "seat_counts", "seen",
    "sensible", "simulation_options", "table_options", "tell", "title", "trace", "view", "why_not", "write",
]

name = "twisted"
title = "Twisted"
rules_version = 1
action_type = Action
end_reasons = ("rounds",)  # T-P2
seat_counts = (2, 3, 4)
minutes = 5
difficulty = 1
first = True
table_options = simulation_options = Options()
