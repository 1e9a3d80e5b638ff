"""How well somebody does each kind of thing: taking the row, say, or placing a card."""

import logging
from collections.abc import Sequence

from tavolino.coach.judgement import Decision, Deed
from tavolino.game import AnyGame, part_of
from tavolino.parts import MISTAKES

log = logging.getLogger(__name__)


def deeds_of(game: AnyGame, decisions: Sequence[Decision]) -> dict[str, Deed]:
    """Decisions by the kind of what was done, where there was a choice; empty if the game names no kinds."""
    try:
        return sorted_by_deed(game, decisions)
    except Exception:  # whatever another package does; the rest of the judgement is as good
        log.exception("no kinds of deeds for a match of %s", game.name)
        return {}


def sorted_by_deed(game: AnyGame, decisions: Sequence[Decision]) -> dict[str, Deed]:
    found: dict[str, Deed] = {}
    if (part := part_of(game, MISTAKES)) is None:
        return found
    for one in decisions:
        if len(one.choices) == 1:
            continue
        name = part.deed(game.read(one.choices[one.taken].action))
        before = found.get(name, Deed())
        found[name] = Deed(
            before.count + 1, before.given_up + one.regret.mean, before.at_random + one.random
        )
    return found
