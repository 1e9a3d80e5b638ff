"""Ratings, and what else is counted of people's matches."""
