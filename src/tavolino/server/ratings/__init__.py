"""Ratings, profiles and leaderboards over HTTP."""
