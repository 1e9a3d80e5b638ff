"""How long to wait before the next try: longer each time, with chance in it, so that not all come at once."""

import random

SHORTEST = 0.5  # seconds
LONGEST = 30.0


class Pauses:
    def __init__(self) -> None:
        self.tries = 0

    def next(self) -> float:
        """The next pause, in seconds."""
        pause = min(SHORTEST * 2.0 ** min(self.tries, 10), LONGEST)
        self.tries += 1
        return pause * random.uniform(0.5, 1.5)

    def begin_anew(self) -> None:
        self.tries = 0
