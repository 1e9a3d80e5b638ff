"""Which tables are needed in memory although nobody is there."""

from tavolino.games import GAMES
from tavolino.store import Summary
from tavolino.table.decisions.rematch import begins_at
from tavolino.table.log.table import Table


def summary_of(table: Table) -> Summary:
    return Summary(table.stage, rules_in_play(table), goes_on(table), table.event)


def rules_in_play(table: Table) -> str:
    if table.stage != "playing":
        return ""
    return f"{table.game.name} {table.old.began.rules_version if table.old else table.game.rules_version}"


def known_rules() -> list[str]:
    """Matches under any other rules must be broken off."""
    return [f"{name} {game.rules_version}" for name, game in GAMES.items()]


def goes_on(table: Table) -> bool:
    """Whether something may happen unasked: bots act, clocks run, or the next match is about to begin."""
    if table.stage == "playing":
        return table.settings.clock is not None or any(seat.bot is not None for seat in table.seats)
    return table.stage == "over" and begins_at(table) is not None
