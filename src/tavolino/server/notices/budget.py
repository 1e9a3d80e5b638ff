"""How many notices a channel may have: a few at once, then one in ten minutes.

A channel that fails waits longer each time.
"""

from tavolino.store import Channel

EACH = 600  # seconds in which a channel gets room for one more notice
BURST = 6  # notices at once, if there were none for an hour
FIRST, LONGEST = 60, 6 * 3600  # seconds that a channel waits after it failed
TRIES = 12  # in a row, until it is given up: two days


def free_at(channel: Channel) -> int:
    """When it may have its next notice."""
    return channel.full_at - (BURST - 1) * EACH


def used(channel: Channel, now: int) -> int:
    """Its `full_at` after one more notice."""
    return max(now, channel.full_at) + EACH


def after_failure(channel: Channel, now: int, wait: int) -> int:
    """The same after a notice that did not arrive. `wait`: seconds that the other side asks for."""
    pause = min(LONGEST, max(wait, FIRST << channel.failures))
    return now + pause + (BURST - 1) * EACH
