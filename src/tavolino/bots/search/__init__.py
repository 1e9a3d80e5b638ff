"""Bots that look ahead: information-set tree search over the games' kernels."""

from tavolino.bots.search.search import Limit, Search, SearchBot

__all__ = ["Limit", "Search", "SearchBot"]
