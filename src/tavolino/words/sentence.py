"""Sentences that are in no language yet: the server sends them, the page and the terminal say them.

    sentence("gave-card", who=Seat(0), receiver=Seat(2), card=34)

is "Anna gave Cleo 34." on one screen and "Du gibst Cleo 34." on another. What is put into a sentence has few kinds:
a text, a number, a seat, another sentence, or several of these as a list. Where a language has to bend a word, such as
a colour, give it a code, "o", and let each language choose by it.
"""

from typing import Literal, TypeAlias

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False, tag="seat"):
    """Somebody at the table. The screen that shows the sentence puts in the name, and knows whether it is the reader.

    A seat as `who` fills two places of a sentence: `$who` with the name, and `$you` with "yes" or "no". As anything
    else, such as `next`, it fills `$next` and `$you_next`.
    """

    seat: int


class Joined(Struct, frozen=True, gc=False, omit_defaults=True, tag="joined"):
    """Several values in one place, joined as the language joins a list: "Anna, Ben and Cleo"."""

    items: "tuple[Value, ...]"  # in their order
    last: Literal["and", "or"] = "and"  # the word before the last one


class Sentence(Struct, frozen=True, gc=False, omit_defaults=True, tag="sentence"):
    """One line for a person: its key in the catalogue, and what is put into it."""

    message: str  # its key in the catalogues
    values: "dict[str, Value]" = {}  # of its variables

    def __str__(self) -> str:
        """The sentence in English; for one in which no seat is named."""
        from tavolino.words.catalogue import in_words  # here, because the catalogue knows sentences

        return in_words(self)


class PlainText(Struct, frozen=True, gc=False, omit_defaults=True, tag="text"):
    """One line of a game that has no catalogue: every language shows it as it is, with `{who}` and the like filled in.

    PlainText("{who} pours {card}.", {"who": Seat(0), "card": 7})
    """

    text: str  # in the game's own language
    values: "dict[str, Value]" = {}  # of its variables


Value: TypeAlias = str | int | Seat | Joined | Sentence
Told: TypeAlias = Sentence | PlainText | None  # an event in words; None: it goes without saying


def sentence(message: str, **values: Value) -> Sentence:
    return Sentence(message, values)


def plain_text(text: str, **values: Value) -> PlainText:
    return PlainText(text, values)
