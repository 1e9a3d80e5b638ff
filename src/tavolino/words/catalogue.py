"""The sentences that people read, one folder of Fluent files for each language; the page reads the same files."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tavolino.words.sentence import Joined, PlainText, Seat, Sentence, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LARGEST = 10**15  # a larger number is written digit by digit: the formatter cannot hold it
OUTSIDE: dict[str, dict[str, str]] = {}  # words of games from other packages: by game and language, in Fluent
LANGUAGES: dict[str, str] = msgspec.json.decode((FOLDER / "languages.json").read_bytes())  # the shipped ones: own names


def in_words(
    told: Sentence | PlainText, names: Sequence[str] = (), language: str = "en", reader: int | None = None
) -> str:
    """A sentence in a language, with the names of the seats. The reader's seat is "you"; without one, nobody is."""
    values = filled(told.values, names, language, reader)
    if isinstance(told, PlainText):
        return re.sub(r"\{(\w+)\}", lambda place: str(values[place[1]]), told.text)
    return say(told.message, values, language)


def say(message: str, values: Mapping[str, str | int | float] | None = None, language: str = "en") -> str:
    """A sentence of the catalogue; raises KeyError where there is none, ValueError where a value is missing."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise KeyError(message)
    text, faults = bundle.format_pattern(pattern, dict(values or {}))
    if faults:
        raise ValueError(f"{message}: {faults[0]}")
    return str(text)


def has_words(message: str) -> bool:
    """Whether this is one of our own keys."""
    return message in own_keys()


def has_sentence(message: str) -> bool:
    """Whether this is one of our own keys, or one of a game from another package."""
    return has_words(message) or any(message in keys_in(words["en"]) for words in OUTSIDE.values())


@lru_cache
def own_keys() -> frozenset[str]:
    return frozenset(key for text in own_texts("en") for key in keys_in(text))


def keys_in(text: str) -> list[str]:
    return re.findall(r"^([\w-]+) *=", text, re.MULTILINE)


def add_words(game: str, language: str, text: str) -> None:
    """Words of a game from another package, once they are known to be good."""
    OUTSIDE.setdefault(game, {})[language] = text
    catalogue.cache_clear()


def words_of(game: str, language: str) -> str:
    """What a game from another package has in a language, in Fluent; empty for our own games and without any."""
    return OUTSIDE.get(game, {}).get(language, "")


def filled(
    values: Mapping[str, Value], names: Sequence[str], language: str, reader: int | None
) -> dict[str, str | int]:
    """What is put into the places of a sentence."""
    shown = {name: put(value, names, language, reader) for name, value in values.items()}
    shown |= {
        you(name): "yes" if value.seat == reader else "no"
        for name, value in values.items()
        if isinstance(value, Seat)
    }
    return shown


def you(name: str) -> str:
    """The place that says whether the seat in the place of this name is the reader."""
    return "you" if name == "who" else f"you_{name}"


def put(value: Value, names: Sequence[str], language: str, reader: int | None) -> str | int:
    match value:
        case Seat(seat):
            return names[seat]
        case Joined(items, last):
            return join([str(put(item, names, language, reader)) for item in items], last, language)
        case Sentence():
            return in_words(value, names, language, reader)
        case int() if abs(value) > LARGEST:
            return str(value)
        case _:
            return value


def join(words: Sequence[str], last: str, language: str) -> str:
    """Anna, Ben und Cleo."""
    from babel.lists import format_list  # here, because it takes a while to load

    return format_list(words, style="or" if last == "or" else "standard", locale=language)


@lru_cache
def catalogue(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here, because it takes a while to load

    bundle = FluentBundle([language], use_isolating=False)
    for text in (*own_texts(language), *(words_of(game, language) for game in OUTSIDE)):
        bundle.add_resource(FluentResource(text))
    return bundle


def own_texts(language: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
