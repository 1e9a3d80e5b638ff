"""One playing of a game, from the deal to the final score, and what is kept of it."""

from tavolino.match.match import Match
from tavolino.match.record import Record, read_record, write_record
from tavolino.match.replay import OldRules, Step, record_of, replay, walk

__all__ = [
    "Match",
    "OldRules",
    "Record",
    "Step",
    "read_record",
    "record_of",
    "replay",
    "walk",
    "write_record",
]
