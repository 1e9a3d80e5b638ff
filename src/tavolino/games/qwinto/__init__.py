"""Qwinto, the card game: four stacks make a number, and every player may write it on a sheet. One seat plays solo."""

from tavolino.games.qwinto.actions import Action
from tavolino.games.qwinto.notation import cards, read, trace, write
from tavolino.games.qwinto.refusal import why_not
from tavolino.games.qwinto.rules import apply, awaited, cuts_short, deal, legal, outcome, score
from tavolino.games.qwinto.sense import sensible
from tavolino.games.qwinto.state import Options
from tavolino.games.qwinto.view import imagine, seen, view
from tavolino.games.qwinto.words import tell

__all__ = [
    "action_type", "apply", "awaited", "cards", "cuts_short", "deal", "difficulty", "end_reasons", "imagine", "legal",
    "minutes", "name", "outcome", "read", "rules_version", "score", "seat_counts", "seen", "sensible",
    "simulation_options", "table_options", "tell", "title", "trace", "view", "why_not", "write",
]

name = "qwinto"
title = "Qwinto, the card game"
rules_version = 1
action_type = Action
end_reasons = ("rows", "misthrows", "cards")  # Q-E1, Q-V2
seat_counts = (1, 2, 3, 4)
minutes = 8
difficulty = 2
table_options = simulation_options = Options()
