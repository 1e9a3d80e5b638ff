"""Bots that look ahead: information-set tree search over the games' kernels."""

from tavolino.bots.search.desk import SEES_ALL
from tavolino.bots.search.search import Limit, Search, SearchBot

__all__ = ["SEES_ALL", "Limit", "Search", "SearchBot"]
