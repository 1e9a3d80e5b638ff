"""People: who somebody is, how a browser or a program proves it, and what they have achieved."""

from tavolino.people.people import People
from tavolino.people.person import INTRODUCE, Person, Unknown, checked_name
from tavolino.people.tokens import SeatLink, Tokens

__all__ = ["INTRODUCE", "People", "Person", "SeatLink", "Tokens", "Unknown", "checked_name"]
