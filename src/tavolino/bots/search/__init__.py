"""Bots that look ahead: information-set tree search over the games' kernels. Requires NumPy."""

from tavolino.bots.bot import Limit
from tavolino.bots.search.search import Search, SearchBot

__all__ = ["Limit", "Search", "SearchBot"]
