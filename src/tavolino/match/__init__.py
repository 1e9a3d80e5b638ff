"""One playing of a game, from the deal to the final score, and what is kept of it."""

from tavolino.match.match import Match
from tavolino.match.options import read_options
from tavolino.match.record import Record, read_record, write_record
from tavolino.match.replay import record_of, replay

__all__ = ["Match", "Record", "read_options", "read_record", "record_of", "replay", "write_record"]
