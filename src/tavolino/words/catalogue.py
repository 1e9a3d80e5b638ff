"""The sentences that people read, one folder of Fluent files for each language; the page reads the same files."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value: TypeAlias = str | int
FOLDER = Path(__file__).parent
LARGEST = 10**15  # a larger number is written digit by digit: the formatter cannot hold it
LANGUAGES: dict[str, str] = msgspec.json.decode((FOLDER / "languages.json").read_bytes())  # the shipped ones: own names


class Sentence(Struct, frozen=True):
    """One line for a person, not yet in any language: its key in the catalogue, and what is put into it."""

    message: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        return say(self.message, self.values)


def sentence(message: str, **values: Value) -> Sentence:
    return Sentence(message, values)


def say(message: str, values: Mapping[str, Value] | None = None, language: str = "en") -> str:
    """A sentence of the catalogue; raises KeyError where there is none, ValueError where a value is missing."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise KeyError(message)
    shown = {key: value if is_handy(value) else str(value) for key, value in (values or {}).items()}
    text, faults = bundle.format_pattern(pattern, shown)
    if faults:
        raise ValueError(f"{message}: {faults[0]}")
    return str(text)


def is_handy(value: Value) -> bool:
    return isinstance(value, str) or abs(value) <= LARGEST


@lru_cache
def catalogue(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here, because it takes a while to load

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
