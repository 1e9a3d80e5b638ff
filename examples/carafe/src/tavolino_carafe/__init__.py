"""Carafe: pour numbers into one carafe, fill it to the brim, and don't be the one who spills it."""

from tavolino_carafe.actions import Action
from tavolino_carafe.rules import apply, awaited, cuts_short, deal, legal, outcome, score
from tavolino_carafe.sense import sensible
from tavolino_carafe.state import Options
from tavolino_carafe.text import cards, read, tell, trace, why_not, write
from tavolino_carafe.view import imagine, seen, view

__all__ = [
    "about", "action_type", "apply", "awaited", "cards", "cuts_short", "deal", "end_reasons", "imagine", "legal",
    "name", "outcome", "read", "rules_version", "score", "seat_counts", "seen", "sensible", "simulation_options",
    "table_options", "tell", "title", "trace", "view", "why_not", "write",
]

name = "carafe"
title = "Carafe"
about = "Pour numbers into one carafe. Fill it to the brim and it's yours; spill it and you pay for every drop."
rules_version = 1
action_type = Action
end_reasons = ("hands empty",)  # C-E1
seat_counts = (2, 3, 4)
table_options = simulation_options = Options()
