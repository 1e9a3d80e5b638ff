"""Contests over HTTP."""
