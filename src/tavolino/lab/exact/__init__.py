"""Exact answers for tiny games: an equilibrium, and what the best answer to a player wins (docs/exact.md)."""
