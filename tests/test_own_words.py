"""Words that a game of another package brings are checked before anybody reads them."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from match import refused
from tavolino.own_words import take_in_words
from tavolino.words import Seat, catalogue, in_words, say, sentence, words_of

ENGLISH = """\
dozen-title = Dozen
dozen-took = { $you ->
    [yes] You
   *[no] { $who }
} took { NUMBER($count) ->
    [one] one card
   *[other] { $count } cards
}.
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A package that is all of a game that its words need. Its words are forgotten afterwards."""
    package = tmp_path / "dozen_of_tests"
    package.mkdir()
    (package / "__init__.py").write_text("name = 'dozen'")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "OUTSIDE", {})
    yield import_module(package.name)
    del sys.modules[package.name]
    catalogue.catalogue.cache_clear()


def write(game: Any, place: str, text: str | bytes) -> None:
    file = Path(game.__file__).parent / "words" / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)


def test_they_are_said_in_their_language_and_otherwise_in_english(game: Any) -> None:
    write(game, "en/dozen.ftl", ENGLISH)
    write(game, "de/dozen.ftl", "dozen-title = Dutzend")
    take_in_words(game)
    assert [say("dozen-title", {}, language) for language in ("en", "de", "it")] == ["Dozen", "Dutzend", "Dozen"]
    told = sentence("dozen-took", who=Seat(1), count=2)
    assert in_words(told, ["Anna", "Ben"], "de", reader=1) == "You took 2 cards."
    assert in_words(told, ["Anna", "Ben"], "en") == "Ben took 2 cards."
    assert "Dutzend" in words_of("dozen", "de")
    assert say("why-over", {}, "de") == "Die Partie ist vorbei."


def test_a_game_without_words_has_none(game: Any) -> None:
    take_in_words(game)
    assert words_of("dozen", "en") == ""


WRONG: dict[str, tuple[dict[str, str | bytes], str]] = {
    "no Fluent": (
        {"en/a.ftl": "dozen-a = fine\ndozen-b { 3"},
        'words/en/a.ftl cannot be read: line 2: Expected token: "="',
    ),
    "not in UTF-8": ({"en/a.ftl": b"dozen-a = \xff"}, "words/en/a.ftl is not in UTF-8"),
    "the key of another game": ({"en/a.ftl": "twisted-title = Mine"}, "its keys should begin with dozen-"),
    "a key of ours": ({"en/a.ftl": "home = Mine"}, "words/en/a.ftl has 'home', but its keys should begin with dozen-"),
    "a key twice": (
        {"en/a.ftl": "dozen-a = one", "en/b.ftl": "dozen-a = two"},
        "words/en/b.ftl has 'dozen-a', which is there already",
    ),
    "no English": ({"de/a.ftl": "dozen-a = eins"}, "words/de has 'dozen-a', but words/en has not"),
    "no such language": ({"xx/a.ftl": "dozen-a = one"}, "words/xx is in no language of Tavolino; "),
    "another place": (
        {"en/a.ftl": "dozen-a = { $card }", "de/a.ftl": "dozen-a = { $karte }"},
        "words/de puts $karte into 'dozen-a', but words/en does not",
    ),
    "a function": ({"en/a.ftl": "dozen-a = { RUN($card) }"}, "words/en/a.ftl uses RUN in 'dozen-a', which nobody"),
    "a quotation": ({"en/a.ftl": "dozen-a = { home }"}, "words/en/a.ftl quotes another sentence in 'dozen-a'"),
    "a term": ({"en/a.ftl": "-dozen = Dozen"}, "words/en/a.ftl has the term -dozen; write it out in each sentence"),
    "no text": ({"en/a.ftl": "dozen-a =\n    .title = one"}, "words/en/a.ftl should have one text for 'dozen-a'"),
}


@pytest.mark.parametrize(("files", "why"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_them_is_said_in_one_line(game: Any, files: dict[str, str | bytes], why: str) -> None:
    for place, text in files.items():
        write(game, place, text)
    with refused(why):
        take_in_words(game)
    assert words_of("dozen", "en") == ""


def test_a_game_cannot_take_our_keys_by_its_name(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "name", "why")
    write(game, "en/a.ftl", "why-over = Never!")
    with refused("words/en/a.ftl has 'why-over', which is one of Tavolino's own"):
        take_in_words(game)
    assert say("why-over") == "The match is over."
