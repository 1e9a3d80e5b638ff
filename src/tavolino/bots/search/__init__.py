"""Bots that look ahead: information-set tree search over the games' kernels. Requires NumPy."""

from tavolino.bots.bot import Limit
from tavolino.bots.search.led import InstantBot, LedBot, LedSearch
from tavolino.bots.search.search import Search, SearchBot

__all__ = ["InstantBot", "LedBot", "LedSearch", "Limit", "Search", "SearchBot"]
