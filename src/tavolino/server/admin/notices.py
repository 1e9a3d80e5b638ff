"""What those who run the place say to everybody. It is only in memory: after a restart nobody says it any more."""

import time

from tavolino.table.runtime.notice import Notice


class Notices:
    def __init__(self) -> None:
        self.number = 0  # how often something was said, or taken back
        self.text = ""
        self.stops = False
        self.ends: float | None = None  # in the clock of time.monotonic

    def say(self, text: str, seconds: float | None, *, stops: bool = False) -> None:
        """With an empty text and no stop: take the last one back."""
        self.number += 1
        self.text, self.stops = text, stops
        self.ends = None if seconds is None else time.monotonic() + seconds

    def is_on(self) -> bool:
        return bool(self.text or self.stops) and (self.ends is None or self.ends > time.monotonic())

    def now(self) -> Notice:
        if not self.is_on():
            return Notice(self.number, "")
        left = None if self.ends is None else max(1, round(self.ends - time.monotonic()))
        return Notice(self.number, self.text, left, self.stops)
