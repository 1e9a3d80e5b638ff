"""The games in the standard interfaces: PettingZoo, OpenSpiel and Gymnasium; and the way back, from a policy to a bot.

docs/lab.md shows them all.
"""

from tavolino.lab.numbering import describe
from tavolino.lab.policy import policy_bot

MISSING = 'This part of the lab needs packages that are not installed; pip install "tavolino[lab]" brings them.'

__all__ = ["MISSING", "describe", "policy_bot"]
