"""What an outcome is worth to a learner."""

from tavolino.game import Outcome


def rewards(outcome: Outcome) -> list[float]:
    """From 1 for first place down to -1 for last, in even steps; ties share; the sum is 0.

    In solo play there is nobody to beat, so the reward is the score.
    """
    places = outcome.places
    if len(places) == 1:
        return [float(score) for score in outcome.scores]
    return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / (len(places) - 1) for place in places]
