"""A match at the prompt: views drawn, events told in English, and what a person types."""

from tavolino.terminal.drawing import draw
from tavolino.terminal.prompt import understood
from tavolino.terminal.screen import Screen, choices, final_scores, show_rules
from tavolino.terminal.telling import tell

__all__ = ["Screen", "choices", "draw", "final_scores", "show_rules", "tell", "understood"]
