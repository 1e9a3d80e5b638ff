"""How strong people and bots are, on one scale for each game."""

from tavolino.rating.anchors import Anchor, Anchors, anchors_of
from tavolino.rating.scale import FIRST, Rating, Standing, rated, stakes, standing

__all__ = ["FIRST", "Anchor", "Anchors", "Rating", "Standing", "anchors_of", "rated", "stakes", "standing"]
