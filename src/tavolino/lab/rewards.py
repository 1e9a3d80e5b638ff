"""What an outcome is worth to a learner."""

from tavolino.game import Outcome


def rewards(outcome: Outcome) -> list[float]:
    """1 for the first place down to -1 for the last in even steps; equal places share; the sum is 0.

    Alone at the table there is nobody to beat, and the reward is the score.
    """
    places = outcome.places
    if len(places) == 1:
        return [float(score) for score in outcome.scores]
    return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / (len(places) - 1) for place in places]
