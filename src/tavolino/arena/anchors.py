"""Measures how strong the bots are on the scale of ratings: every two of them play each other on the same deals."""

from collections.abc import Sequence

import msgspec

from tavolino import __version__
from tavolino.arena.contest import Contest, contest_of
from tavolino.arena.played import Played
from tavolino.arena.ratings import ratings
from tavolino.bots.levels import LEVELS
from tavolino.chance import seed_from_text
from tavolino.game import AnyGame
from tavolino.rating.anchors import Anchors, anchored

BOTS = ("random", "heuristic", *(level.name for level in LEVELS))
SEATS = 2
SEED = "anchors"
LONGEST = 10_000  # actions


def anchor_contest(game: AnyGame) -> Contest:
    """With the options that a table has unless its host changes them."""
    seed = seed_from_text(SEED)
    return contest_of(game, game.table_options, BOTS, seed, seats=SEATS, ladder=True, longest=LONGEST)


def measured(contest: Contest, matches: Sequence[Played]) -> Anchors:
    return Anchors(__version__, contest.rules_version, len(matches), anchored(ratings(matches)))


def as_file(anchors: Anchors) -> str:
    return msgspec.json.format(msgspec.json.encode(anchors), indent=2).decode() + "\n"
