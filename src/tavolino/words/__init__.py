"""Every sentence that people read, by its key, in eight languages; and small pieces of English for the terminal."""

from tavolino.words.catalogue import LANGUAGES, add_words, has_sentence, has_words, in_words, say, words_of
from tavolino.words.english import counted, join_words, known_names, plain, signed
from tavolino.words.sentence import Joined, PlainText, Seat, Sentence, Told, Value, plain_text, sentence

__all__ = [
    "LANGUAGES", "Joined", "PlainText", "Seat", "Sentence", "Told", "Value", "add_words", "counted", "has_sentence",
    "has_words", "in_words", "join_words", "known_names", "plain", "plain_text", "say", "sentence", "signed",
    "words_of",
]  # fmt: skip
