"""A word from those who run the place to everybody on every page."""

from msgspec import Struct


class Notice(Struct, frozen=True):
    number: int  # a later one has a larger number; a page that has hidden one shows the next
    text: str  # in the language of those who wrote it; empty: there is nothing to say, or the page has its own words
    left: int | None = None  # seconds until it is over
    stops: bool = False  # the server stops then, or sooner: no table is opened, and no match begins
