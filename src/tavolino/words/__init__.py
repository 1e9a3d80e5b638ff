"""Every sentence that people read, by its key, in eight languages; and small pieces of English for the terminal."""

from tavolino.words.catalogue import LANGUAGES, in_words, say
from tavolino.words.english import counted, join_words, known_names, plain, signed
from tavolino.words.sentence import Joined, PlainText, Seat, Sentence, Told, Value, plain_text, sentence

__all__ = [
    "LANGUAGES",
    "Joined",
    "PlainText",
    "Seat",
    "Sentence",
    "Told",
    "Value",
    "counted",
    "in_words",
    "join_words",
    "known_names",
    "plain",
    "plain_text",
    "say",
    "sentence",
    "signed",
]
