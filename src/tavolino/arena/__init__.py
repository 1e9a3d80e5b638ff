"""Bots against bots on the same deals, with sound statistics: `docs/arena.md` explains them.

    deals        which matches a deal is played with
    ladder       the same, for every two of many bots
    contest      what decides how the matches go
    played       one match, played by bots
    batch        many matches, wherever there is room to play them
    contest_file the file that keeps them
    statistics   what they say, and how surely
    ratings      who is stronger, on one scale
    report       the same for people: JSON, Markdown, a picture
"""

from tavolino.arena.batch import Batch, Broke, LocalProcesses
from tavolino.arena.contest import Contest, contest_of
from tavolino.arena.contest_file import ContestFile, play
from tavolino.arena.played import Played
from tavolino.arena.statistics import Estimate, Summary, summary

__all__ = [
    "Batch", "Broke", "Contest", "ContestFile", "Estimate", "LocalProcesses", "Played", "Summary", "contest_of", "play",
    "summary",
]  # fmt: skip
