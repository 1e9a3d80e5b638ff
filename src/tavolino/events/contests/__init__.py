"""Contests in which everybody plays the same deals."""
