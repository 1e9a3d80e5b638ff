"""Bots against bots on the same deals, with sound statistics, which `docs/arena.md` explains.

    deals        which matches are played on a deal
    ladder       the same, for every pair of many bots
    contest      everything that decides how the matches go
    played       one match, played by bots
    batch        many matches, wherever there are workers (`tavolino.workers`)
    contest_file the file that stores them
    statistics   what they show, and how certain it is
    adjusted     the same with less luck in it
    ratings      how strong each bot is, on one scale
    surprises    the most surprising deals, and their matches played again
    chart        the shares as SVG
    page         the results as a page
    report       the results for people: JSON, Markdown, the page, a picture
"""

from tavolino.arena.adjusted import Adjusted, adjusted
from tavolino.arena.contest import Contest, contest_of
from tavolino.arena.contest_file import ContestFile, play
from tavolino.arena.played import Played
from tavolino.arena.statistics import Estimate, Summary, summary
from tavolino.workers import Broke, LocalProcesses, workers_on

__all__ = [
    "Adjusted", "Broke", "Contest", "ContestFile", "Estimate", "LocalProcesses", "Played", "Summary", "adjusted",
    "contest_of", "play", "summary", "workers_on",
]  # fmt: skip
