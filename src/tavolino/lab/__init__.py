"""The games in the standard interfaces: PettingZoo, OpenSpiel and Gymnasium (docs/lab.md)."""

MISSING = 'This part of the lab needs packages that are not installed; pip install "tavolino[lab]" brings them.'
