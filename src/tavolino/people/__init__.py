"""People: who somebody is, how a browser or a program proves it, and what they have achieved."""

from tavolino.people.devices import new_device
from tavolino.people.people import Known, People
from tavolino.people.person import INTRODUCE, Person, Unknown, checked_name
from tavolino.people.tokens import FIRST, Bearer, Bring, SeatLink, Tokens

__all__ = [
    "FIRST",
    "INTRODUCE",
    "Bearer",
    "Bring",
    "Known",
    "People",
    "Person",
    "SeatLink",
    "Tokens",
    "Unknown",
    "checked_name",
    "new_device",
]
